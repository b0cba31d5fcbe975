"""Kill: an opponent removes a Scrapper and gains a Candy Boost (SPEC 9.6)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.dei.events.economy import BoostGained
from games.rules.dei.events.pieces import ScrappersKilled
from games.rules.dei.queries.acting import kill_regions, kill_targets
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import place
from games.rules.dei.steps.answers import At, at

_ = gettext_noop


class Kill(Choice, frozen=True):
    victim: int


class KillRegion(Step[Dei], frozen=True, tag="kill.choose_region"):
    inner = True

    seat: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Where do you Kill a Scrapper?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for region in kill_regions(g, self.seat):
            yield at(g, region)

    def decide(self, g: Dei, choice: At) -> Rule:
        yield KillTarget(self.seat, choice.region)


class KillTarget(Step[Dei], frozen=True, tag="kill.choose_target"):
    inner = True

    seat: int
    region: str

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Whose Scrapper leaves {place}?"), place=place(g, self.region))

    def options(self, g: Dei) -> Iterator[Option]:
        for victim in kill_targets(g, self.seat, self.region):
            label = say(_("A Scrapper of {player}"), player=SeatName(victim))
            yield Option(Kill(victim), label, (f"seat:{victim}",))

    def decide(self, g: Dei, choice: Kill) -> Rule:
        yield ScrappersKilled(self.seat, self.region, [choice.victim])
        yield from draw_boost(g, choice.victim)


def draw_boost(g: Dei, seat: int) -> Rule:
    """R26: an empty pool gives nothing."""
    if g.state.pool:
        yield BoostGained(seat, g.chance.pick(g.state.pool))
