"""The board comes onto the table: the Moon, the tiles around it, the first ONI."""

from typing import Self

import msgspec
from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.rules.tsukuyumi.state import ONI, State, Tile, Unit

HEXES = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
Spot = tuple[int, int]


class MoonLaid(Event[State], frozen=True):
    cells: dict[str, str]
    """Cell to area."""

    def apply(self, state: State) -> None:
        for cell, area in self.cells.items():
            state.tiles[cell] = Tile(area)


class TilesDrawn(Event[State], frozen=True):
    """The shuffled pool: the first ones are for the board, each turned by chance."""

    order: list[str]
    turns: list[int]

    def apply(self, state: State) -> None:
        count = len(self.turns)
        state.drawn = self.order[:count]
        state.turns = dict(zip(self.order, self.turns, strict=False))
        state.reserve = self.order[count:]

    def redraw(self, state: State, chance: Chance) -> Self:
        order = chance.shuffle(self.order)
        return type(self)(order, [chance.roll(6) - 1 for _ in self.turns])


class BoardLaid(Event[State], frozen=True):
    """The drawn tiles lie on these cells, in order."""

    cells: list[str]

    def apply(self, state: State) -> None:
        lay(state, self.cells)


def lay(state: State, cells: list[str]) -> None:
    for cell, tile in zip(cells, state.drawn, strict=True):
        state.tiles[cell] = Tile(tile, state.turns[tile])
    state.drawn, state.turns = [], {}


class Spread(Struct, frozen=True):
    """How loosely tiles are scattered."""

    percent: int
    adjacency: int
    holes: bool


class BoardScattered(Event[State], frozen=True):
    """The drawn tiles were scattered around the Moon by chance."""

    cells: list[str]
    spread: Spread

    def apply(self, state: State) -> None:
        lay(state, self.cells)

    def redraw(self, state: State, chance: Chance) -> Self:
        return msgspec.structs.replace(
            self, cells=scattered(list(state.tiles), len(self.cells), self.spread, chance)
        )


def scattered(moon: list[str], count: int, spread: Spread, chance: Chance) -> list[str]:
    """Ring by ring from radius 2, again and again until all tiles lie (SPEC 5.3)."""
    taken: set[Spot] = set()
    for cell in moon:
        q, r = cell.split(",")
        taken.add((int(q), int(r)))
    found: list[str] = []
    while len(found) < count:
        for radius in range(2, 9):
            for cell in chance.shuffle(ring_cells(radius)):
                q, r = cell.split(",")
                spot = (int(q), int(r))
                if len(found) < count and fits(taken, spot, spread, chance):
                    taken.add(spot)
                    found.append(cell)
            if len(found) == count:
                break
    return found


def ring_cells(radius: int) -> list[str]:
    return [
        f"{q},{r}"
        for q in range(-radius, radius + 1)
        for r in range(-radius, radius + 1)
        if max(abs(q), abs(r), abs(q + r)) == radius
    ]


def fits(taken: set[Spot], spot: Spot, spread: Spread, chance: Chance) -> bool:
    if spot in taken:
        return False
    around = [(spot[0] + dq, spot[1] + dr) for dq, dr in HEXES]
    if sum(other in taken for other in around) < spread.adjacency:
        return False
    if not spread.holes and encloses(taken | {spot}, around):
        return False
    return chance.roll(100) <= spread.percent


def encloses(taken: set[Spot], around: list[Spot]) -> bool:
    """True if one of these empty cells is cut off from the outside."""
    bound = 2 + max(max(abs(q), abs(r), abs(q + r)) for q, r in taken)
    return any(spot not in taken and not escapes(taken, spot, bound) for spot in around)


def escapes(taken: set[Spot], spot: Spot, bound: int) -> bool:
    front, seen = [spot], {spot}
    while front:
        q, r = front.pop()
        if max(abs(q), abs(r), abs(q + r)) >= bound:
            return True
        for dq, dr in HEXES:
            other = (q + dq, r + dr)
            if other not in taken and other not in seen:
                seen.add(other)
                front.append(other)
    return False


class OniDrawn(Event[State], frozen=True):
    """The shuffled cup: one ONI on each of these cells."""

    order: list[str]
    cells: list[str]

    def apply(self, state: State) -> None:
        for kind, cell in zip(self.order, self.cells, strict=False):
            state.units[state.next_unit] = Unit(kind, ONI, cell)
            state.next_unit += 1
            state.oni[kind] -= 1

    def redraw(self, state: State, chance: Chance) -> Self:
        return msgspec.structs.replace(self, order=chance.shuffle(self.order))


class DuelTilesDrawn(Event[State], frozen=True):
    """Two players: some tiles of each pool, the rest by chance, shuffled and turned (SPEC 17)."""

    pools: list[list[str]]
    """Ocean without trait, mountains, fertile, all others."""
    drawn: list[str]
    turns: list[int]

    def apply(self, state: State) -> None:
        everything = [tile for pool in self.pools for tile in pool]
        state.drawn = list(self.drawn)
        state.turns = dict(zip(self.drawn, self.turns, strict=True))
        state.reserve = [tile for tile in everything if tile not in self.drawn]

    def redraw(self, state: State, chance: Chance) -> Self:
        drawn, turns = duel_tiles(self.pools, chance)
        return msgspec.structs.replace(self, drawn=drawn, turns=turns)


EACH_POOL = 2
OF_THE_REST = 4


def duel_tiles(pools: list[list[str]], chance: Chance) -> tuple[list[str], list[int]]:
    *kinds, others = pools
    drawn: list[str] = []
    rest = list(others)
    for pool in kinds:
        order = chance.shuffle(pool)
        drawn += order[:EACH_POOL]
        rest += order[EACH_POOL:]
    drawn = chance.shuffle([*drawn, *chance.shuffle(rest)[:OF_THE_REST]])
    return drawn, [chance.roll(6) - 1 for _ in drawn]
