"""What some events changed on the board, so that a returning player sees it at a glance."""

from collections.abc import Iterator, Sequence
from typing import Any

from games.kernel.events import Event
from games.rules.tiny_epic_kingdoms.board.scene import News
from games.rules.tiny_epic_kingdoms.events.economy import MeepleExpanded
from games.rules.tiny_epic_kingdoms.events.setup import MeeplesPlaced
from games.rules.tiny_epic_kingdoms.events.turn import ActionChosen, MeepleMoved, MeepleStepped
from games.rules.tiny_epic_kingdoms.events.war import (
    MeepleFled,
    MeepleRaised,
    MeepleRemoved,
    MeepleRetreated,
)

Way = tuple[str, str]
"""Where a piece stood before and where it stands now; nothing for the reserve."""


def news(events: Sequence[Event[Any]]) -> list[News]:
    """Each piece by its whole way: one that came back to where it stood is no news."""
    ways: dict[str, Way] = {}
    changed: list[News] = []
    for event in events:
        if isinstance(event, ActionChosen):
            changed.append(News("changed", f"action:{event.action}"))
        for meeple, origin, to in steps_of(event):
            ways[meeple] = (ways.get(meeple, (origin, ""))[0], to)
    return [*changed, *(one for meeple, way in ways.items() for one in told(meeple, way))]


def steps_of(event: Event[Any]) -> Iterator[tuple[str, str, str]]:
    """The pieces that an event moved: which, from where, where to."""
    match event:
        case MeepleMoved() | MeepleStepped() | MeepleFled() | MeepleRetreated():
            yield event.meeple, event.origin, event.to
        case MeepleExpanded() | MeepleRaised():
            yield event.meeple, "", event.region
        case MeepleRemoved():
            yield event.meeple, event.region, ""
        case MeeplesPlaced():
            for number in range(1, event.count + 1):
                yield f"s{event.seat}.{number}", "", event.region


def told(meeple: str, way: Way) -> Iterator[News]:
    origin, to = way
    if origin == to:
        return
    if to:
        yield News("arrived", f"meeple:{meeple}", to)
    if origin:
        yield News("left" if to else "lost", f"meeple:{meeple}", origin)
