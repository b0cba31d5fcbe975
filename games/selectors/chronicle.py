"""The log in words, as one viewer may know it."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from games.kernel.events import Event
from games.kernel.fold import first_state, without_undone
from games.kernel.masks import shown, view
from games.kernel.moves import MatchOpened
from games.kernel.text import Text
from games.log.editions import edition_kept_as
from games.log.history import rows_of_match, state_at
from games.log.row import Row
from games.log.upcast import read_events
from games.rules.registry import game_of
from games.selectors.viewpoints import Viewpoint


class Line(Struct, frozen=True):
    seq: int
    at: int
    seat: int
    """Who moved; -1 if no seat did."""
    event: Event[Any]
    text: Text


def chronicle_of(point: Viewpoint, first: int, last: int) -> list[Line]:
    """The sentences of a stretch of the log; moves that were taken back are left out."""
    match = point.match
    game = game_of(match.game)
    content = edition_kept_as(match.content_id, game).value
    start = border_before(point, first)
    rows = list(rows_of_match(match, start + 1, last))
    return [
        line
        for line in told(point, game.position(base(point, start, rows), content), start, rows)
        if line.seq >= first
    ]


def border_before(point: Viewpoint, first: int) -> int:
    """A place to fold from that no undo of the stretch reaches behind."""
    if first <= 1:
        return 0
    header = state_at(point.match, first - 1).header
    return header.undo[0] if header.undo else header.border


def base(point: Viewpoint, start: int, rows: list[Row]) -> Any:
    if start:
        return state_at(point.match, start)
    game = game_of(point.match.game)
    opened = game.event_decoder.decode(rows[0].payload)
    assert isinstance(opened, MatchOpened)
    return first_state(game, opened)


def told(point: Viewpoint, g: Any, start: int, rows: list[Row]) -> Iterator[Line]:
    match, game = point.match, game_of(point.match.game)
    payloads, versions = [row.payload for row in rows], [row.version for row in rows]
    events = read_events(game, start, payloads=payloads, versions=versions, match_id=match.pk)
    for seq, event in without_undone(start, events):
        row = rows[seq - start - 1]
        g.state.header.seq = seq
        event.apply(g.state)
        g.known.clear()
        seen = g if point.open else game.position(view(game, g.state, point.seat), g.content)
        known = shown(event, point.seat, over=point.open)
        text = game.chronicle(known, seen)
        if text is not None:
            yield Line(seq, row.at, row.seat, known, text)
