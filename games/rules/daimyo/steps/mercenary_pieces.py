"""The Mercenaries' towers, Governors and Shadows (SPEC 13)."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.automaton import ChanceDecided
from games.rules.daimyo.events.pieces import (
    BuildingPlaced,
    GovernorPlaced,
    ShadowMoved,
    ShadowPlaced,
    TowerMoved,
)
from games.rules.daimyo.queries.board import (
    buildings_of,
    free_building_spaces,
    free_dangers,
    free_governor_spaces,
    governors_of,
    island_of,
    on,
    shadows_of,
)
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import building_name, danger_name, island_name, place_name
from games.rules.daimyo.state import AUTOMATON
from games.rules.daimyo.steps.setup_picks import AtRandom
from games.rules.daimyo.steps.spots import GoTo, PutAt, PutIn, danger_options, place_options
from games.rules.daimyo.steps.units import PickGovernor, eliminate, governor_options

_ = gettext_noop
Piece = Literal["tower", "governor", "shadow"]


class MercMoveFrom(Step[Daimyo], frozen=True, tag="merc.move_from"):
    """All of theirs are on the board: one of them moves."""

    seat: int
    piece: Literal["tower", "shadow"]

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        piece = building_name(g, self.piece)
        return say(_("Which {piece} of the Mercenaries moves?"), piece=piece)

    def options(self, g: Daimyo) -> Iterator[Option]:
        if self.piece == "tower":
            for place in buildings_of(g, AUTOMATON, "tower"):
                yield Option(PutAt(place), place_name(g, place), (f"building:{place}",))
        else:
            for danger in shadows_of(g, AUTOMATON):
                yield Option(PutIn(danger), danger_name(g, danger), (f"danger:{danger}",))

    def decide(self, g: Daimyo, choice: PutAt | PutIn) -> Rule:
        if isinstance(choice, PutAt):
            yield MercPlace(self.seat, "tower", choice.place)
        else:
            yield MercDanger(self.seat, choice.danger)


class MercPlace(Step[Daimyo], frozen=True, tag="merc.place"):
    seat: int
    piece: Literal["tower", "governor"]
    origin: str = ""
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        piece = building_name(g, self.piece)
        return say(_("Where does the {piece} of the Mercenaries go?"), piece=piece)

    def options(self, g: Daimyo) -> Iterator[Option]:
        space: Literal["building", "governor"] = "building" if self.piece == "tower" else "governor"
        yield from place_options(g, self.free(g), self.island, space)

    def decide(self, g: Daimyo, choice: GoTo | PutAt | AtRandom) -> Rule:
        if isinstance(choice, GoTo):
            yield replace(self, island=choice.island)
            return
        place = choice.place if isinstance(choice, PutAt) else ""
        if not place:
            free = list(self.free(g))
            place = g.chance.pick(free)
            yield ChanceDecided(place, free)
        if self.piece == "governor":
            yield GovernorPlaced(AUTOMATON, place)
        elif self.origin:
            yield TowerMoved(AUTOMATON, self.origin, place)
        else:
            yield BuildingPlaced(AUTOMATON, "tower", place)

    def free(self, g: Daimyo) -> tuple[str, ...]:
        return free_building_spaces(g) if self.piece == "tower" else free_governor_spaces(g)

    def default(self, g: Daimyo) -> Choice:
        return AtRandom()


class MercDanger(Step[Daimyo], frozen=True, tag="merc.danger"):
    """Nobody gains the space's gold; one that only moved removes nobody."""

    seat: int
    origin: str = ""
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does the Shadow of the Mercenaries go?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from danger_options(g, free_dangers(g), self.island)

    def decide(self, g: Daimyo, choice: GoTo | PutIn) -> Rule:
        if isinstance(choice, GoTo):
            yield replace(self, island=choice.island)
        elif self.origin:
            yield ShadowMoved(AUTOMATON, self.origin, choice.danger)
        else:
            yield ShadowPlaced(AUTOMATON, choice.danger)
            island = island_of(g, choice.danger)
            if governors_of_others(g, self.seat, island):
                yield MercVictim(self.seat, island)


def governors_of_others(g: Daimyo, seat: int, island: str) -> list[str]:
    """Governors of the other seats on that island."""
    return [place for other in g.others(seat) for place in on(g, island, governors_of(g, other))]


class MercVictim(Step[Daimyo], frozen=True, tag="merc.victim"):
    seat: int
    island: str

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        where = island_name(g, self.island)
        return say(_("Which Governor on {island} is removed?"), island=where)

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from governor_options(g, governors_of_others(g, self.seat, self.island))

    def decide(self, g: Daimyo, choice: PickGovernor) -> Rule:
        yield from eliminate(g, choice.place, AUTOMATON)
