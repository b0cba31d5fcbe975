"""A stretch of the log and a state to fold it onto, read in as few trips as can be."""

from typing import Any

from msgspec import Struct

from games.kernel.events import Event
from games.kernel.fold import fold_numbered, without_undone
from games.kernel.game import AnyGame
from games.log.base import base_state
from games.log.editions import edition_kept_as
from games.log.errors import CorruptLog
from games.log.history import COLUMNS, rows_of_match
from games.log.row import Row
from games.log.snapshots import format_of
from games.log.upcast import read_events
from games.models import Match, Snapshot
from games.rules.registry import game_of


class Stretch(Struct, frozen=True):
    """The rows after event `start`; no undo among them or later reaches behind it."""

    match_id: int
    game: AnyGame
    content: Any
    start: int
    base: bytes | None
    rows: list[Row]
    events: list[Event[Any]]

    def row(self, seq: int) -> Row | None:
        place = seq - self.start - 1
        return self.rows[place] if 0 <= place < len(self.rows) else None

    def fresh_base(self) -> Any:
        """A state of the caller's own, as it was before the first row."""
        return base_state(self.game, self.base, self.events, match_id=self.match_id)

    def kept(self, last: int) -> list[tuple[int, Event[Any]]]:
        """The events that counted at a moment, with their numbers."""
        return without_undone(self.start, self.events[: last - self.start])

    def position_at(self, seq: int) -> Any:
        """The position after an event of the stretch, or before its first."""
        state = fold_numbered(self.fresh_base(), self.kept(seq))
        return self.game.position(state, self.content)


def stretch_of(match: Match, first: int, last: int) -> Stretch:
    """All rows from `first` to `last`, and those before them since the last snapshot."""
    game = game_of(match.game)
    before = Snapshot.objects.filter(
        match_id=match.pk, seq__lt=first, format=format_of(game.state_type)
    )
    found = before.order_by("-seq").values_list("seq", "state").first() if first > 1 else None
    start, base = found or (0, None)
    rows = rows_between(match, start + 1, last)
    if len(rows) != last - start:
        raise CorruptLog(match.pk, start + len(rows) + 1, "missing")
    events = read_events(
        game,
        start,
        payloads=[row.payload for row in rows],
        versions=[row.version for row in rows],
        match_id=match.pk,
    )
    content = edition_kept_as(match.content.version, game).value
    body = None if base is None else bytes(base)
    return Stretch(match.pk, game, content, start, body, rows, events)


def rows_between(match: Match, first: int, last: int) -> list[Row]:
    """One query for a match that is not packed, also if it is being packed right now."""
    if not match.packed:
        entries = match.log.filter(seq__gte=first, seq__lte=last).order_by("seq")
        rows = [
            Row(*(bytes(value) if isinstance(value, memoryview) else value for value in values))
            for values in entries.values_list(*COLUMNS)
        ]
        if len(rows) == last - first + 1:
            return rows
    return list(rows_of_match(match, first, last))
