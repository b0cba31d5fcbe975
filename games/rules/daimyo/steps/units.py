"""Units come onto the board: Governors, and Shadows that drive Governors out (SPEC 8.5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.economy import TokensGained
from games.rules.daimyo.events.pieces import GovernorEliminated, GovernorPlaced, ShadowPlaced
from games.rules.daimyo.queries.board import (
    free_dangers,
    free_governor_spaces,
    island_of,
    on,
    opposing_governors,
)
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import island_name, place_name, who
from games.rules.daimyo.state import AUTOMATON, Owner
from games.rules.daimyo.steps.spots import GoTo, PutAt, PutIn, danger_options, place_options

_ = gettext_noop


class PickGovernor(Choice, frozen=True, tag="gov"):
    owner: Owner
    place: str


def eliminate(g: Daimyo, place: str, by: Owner) -> Rule:
    """The owner of the Governor is compensated, the automaton is not (R33)."""
    owner = g.state.governors[place]
    yield GovernorEliminated(owner, place, by)
    if owner != AUTOMATON:
        yield TokensGained(owner, g.content.economy.compensation.gain, "eliminated")


class RecruitPlace(Step[Daimyo], frozen=True, tag="recruit.place"):
    seat: int
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does your Governor go?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from place_options(g, free_governor_spaces(g), self.island, "governor")

    def decide(self, g: Daimyo, choice: GoTo | PutAt) -> Rule:
        if isinstance(choice, GoTo):
            yield RecruitPlace(self.seat, choice.island)
        else:
            yield GovernorPlaced(self.seat, choice.place)


class RecruitDanger(Step[Daimyo], frozen=True, tag="recruit.danger"):
    """A Shadow takes the gold of its space and drives an opposing Governor out (R30)."""

    seat: int
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does your Shadow go?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from danger_options(g, free_dangers(g), self.island)

    def decide(self, g: Daimyo, choice: GoTo | PutIn) -> Rule:
        if isinstance(choice, GoTo):
            yield RecruitDanger(self.seat, choice.island)
            return
        yield ShadowPlaced(self.seat, choice.danger)
        yield TokensGained(self.seat, {"gold": g.content.danger(choice.danger).gold}, "shadow")
        island = island_of(g, choice.danger)
        if on(g, island, opposing_governors(g, self.seat)):
            yield Victim(self.seat, island)


class Victim(Step[Daimyo], frozen=True, tag="recruit.victim"):
    seat: int
    island: str

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        where = island_name(g, self.island)
        return say(_("Which Governor on {island} does your Shadow eliminate?"), island=where)

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from governor_options(g, on(g, self.island, opposing_governors(g, self.seat)))

    def decide(self, g: Daimyo, choice: PickGovernor) -> Rule:
        yield from eliminate(g, choice.place, self.seat)

    def default(self, g: Daimyo) -> Choice:
        return richest_victim(g, on(g, self.island, opposing_governors(g, self.seat)))


def governor_options(g: Daimyo, places: list[str]) -> Iterator[Option]:
    for place in places:
        owner = g.state.governors[place]
        label = say(_("{who}: {place}"), who=who(g, owner), place=place_name(g, place))
        yield Option(PickGovernor(owner, place), label, (f"governor:{place}",))


def richest_victim(g: Daimyo, places: list[str]) -> PickGovernor:
    """For an absent player: a Governor of whoever has the most points (SPEC 19)."""

    def popularity(place: str) -> int:
        owner = g.state.governors[place]
        return -1 if owner == AUTOMATON else g.points(owner)

    place = max(places, key=popularity)
    return PickGovernor(g.state.governors[place], place)
