"""The log in words, as one viewer may know it."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from games.kernel.events import Event
from games.kernel.fold import without_undone
from games.kernel.masks import shown, view
from games.kernel.text import Text
from games.log.row import NOBODY
from games.selectors.stretch import Stretch, stretch_of
from games.selectors.viewpoints import Viewpoint

LINES_A_PAGE = 60
AHEAD = 40
"""How many events are read behind a past moment, to find the next one that has a sentence."""


class Line(Struct, frozen=True):
    seq: int
    at: int
    seat: int
    """Who moved; -1 if no seat did."""
    event: Event[Any]
    text: Text


class Story(Struct, frozen=True):
    """What led to a moment, and the moment itself."""

    seq: int
    first: int
    """The first event that is told here."""
    stretch: Stretch
    g: Any
    """The position after the last event, whole: for deciding, never for showing."""
    seen: Any
    """The same position as the viewer may know it."""
    lines: list[Line]
    events: list[tuple[int, Event[Any]]]
    """All that happened since `first`, as the viewer may know it."""
    next: int | None = None
    """The next event with a sentence, if the moment is past."""


class Teller(Struct):
    """Folds events one by one and says what the viewer is told about each."""

    point: Viewpoint
    stretch: Stretch
    g: Any

    def apply(self, seq: int, event: Event[Any]) -> None:
        self.g.state.header.seq = seq
        event.apply(self.g.state)
        self.g.known.clear()

    def known(self, event: Event[Any]) -> Event[Any]:
        return shown(event, self.point.seat, over=self.point.open)

    def seen(self) -> Any:
        return seen_by(self.point, self.stretch, self.g)

    def line(self, seq: int, event: Event[Any]) -> Line | None:
        known = self.known(event)
        text = self.stretch.game.chronicle(known, self.seen())
        row = self.stretch.row(seq)
        if text is None or row is None:
            return None
        seat = getattr(known, "seat", row.seat)
        return Line(seq, row.at, seat if isinstance(seat, int) else NOBODY, known, text)


def seen_by(point: Viewpoint, stretch: Stretch, g: Any) -> Any:
    """A copy of the position without what the viewer may not know."""
    game = stretch.game
    state = game.copy(g.state) if point.open else view(game, g.state, point.seat)
    return game.position(state, g.content)


def story_of(point: Viewpoint, last: int | None = None, *, most: int = LINES_A_PAGE) -> Story:
    """The moment after an event, by default now, with the events that led to it."""
    match = point.match
    seq = match.head if last is None else last
    if not 0 < seq <= match.head:
        raise LookupError(f"match {match.pk} has no event {seq}")
    first = max(1, seq - most + 1)
    stretch = stretch_of(match, first, min(match.head, seq + AHEAD) if seq < match.head else seq)
    teller = Teller(point, stretch, game_position(stretch))
    lines: list[Line] = []
    events: list[tuple[int, Event[Any]]] = []
    for number, event in stretch.kept(seq):
        teller.apply(number, event)
        if number >= first:
            events.append((number, teller.known(event)))
            lines.extend(filter(None, [teller.line(number, event)]))
    g = stretch.game.position(stretch.game.copy(teller.g.state), stretch.content)
    seen = teller.seen()
    return Story(seq, first, stretch, g, seen, lines, events, next_told(teller, seq))


def game_position(stretch: Stretch) -> Any:
    return stretch.game.position(stretch.fresh_base(), stretch.content)


def next_told(teller: Teller, seq: int) -> int | None:
    """The next event that has a sentence; the last one that was read if none has."""
    events = teller.stretch.events[seq - teller.stretch.start :]
    number = None
    for number, event in enumerate(events, seq + 1):
        teller.apply(number, event)
        if teller.line(number, event) is not None:
            return number
    return number


def chronicle_of(point: Viewpoint, first: int, last: int) -> list[Line]:
    """The sentences of a stretch of the log; moves that were taken back are left out."""
    stretch = stretch_of(point.match, first, last)
    return [line for line in told(point, stretch) if line.seq >= first]


def told(point: Viewpoint, stretch: Stretch) -> Iterator[Line]:
    teller = Teller(point, stretch, game_position(stretch))
    for seq, event in without_undone(stretch.start, stretch.events):
        teller.apply(seq, event)
        line = teller.line(seq, event)
        if line is not None:
            yield line
