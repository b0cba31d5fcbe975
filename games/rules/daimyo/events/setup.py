"""Laying the table: heroes, relic tiles, clans, construction boards (SPEC 4)."""

from typing import Self

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.kernel.moves import HIDDEN
from games.rules.daimyo.printed.words import AutomatonId, BuildingKind
from games.rules.daimyo.state import Automaton, State


class HeroesLaidOut(Event[State], frozen=True):
    """The market, and the face-up top of the deck that the rest of `among` becomes."""

    market: list[str]
    top: str
    among: list[str]

    def apply(self, state: State) -> None:
        state.hero_market = list(self.market)
        state.hero_top = self.top
        shown = {*self.market, self.top}
        state.hero_deck = sorted(hero for hero in self.among if hero not in shown)

    def redraw(self, state: State, chance: Chance) -> "HeroesLaidOut":
        order = chance.shuffle(self.among)
        size = len(self.market)
        return HeroesLaidOut(order[:size], order[size], self.among)


class VillagersLaidOut(Event[State], frozen=True):
    """Which sides are up; a tile with one possible side is not left to chance."""

    sides: dict[str, str]
    possible: dict[str, list[str]]

    def apply(self, state: State) -> None:
        state.villagers = dict(self.sides)

    def redraw(self, state: State, chance: Chance) -> "VillagersLaidOut":
        sides = {
            tile: chance.pick(possible) if len(possible) > 1 else possible[0]
            for tile, possible in self.possible.items()
        }
        return VillagersLaidOut(sides, self.possible)


class RelicsLaidOut(Event[State], frozen=True):
    """Tiles on the No Man's Lands and on the Black Market; the others are in the bag."""

    slots: list[str]
    drawn: list[str]
    tiles: list[str]
    """The different tiles of this match."""
    copies: int

    def apply(self, state: State) -> None:
        state.nml = dict(zip(self.slots, self.drawn, strict=False))
        state.black_market = list(self.drawn[len(self.slots) :])
        state.bag = sorted(self.tiles * self.copies)
        for tile in self.drawn:
            state.bag.remove(tile)

    def redraw(self, state: State, chance: Chance) -> "RelicsLaidOut":
        drawn = chance.shuffle(self.tiles * self.copies)[: len(self.drawn)]
        return RelicsLaidOut(self.slots, drawn, self.tiles, self.copies)


class ObjectivesDealt(Event[State], frozen=True):
    objectives: list[str]
    among: list[list[str]]
    """The cards of each colour."""
    counts: list[int]

    def apply(self, state: State) -> None:
        state.objectives = list(self.objectives)

    def redraw(self, state: State, chance: Chance) -> "ObjectivesDealt":
        found: list[str] = []
        for cards, count in zip(self.among, self.counts, strict=True):
            found += chance.shuffle(cards)[:count]
        return ObjectivesDealt(found, self.among, self.counts)


class FirstPlayerDrawn(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.first = state.helmet = self.seat

    def redraw(self, state: State, chance: Chance) -> "FirstPlayerDrawn":
        return FirstPlayerDrawn(chance.pick(range(state.header.seats)))


class AutomatonJoined(Event[State], frozen=True):
    kind: AutomatonId

    def apply(self, state: State) -> None:
        state.automaton = Automaton(self.kind)


class ClanTaken(Event[State], frozen=True):
    seat: int
    clan: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].clan = self.clan


class ClanDrawn(Event[State], frozen=True):
    """For a seat that was not there to choose."""

    seat: int
    clan: str
    among: list[str]

    def apply(self, state: State) -> None:
        state.seats[self.seat].clan = self.clan

    def redraw(self, state: State, chance: Chance) -> "ClanDrawn":
        return ClanDrawn(self.seat, chance.pick(self.among), self.among)


class ClansDealt(Event[State], frozen=True):
    clans: list[str]
    """One for each seat, then those that nobody plays."""

    def apply(self, state: State) -> None:
        for seat, clan in zip(state.seats, self.clans, strict=False):
            seat.clan = clan

    def redraw(self, state: State, chance: Chance) -> "ClansDealt":
        return ClansDealt(chance.shuffle(self.clans))


class BoardTaken(Event[State], frozen=True):
    seat: int
    kind: BuildingKind
    board: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].boards[self.kind] = self.board


class BoardDrawn(Event[State], frozen=True):
    """For a seat that was not there to choose."""

    seat: int
    board: str
    among: dict[str, BuildingKind]

    def apply(self, state: State) -> None:
        state.seats[self.seat].boards[self.among[self.board]] = self.board

    def redraw(self, state: State, chance: Chance) -> "BoardDrawn":
        return BoardDrawn(self.seat, chance.pick(self.among), self.among)


class ClanPrepared(Event[State], frozen=True):
    """A clan's three heroes are shuffled and the opening hand is drawn."""

    seat: int
    heroes: list[str]
    hand: list[str]
    capacity: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.heroes = list(self.heroes)
        seat.hand = list(self.hand)
        seat.capacity = self.capacity

    def mask(self, viewer: Viewer) -> Self:
        if viewer == self.seat:
            return self
        return replace(self, hand=[HIDDEN] * len(self.hand))

    def redraw(self, state: State, chance: Chance) -> Self:
        return replace(self, hand=chance.shuffle(self.heroes)[: len(self.hand)])


class FirstHeroHidden(Event[State], frozen=True):
    """A card from the face-down part of the hero deck goes unseen to the Empire (SPEC 14)."""

    hero: str

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        state.automaton.first_hero = self.hero
        state.hero_deck.remove(self.hero)

    def mask(self, viewer: Viewer) -> "FirstHeroHidden":
        return FirstHeroHidden(HIDDEN)

    def redraw(self, state: State, chance: Chance) -> "FirstHeroHidden":
        return FirstHeroHidden(chance.pick(state.hero_deck))
