"""Relic tiles on their way between bag, islands, Black Market and storages."""

from bisect import insort

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.rules.daimyo.printed.words import Tokens
from games.rules.daimyo.state import AUTOMATON, Owner, State


def tiles_of(state: State, owner: Owner) -> list[str]:
    if owner == AUTOMATON:
        assert state.automaton is not None
        return state.automaton.tiles
    return state.seats[owner].tiles


def restored_of(state: State, owner: Owner) -> list[str]:
    if owner == AUTOMATON:
        assert state.automaton is not None
        return state.automaton.restored
    return state.seats[owner].restored


def drawable(state: State, owner: Owner) -> list[str]:
    """What a draw from the bag can give: a duplicate of the automaton's is put back (R55)."""
    if owner == AUTOMATON:
        held = tiles_of(state, owner)
        return [tile for tile in state.bag if tile not in held]
    return state.bag


class ScavengerMoved(Event[State], frozen=True):
    seat: int
    island: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].scavenger = self.island


class TileTaken(Event[State], frozen=True):
    """From the slot of a No Man's Land."""

    owner: Owner
    tile: str
    slot: str

    def apply(self, state: State) -> None:
        state.nml[self.slot] = ""
        tiles_of(state, self.owner).append(self.tile)


class MarketTileTaken(Event[State], frozen=True):
    """From the Black Market, bought or for nothing."""

    owner: Owner
    tile: str
    price: Tokens = {}

    def apply(self, state: State) -> None:
        state.black_market.remove(self.tile)
        tiles_of(state, self.owner).append(self.tile)
        for kind, amount in self.price.items():
            state.seats[self.owner].tokens[kind] -= amount


class TilePassed(Event[State], frozen=True):
    """From one storage into another: stolen, or sold by the Mercenaries."""

    owner: Owner
    tile: str
    origin: Owner

    def apply(self, state: State) -> None:
        tiles_of(state, self.origin).remove(self.tile)
        tiles_of(state, self.owner).append(self.tile)


class TileDiscarded(Event[State], frozen=True):
    """From a storage to the Black Market."""

    owner: Owner
    tile: str

    def apply(self, state: State) -> None:
        tiles_of(state, self.owner).remove(self.tile)
        state.black_market.append(self.tile)


class TileSearched(Event[State], frozen=True):
    """From a No Man's Land to the Black Market."""

    seat: int
    tile: str
    slot: str

    def apply(self, state: State) -> None:
        state.nml[self.slot] = ""
        state.black_market.append(self.tile)


class SlotRefilled(Event[State], frozen=True):
    slot: str
    tile: str

    def apply(self, state: State) -> None:
        state.bag.remove(self.tile)
        state.nml[self.slot] = self.tile

    def redraw(self, state: State, chance: Chance) -> "SlotRefilled":
        return SlotRefilled(self.slot, chance.pick(state.bag))


class TileDrawn(Event[State], frozen=True):
    """From the bag into a storage, or to the Black Market if its owner holds the same."""

    owner: Owner
    tile: str
    kept: bool = True

    def apply(self, state: State) -> None:
        state.bag.remove(self.tile)
        (tiles_of(state, self.owner) if self.kept else state.black_market).append(self.tile)

    def redraw(self, state: State, chance: Chance) -> "TileDrawn":
        tile = chance.pick(drawable(state, self.owner))
        return TileDrawn(self.owner, tile, tile not in tiles_of(state, self.owner))


class TileReturned(Event[State], frozen=True):
    """From a storage back to the bag."""

    owner: Owner
    tile: str

    def apply(self, state: State) -> None:
        tiles_of(state, self.owner).remove(self.tile)
        insort(state.bag, self.tile)


class TileExchanged(Event[State], frozen=True):
    """A tile on an island is replaced from the bag, then goes into it (R50)."""

    seat: int
    slot: str
    tile: str
    drawn: str

    def apply(self, state: State) -> None:
        state.nml[self.slot] = self.drawn
        state.bag.remove(self.drawn)
        insort(state.bag, self.tile)

    def redraw(self, state: State, chance: Chance) -> "TileExchanged":
        return TileExchanged(self.seat, self.slot, self.tile, chance.pick(state.bag))


class RelicRestored(Event[State], frozen=True):
    """Four numbers of a colour become one Relic; its marker lies on an altar or beside them."""

    owner: Owner
    colour: str
    tiles: list[str]
    altar: str = ""
    marked: bool = True
    """False if there is no marker left (R68)."""

    def apply(self, state: State) -> None:
        held = tiles_of(state, self.owner)
        for tile in self.tiles:
            held.remove(tile)
        restored_of(state, self.owner).append(self.colour)
        if self.altar:
            state.altars[self.altar] = self.owner
        elif self.marked:
            state.beside.setdefault(self.colour, []).append(self.owner)
        if self.owner == AUTOMATON:
            assert state.automaton is not None
            state.automaton.markers += self.marked


class EmpireTilesReturned(Event[State], frozen=True):
    """After round 4 all tiles of the Empire go back to the bag; its markers stay (R56)."""

    tiles: list[str]

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        state.automaton.tiles = []
        state.automaton.restored = []
        for tile in self.tiles:
            insort(state.bag, tile)
