"""Units that are built, deployed, moved, removed and wounded."""

from typing import Literal

from games.kernel.events import Event
from games.rules.mysthea.content import Piece, UnitKind
from games.rules.mysthea.events.pieces import carry_over, pick_up_any, put_down
from games.rules.mysthea.state import State

Way = Literal["step", "portal", "retreat"]
Cause = Literal["battle", "monster", "card"]


class UnitConstructed(Event[State], frozen=True):
    seat: int
    kind: Piece

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.supply[self.kind] -= 1
        seat.pool[self.kind] += 1


class UnitDeployed(Event[State], frozen=True):
    """From the pool, a fortification from the supply."""

    seat: int
    kind: Piece
    region: str

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        stock = seat.supply if self.kind == "fort" else seat.pool
        stock[self.kind] -= 1
        put_down(seat, self.kind, self.region)


class UnitMoved(Event[State], frozen=True):
    """One unit, and the passenger that it may have taken along."""

    seat: int
    kind: UnitKind
    origin: str
    to: str
    passenger: UnitKind | None = None
    way: Way = "step"

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        carry_over(seat, self.kind, self.origin, self.to)
        if self.passenger is not None:
            carry_over(seat, self.passenger, self.origin, self.to)


class GroupSent(Event[State], frozen=True):
    """Several units go together from one region to another."""

    seat: int
    origin: str
    to: str
    units: list[UnitKind]

    def apply(self, state: State) -> None:
        for kind in self.units:
            carry_over(state.seats[self.seat], kind, self.origin, self.to)


class UnitsRemoved(Event[State], frozen=True):
    """Troops and golems go back to the pool, fortifications to the supply (R14)."""

    seat: int
    region: str
    units: list[Piece]
    cause: Cause

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        for kind in self.units:
            pick_up_any(seat, kind, self.region)
            stock = seat.supply if kind == "fort" else seat.pool
            stock[kind] += 1
        if self.cause == "battle" and state.battle is not None:
            state.battle.losses += len(self.units)


class ChampionWounded(Event[State], frozen=True):
    seat: int
    cause: Cause

    def apply(self, state: State) -> None:
        state.seats[self.seat].champion.wounded = True
        if self.cause == "battle" and state.battle is not None:
            state.battle.losses += 1
