"""Events of the log as one viewer may know them."""

from collections.abc import Iterator
from datetime import datetime

from msgspec import Raw, Struct

from games.kernel.events import Viewer
from games.kernel.game import ENCODER, AnyGame
from games.kernel.masks import shown
from games.log.clock import time_of
from games.log.history import rows_of_match
from games.log.row import NOBODY, VIAS, Row
from games.log.upcast import read_event
from games.rules.registry import game_of
from games.selectors.viewpoints import Viewpoint


class Seen(Struct, frozen=True):
    seq: int
    move: int
    at: datetime
    seat: int | None
    via: str
    event: Raw


def events_seen(point: Viewpoint, first: int, last: int) -> Iterator[Seen]:
    """A stretch of the log, moves that were taken back included."""
    game = game_of(point.match.game)
    for row in rows_of_match(point.match, first, last):
        yield seen(game, row, point.seat, over=point.open)


def seen(game: AnyGame, row: Row, viewer: Viewer, *, over: bool) -> Seen:
    event = shown(read_event(game, row.payload, row.version), viewer, over=over)
    return Seen(
        row.seq,
        row.move,
        time_of(row.at),
        None if row.seat == NOBODY else row.seat,
        VIAS[row.via],
        Raw(ENCODER.encode(event)),
    )
