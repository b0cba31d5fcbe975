"""The map as geometry: cells, outlines of Regions, where their pieces stand."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from msgspec import Struct

from games.kernel.drawing.geometry import middle
from games.kernel.drawing.shapes import Box, Point, number
from games.kernel.position import derived
from games.rules.dei.content import Content
from games.rules.dei.queries.assembly import SIDE, cells_of
from games.rules.dei.queries.dei import Dei
from games.rules.dei.state import District

CELL = 60.0
Cell = tuple[int, int]
Corner = tuple[int, int]
"""Row and column, of a cell or of a crossing of the lines between them."""
QUARTERS = ((-15.0, -15.0), (15.0, -15.0), (-15.0, 15.0), (15.0, 15.0))


class Plan(Struct, frozen=True):
    """Where everything of a District map lies, in units of the drawing."""

    view: Box
    cells: dict[str, tuple[Cell, ...]]
    """The cells of each Region, those nearest to its middle first."""
    outlines: dict[str, str]
    """Path data, with a loop for every hole."""
    places: dict[str, tuple[Point, ...]]
    """Where pieces stand, four to a cell; the first is for the name or the pin."""
    doors: dict[str, Point]
    """The middle of the first side that a Ground and a Roof Region share: `G02-R05`."""
    lines: dict[str, tuple[Point, Point]]
    """The ends of every printed Bridge line, by its site."""


@derived
def plan_of(g: Dei) -> Plan:
    content, district = g.content, g.district
    grid = cells_of(content, district.columns, district.tiles)
    region_of = {area: region for region, found in district.regions.items() for area in found.areas}
    names = [[region_of[area] for area in row] for row in grid]
    cells: defaultdict[str, list[Cell]] = defaultdict(list)
    for row, line in enumerate(names):
        for column, region in enumerate(line):
            cells[region].append((row, column))
    ordered = {region: from_the_middle(found) for region, found in cells.items()}
    return Plan(
        Box(0, 0, len(names[0]) * CELL, len(names) * CELL),
        ordered,
        {region: outline(found) for region, found in cells.items()},
        {region: tuple(quarters(found)) for region, found in ordered.items()},
        doors(names),
        bridge_ends(content, district),
    )


def from_the_middle(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    y, x = middle([(float(row), float(column)) for row, column in cells])
    return tuple(sorted(cells, key=lambda cell: ((cell[0] - y) ** 2 + (cell[1] - x) ** 2, cell)))


def quarters(cells: Iterable[Cell]) -> Iterable[Point]:
    for row, column in cells:
        x, y = (column + 0.5) * CELL, (row + 0.5) * CELL
        for across, down in QUARTERS:
            yield x + across, y + down


def outline(cells: Sequence[Cell]) -> str:
    """The border of a set of cells, walked clockwise around it and back around its holes."""
    here = set(cells)
    after: defaultdict[Corner, list[Corner]] = defaultdict(list)
    for row, column in sorted(here):
        for neighbour, start, end in sides(row, column):
            if neighbour not in here:
                after[start].append(end)
    return "".join(loop_data(loop) for loop in loops(after))


def sides(row: int, column: int) -> tuple[tuple[Cell, Corner, Corner], ...]:
    """The four sides of a cell clockwise: who is beyond, where the side begins and ends."""
    return (
        ((row - 1, column), (row, column), (row, column + 1)),
        ((row, column + 1), (row, column + 1), (row + 1, column + 1)),
        ((row + 1, column), (row + 1, column + 1), (row + 1, column)),
        ((row, column - 1), (row + 1, column), (row, column)),
    )


def loops(after: dict[Corner, list[Corner]]) -> list[list[Corner]]:
    found = []
    while any(after.values()):
        start = min(corner for corner, ends in after.items() if ends)
        loop, corner = [start], after[start].pop()
        while corner != start:
            loop.append(corner)
            corner = after[corner].pop()
        found.append(loop)
    return found


def loop_data(loop: Sequence[Corner]) -> str:
    """Only the corners at which the line turns."""
    turns = [
        here
        for before, here, then in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False)
        if (here[0] - before[0], here[1] - before[1]) != (then[0] - here[0], then[1] - here[1])
    ]
    points = [f"{number(column * CELL)} {number(row * CELL)}" for row, column in turns]
    return f"M{'L'.join(points)}z"


def doors(names: Sequence[Sequence[str]]) -> dict[str, Point]:
    found: dict[str, Point] = {}
    for row, line in enumerate(names):
        for column, region in enumerate(line):
            for neighbour, start, end in sides(row, column):
                if not (0 <= neighbour[0] < len(names) and 0 <= neighbour[1] < len(line)):
                    continue
                other = names[neighbour[0]][neighbour[1]]
                if region[0] == "G" and other[0] == "R":
                    middle_of = middle([as_point(start), as_point(end)])
                    found.setdefault(f"{region}-{other}", middle_of)
    return found


def as_point(corner: Corner) -> Point:
    return corner[1] * CELL, corner[0] * CELL


def bridge_ends(content: Content, district: District) -> dict[str, tuple[Point, Point]]:
    found = {}
    for place, laid in enumerate(district.tiles):
        top, left = place // district.columns * SIDE, place % district.columns * SIDE
        for line in content.tiles[laid.tile].bridges:
            ends = [turned_cell(cell, laid.turns) for cell in (line.from_cell, line.to_cell)]
            one, other = [
                ((left + column + 0.5) * CELL, (top + row + 0.5) * CELL) for row, column in ends
            ]
            found[line.id_on(laid.tile)] = one, other
    return found


def turned_cell(cell: Cell, turns: int) -> Cell:
    row, column = cell
    for _ in range(turns):
        row, column = column, SIDE - 1 - row
    return row, column
