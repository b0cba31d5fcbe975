"""Pieces on the islands: Governors, Shadows, buildings; and the tiles that buildings uncover."""

from games.kernel.events import Event
from games.rules.daimyo.printed.words import BuildingKind, Tokens, UnitKind
from games.rules.daimyo.state import Building, Owner, State


class UnitRecruited(Event[State], frozen=True):
    """Paid for; the marker goes on, and the unit is put down next."""

    seat: int
    unit: UnitKind
    price: Tokens
    track: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        for kind, amount in self.price.items():
            seat.tokens[kind] -= amount
        seat.track = self.track
        assert state.turn is not None
        state.turn.unit = self.unit


class GovernorPlaced(Event[State], frozen=True):
    owner: Owner
    place: str

    def apply(self, state: State) -> None:
        state.governors[self.place] = self.owner
        if state.turn is not None:
            state.turn.unit = None


class FirstGovernorPlaced(Event[State], frozen=True):
    """In the set-up, with the Scavenger on the same island."""

    seat: int
    place: str
    island: str

    def apply(self, state: State) -> None:
        state.governors[self.place] = self.seat
        state.seats[self.seat].scavenger = self.island


class GovernorMoved(Event[State], frozen=True):
    owner: Owner
    origin: str
    to: str
    by: int
    """The seat that moved it."""

    def apply(self, state: State) -> None:
        del state.governors[self.origin]
        state.governors[self.to] = self.owner


class GovernorEliminated(Event[State], frozen=True):
    owner: Owner
    place: str
    by: Owner

    def apply(self, state: State) -> None:
        del state.governors[self.place]


class ShadowPlaced(Event[State], frozen=True):
    owner: Owner
    danger: str

    def apply(self, state: State) -> None:
        state.shadows[self.danger] = self.owner
        if state.turn is not None:
            state.turn.unit = None


class ShadowMoved(Event[State], frozen=True):
    """Of the Mercenaries, when all of theirs are on the board."""

    owner: Owner
    origin: str
    to: str

    def apply(self, state: State) -> None:
        del state.shadows[self.origin]
        state.shadows[self.to] = self.owner


class BuildingPaid(Event[State], frozen=True):
    seat: int
    kind: BuildingKind
    space: int
    price: Tokens

    def apply(self, state: State) -> None:
        held = state.seats[self.seat].tokens
        for kind, amount in self.price.items():
            held[kind] -= amount
        assert state.turn is not None
        state.turn.building = self.kind


class BuildingPlaced(Event[State], frozen=True):
    """A seat's building comes from a space of its construction board and uncovers the tile."""

    owner: Owner
    kind: BuildingKind
    place: str
    space: int = 0
    tile: str = ""

    def apply(self, state: State) -> None:
        state.buildings[self.place] = Building(self.owner, self.kind)
        if self.space:
            state.seats[self.owner].uncovered[self.kind].append(self.space)
            assert state.turn is not None
            state.turn.building = None
            state.turn.tile = self.tile


class TowerMoved(Event[State], frozen=True):
    """Of the Mercenaries, when all of theirs are on the board."""

    owner: Owner
    origin: str
    to: str

    def apply(self, state: State) -> None:
        state.buildings[self.to] = state.buildings.pop(self.origin)


class BonusTilePlaced(Event[State], frozen=True):
    """Whatever lay in the slot is covered for good (R18)."""

    seat: int
    tile: str
    slot: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].slots.setdefault(self.slot, []).append(self.tile)
        assert state.turn is not None
        state.turn.tile = ""


class AllUnitsShown(Event[State], frozen=True):
    """All Governors and Shadows of a seat are on the board at this moment (SPEC 14)."""

    seat: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].had_all_units = True
