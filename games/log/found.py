"""What the database holds of a match's present: the row, the last snapshot, all events since."""

from typing import Any

from django.db import connection
from msgspec import Struct

from games.log import hot_cursor

MATCH = """game, status, head, head_hash, waiting, seed, content_id, entropy,
    (SELECT version FROM games_contentedition WHERE id = m.content_id)"""
POSTGRES = """
SELECT m.game, m.status, m.head, m.head_hash, m.waiting, m.seed, m.content_id, m.entropy::text,
    (SELECT version FROM games_contentedition WHERE id = m.content_id),
    s.seq, s.format, s.state, t.payloads, t.versions, k.command, k.first, k.last,
    (SELECT json_agg(json_build_array(lane, asked, answers::json))::text
        FROM games_draft WHERE match_id = m.id)
FROM games_match m
LEFT JOIN LATERAL (
    SELECT seq, format, state FROM games_snapshot
    WHERE match_id = m.id ORDER BY seq DESC LIMIT 1
) s ON true
LEFT JOIN LATERAL (
    SELECT array_agg(payload) AS payloads, array_agg(version) AS versions FROM (
        SELECT payload, version FROM games_logentry
        WHERE match_id = m.id AND seq > coalesce(s.seq, 0) ORDER BY seq
    ) e
) t ON true
LEFT JOIN games_commandkey k ON k.match_id = m.id AND k.key = %b
WHERE m.id = %b
"""


class Found(Struct, frozen=True):
    game: str
    status: str
    head: int
    head_hash: bytes
    waiting: int
    seed: bytes
    content: int
    entropy: str
    content_version: str
    base_seq: int | None
    base_format: int | None
    base: bytes | None
    payloads: list[bytes] | None
    versions: list[int] | None
    command: int | None
    first: int | None
    last: int | None
    drafts: str | None


def find(match_id: int, key: int = 0) -> Found | None:
    """One round trip on PostgreSQL; on SQLite, where a trip costs nothing, a few."""
    if connection.vendor == "postgresql":
        row = hot_cursor.execute(POSTGRES, (key, match_id)).fetchone()
        return None if row is None else Found(*row)
    with connection.cursor() as cursor:
        return find_step_by_step(cursor, match_id, key)


def find_step_by_step(cursor: Any, match_id: int, key: int) -> Found | None:
    """Rows never change, so nothing but the head has to be read in one moment."""

    def first(sql: str, *values: int) -> Any:
        return cursor.execute(sql, values).fetchone()

    match = first(f"SELECT {MATCH} FROM games_match m WHERE id = %s", match_id)
    if match is None:
        return None
    base = first(
        "SELECT seq, format, state FROM games_snapshot WHERE match_id = %s AND seq <= %s"
        " ORDER BY seq DESC LIMIT 1",
        match_id,
        match[2],
    ) or (None, None, None)
    tail = cursor.execute(
        "SELECT payload, version FROM games_logentry"
        " WHERE match_id = %s AND seq > %s AND seq <= %s ORDER BY seq",
        (match_id, base[0] or 0, match[2]),
    ).fetchall()
    done = first(
        "SELECT command, first, last FROM games_commandkey WHERE match_id = %s AND key = %s",
        match_id,
        key,
    ) or (None, None, None)
    drafts = first(
        "SELECT json_group_array(json_array(lane, asked, json(answers)))"
        " FROM games_draft WHERE match_id = %s",
        match_id,
    )
    payloads, versions = [row[0] for row in tail], [row[1] for row in tail]
    return Found(*match, *base, payloads, versions, *done, *drafts)
