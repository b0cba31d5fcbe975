"""Formations of the Circle of the Sun: patterns of own units on the board (SPEC 13.2)."""

from games.kernel.position import derived
from games.rules.tsukuyumi.queries.board import units_of
from games.rules.tsukuyumi.queries.geometry import moved, neighbours, sort_key
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.queries.units import is_helpless, on_board
from games.rules.tsukuyumi.state import ONI

Cells = tuple[str, ...]


def has_formations(g: Realm, seat: int) -> bool:
    return seat_of(g, "circle_of_the_sun") == seat


def count_there(g: Realm, seat: int, cell: str) -> int:
    return sum(not is_helpless(g, g.unit(number)) for number in units_of(g, seat, cell))


@derived
def placements(g: Realm, seat: int, formation: str) -> tuple[Cells, ...]:
    """Every way in which a formation is complete now; its tiles in the printed order."""
    if not has_formations(g, seat):
        return ()
    card = g.content.formations[formation]
    spare = 1 if g.seat(seat).exempt == formation else 0
    found: dict[frozenset[str], Cells] = {}
    for anchor in anchors(g, seat):
        for turns in range(6):
            cells = tuple(moved(anchor, offset, turns) for offset in card.offsets)
            if frozenset(cells) not in found and lacking(g, seat, cells, card.least) <= spare:
                found[frozenset(cells)] = cells
    return tuple(sorted(found.values(), key=lambda cells: [sort_key(cell) for cell in cells]))


def anchors(g: Realm, seat: int) -> list[str]:
    """Cells from which a pattern could reach own units."""
    found: set[str] = set()
    for number in on_board(g, seat):
        cell = g.unit(number).cell
        ring = {cell, *neighbours(cell)}
        found |= ring
        for other in neighbours(cell):
            found |= set(neighbours(other))
    return sorted(found, key=sort_key)


def lacking(g: Realm, seat: int, cells: Cells, least: tuple[int, ...]) -> int:
    """How many tiles have too few units; a missing tile breaks the pattern."""
    missing = 0
    for cell, need in zip(cells, least, strict=True):
        if cell not in g.state.tiles:
            return 99
        missing += count_there(g, seat, cell) < need
    return missing


def is_complete(g: Realm, seat: int, formation: str) -> bool:
    return bool(placements(g, seat, formation))


def formation_with(g: Realm, seat: int, cell: str) -> Cells:
    """The largest complete formation that this tile belongs to."""
    found: Cells = ()
    for formation in g.content.formations:
        for cells in placements(g, seat, formation):
            if cell in cells and len(cells) > len(found):
                found = cells
    return found


def transformable(g: Realm, seat: int) -> list[int]:
    """The ONI on tiles of a complete Transformation that hold the units asked for."""
    least = g.content.formations["transformation"].least
    found: list[int] = []
    for cells in placements(g, seat, "transformation"):
        for cell, need in zip(cells, least, strict=True):
            if count_there(g, seat, cell) >= need:
                found += [number for number in units_of(g, ONI, cell) if number not in found]
    return found
