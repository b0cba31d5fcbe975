"""What happened at a table since a seat last moved, in words, from what is at hand already."""

from typing import Any

from games.kernel.fold import without_undone
from games.kernel.masks import shown, view
from games.kernel.moves import Answered, Sealed
from games.kernel.text import Text
from games.log.history import read_tail
from games.log.table import Table

MOST_LINES = 3
MOST_EVENTS = 24


def news_for(table: Table | None, seat: int) -> list[Text]:
    """The last few sentences since the seat's own last move; none further back than the tail."""
    if table is None or table.g.state.header.over:
        return []
    game = table.game
    state, events = read_tail(game, table.tail, table.match_id)
    g = game.position(state, table.edition.value)
    numbered = without_undone(table.tail.after, events)
    own = [place for place, (_, event) in enumerate(numbered) if is_move_of(seat, event)]
    told: list[Text] = []
    for place, (seq, event) in enumerate(numbered):
        g.state.header.seq = seq
        event.apply(g.state)
        g.known.clear()
        if place > max(own, default=0) and place >= len(numbered) - MOST_EVENTS:
            text = sentence(table, g, event, seat)
            told += [text] if text is not None else []
    return told[-MOST_LINES:]


def is_move_of(seat: int, event: Any) -> bool:
    return isinstance(event, Answered | Sealed) and event.seat == seat


def sentence(table: Table, g: Any, event: Any, seat: int) -> Text | None:
    seen = table.game.position(view(table.game, g.state, seat), g.content)
    return table.game.chronicle(shown(event, seat, over=False), seen)
