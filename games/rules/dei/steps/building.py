"""Build: which kind, with which token, where (SPEC 9.5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.dei.content import KindId
from games.rules.dei.events.pieces import ConstructionBuilt
from games.rules.dei.events.turn import BonusMovesGained
from games.rules.dei.queries.acting import build_kinds, build_sites, liftable
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import construction, site
from games.rules.dei.queries.ways import elevator_ends

_ = gettext_noop


class Build(Choice, frozen=True):
    kind: KindId


class Lift(Choice, frozen=True):
    """Pick up a placed token."""

    site: str


class On(Choice, frozen=True):
    site: str


def site_option(g: Dei, kind: KindId, name: str, choice: Choice) -> Option:
    return Option(choice, site(g, kind, name), site_targets(kind, name))


def site_targets(kind: KindId, name: str) -> tuple[str, ...]:
    """An Elevator is pointed at by its two Regions, a Bridge by its line."""
    if kind == "refuge":
        return (f"region:{name}",)
    if kind == "bridge":
        return (f"bridge:{name}",)
    return tuple(f"region:{region}" for region in elevator_ends(name))


class BuildKind(Step[Dei], frozen=True, tag="build.choose_kind"):
    inner = True

    seat: int
    action: str

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("What do you build?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for kind in build_kinds(g, self.seat, self.action):
            yield Option(Build(kind), plain(construction(g, kind)))

    def decide(self, g: Dei, choice: Build) -> Rule:
        yield BuildToken(self.seat, choice.kind)


class BuildToken(Step[Dei], frozen=True, tag="build.choose_token"):
    """R33: only with no token of the kind in reserve one on the map is lifted."""

    inner = True

    seat: int
    kind: KindId

    def asks(self, g: Dei) -> int | None:
        return self.seat if liftable(g, self.seat, self.kind) else None

    def prompt(self, g: Dei) -> Text:
        return say(
            _("All of that kind are built. Which {kind} do you lift?"),
            kind=construction(g, self.kind),
        )

    def options(self, g: Dei) -> Iterator[Option]:
        for place in liftable(g, self.seat, self.kind):
            yield site_option(g, self.kind, place, Lift(place))

    def decide(self, g: Dei, choice: Lift) -> Rule:
        yield BuildPlace(self.seat, self.kind, choice.site)

    def run(self, g: Dei) -> Rule:
        yield BuildPlace(self.seat, self.kind)


class BuildPlace(Step[Dei], frozen=True, tag="build.choose_site"):
    inner = True

    seat: int
    kind: KindId
    lifted: str = ""

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Where do you build the {kind}?"), kind=construction(g, self.kind))

    def options(self, g: Dei) -> Iterator[Option]:
        for place in build_sites(g, self.seat, self.kind):
            yield site_option(g, self.kind, place, On(place))

    def decide(self, g: Dei, choice: On) -> Rule:
        yield ConstructionBuilt(self.seat, self.kind, choice.site, self.lifted)
        moves = g.powers(self.seat).moves_per_link
        if moves and self.kind != "refuge":
            yield BonusMovesGained(self.seat, moves)
