"""Tiles put together into Regions: merging, neighbours, Bridge sites (SPEC 4.1 to 4.4)."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise

from games.rules.dei.content import Content
from games.rules.dei.state import BridgeSite, District, LaidTile, Region
from games.rules.dei.tiles import Tile

SIDE = 4
"""Cells along a tile."""
Cells = list[list[str]]
"""The area at every cell of the map, row by row."""


@lru_cache(maxsize=256)
def turned(grid: tuple[str, ...], turns: int) -> tuple[str, ...]:
    """A grid after quarter turns clockwise: cell (r, c) goes to (c, 3 - r)."""
    for _turn in range(turns):
        grid = tuple("".join(column) for column in zip(*reversed(grid), strict=True))
    return grid


def area_id(tile: str, letter: str) -> str:
    return f"{tile}{letter}"


def cells_of(content: Content, columns: int, tiles: Sequence[LaidTile]) -> Cells:
    cells: Cells = []
    for first in range(0, len(tiles), columns):
        row = tiles[first : first + columns]
        grids = [(laid.tile, turned(content.tiles[laid.tile].grid, laid.turns)) for laid in row]
        for line in range(SIDE):
            cells.append([area_id(tile, letter) for tile, grid in grids for letter in grid[line]])
    return cells


def tiers_of(content: Content, tiles: Sequence[LaidTile]) -> dict[str, int]:
    """The height of every area: Ground 0, low Roof 1, high Roof 2."""
    return {
        area_id(laid.tile, letter): content.tiles[laid.tile].tiers.get(letter, 0)
        for laid in tiles
        for row in content.tiles[laid.tile].grid
        for letter in row
    }


def touching(cells: Cells) -> Iterator[tuple[str, str]]:
    """Every two areas that share a cell side, each time they do."""
    for row in cells:
        yield from pairwise(row)
    for upper, lower in pairwise(cells):
        yield from zip(upper, lower, strict=True)


def tile_of(area: str) -> str:
    return area[:-1]


def assemble(content: Content, columns: int, tiles: Sequence[LaidTile]) -> District:
    cells = cells_of(content, columns, tiles)
    tiers = tiers_of(content, tiles)
    sides = sorted({pair for pair in touching(cells) if pair[0] != pair[1]})
    names = named(cells, tiers, merged(sides, tiers))
    refuges = [
        names[area_id(laid.tile, content.tiles[laid.tile].refuge)]
        for laid in sorted(tiles, key=lambda laid: laid.tile)
        if content.tiles[laid.tile].refuge
    ]
    regions = regions_of(names, tiers, sides, refuges)
    printed = {laid.tile: content.tiles[laid.tile] for laid in tiles}
    return District(columns, tuple(tiles), regions, bridge_sites(printed, names), tuple(refuges))


def merged(sides: Sequence[tuple[str, str]], tiers: Mapping[str, int]) -> dict[str, str]:
    """Areas of one tier that touch across a seam are one Region; a representative of each area."""
    parent = {area: area for area in tiers}

    def root(area: str) -> str:
        while parent[area] != area:
            area = parent[area]
        return area

    for one, other in sides:
        if tile_of(one) != tile_of(other) and tiers[one] == tiers[other]:
            parent[root(one)] = root(other)
    return {area: root(area) for area in tiers}


def named(cells: Cells, tiers: Mapping[str, int], roots: Mapping[str, str]) -> dict[str, str]:
    """The Region of each area: G01, R01, … in the order in which a row-by-row scan meets them."""
    names: dict[str, str] = {}
    counts = {"G": 0, "R": 0}
    for row in cells:
        for area in row:
            root = roots[area]
            if root not in names:
                level = "R" if tiers[area] else "G"
                counts[level] += 1
                names[root] = f"{level}{counts[level]:02}"
    return {area: names[roots[area]] for area in tiers}


def regions_of(
    names: Mapping[str, str],
    tiers: Mapping[str, int],
    sides: Sequence[tuple[str, str]],
    refuges: Sequence[str],
) -> dict[str, Region]:
    areas: dict[str, list[str]] = {region: [] for region in sorted(set(names.values()))}
    touches: dict[str, set[str]] = {region: set() for region in areas}
    for area in sorted(names):
        areas[names[area]].append(area)
    for one, other in sides:
        if names[one] != names[other]:
            touches[names[one]].add(names[other])
            touches[names[other]].add(names[one])
    return {
        region: Region(
            tiers[areas[region][0]],
            tuple(areas[region]),
            tuple(other for other in sorted(touches[region]) if other[0] == region[0]),
            tuple(other for other in sorted(touches[region]) if other[0] != region[0]),
            region in refuges,
        )
        for region in areas
    }


def bridge_sites(tiles: Mapping[str, Tile], names: Mapping[str, str]) -> dict[str, BridgeSite]:
    """R30: two different Roof Regions of one District over exactly one Ground Region."""
    found: dict[str, BridgeSite] = {}
    for tile, printed in sorted(tiles.items()):
        for line in printed.bridges:
            one, other = (names[area_id(tile, roof)] for roof in line.roofs)
            over = sorted({names[area_id(tile, ground)] for ground in line.crosses})
            if one != other and len(over) == 1:
                found[line.id_on(tile)] = BridgeSite((one, other), over[0], line.neutral)
    return found
