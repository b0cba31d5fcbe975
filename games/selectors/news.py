"""What happened since a player's last move."""

from typing import Any

from games.kernel.events import Event
from games.log.row import VIAS
from games.selectors.chronicle import Story
from games.selectors.viewpoints import Viewpoint

PLAYER = VIAS.index("player")


def since_own_move(point: Viewpoint, story: Story) -> int | None:
    """The last event of the viewer's own last move; None for who has made no move lately."""
    if not point.own or point.open:
        return None
    for row in reversed(story.stretch.rows):
        if row.seat in point.own and row.via == PLAYER and story.first <= row.seq <= story.seq:
            return row.seq
    return None


def events_since(story: Story, since: int | None) -> list[Event[Any]]:
    return [] if since is None else [event for seq, event in story.events if seq > since]


def events_of_last_line(story: Story) -> list[Event[Any]]:
    """What the last sentence told: its event and those without words just before it."""
    told = [line.seq for line in story.lines[-2:]]
    after = told[0] if len(told) > 1 else story.first - 1
    return [event for seq, event in story.events if seq > after]
