"""Any moment of a match: the rows of its log, wherever they are kept, and the state after one."""

from collections.abc import Iterator
from typing import Any

from django.db import connection
from msgspec import Struct

from games.kernel.events import Event
from games.kernel.game import AnyGame
from games.log import hot_cursor
from games.log.base import base_state
from games.log.chunks import unpacked
from games.log.editions import edition_kept_as
from games.log.errors import CorruptLog
from games.log.folding import folded
from games.log.row import Row
from games.log.snapshots import format_of
from games.log.upcast import read_events
from games.models import Chunk, LogEntry, Match, Snapshot
from games.rules.registry import game_of

COLUMNS = (
    "at",
    "seq",
    "move",
    "content_id",
    "version",
    "rules",
    "seat",
    "via",
    "payload",
    "public",
    "draws",
    "hash",
)
MOMENT = """
SELECT s.seq, s.state, t.payloads, t.versions, c.first, c.bodies
FROM (SELECT 1) one
LEFT JOIN LATERAL (
    SELECT seq, state FROM games_snapshot
    WHERE match_id = %b AND seq <= %b AND format = %b ORDER BY seq DESC LIMIT 1
) s ON true
LEFT JOIN LATERAL (
    SELECT array_agg(payload) AS payloads, array_agg(version) AS versions FROM (
        SELECT payload, version FROM games_logentry
        WHERE match_id = %b AND seq > coalesce(s.seq, 0) AND seq <= %b ORDER BY seq
    ) e
) t ON true
LEFT JOIN LATERAL (
    SELECT min(first) AS first, array_agg(body) AS bodies FROM (
        SELECT first, body FROM games_chunk
        WHERE match_id = %b AND last > coalesce(s.seq, 0) AND first <= %b ORDER BY first
    ) e
) c ON true
"""


class Tail(Struct, frozen=True):
    """The last snapshot, if there is one, and the rows since."""

    after: int
    base: bytes | None
    payloads: list[bytes]
    versions: list[int]


def state_at(match: Match, seq: int) -> Any:
    """The state after an event of the match, from the snapshot before it."""
    if not 0 < seq <= match.head:
        raise LookupError(f"match {match.pk} has no event {seq}")
    game = game_of(match.game)
    tail = tail_of(match.pk, seq, game=game)
    if tail.after + len(tail.payloads) != seq:
        raise CorruptLog(match.pk, tail.after + len(tail.payloads) + 1, "missing")
    return folded(match.pk, *read_tail(game, tail, match.pk))


def read_tail(game: AnyGame, tail: Tail, match_id: int) -> tuple[Any, list[Event[Any]]]:
    """The state to fold onto and the events to fold, fresh from their bytes."""
    events = read_events(
        game, tail.after, payloads=tail.payloads, versions=tail.versions, match_id=match_id
    )
    return base_state(game, tail.base, events, match_id=match_id), events


def position_at(match: Match, seq: int) -> Any:
    """The state with its content, for looking only: nothing can be drawn from it."""
    game = game_of(match.game)
    return game.position(state_at(match, seq), edition_kept_as(match.content.version, game).value)


def tail_of(match_id: int, seq: int, *, game: AnyGame) -> Tail:
    """What the fold to an event needs: one round trip on PostgreSQL."""
    shape = format_of(game.state_type)
    if connection.vendor != "postgresql":
        return tail_step_by_step(match_id, seq, shape)
    values = (match_id, seq, shape, match_id, seq, match_id, seq)
    row = hot_cursor.execute(MOMENT, values).fetchone()
    after, base, payloads, versions, first, bodies = row
    if bodies:
        tail = Tail(after or 0, base, [], [])
        return with_stretch(tail, unpacked_all(match_id, first, bodies), seq)
    return Tail(after or 0, base, payloads or [], versions or [])


def tail_step_by_step(match_id: int, seq: int, shape: int) -> Tail:
    usable = Snapshot.objects.filter(match_id=match_id, seq__lte=seq, format=shape)
    after, base = usable.order_by("-seq").values_list("seq", "state").first() or (0, None)
    chunks = Chunk.objects.filter(match_id=match_id, last__gt=after, first__lte=seq)
    packed = list(chunks.order_by("first").values_list("first", "body"))
    if packed:
        bodies = [body for _, body in packed]
        return with_stretch(
            Tail(after, base, [], []), unpacked_all(match_id, packed[0][0], bodies), seq
        )
    rows = LogEntry.objects.filter(match_id=match_id, seq__gt=after, seq__lte=seq)
    found = list(rows.order_by("seq").values_list("payload", "version"))
    return Tail(after, base, [row[0] for row in found], [row[1] for row in found])


def unpacked_all(match_id: int, first: int, bodies: list[bytes]) -> Iterator[Row]:
    for body in bodies:
        rows = unpacked(body, match_id=match_id, first=first)
        yield from rows
        first += len(rows)


def with_stretch(tail: Tail, rows: Iterator[Row], seq: int) -> Tail:
    wanted = [row for row in rows if tail.after < row.seq <= seq]
    payloads, versions = [row.payload for row in wanted], [row.version for row in wanted]
    return Tail(tail.after, tail.base, payloads, versions)


def rows_of_match(match: Match, first: int = 1, last: int | None = None) -> Iterator[Row]:
    """The rows of a stretch of the log as they are stored, in order of their numbers."""
    last = match.head if last is None else last
    chunks = match.chunks.filter(last__gte=first, first__lte=last).order_by("first")
    for start, body in chunks.values_list("first", "body"):
        rows = unpacked(bytes(body), match_id=match.pk, first=start)
        yield from (row for row in rows if first <= row.seq <= last)
    entries = match.log.filter(seq__gte=first, seq__lte=last).order_by("seq")
    for values in entries.values_list(*COLUMNS):
        yield Row(*(bytes(v) if isinstance(v, memoryview) else v for v in values))
