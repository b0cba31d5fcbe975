"""Where a fold begins: at a snapshot, or before the first event."""

from collections.abc import Sequence
from typing import Any

import msgspec
import zstandard

from games.kernel.events import Event
from games.kernel.fold import first_state
from games.kernel.game import AnyGame
from games.kernel.moves import MatchOpened
from games.log import snapshots
from games.log.errors import CorruptLog


def base_state(
    game: AnyGame, base: bytes | None, events: Sequence[Event[Any]], *, match_id: int | None
) -> Any:
    if base is None:
        return state_before(game, events, match_id)
    try:
        return snapshots.read(game, base)
    except (zstandard.ZstdError, msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CorruptLog(match_id, 0, f"a snapshot is broken, rebuild it: {error}") from error


def state_before(game: AnyGame, events: Sequence[Event[Any]], match_id: int | None) -> Any:
    opened = events[0] if events else None
    if not isinstance(opened, MatchOpened):
        raise CorruptLog(match_id, 1, "a log begins with how the match was opened")
    try:
        return first_state(game, opened)
    except msgspec.ValidationError as error:
        raise CorruptLog(match_id, 1, f"options of another game: {error}") from error
