"""What happens before the first turn."""

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.rules.tiny_epic_kingdoms.events.pieces import put_down
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, Meeple, State


class FirstPlayerDrawn(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.first = state.active = self.seat

    def redraw(self, state: State, chance: Chance) -> "FirstPlayerDrawn":
        return FirstPlayerDrawn(chance.pick(range(state.header.seats)))


class FactionsDealt(Event[State], frozen=True):
    """All factions in a random order; each seat has the one at its place."""

    order: list[str]

    def apply(self, state: State) -> None:
        for seat, faction in zip(state.seats, self.order, strict=False):
            seat.faction = faction

    def redraw(self, state: State, chance: Chance) -> "FactionsDealt":
        return FactionsDealt(chance.shuffle(self.order))


class FactionTaken(Event[State], frozen=True):
    seat: int
    faction: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].faction = self.faction


class FactionDrawn(Event[State], frozen=True):
    """An absent seat got one of the factions that were left."""

    seat: int
    faction: str
    left: list[str]

    def apply(self, state: State) -> None:
        state.seats[self.seat].faction = self.faction

    def redraw(self, state: State, chance: Chance) -> "FactionDrawn":
        return FactionDrawn(self.seat, chance.pick(self.left), self.left)


class TerritoriesDealt(Event[State], frozen=True):
    """The shuffled territory cards, dealt from the front to the seats in order."""

    order: list[str]

    def apply(self, state: State) -> None:
        state.deck = list(self.order)
        for seat, card in zip(state.seats, self.order, strict=False):
            seat.card = card

    def redraw(self, state: State, chance: Chance) -> "TerritoriesDealt":
        return TerritoriesDealt(chance.shuffle(self.order))


class LostKingdomPlaced(Event[State], frozen=True):
    """The card after those of the seats, a random side, a neutral meeple in each region."""

    side: str
    sides: list[str]
    regions: list[str]

    def apply(self, state: State) -> None:
        state.lost_kingdom = self.side
        for number, region in enumerate(self.regions, 1):
            put_down(state, Meeple(f"n.{number}", NEUTRAL), region)

    def redraw(self, state: State, chance: Chance) -> "LostKingdomPlaced":
        return LostKingdomPlaced(chance.pick(self.sides), self.sides, self.regions)


class SideTaken(Event[State], frozen=True):
    seat: int
    side: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].home = self.side


class StockTaken(Event[State], frozen=True):
    seat: int
    ore: int = 0
    mana: int = 0
    food: int = 0

    def apply(self, state: State) -> None:
        state.seats[self.seat].stock = {"ore": self.ore, "mana": self.mana, "food": self.food}


class MeeplesPlaced(Event[State], frozen=True):
    """The first meeples of a seat, together in its start region."""

    seat: int
    region: str
    count: int
    lying: bool = False

    def apply(self, state: State) -> None:
        for number in range(1, self.count + 1):
            put_down(state, Meeple(f"s{self.seat}.{number}", self.seat, self.lying), self.region)


class SetupRevealed(Event[State], frozen=True):
    """Every seat's picks lie open; the first turn begins."""

    def apply(self, state: State) -> None:
        state.placed = True
