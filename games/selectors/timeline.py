"""The turns of a match: where each begins and whose it is.

The ticks of a match are kept between two requests and grow with its log. Rows never change, so
what was read stays right; an undo takes back the ticks of the turns that it takes back.
"""

import threading
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

from django.db import connection
from msgspec import Struct

from games.kernel.events import Event
from games.kernel.game import AnyGame
from games.kernel.moves import Undone
from games.log.history import rows_of_match
from games.log.row import NOBODY
from games.log.upcast import read_event
from games.models import Match
from games.rules.registry import game_of
from games.selectors.stretch import Stretch

MOST_KEPT = 512
Found = tuple[int, bytes, int]
"""The number, the payload and the version of a row."""


class Tick(Struct, frozen=True):
    seq: int
    seat: int
    opens_round: bool = False


class Ticks(Struct, frozen=True):
    head: int = 0
    turns: tuple[Tick, ...] = ()
    rounds: tuple[int, ...] = ()
    """Where rounds begin."""


KEPT: OrderedDict[int, Ticks] = OrderedDict()
LOCK = threading.Lock()


def ticks_of(match: Match, stretch: Stretch | None = None) -> Ticks:
    """All turns up to the present, from what is at hand where that is enough."""
    with LOCK:
        ticks = KEPT.get(match.pk, Ticks())
    if ticks.head > match.head:
        return until(ticks, match.head)
    if ticks.head < match.head:
        ticks = grown(ticks, match, stretch)
        keep(match.pk, ticks)
    return ticks


def keep(match_id: int, ticks: Ticks) -> None:
    with LOCK:
        KEPT[match_id] = ticks
        KEPT.move_to_end(match_id)
        if len(KEPT) > MOST_KEPT:
            KEPT.popitem(last=False)


def forget_all() -> None:
    with LOCK:
        KEPT.clear()


def until(ticks: Ticks, seq: int) -> Ticks:
    turns = tuple(tick for tick in ticks.turns if tick.seq <= seq)
    return Ticks(seq, turns, tuple(start for start in ticks.rounds if start <= seq))


def grown(ticks: Ticks, match: Match, stretch: Stretch | None) -> Ticks:
    game = game_of(match.game)
    turns, rounds = list(ticks.turns), list(ticks.rounds)
    for seq, event in turning_points(match, game, ticks.head, stretch):
        if isinstance(event, Undone):
            turns = [tick for tick in turns if tick.seq <= event.to]
            rounds = [start for start in rounds if start <= event.to]
        elif isinstance(event, game.round_events):
            rounds.append(seq)
        else:
            opens = bool(rounds) and (not turns or turns[-1].seq < rounds[-1])
            turns.append(Tick(seq, getattr(event, "seat", NOBODY), opens))
    return Ticks(match.head, tuple(turns), tuple(rounds))


def turning_points(
    match: Match, game: AnyGame, after: int, stretch: Stretch | None
) -> Iterator[tuple[int, Event[Any]]]:
    wanted = (*game.turn_events, *game.round_events, Undone)
    if stretch is not None and covers(stretch, after, match.head):
        for seq, event in enumerate(stretch.events, stretch.start + 1):
            if seq > after and isinstance(event, wanted):
                yield seq, event
        return
    for seq, payload, version in rows_that_turn(match, wanted, after):
        yield seq, read_event(game, payload, version)


def covers(stretch: Stretch, after: int, head: int) -> bool:
    return stretch.start <= after and stretch.start + len(stretch.rows) >= head


def rows_that_turn(
    match: Match, wanted: tuple[type[Event[Any]], ...], after: int
) -> Iterator[Found]:
    """The rows of these events, known by how their payloads begin; no other row is fetched."""
    openings = [beginning(event) for event in wanted]
    if match.packed:
        for row in rows_of_match(match, after + 1):
            if row.payload.startswith(tuple(openings)):
                yield row.seq, row.payload, row.version
        return
    tests = " OR ".join("substr(payload, 1, %s) = %s" for _ in openings)
    values = [value for opening in openings for value in (len(opening), opening)]
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT seq, payload, version FROM games_logentry"
            f" WHERE match_id = %s AND seq > %s AND seq <= %s AND ({tests}) ORDER BY seq",
            [match.pk, after, match.head, *values],
        )
        for seq, payload, version in cursor.fetchall():
            yield seq, bytes(payload), version


def beginning(event: type[Event[Any]]) -> bytes:
    tag = event.__struct_config__.tag
    return b'{"t":"%s"' % str(tag).encode()


def turn_at(ticks: Ticks, seq: int) -> int:
    """The number of the turn that a moment belongs to; 0 before the first."""
    return sum(tick.seq <= seq for tick in ticks.turns)
