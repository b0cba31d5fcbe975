"""Tiles, markers and tokens: what changes on the board itself."""

from typing import Literal, Self

import msgspec

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.rules.tsukuyumi.kinds import TraitId
from games.rules.tsukuyumi.state import NOBODY, State, Tile

TileSource = Literal["reserve", "sisters", "drawn", "box"]
SUPPLY = {"red": "neutral_blockade", "grey": "neutral_blockade"}
"""Both sides of a neutral token come from one supply; every other token from its own."""


def take(state: State, token: str, count: int = 1) -> None:
    """Tokens leave their supply, or come back with a negative count."""
    if not count:
        return
    name = SUPPLY.get(token, token)
    state.tokens[name] = state.tokens.get(name, 0) - count


def take_tile(state: State, tile: str, source: TileSource) -> None:
    match source:
        case "reserve":
            state.reserve.remove(tile)
        case "sisters":
            state.sisters.remove(tile)
        case "drawn":
            state.drawn.remove(tile)
        case _:
            pass


class TileLaid(Event[State], frozen=True):
    """A tile comes onto an empty cell."""

    cell: str
    tile: str
    turned: int = 0
    source: TileSource = "reserve"
    seat: int = NOBODY

    def apply(self, state: State) -> None:
        take_tile(state, self.tile, self.source)
        state.tiles[self.cell] = Tile(self.tile, self.turned)


class TileDrawn(Event[State], frozen=True):
    """A random tile of the general reserve, shown before it is laid."""

    seat: int
    tile: str
    barrier = True

    def redraw(self, state: State, chance: Chance) -> Self:
        return msgspec.structs.replace(self, tile=chance.pick(state.reserve))


class GatePlaced(Event[State], frozen=True):
    """A gate is bound to an area for good."""

    seat: int
    cell: str

    def apply(self, state: State) -> None:
        state.tiles[self.cell].gate = True


class BaseLaid(Event[State], frozen=True):
    seat: int
    cell: str

    def apply(self, state: State) -> None:
        state.tiles[self.cell] = Tile("base", base=self.seat)
        state.seats[self.seat].base = self.cell


class TileReplaced(Event[State], frozen=True):
    """A new tile takes the place of another; all that lies there stays, but what lost its sense."""

    seat: int
    cell: str
    tile: str
    turned: int
    source: TileSource
    back: TileSource
    slots: list[int] = []
    """Covers and red tokens that return."""
    traits: list[TraitId] = []
    """Trait markers that return because the new tile prints the trait."""

    def apply(self, state: State) -> None:
        take_tile(state, self.tile, self.source)
        old = state.tiles[self.cell]
        (state.sisters if self.back == "sisters" else state.reserve).append(old.id)
        take(state, "negation", -len(old.negated))
        for edge in self.slots:
            take(state, old.slots.pop(edge), -1)
        for trait in self.traits:
            old.traits.remove(trait)
            take(state, trait, -1)
        old.negated = []
        old.id, old.turned, old.devastated = self.tile, self.turned, False


class TileRemoved(Event[State], frozen=True):
    """An area leaves the board with all its tokens."""

    seat: int
    cell: str
    back: TileSource

    def apply(self, state: State) -> None:
        tile = state.tiles.pop(self.cell)
        (state.sisters if self.back == "sisters" else state.reserve).append(tile.id)
        clear(state, tile)


class AreaCleared(Event[State], frozen=True):
    """All tokens leave an area, territory markers and reefs among them."""

    seat: int
    cell: str

    def apply(self, state: State) -> None:
        clear(state, state.tiles[self.cell])
        if state.akira == self.cell:
            state.akira = ""


def clear(state: State, tile: Tile) -> None:
    """Everything on the tile goes back to its supply."""
    for token in tile.slots.values():
        take(state, token, -1)
    take(state, "negation", -len(tile.negated))
    for trait in tile.traits:
        take(state, trait, -1)
    take(state, "vp2", -int(tile.vp2))
    take(state, "tunnel", -len(tile.tunnels))
    take(state, "stronghold", -tile.strongholds)
    take(state, "mine", -tile.mines)
    take(state, "egg", -tile.eggs)
    lift(state, tile)
    tile.slots, tile.negated, tile.traits, tile.tunnels = {}, [], [], []
    tile.vp2, tile.strongholds, tile.mines, tile.eggs = False, 0, 0, 0


def lift(state: State, tile: Tile) -> None:
    """The territory marker goes back to its owner."""
    if tile.marker >= 0:
        state.seats[tile.marker].markers += 1
    elif tile.marker != NOBODY:
        take(state, "oni_territory", -1)
    tile.marker = NOBODY


def mark(state: State, cell: str, owner: int) -> None:
    tile = state.tiles[cell]
    lift(state, tile)
    tile.marker = owner
    if owner >= 0:
        state.seats[owner].markers -= 1
    else:
        take(state, "oni_territory")


class TileTurned(Event[State], frozen=True):
    """Printed edges and tokens turn together."""

    seat: int
    cell: str
    by: int

    def apply(self, state: State) -> None:
        tile = state.tiles[self.cell]
        tile.turned = (tile.turned + self.by) % 6
        tile.slots = {(edge + self.by) % 6: token for edge, token in tile.slots.items()}
        tile.tunnels = sorted((edge + self.by) % 6 for edge in tile.tunnels)


class TileDevastated(Event[State], frozen=True):
    seat: int
    cell: str

    def apply(self, state: State) -> None:
        state.tiles[self.cell].devastated = True


class TileRenewed(Event[State], frozen=True):
    seat: int
    cell: str

    def apply(self, state: State) -> None:
        state.tiles[self.cell].devastated = False


class StartAreaMarked(Event[State], frozen=True):
    """A start area gets its marker; this is no conquest."""

    seat: int
    cell: str

    def apply(self, state: State) -> None:
        mark(state, self.cell, self.seat)
        state.seats[self.seat].start.append(self.cell)


class StartTileChosen(Event[State], frozen=True):
    """A tile on which a faction without start areas begins."""

    seat: int
    cell: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].start.append(self.cell)


class AreaConquered(Event[State], frozen=True):
    """A territory marker is placed; what it counts for was judged just before (SPEC 12)."""

    seat: int
    """A seat, or ONI."""
    cell: str
    counts: list[str] = []

    def apply(self, state: State) -> None:
        mark(state, self.cell, self.seat)
        if self.seat < 0:
            return
        seat = state.seats[self.seat]
        for counter in self.counts:
            seat.counters[counter] = seat.counters.get(counter, 0) + 1
            seat.round_counters[counter] = seat.round_counters.get(counter, 0) + 1


class MarkerLifted(Event[State], frozen=True):
    """A territory marker leaves an area."""

    cell: str
    seat: int = NOBODY
    """Who took it away."""

    def apply(self, state: State) -> None:
        lift(state, state.tiles[self.cell])


class TraitMarked(Event[State], frozen=True):
    seat: int
    cell: str
    trait: TraitId

    def apply(self, state: State) -> None:
        state.tiles[self.cell].traits.append(self.trait)
        take(state, self.trait)


class TraitUnmarked(Event[State], frozen=True):
    seat: int
    cell: str
    trait: TraitId

    def apply(self, state: State) -> None:
        state.tiles[self.cell].traits.remove(self.trait)
        take(state, self.trait, -1)


class TraitNegated(Event[State], frozen=True):
    seat: int
    cell: str
    trait: TraitId

    def apply(self, state: State) -> None:
        state.tiles[self.cell].negated.append(self.trait)
        take(state, "negation")


class TraitRestored(Event[State], frozen=True):
    """A negation token leaves: the printed trait counts again."""

    seat: int
    cell: str
    trait: TraitId

    def apply(self, state: State) -> None:
        state.tiles[self.cell].negated.remove(self.trait)
        take(state, "negation", -1)


class BlessingPlaced(Event[State], frozen=True, tag="vp2_placed"):
    """A 2VP marker."""

    seat: int
    cell: str

    def apply(self, state: State) -> None:
        state.tiles[self.cell].vp2 = True
        take(state, "vp2")


class BlessingRemoved(Event[State], frozen=True, tag="vp2_removed"):
    seat: int
    cell: str

    def apply(self, state: State) -> None:
        state.tiles[self.cell].vp2 = False
        take(state, "vp2", -1)


class SlotFilled(Event[State], frozen=True):
    """A blockade, a cover or a reef on a slot; what lay there goes back (SPEC 4.2)."""

    seat: int
    cell: str
    edge: int
    token: str

    def apply(self, state: State) -> None:
        slots = state.tiles[self.cell].slots
        if self.edge in slots:
            take(state, slots[self.edge], -1)
        slots[self.edge] = self.token
        take(state, self.token)


class SlotCleared(Event[State], frozen=True):
    seat: int
    cell: str
    edge: int

    def apply(self, state: State) -> None:
        take(state, state.tiles[self.cell].slots.pop(self.edge), -1)


class TunnelDug(Event[State], frozen=True):
    seat: int
    cell: str
    edge: int

    def apply(self, state: State) -> None:
        state.tiles[self.cell].tunnels.append(self.edge)
        take(state, "tunnel")


class TunnelFilled(Event[State], frozen=True):
    seat: int
    cell: str
    edge: int

    def apply(self, state: State) -> None:
        state.tiles[self.cell].tunnels.remove(self.edge)
        take(state, "tunnel", -1)


class TokensPlaced(Event[State], frozen=True):
    """Strongholds, mines or eggs come into an area, or leave it with a negative count."""

    seat: int
    cell: str
    token: Literal["stronghold", "mine", "egg"]
    count: int

    def apply(self, state: State) -> None:
        tile = state.tiles[self.cell]
        match self.token:
            case "stronghold":
                tile.strongholds += self.count
            case "mine":
                tile.mines += self.count
            case _:
                tile.eggs += self.count
        take(state, self.token, self.count)


class AkiraPlaced(Event[State], frozen=True):
    """The rocket's marker, or nowhere with an empty cell."""

    seat: int
    cell: str

    def apply(self, state: State) -> None:
        state.akira = self.cell
