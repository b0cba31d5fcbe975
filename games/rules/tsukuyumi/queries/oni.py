"""ONI: where they are placed and where they may conquer (SPEC 7.6, 7.7)."""

from games.kernel.position import derived
from games.rules.tsukuyumi.queries.board import (
    areas,
    areas_around,
    barrier,
    cells,
    control,
    is_base,
    sun_shields,
    terrain,
    tiles_around,
    traits,
    units_of,
)
from games.rules.tsukuyumi.queries.movement import March, reach
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.tiles import replaceable
from games.rules.tsukuyumi.queries.units import has_trait, is_legendary
from games.rules.tsukuyumi.state import NOBODY, ONI

RONIN = "oni_ronin"


@derived
def placement_areas(g: Realm) -> tuple[str, ...]:
    """Areas with the Tsukuyumi trait and those next to them, less those that forbid ONI."""
    marked = [cell for cell in areas(g) if "tsukuyumi" in traits(g, cell)]
    near = {other for cell in marked for other in (cell, *areas_around(g, cell))}
    return tuple(cell for cell in areas(g) if cell in near and may_be_placed(g, cell))


def may_be_placed(g: Realm, cell: str) -> bool:
    if sun_shields(g, cell):
        return False
    return not any(
        unit.owner != ONI and has_trait(g, unit, "devours")
        for other in (cell, *tiles_around(g, cell))
        for unit in (g.unit(number) for number in g_units(g, other))
    )


def g_units(g: Realm, cell: str) -> list[int]:
    return [number for number, unit in g.state.units.items() if unit.cell == cell]


def kinds_in_supply(g: Realm) -> list[str]:
    return [kind for kind in g.content.oni if may_come(g, kind)]


def may_come(g: Realm, kind: str) -> bool:
    """In the supply; one legendary ONI at a time, and only where it may be placed."""
    if g.state.oni.get(kind, 0) < 1:
        return False
    if not g.content.oni[kind].legendary:
        return True
    present = any(is_legendary(g, unit) for unit in g.state.units.values())
    return g.options.legendary_oni and not present and bool(legend_cells(g, kind))


def legend_cells(g: Realm, kind: str) -> list[str]:
    """Gambler comes to a base, Ronin to a fertile area, or to one made fertile for him (R70)."""
    if kind != RONIN:
        return [cell for cell in cells(g) if is_base(g, cell) and may_be_placed(g, cell)]
    open_areas = [cell for cell in areas(g) if may_be_placed(g, cell)]
    fertile = [cell for cell in open_areas if terrain(g, cell) == "fertile"]
    if fertile:
        return fertile
    tiles = any(g.content.tiles[tile].terrain == "fertile" for tile in g.state.reserve)
    return [cell for cell in open_areas if replaceable(g, cell)] if tiles else open_areas


def may_conquer(g: Realm, cell: str, sheltered: int = NOBODY) -> bool:
    """Where the ONI card may be played at all (R5)."""
    if is_base(g, cell) or cell in barrier(g) or sun_shields(g, cell):
        return False
    tile = g.tile(cell)
    found = traits(g, cell)
    if tile.marker == ONI or "amaterasu" in found:
        return False
    if sheltered != NOBODY and control(g, cell) == sheltered:
        return False
    return not ("tsukuyumi" in found and tile.marker == NOBODY)


@derived
def oni_tiles(g: Realm) -> tuple[str, ...]:
    return tuple(sorted({unit.cell for unit in g.state.units.values() if unit.owner == ONI}))


def fight_areas(g: Realm, sheltered: int = NOBODY) -> list[str]:
    """Where ONI stand and may conquer without a step."""
    return [cell for cell in oni_tiles(g) if may_conquer(g, cell, sheltered)]


def oni_march(g: Realm, seat: int, cell: str, *, single: bool = False) -> March:
    """One step; two with Ronin in the stack, but not for a single ONI (R95)."""
    stack = units_of(g, ONI, cell)
    ronin = any(g.unit(number).kind == RONIN for number in stack) and not single
    return March(seat, ONI, 2 if ronin else 1)


def useful_stacks(g: Realm, seat: int, sheltered: int = NOBODY) -> list[str]:
    """Tiles from which a stack can reach a legal fight."""
    return [cell for cell in oni_tiles(g) if is_useful(g, seat, cell, sheltered)]


def is_useful(g: Realm, seat: int, cell: str, sheltered: int) -> bool:
    if may_conquer(g, cell, sheltered):
        return True
    march = oni_march(g, seat, cell)
    first = units_of(g, ONI, cell)[0]
    return any(may_conquer(g, other, sheltered) for other in reach(g, first, march))
