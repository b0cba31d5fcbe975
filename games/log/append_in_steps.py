"""The append on SQLite: a few statements; the caller holds the transaction."""

from typing import Any

from django.db import connection
from msgspec.structs import astuple

from games.log.clock import time_of
from games.log.row import Row
from games.log.writing import Turns, Writing
from games.models import Outbox

MOST_SEATS = 15
MOVE_HEAD = """
UPDATE games_match SET head = %s, head_hash = %s, waiting = %s
WHERE id = %s AND head = %s AND head_hash = %s AND status = 'running'
"""
END = "UPDATE games_match SET status = 'finished', result = %s, finished = %s WHERE id = %s"
ROW = """
INSERT INTO games_logentry (match_id, at, seq, move, content_id, version, rules, seat, via,
    payload, public, draws, hash)
VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s)
"""
OPEN_TURN = """
INSERT INTO games_turn (match_id, opened, first, again, seat) VALUES (%s, %s, %s, %s, %s)
ON CONFLICT (match_id, seat) WHERE closed IS NULL
DO UPDATE SET opened = excluded.opened, first = excluded.first, fresh = fresh + 1
"""
CLOSE_TURN = """
UPDATE games_turn SET closed = %s, last = %s, fresh = fresh + 1
WHERE match_id = %s AND closed IS NULL AND seat = %s
"""
TELL_OVER = "INSERT INTO games_outbox (match_id, at, seq, seat, kind) VALUES (%s, %s, %s, -1, %s)"
KEY = """
INSERT INTO games_commandkey (match_id, key, command, first, last) VALUES (%s, %s, %s, %s, %s)
"""
SNAPSHOT = "INSERT INTO games_snapshot (match_id, seq, format, state) VALUES (%s, %s, %s, %s)"
DRAFTS = "DELETE FROM games_draft WHERE match_id = %s AND (asked < %s OR lane = %s)"


def append_in_steps(move: Writing) -> bool:
    last = move.rows[-1]
    with connection.cursor() as cursor:
        moved = (last.seq, last.hash, move.waiting)
        cursor.execute(MOVE_HEAD, (*moved, move.match_id, move.head.seq, move.head.hash))
        if cursor.rowcount != 1:
            return False
        write_rows(cursor, move.match_id, move.rows)
        write_beside(cursor, move)
        if move.result is not None:
            finished = connection.ops.adapt_datetimefield_value(time_of(last.at))
            cursor.execute(END, (move.result, finished, move.match_id))
    return True


def write_rows(cursor: Any, match_id: int, rows: list[Row]) -> None:
    cursor.executemany(ROW, [(match_id, *astuple(row)) for row in rows])


def write_beside(cursor: Any, move: Writing) -> None:
    match_id, first, last = move.match_id, move.rows[0], move.rows[-1]
    if move.turns is not None:
        write_turns(cursor, move, move.turns)
    if move.result is not None:
        cursor.execute(TELL_OVER, (match_id, last.at, last.seq, Outbox.Kind.OVER.value))
    if move.key is not None:
        cursor.execute(KEY, (match_id, move.key.key, move.key.command, first.seq, last.seq))
    cursor.executemany(SNAPSHOT, [(match_id, *astuple(taken)) for taken in move.snapshots])
    if move.drops_drafts:
        cursor.execute(DRAFTS, (match_id, move.asked, move.lane))


def write_turns(cursor: Any, move: Writing, turns: Turns) -> None:
    match_id, last = move.match_id, move.rows[-1]
    for seat in seats_in(turns.opened):
        cursor.execute(OPEN_TURN, (match_id, last.at, last.seq, turns.again, seat))
    for seat in seats_in(turns.closed):
        cursor.execute(CLOSE_TURN, (last.at, last.seq, match_id, seat))


def seats_in(bits: int) -> list[int]:
    return [seat for seat in range(MOST_SEATS) if bits >> seat & 1]
