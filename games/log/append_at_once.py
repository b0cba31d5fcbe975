"""The append on PostgreSQL: one statement, one round trip, one commit."""

from functools import cache
from typing import Any

from msgspec import Struct

from games.log import hot_cursor
from games.log.writing import Writing

UPDATE = "UPDATE games_match SET head = %b, head_hash = %b, waiting = %b"
ENDING = (
    ", status = 'finished', result = %b::jsonb,"
    " finished = timestamptz 'epoch' + %b * interval '1 microsecond'"
)
UNMOVED = " WHERE id = %b AND head = %b AND head_hash = %b AND status = 'running' RETURNING id"
TELL = """o AS (
    INSERT INTO games_outbox (match_id, at, seq, seat, kind)
    SELECT u.id, %b, %b, seat, %b FROM u, generate_series(0, 14) seat
    WHERE (%b >> seat) & 1 = 1
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
    told: bool
    keyed: bool
    ends: bool
    drops_drafts: bool


def append_at_once(move: Writing) -> bool:
    shape = Shape(
        len(move.rows),
        len(move.snapshots),
        move.told is not None,
        move.key is not None,
        move.result is not None,
        move.drops_drafts,
    )
    prepare = shape.rows <= hot_cursor.MOST_ROWS_PREPARED
    cursor = hot_cursor.execute(statement(shape), values_of(move), prepare=prepare)
    return cursor.rowcount == shape.rows


@cache
def statement(shape: Shape) -> str:
    """What a move does not need is left out of it."""
    parts = [f"u AS ({UPDATE}{ENDING if shape.ends else ''}{UNMOVED})"]
    if shape.told:
        parts.append(TELL)
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
    if move.told is not None:
        values += [last.at, last.seq, move.told.kind, move.told.seats]
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
