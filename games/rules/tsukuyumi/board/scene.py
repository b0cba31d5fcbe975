"""What is to be drawn: the position, and what the viewer is told about it."""

from collections.abc import Iterator
from functools import cached_property
from typing import Literal

import msgspec
from msgspec import Struct

from games.kernel.drawing.geometry import bounds
from games.kernel.drawing.scene import BoardScene
from games.kernel.drawing.shapes import Point
from games.rules.tsukuyumi.board.hexes import ACROSS, RADIUS, centre_of
from games.rules.tsukuyumi.board.words import ONI_NAME, REEFS_NAME
from games.rules.tsukuyumi.content import Content
from games.rules.tsukuyumi.queries.board import control
from games.rules.tsukuyumi.queries.formations import placements
from games.rules.tsukuyumi.queries.geometry import grid, place
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import NOBODY, ONI, REEFS, State, Tile

ONI_COLOUR = "black"
"""No seat has it: the box gives out the other colours only."""
DEFAULT_COLOURS = ("purple", "yellow", "teal", "red", "blue", "white")
BETWEEN_ISLANDS = 2 * RADIUS
WIDEST = 1300.0
"""No row of islands is wider, unless a single one is."""


class News(Struct, frozen=True):
    """What changed since the viewer left.

    Units arrived (`unit:cell/kind/owner`), were lost so, or left a tile (`area:cell`); one that
    still stands may be named by its number. Any other target is just changed.
    """

    kind: Literal["arrived", "left", "lost", "changed"]
    target: str
    count: int = 1
    unit: int = 0


class Stack(Struct, frozen=True):
    """The units of one owner on one tile: how many of each kind."""

    owner: int
    kinds: tuple[tuple[str, int], ...]


class Scene(BoardScene[Realm], frozen=True, dict=True):
    news: tuple[News, ...]

    @property
    def state(self) -> State:
        return self.g.state

    @property
    def content(self) -> Content:
        return self.g.content

    # -- words -----------------------------------------------------------------------------------

    def named(self, slug: str) -> str:
        return self.word(self.content.texts[slug].name)

    def text_of(self, slug: str) -> str:
        return self.word(self.content.texts[slug].text)

    # -- seats -----------------------------------------------------------------------------------

    def colour_of(self, owner: int) -> str:
        if owner == ONI:
            return ONI_COLOUR
        if owner < 0:
            return "nobody"
        colours = self.state.header.colours or DEFAULT_COLOURS
        return colours[owner]

    def name_of(self, owner: int) -> str:
        """The faction of a seat, in words."""
        if owner == ONI:
            return self.word(ONI_NAME)
        if owner == REEFS:
            return self.word(REEFS_NAME)
        faction = self.state.seats[owner].faction
        return self.named(faction) if faction else f"#{owner + 1}"

    # -- the light -------------------------------------------------------------------------------

    @cached_property
    def is_map_lit(self) -> bool:
        """True if something on the map waits for the viewer; then the rest is veiled."""
        return any(target.startswith(("area:", "edge:", "unit:")) for target in self.lit)

    @cached_property
    def changed(self) -> frozenset[str]:
        return frozenset(one.target for one in self.news if one.kind == "changed")

    @cached_property
    def arrived(self) -> frozenset[str]:
        return frozenset(self.stack_in(one) for one in self.news if one.kind == "arrived")

    def stack_in(self, one: News) -> str:
        """The units that a piece of news is about, where they stand now or last stood."""
        unit = self.state.units.get(one.unit)
        if unit is None:
            return one.target
        cell = cell_in(one.target) if one.kind == "left" else unit.cell
        return unit_target(cell, unit.kind, unit.owner)

    @cached_property
    def departed(self) -> dict[str, list[News]]:
        """What left or was lost, by cell: one entry for each kind of unit."""
        counted: dict[tuple[str, str], int] = {}
        for one in self.news:
            target = self.stack_in(one)
            if one.kind in ("left", "lost") and target.startswith("unit:"):
                counted[one.kind, target] = counted.get((one.kind, target), 0) + one.count
        found: dict[str, list[News]] = {}
        for (kind, target), count in counted.items():
            gone: Literal["left", "lost"] = "lost" if kind == "lost" else "left"
            found.setdefault(cell_in(target), []).append(News(gone, target, count))
        return found

    @cached_property
    def chosen(self) -> frozenset[str]:
        """The units that the open question is about, if the viewer is asked."""
        agenda = self.state.header.agenda
        if not (agenda and self.lit):
            return frozenset()
        step = msgspec.json.decode(agenda[-1])
        units = [self.state.units.get(number) for number in step.get("units", ())]
        return frozenset(
            unit_target(unit.cell, unit.kind, unit.owner) for unit in units if unit is not None
        )

    # -- the map ---------------------------------------------------------------------------------

    def terrain(self, tile: Tile) -> str:
        if tile.base != NOBODY:
            return "base"
        if tile.devastated:
            return "devastated"
        return self.content.tiles[tile.id].terrain if tile.id in self.content.tiles else "moon"

    def controller(self, cell: str) -> int:
        return control(self.g, cell)

    def area_name(self, cell: str) -> str:
        """A base by its own name, the Moon by its parts, any other area by terrain and grid."""
        tile = self.state.tiles.get(cell)
        if tile is None:
            return grid(cell)
        if tile.base != NOBODY:
            faction = self.state.seats[tile.base].faction
            base = self.content.factions[faction].base if faction else ""
            return self.named(base or "terrain_base")
        if tile.id in self.content.texts:
            return self.named(tile.id)
        return f"{self.named(f'terrain_{self.terrain(tile)}')} {grid(cell)}"

    @cached_property
    def formations(self) -> list[tuple[int, tuple[str, ...]]]:
        """Complete formations with whose they are."""
        return [
            (seat, cells)
            for seat in range(len(self.state.seats))
            for formation in self.content.formations
            for cells in placements(self.g, seat, formation)
        ]

    @cached_property
    def stacks(self) -> dict[str, list[Stack]]:
        """The units of every tile: seats in order, ONI last."""
        counted: dict[tuple[str, int], dict[str, int]] = {}
        for unit in self.state.units.values():
            kinds = counted.setdefault((unit.cell, unit.owner), {})
            kinds[unit.kind] = kinds.get(unit.kind, 0) + 1
        found: dict[str, list[Stack]] = {}
        for (cell, owner), kinds in sorted(counted.items(), key=lambda one: seat_order(one[0][1])):
            ordered = sorted(kinds.items(), key=lambda one: -self.content.stats[one[0]][0])
            found.setdefault(cell, []).append(Stack(owner, tuple(ordered)))
        return found

    @cached_property
    def kinds(self) -> list[str]:
        """The kinds of units that this match can show: of its factions, guardians, ONI."""
        factions = {seat.faction for seat in self.state.seats}
        units = [kind for kind, card in self.content.units.items() if card.faction in factions]
        there = [unit.kind for unit in self.state.units.values()]
        return sorted({*units, *there, *self.content.oni})

    @cached_property
    def empty_cells(self) -> list[str]:
        """Places without a tile where one may be laid."""
        cells = (cell_in(target) for target in self.lit if target.startswith("area:"))
        return [cell for cell in cells if cell not in self.state.tiles]

    @cached_property
    def places(self) -> dict[str, Point]:
        """The middle of every cell on the drawing; islands lie in rows like words in a text."""
        found: dict[str, Point] = {}
        left = top = below = 0.0
        for cells in self.islands():
            points = {cell: centre_of(*place(cell)[1:]) for cell in cells}
            land = bounds(tuple(points.values()))
            if left and left + land.width > WIDEST:
                left, top = 0.0, below
            for cell, (x, y) in points.items():
                found[cell] = (x - land.x + left, y - land.y + top)
            left += land.width + ACROSS + BETWEEN_ISLANDS
            below = max(below, top + land.height + 2 * RADIUS + BETWEEN_ISLANDS / 2)
        return found

    def islands(self) -> Iterator[list[str]]:
        cells = [*self.state.tiles, *self.empty_cells]
        for island in sorted({place(cell)[0] for cell in cells}):
            yield [cell for cell in cells if place(cell)[0] == island]


def seat_order(owner: int) -> tuple[bool, int]:
    return owner < 0, owner


def cell_in(target: str) -> str:
    """The cell that a target on the map names."""
    return target.partition(":")[2].partition("/")[0]


def unit_target(cell: str, kind: str, owner: int) -> str:
    return f"unit:{cell}/{kind}/{'oni' if owner == ONI else owner}"
