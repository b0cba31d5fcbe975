"""Adding, replacing, removing and turning tiles (SPEC 4.5)."""

from games.rules.tsukuyumi.events.board import TileReplaced, TileSource
from games.rules.tsukuyumi.kinds import TraitId
from games.rules.tsukuyumi.queries.board import (
    areas,
    control,
    counted_blockades,
    is_base,
    is_moon,
    occupants,
    turned_edges,
)
from games.rules.tsukuyumi.queries.geometry import neighbours, place, sort_key
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.state import NOBODY, Tile


def distinct_turns(g: Realm, tile: str) -> list[int]:
    """Rotations that look different."""
    seen: dict[frozenset[int], int] = {}
    for turns in range(6):
        seen.setdefault(turned_edges(g, tile, turns), turns)
    return sorted(seen.values())


def legal_turns(g: Realm, cell: str, tile: str) -> list[int]:
    """Rotations of a new tile that keep the area within five blockades."""
    most = g.content.limits.blockades_per_area
    old = g.tile(cell)
    return [
        turns
        for turns in distinct_turns(g, tile)
        if counted_blockades(after_replacement(g, old, tile, turns), turned_edges(g, tile, turns))
        <= most
    ]


def after_replacement(g: Realm, old: Tile, tile: str, turns: int) -> Tile:
    lost = lost_slots(g, old, tile, turns)
    kept = {edge: token for edge, token in old.slots.items() if edge not in lost}
    return Tile(tile, turns, slots=kept)


def lost_slots(g: Realm, old: Tile, tile: str, turns: int) -> list[int]:
    """Covers without a print below, and red tokens that would lie over a print."""
    printed = turned_edges(g, tile, turns)
    return sorted(
        edge
        for edge, token in old.slots.items()
        if (token == "grey" and edge not in printed) or (token == "red" and edge in printed)
    )


def replaceable(g: Realm, cell: str) -> bool:
    return not is_base(g, cell) and not is_moon(g, cell)


def source_of(g: Realm, tile: str) -> TileSource:
    return "sisters" if tile in g.state.sisters else "reserve"


def home_of(g: Realm, tile: str) -> TileSource:
    return "sisters" if g.content.tiles[tile].set == "sisters_of_seven" else "reserve"


def replacement(g: Realm, seat: int, cell: str, tile: str, turns: int) -> TileReplaced:
    """The fact that one tile takes the place of another."""
    old = g.tile(cell)
    printed = g.content.tiles[tile].trait
    doubled: list[TraitId] = [trait for trait in old.traits if trait == printed]
    return TileReplaced(
        seat,
        cell,
        tile,
        turns,
        source_of(g, tile),
        home_of(g, old.id),
        lost_slots(g, old, tile, turns),
        doubled,
    )


def addable_cells(g: Realm) -> list[str]:
    """Empty cells next to an area."""
    found = {other for cell in areas(g) for other in neighbours(cell) if other not in g.state.tiles}
    return sorted(found, key=sort_key)


def removable_areas(g: Realm) -> list[str]:
    return [cell for cell in areas(g) if may_remove(g, cell)]


def may_remove(g: Realm, cell: str) -> bool:
    """Uncontrolled, empty, and nothing falls apart without it (R15)."""
    if not replaceable(g, cell) or occupants(g, cell) or control(g, cell) != NOBODY:
        return False
    return stays_whole(g, cell) and no_base_cut_off(g, cell)


def stays_whole(g: Realm, cell: str) -> bool:
    island = place(cell)[0]
    left = {other for other in g.state.tiles if other != cell and place(other)[0] == island}
    front = [min(left, key=sort_key)]
    seen = set(front)
    while front:
        for other in neighbours(front.pop()):
            if other in left and other not in seen:
                seen.add(other)
                front.append(other)
    return seen == left


def no_base_cut_off(g: Realm, cell: str) -> bool:
    for seat in g.state.seats:
        if seat.base and cell in neighbours(seat.base):
            rest = [
                other
                for other in neighbours(seat.base)
                if other in g.state.tiles and other != cell and not is_base(g, other)
            ]
            if not rest:
                return False
    return True


def tiles_for(g: Realm, seat: int, terrain: str = "", *, plain: bool = False) -> list[str]:
    """Reserve tiles that a seat may use: by terrain, without trait; Sisters also their own."""
    found = [tile for tile in g.state.reserve if fits(g, tile, terrain, plain=plain)]
    if seat_of(g, "sisters_of_seven") == seat:
        fertile = [tile for tile in g.state.reserve if g.content.tiles[tile].terrain == "fertile"]
        found = [*g.state.sisters, *(tile for tile in fertile if tile not in found), *found]
        if plain:
            found = [tile for tile in found if g.content.tiles[tile].trait is None]
    return one_of_each(g, found)


def fits(g: Realm, tile: str, terrain: str, *, plain: bool) -> bool:
    card = g.content.tiles[tile]
    return terrain in ("", card.terrain) and not (plain and card.trait)


def one_of_each(g: Realm, tiles: list[str]) -> list[str]:
    """Tiles that look the same are offered once."""
    seen: dict[tuple[object, ...], str] = {}
    for tile in tiles:
        card = g.content.tiles[tile]
        look = (card.terrain, card.blockades, card.trait, card.mountain, home_of(g, tile))
        seen.setdefault(look, tile)
    return list(seen.values())
