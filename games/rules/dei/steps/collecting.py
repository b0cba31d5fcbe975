"""Collect and what may replace it (SPEC 9.3, 14)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.content import CardAction
from games.rules.dei.events.economy import (
    ResourceCollected,
    ResourceDeclined,
    ResourceDiscarded,
    TechSwapped,
)
from games.rules.dei.events.turn import ActionsAdded
from games.rules.dei.queries.acting import (
    collect_modes,
    collect_regions,
    may_swap,
)
from games.rules.dei.queries.dei import Dei
from games.rules.dei.steps.answers import At, Mode, at
from games.rules.dei.steps.replacing import MineRegion, RemedyRegion
from games.rules.dei.steps.resources import (
    Decline,
    Discard,
    Gain,
    discard_default,
    discard_options,
)

_ = gettext_noop
MODES = {
    "collect": _("Collect a Resource"),
    "mine": _("Deep Mining: place a Resource"),
    "remedy": _("Extraordinary Remedy: Kill a Scrapper"),
}


class Swap(Choice, frozen=True):
    """The Tech for an Energy Cell."""


class Keep(Choice, frozen=True):
    """The Tech stays."""


class CollectMode(Step[Dei], frozen=True, tag="collect.choose_mode"):
    """A replaced Collect loses its riders (R22)."""

    inner = True

    seat: int
    kind: str

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("What do you use this Collect for?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for mode in collect_modes(g, self.seat):
            yield Option(Mode(mode), say(MODES[mode]))

    def decide(self, g: Dei, choice: Mode) -> Rule:
        if choice.mode == "mine":
            yield MineRegion(self.seat)
        elif choice.mode == "remedy":
            yield RemedyRegion(self.seat)
        else:
            yield CollectRegion(self.seat, self.kind)


class CollectRegion(Step[Dei], frozen=True, tag="collect.choose_region"):
    inner = True

    seat: int
    kind: str

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("From which Region do you Collect?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in collect_regions(g, self.seat):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield from collect(g, self.seat, choice.region, self.kind)


def collect(g: Dei, seat: int, region: str, kind: str) -> Rule:
    """R53: take (at the limit make room first), swap, the Machinery's Tech, the Leader."""
    if g.is_full(seat):
        yield CollectLimit(seat, region, kind)
    else:
        yield ResourceCollected(seat, region, g.kind_in(region))
        yield CollectSwap(seat, region, kind)


class CollectLimit(Step[Dei], frozen=True, tag="collect.choose_discard"):
    """R47: a declined Resource stays in its Region, and nothing follows."""

    inner = True

    seat: int
    region: str
    kind: str

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("You hold ten Resources. What makes room?"))

    def options(self, g: Dei) -> Iterator[Option]:
        yield from discard_options(g, self.seat, g.kind_in(self.region))

    def decide(self, g: Dei, choice: Discard | Decline) -> Rule:
        kind = g.kind_in(self.region)
        if isinstance(choice, Decline):
            yield ResourceDeclined(self.seat, kind)
            return
        yield ResourceDiscarded(self.seat, choice.kind)
        yield ResourceCollected(self.seat, self.region, kind)
        yield CollectSwap(self.seat, self.region, self.kind)

    def default(self, g: Dei) -> Choice:
        return discard_default(g, self.seat, g.kind_in(self.region))


class CollectSwap(Step[Dei], frozen=True, tag="collect.choose_swap"):
    inner = True

    seat: int
    region: str
    kind: str

    def asks(self, g: Dei) -> int | None:
        return self.seat if may_swap(g, self.seat, self.kind, self.region) else None

    def prompt(self, g: Dei) -> Text:
        return say(_("Do you swap the collected Tech for an Energy Cell?"))

    def options(self, g: Dei) -> Iterator[Option]:
        yield Option(Swap(), say(_("Swap it for Energy")))
        yield Option(Keep(), say(_("Keep the Tech")))

    def decide(self, g: Dei, choice: Swap | Keep) -> Rule:
        if isinstance(choice, Swap):
            yield TechSwapped(self.seat)
        yield from self.run(g)

    def run(self, g: Dei) -> Rule:
        extra = g.content.actions[self.kind].gains_tech
        if extra:
            yield Gain(self.seat, "tech", extra)
        yield Seeking(self.seat, self.region)


class Seeking(Step[Dei], frozen=True, tag="collect.seeking"):
    """R21: once per phase, a Collect where the Leader stands adds another plain one."""

    seat: int
    region: str

    def run(self, g: Dei) -> Rule:
        seeks = g.powers(self.seat).leader_seeks and not g.state.play.sought
        if seeks and g.has_leader_in(self.seat, self.region):
            yield ActionsAdded(self.seat, [CardAction("collect")], sought=True)
