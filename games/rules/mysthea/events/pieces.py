"""How pieces get on the board, move over it and leave it."""

from games.rules.mysthea.content import Piece, UnitKind
from games.rules.mysthea.state import Garrison, Seat, State


def put_down(seat: Seat, kind: Piece, region: str, *, moved: bool = False) -> None:
    there = seat.board.setdefault(region, Garrison())
    change(there, kind, 1)
    if moved:
        change_moved(there, kind, 1)


def pick_up(seat: Seat, kind: Piece, region: str, *, moved: bool) -> None:
    """Take one piece away, of those that have moved or of the fresh ones."""
    there = seat.board[region]
    change(there, kind, -1)
    if moved:
        change_moved(there, kind, -1)
    if not (there.troop or there.golem or there.fort):
        del seat.board[region]


def pick_up_any(seat: Seat, kind: Piece, region: str) -> None:
    """Of two alike the one that has moved goes first: its owner never minds (SPEC 20)."""
    pick_up(seat, kind, region, moved=moved_count(seat.board[region], kind) > 0)


def carry_over(seat: Seat, kind: UnitKind, origin: str, to: str) -> None:
    """One unit goes somewhere else, and has moved."""
    if kind == "champion":
        seat.champion.region = to
        seat.champion.moved = True
    else:
        pick_up(seat, kind, origin, moved=False)
        put_down(seat, kind, to, moved=True)


def clear_moves(state: State) -> None:
    for seat in state.seats:
        seat.champion.moved = False
        for there in seat.board.values():
            there.moved_troop = there.moved_golem = 0


def change(there: Garrison, kind: Piece, by: int) -> None:
    match kind:
        case "troop":
            there.troop += by
        case "golem":
            there.golem += by
        case "fort":
            there.fort += by


def change_moved(there: Garrison, kind: Piece, by: int) -> None:
    match kind:
        case "troop":
            there.moved_troop += by
        case "golem":
            there.moved_golem += by


def count(there: Garrison, kind: Piece) -> int:
    match kind:
        case "troop":
            return there.troop
        case "golem":
            return there.golem
        case "fort":
            return there.fort


def moved_count(there: Garrison, kind: Piece) -> int:
    match kind:
        case "troop":
            return there.moved_troop
        case "golem":
            return there.moved_golem
        case "fort":
            return 0
