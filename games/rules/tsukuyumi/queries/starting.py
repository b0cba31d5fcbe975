"""Where bases, start areas and starting units may go (SPEC 5)."""

from games.kernel.content import in_order
from games.rules.tsukuyumi.queries.board import (
    areas,
    areas_around,
    dominators,
    edge_tiles,
    is_base,
    is_moon,
    next_to_base,
    occupants,
    outside_cells,
    reefs_at,
    tiles_around,
)
from games.rules.tsukuyumi.queries.geometry import cell_at, place, ring, sort_key
from games.rules.tsukuyumi.queries.realm import Realm, is_duel
from games.rules.tsukuyumi.queries.tiles import addable_cells
from games.rules.tsukuyumi.state import NOBODY

NEIGHBOURS_WANTED = (3, 2, 1)


def factions_in_box(g: Realm) -> list[str]:
    """Those whose effect the rules know."""
    return [slug for slug in in_order(g.content.factions) if f"effect_{slug}" in g.rules.effects]


def free_factions(g: Realm, seat: int) -> list[str]:
    offered = g.seat(seat).offered
    taken = [other.faction for other in g.state.seats]
    return [slug for slug in offered or factions_in_box(g) if slug not in taken]


def base_cells(g: Realm) -> list[str]:
    """Where a base may lie: the slots of a symmetric board, or the best free edge cells."""
    fixed = g.options.board_mode == "symmetric" and not g.options.gates
    if fixed and not is_duel(g):
        slots = [cell_at(q, r) for q, r in g.content.layouts.symmetric[len(g.seats)].bases]
        return [cell for cell in slots if cell not in g.state.tiles]
    free = sorted(outside_cells(g), key=sort_key)
    for may_touch_base, may_touch_moon in ((False, False), (True, False), (True, True)):
        for wanted in NEIGHBOURS_WANTED[2:] if is_duel(g) else NEIGHBOURS_WANTED:
            found = [
                cell
                for cell in free
                if len(areas_around(g, cell)) >= wanted
                and (may_touch_moon or not touches_moon(g, cell))
                and (may_touch_base or not touches_base(g, cell))
            ]
            if found:
                return found
    raise AssertionError("no room for a base")


def touches_moon(g: Realm, cell: str) -> bool:
    return any(is_moon(g, other) and not g.tile(other).gate for other in tiles_around(g, cell))


def touches_base(g: Realm, cell: str) -> bool:
    return any(is_base(g, other) for other in tiles_around(g, cell))


def gate_cells(g: Realm, *, opens: bool) -> list[str]:
    """Cells of the islands; the first cell of a new one if the player may open it."""
    islands = {place(cell)[0] for cell in g.state.tiles}
    new = next(number for number in range(8) if number not in islands)
    return [*addable_cells(g), *([cell_at(0, 0, new)] if opens else [])]


def laying_cells(g: Realm) -> list[str]:
    """Where a drawn tile may go: next to a tile; for two players around the Moon."""
    if is_duel(g):
        return [cell for cell in ring(2) if cell not in g.state.tiles]
    return addable_cells(g)


def start_areas(g: Realm, seat: int) -> list[str]:
    """Areas that may be marked: first next to the base, then next to it or to one marked."""
    near = set(next_to_base(g, seat))
    for cell in g.seat(seat).start:
        near |= set(areas_around(g, cell))
    return [cell for cell in areas(g) if cell in near and may_start_in(g, seat, cell)]


def may_start_in(g: Realm, seat: int, cell: str) -> bool:
    tile = g.tile(cell)
    if tile.gate:
        return tile.marker == NOBODY
    if is_moon(g, cell) or tile.marker != NOBODY:
        return False
    if any(g.unit(number).owner != seat for number in occupants(g, cell)):
        return False
    return not any(owner != seat for owner in dominators(g, cell))


def reef_areas(g: Realm, seat: int) -> list[str]:
    """Reef begins next to its base whoever is there; these are no start areas."""
    near = set(next_to_base(g, seat))
    for cell in g.seat(seat).start:
        near |= set(areas_around(g, cell))
    return [
        cell
        for cell in areas(g)
        if cell in near and not is_moon(g, cell) and cell not in g.seat(seat).start
    ]


def first_edge_tiles(g: Realm, seat: int) -> list[str]:
    return [cell for cell in edge_tiles(g) if cell not in g.seat(seat).start]


def start_cells(g: Realm, seat: int) -> list[str]:
    """Where starting units may stand."""
    if g.faction(seat).start_reefs:
        return [cell for cell in g.seat(seat).start if reefs_at(g, cell)]
    base = g.seat(seat).base
    return [*([base] if base else []), *g.seat(seat).start]
