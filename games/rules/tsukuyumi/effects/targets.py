"""Legal targets of event cards (SPEC 15)."""

from games.rules.tsukuyumi.kinds import TraitId
from games.rules.tsukuyumi.queries.board import (
    areas,
    control,
    edge_tiles,
    is_base,
    is_moon,
    is_reef,
    is_unstable,
    may_fill,
    may_uncover,
    occupants,
    printed_edges,
    refuge,
    tiles_around,
    traits,
)
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.tiles import replaceable
from games.rules.tsukuyumi.state import NOBODY, ONI


def cells_of_units(g: Realm, seat: int) -> list[str]:
    return sorted({unit.cell for unit in g.state.units.values() if unit.owner == seat})


def devastable(g: Realm, seat: int) -> list[str]:
    return [
        cell
        for cell in areas(g)
        if is_unstable(g, cell, seat)
        and (not is_moon(g, cell) or g.tile(cell).gate)
        and not g.tile(cell).devastated
    ]


def shaken(g: Realm, seat: int) -> list[str]:
    return [cell for cell in areas(g) if is_unstable(g, cell, seat) and occupants(g, cell)]


def rotatable(g: Realm, seat: int) -> list[str]:
    return [
        cell
        for cell in areas(g)
        if is_unstable(g, cell, seat) and (not is_moon(g, cell) or g.tile(cell).gate)
    ]


def cancellable(g: Realm, cell: str) -> list[TraitId]:
    """Traits of an area that a marker or the print gives; never of the Moon or a gate."""
    if is_base(g, cell) or is_moon(g, cell):
        return []
    tile = g.tile(cell)
    found: list[TraitId] = list(tile.traits)
    printed = g.content.tiles[tile.id].trait
    if printed is not None and printed not in tile.negated and g.state.tokens["negation"] > 0:
        found.append(printed)
    return found


def may_take_trait(g: Realm, seat: int, trait: TraitId | None) -> list[str]:
    """Fallout, Tremor, Breath of the Dragon: areas without the trait, as each card limits them."""
    if trait is None or g.state.tokens.get(trait, 0) < 1:
        return []
    found = [
        cell
        for cell in areas(g)
        if trait not in traits(g, cell)
        and trait not in g.tile(cell).traits
        and trait != g.content.tiles[g.tile(cell).id].trait
    ]
    if trait == "tsukuyumi":
        return [cell for cell in found if not foreign_units(g, seat, cell)]
    found = [cell for cell in found if not is_moon(g, cell)]
    if trait == "radioactive":
        found = [cell for cell in found if not any(is_base(g, c) for c in tiles_around(g, cell))]
    return found


def foreign_units(g: Realm, seat: int, cell: str) -> bool:
    return any(g.unit(number).owner not in (seat, ONI) for number in occupants(g, cell))


def empty_uncontrolled(g: Realm) -> list[str]:
    return [
        cell
        for cell in areas(g)
        if replaceable(g, cell) and not occupants(g, cell) and control(g, cell) == NOBODY
    ]


def blocked_slots(g: Realm, seat: int) -> list[tuple[str, int, str]]:
    """What New trail may open: prints to cover, red tokens and reefs to remove (R11)."""
    found = []
    for cell in areas(g):
        if refuge(g, cell, seat):
            continue
        slots = g.tile(cell).slots
        for edge in range(6):
            token = slots.get(edge)
            if token == "red" or (token is not None and is_reef(g, token)):
                found.append((cell, edge, token))
            elif token is None and edge in printed_edges(g, cell) and has_neutral(g):
                found.append((cell, edge, "printed"))
    return found


def open_slots(g: Realm, seat: int) -> list[tuple[str, int, bool]]:
    """Where Rock barricade may put a red token, or take a cover away."""
    found = []
    for cell in areas(g):
        if refuge(g, cell, seat):
            continue
        for edge in range(6):
            if may_uncover(g, cell, edge):
                found.append((cell, edge, True))
            elif has_neutral(g) and may_fill(g, cell, edge, "red"):
                found.append((cell, edge, False))
    return found


def has_neutral(g: Realm) -> bool:
    return g.state.tokens["neutral_blockade"] > 0


def edge_cells(g: Realm) -> list[str]:
    return list(edge_tiles(g))
