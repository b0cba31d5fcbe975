"""From what a command led to, to the move that is appended: rows, snapshots, whose turn it is."""

from typing import Any

from django.conf import settings
from msgspec import Struct

from games.kernel.game import ENCODER, AnyGame
from games.kernel.moves import Sealed, Undone, Unsealed
from games.kernel.play import waiting_seats
from games.kernel.resolution import Emitted
from games.log import clock, warm
from games.log.append import append
from games.log.history import read_tail
from games.log.row import NOBODY, VIAS, Mover, Row, rows_of
from games.log.snapshots import Taken, floor_of, snapshots_due
from games.log.table import Table
from games.log.writing import Key, Turns, Writing


class By(Struct, frozen=True):
    """Who made a move and how, and the key that it came with."""

    seat: int = NOBODY
    via: str = "player"
    key: Key | None = None


def commit(table: Table, emitted: list[Emitted], by: By) -> list[Row]:
    """Append a move to the log; `table.g` holds the state that it led to."""
    found, header = table.found, table.g.state.header
    mover = Mover(
        clock.now(),
        by.seat,
        VIAS.index(by.via),
        table.game.version,
        found.content,
        table.edition.version,
    )
    rows = rows_of(emitted, table.head, mover=mover, seed=found.seed)
    waiting = bits(waiting_seats(table.game, table.g))
    taken = due(table, emitted)
    append(
        Writing(
            match_id=table.match_id,
            head=table.head,
            rows=rows,
            waiting=waiting,
            turns=turns(emitted, waiting, found.waiting),
            key=by.key,
            snapshots=taken,
            result=result_of(table.game, table.g) if header.over else None,
            drops_drafts=bool(found.drafts) and found.drafts != "[]",
            asked=header.asked,
            lane=sealed_lane(emitted),
        )
    )
    if not taken:
        warm.put_back(table, rows, waiting=waiting)
    return rows


def bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


def turns(emitted: list[Emitted], waiting: int, before: int) -> Turns | None:
    """Most moves of a chain change nobody's turn."""
    if waiting == before:
        return None
    again = isinstance(emitted[-1].event, Undone | Unsealed)
    return Turns(waiting & ~before, before & ~waiting, again)


def result_of(game: AnyGame, g: Any) -> str:
    """What the match's row repeats from the end of its log."""
    header = g.state.header
    result: dict[str, Any] = {"ranks": header.ranks, "points": header.points}
    reached = [game.achievements(g, seat) for seat in g.seats]
    if any(reached):
        result["achievements"] = reached
    return ENCODER.encode(result).decode()


def sealed_lane(emitted: list[Emitted]) -> str:
    """The lane that this move sealed, if that is all it did."""
    last = emitted[-1].event
    return last.lane if isinstance(last, Sealed) else ""


def due(table: Table, emitted: list[Emitted]) -> list[Taken]:
    """The snapshots to take with this move; most moves need none."""
    every, floor = settings.LONGTABLE_SNAPSHOT_EVERY, floor_of(table.g.state.header)
    tail = table.tail
    if len(tail.payloads) + len(emitted) <= every or floor <= tail.after:
        return []
    base, events = read_tail(table.game, tail, table.match_id)
    events += [table.game.event_decoder.decode(each.payload) for each in emitted]
    return snapshots_due(table.game, base, events, floor=floor, every=every)
