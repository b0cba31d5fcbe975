"""Units come, move, change and leave."""

from typing import Literal

from games.kernel.events import Event
from games.rules.tsukuyumi.state import NOBODY, ONI, Fate, State, Unit

How = Literal["move", "push", "jump"]


class UnitsDeployed(Event[State], frozen=True):
    """Units of one kind come onto a tile; their numbers follow from the order of deployment."""

    owner: int
    kind: str
    cell: str
    count: int = 1
    source: Fate = "reserve"

    def apply(self, state: State) -> None:
        for _ in range(self.count):
            state.units[state.next_unit] = Unit(self.kind, self.owner, self.cell)
            state.next_unit += 1
        if self.owner == ONI:
            state.oni[self.kind] -= self.count
        elif self.source == "dreamtime":
            state.seats[self.owner].dreamtime -= self.count
        else:
            state.seats[self.owner].reserve[self.kind] -= self.count


class UnitsMoved(Event[State], frozen=True):
    """Units walk over these cells, are pushed, or are put somewhere."""

    seat: int
    """Who moves them."""
    units: list[int]
    path: list[str]
    """The cells that they enter, the last one to stay."""
    how: How = "move"
    steps: int = 0
    """Steps that count for a massive unit."""
    origin: str = ""
    """Where the first of them came from."""

    def apply(self, state: State) -> None:
        for number in self.units:
            unit = state.units[number]
            unit.cell = self.path[-1]
            unit.steps += self.steps


class UnitsLeft(Event[State], frozen=True):
    """Units of one owner leave the board: eliminated by somebody, or removed."""

    units: list[int]
    to: Fate
    by: int = NOBODY
    eliminated: bool = False
    owner: int = NOBODY
    cell: str = ""
    """Where they stood, if all on one tile."""
    kinds: dict[str, int] = {}

    def apply(self, state: State) -> None:
        for number in self.units:
            unit = state.units.pop(number)
            if unit.owner == ONI:
                if self.to == "out":
                    state.oni_out.append(unit.kind)
                else:
                    state.oni[unit.kind] += 1
                continue
            seat = state.seats[unit.owner]
            match self.to:
                case "dreamtime":
                    seat.dreamtime += 1
                case "out":
                    seat.out[unit.kind] = seat.out.get(unit.kind, 0) + 1
                case _:
                    seat.reserve[unit.kind] = seat.reserve.get(unit.kind, 0) + 1


class UnitExchanged(Event[State], frozen=True):
    """A unit is upgraded or awakened where it stands; the old one goes back to the reserve."""

    seat: int
    unit: int
    kind: str
    cost: int = 0
    cell: str = ""

    def apply(self, state: State) -> None:
        unit = state.units[self.unit]
        reserve = state.seats[unit.owner].reserve
        reserve[unit.kind] = reserve.get(unit.kind, 0) + 1
        reserve[self.kind] -= 1
        unit.kind, unit.steps, unit.struck = self.kind, 0, False


class UnitStruck(Event[State], frozen=True):
    """The free combat of an aggressive unit is used."""

    unit: int

    def apply(self, state: State) -> None:
        state.units[self.unit].struck = True


class DreamersReleased(Event[State], frozen=True):
    """Followers go from Dreamtime to the reserve."""

    seat: int
    count: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.dreamtime -= self.count
        seat.reserve["follower"] += self.count
