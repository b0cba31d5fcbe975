"""Build: pay ore for the next level of the tower, twice with an ability (SPEC 7.3)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.events.economy import TowerBuilt
from games.rules.tiny_epic_kingdoms.queries.economy import build_cost, can_build
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.steps.yes_no import No, Yes, yes_or_no

_ = gettext_noop


def build(g: Kingdoms, seat: int) -> Rule:
    yield from build_level(g, seat)
    if g.times(seat, "build_count") > 1 and can_build(g, seat):
        yield BuildAgain(seat)


def build_level(g: Kingdoms, seat: int) -> Rule:
    yield TowerBuilt(seat, g.seat(seat).tower + 1, build_cost(g, seat))


class BuildAgain(Step[Kingdoms], frozen=True, tag="build.again"):
    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Build a second level for {cost} ore?"), cost=build_cost(g, self.seat))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield from yes_or_no()

    def decide(self, g: Kingdoms, choice: Yes | No) -> Rule:
        if isinstance(choice, Yes):
            yield from build_level(g, self.seat)

    def default(self, g: Kingdoms) -> Choice:
        return No()
