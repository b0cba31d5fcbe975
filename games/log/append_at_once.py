"""The append on PostgreSQL: one statement, one round trip, one commit."""

from functools import cache
from typing import Any

from msgspec import Struct

from games.log import hot_cursor
from games.log.row import Row
from games.log.writing import Turns, Writing
from games.models import Outbox

UPDATE = "UPDATE games_match SET head = %b, head_hash = %b, waiting = %b"
ENDING = (
    ", status = 'finished', result = %b::jsonb,"
    " finished = timestamptz 'epoch' + %b * interval '1 microsecond'"
)
UNMOVED = " WHERE id = %b AND head = %b AND head_hash = %b AND status = 'running' RETURNING id"
OPEN_TURNS = """o AS (
    INSERT INTO games_turn (match_id, opened, first, again, seat)
    SELECT u.id, %b, %b, %b, seat FROM u, generate_series(0, 14) seat WHERE (%b >> seat) & 1 = 1
    ON CONFLICT (match_id, seat) WHERE closed IS NULL
    DO UPDATE SET opened = excluded.opened, first = excluded.first, fresh = games_turn.fresh + 1
)"""
OPEN_TURN = """o AS (
    INSERT INTO games_turn (match_id, opened, first, again, seat) SELECT u.id, %b, %b, %b, %b FROM u
    ON CONFLICT (match_id, seat) WHERE closed IS NULL
    DO UPDATE SET opened = excluded.opened, first = excluded.first, fresh = games_turn.fresh + 1
)"""
CLOSE_TURNS = """c AS (
    UPDATE games_turn t SET closed = %b, last = %b, fresh = fresh + 1 FROM u
    WHERE t.match_id = u.id AND t.closed IS NULL AND (%b >> t.seat) & 1 = 1
)"""
CLOSE_TURN = """c AS (
    UPDATE games_turn t SET closed = %b, last = %b, fresh = fresh + 1 FROM u
    WHERE t.match_id = u.id AND t.closed IS NULL AND t.seat = %b
)"""
TELL_OVER = """e AS (
    INSERT INTO games_outbox (match_id, at, seq, seat, kind) SELECT u.id, %b, %b, -1, {over} FROM u
)"""
KEY = """k AS (
    INSERT INTO games_commandkey (match_id, key, command, first, last)
    SELECT u.id, %b, %b, %b, %b FROM u
)"""
SNAPSHOT = """s{} AS (
    INSERT INTO games_snapshot (match_id, seq, format, state) SELECT u.id, %b, %b, %b FROM u
)"""
DRAFTS = """d AS (
    DELETE FROM games_draft USING u WHERE match_id = u.id AND (asked < %b OR lane = %b)
)"""
ROWS = """
INSERT INTO games_logentry (match_id, at, seq, move, content_id, version, rules, seat, via,
    payload, public, draws, hash)
SELECT u.id, %b, x.seq, %b, %b, x.version, %b, %b, %b, x.payload, x.public, x.draws, x.hash
FROM u, (VALUES {}) AS x (seq, version, payload, public, draws, hash)
"""


class Shape(Struct, frozen=True):
    """What the text of the statement depends on."""

    rows: int
    snapshots: int
    opened: int
    """How many turns: none, one or, for 2, several."""
    closed: int
    keyed: bool
    ends: bool
    drops_drafts: bool


def append_at_once(move: Writing) -> bool:
    shape = Shape(
        len(move.rows),
        len(move.snapshots),
        few(move.turns.opened if move.turns else 0),
        few(move.turns.closed if move.turns else 0),
        move.key is not None,
        move.result is not None,
        move.drops_drafts,
    )
    prepare = shape.rows <= hot_cursor.MOST_ROWS_PREPARED
    cursor = hot_cursor.execute(statement(shape), values_of(move), prepare=prepare)
    return cursor.rowcount == shape.rows


def few(seats: int) -> int:
    """As so many moves hand the turn from one seat to one other, that has a shorter statement."""
    return min(seats.bit_count(), 2)


@cache
def statement(shape: Shape) -> str:
    """What a move does not need is left out of it."""
    parts = [f"u AS ({UPDATE}{ENDING if shape.ends else ''}{UNMOVED})"]
    parts += [(OPEN_TURN, OPEN_TURNS)[shape.opened - 1]] if shape.opened else []
    parts += [(CLOSE_TURN, CLOSE_TURNS)[shape.closed - 1]] if shape.closed else []
    if shape.ends:
        parts.append(TELL_OVER.format(over=Outbox.Kind.OVER.value))
    if shape.keyed:
        parts.append(KEY)
    parts += [SNAPSHOT.format(i) for i in range(shape.snapshots)]
    if shape.drops_drafts:
        parts.append(DRAFTS)
    rows = ROWS.format(", ".join(["(%b, %b, %b, %b, %b, %b)"] * shape.rows))
    return f"WITH {', '.join(parts)} {rows}"


def values_of(move: Writing) -> list[Any]:
    """In the order of the statement's placeholders."""
    first, last = move.rows[0], move.rows[-1]
    values: list[Any] = [last.seq, last.hash, move.waiting]
    if move.result is not None:
        values += [move.result, last.at]
    values += [move.match_id, move.head.seq, move.head.hash]
    if move.turns is not None:
        values += values_of_turns(move.turns, last)
    if move.result is not None:
        values += [last.at, last.seq]
    if move.key is not None:
        values += [move.key.key, move.key.command, first.seq, last.seq]
    for taken in move.snapshots:
        values += [taken.seq, taken.format, taken.state]
    if move.drops_drafts:
        values += [move.asked, move.lane]
    values += [first.at, first.move, first.content, first.rules, first.seat, first.via]
    for row in move.rows:
        values += [row.seq, row.version, row.payload, row.public, row.draws, row.hash]
    return values


def values_of_turns(turns: Turns, last: Row) -> list[Any]:
    values: list[Any] = []
    if turns.opened:
        values += [last.at, last.seq, turns.again, one_or_bits(turns.opened)]
    if turns.closed:
        values += [last.at, last.seq, one_or_bits(turns.closed)]
    return values


def one_or_bits(seats: int) -> int:
    """The number of the only seat, else one bit each."""
    return seats.bit_length() - 1 if seats.bit_count() == 1 else seats
