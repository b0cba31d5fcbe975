"""A moment of a match as one viewer may see it."""

from typing import Any

from msgspec import Struct

from games.kernel.masks import view
from games.log.history import position_at
from games.rules.registry import game_of
from games.selectors.viewpoints import Viewpoint


class Moment(Struct, frozen=True):
    seq: int
    g: Any
    """The position, masked; safe to be drawn and told."""


def moment(point: Viewpoint, at: int | None = None) -> Moment:
    """Now, or after an event; `LookupError` if there is no such event."""
    seq = point.match.head if at is None else at
    g = position_at(point.match, seq)
    if not point.open:
        g.state = view(game_of(point.match.game), g.state, point.seat)
    return Moment(seq, g)
