"""Gates: areas with a gate, and the private ones of the First Guardians (SPEC 16.2, 13.3)."""

from games.rules.tsukuyumi.queries.board import areas, barred, entry_forbidden, units_of
from games.rules.tsukuyumi.queries.realm import Realm, has_flag
from games.rules.tsukuyumi.queries.units import on_board

MORGWA = "morgwa"
PRIVATE = "private_gates"


def gates_for(g: Realm, seat: int) -> list[str]:
    """All gates that a seat may use; fewer than two are of no use (R76)."""
    found = [cell for cell in areas(g) if g.tile(cell).gate]
    for cell in private_gates(g, seat):
        if cell not in found and not barred(g, seat, cell):
            found.append(cell)
    return found if len(found) > 1 else []


def private_gates(g: Realm, seat: int) -> list[str]:
    if not has_flag(g, seat, PRIVATE):
        return []
    return possible_private_gates(g, seat)


def possible_private_gates(g: Realm, seat: int) -> list[str]:
    base = g.seat(seat).base
    guarded = [g.unit(number).cell for number in on_board(g, seat, MORGWA)]
    return [*([base] if base else []), *(cell for cell in guarded if cell != base)]


def travellers(g: Realm, seat: int) -> list[int]:
    """Own units that stand on a gate."""
    return [number for cell in gates_for(g, seat) for number in units_of(g, seat, cell)]


def gate_targets(g: Realm, seat: int, number: int) -> list[str]:
    here = g.unit(number).cell
    return [
        cell for cell in gates_for(g, seat) if cell != here and not entry_forbidden(g, seat, cell)
    ]
