"""Towers, magic, new meeples, trades and income."""

from games.kernel.events import Event
from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.events.pieces import put_down
from games.rules.tiny_epic_kingdoms.state import Meeple, State


class TowerBuilt(Event[State], frozen=True):
    seat: int
    level: int
    ore: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.stock["ore"] -= self.ore
        seat.tower = self.level


class MagicResearched(Event[State], frozen=True):
    seat: int
    level: int
    mana: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.stock["mana"] -= self.mana
        seat.magic = self.level


class AbilityMimicked(Event[State], frozen=True):
    seat: int
    level: int
    """The level of the copied ability."""
    faction: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].mimics[self.level] = self.faction


class MeepleExpanded(Event[State], frozen=True):
    seat: int
    meeple: str
    region: str
    ore: int = 0
    mana: int = 0
    food: int = 0
    lying: bool = False

    def apply(self, state: State) -> None:
        stock = state.seats[self.seat].stock
        stock["ore"] -= self.ore
        stock["mana"] -= self.mana
        stock["food"] -= self.food
        put_down(state, Meeple(self.meeple, self.seat, self.lying), self.region)


class Traded(Event[State], frozen=True):
    seat: int
    gives: ResourceId
    gets: ResourceId
    amount: int
    bonus: int = 0

    def apply(self, state: State) -> None:
        stock = state.seats[self.seat].stock
        stock[self.gives] -= self.amount
        stock[self.gets] += self.amount + self.bonus


class Collected(Event[State], frozen=True):
    """The fixed income of a Collect, bonuses included; `lost` is what did not fit (R10)."""

    seat: int
    ore: int = 0
    mana: int = 0
    food: int = 0
    lost: int = 0

    def apply(self, state: State) -> None:
        stock = state.seats[self.seat].stock
        stock["ore"] += self.ore
        stock["mana"] += self.mana
        stock["food"] += self.food


class ResourceGained(Event[State], frozen=True):
    seat: int
    kind: ResourceId
    source: str
    amount: int = 1

    def apply(self, state: State) -> None:
        state.seats[self.seat].stock[self.kind] += self.amount
