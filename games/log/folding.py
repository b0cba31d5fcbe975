"""The fold over stored events, with a clear word where one does not fit."""

from typing import Any

from games.kernel.events import Event
from games.kernel.fold import fold
from games.log.errors import CorruptLog

UNFIT = (LookupError, TypeError, ValueError, AttributeError, AssertionError)


def folded(match_id: int | None, state: Any, events: list[Event[Any]]) -> Any:
    """The state after the events; one that does not fit the state before it is a broken row."""
    try:
        return fold(state, events)
    except UNFIT as error:
        seq = state.header.seq
        raise CorruptLog(match_id, seq, f"does not fit the state before it: {error}") from error
