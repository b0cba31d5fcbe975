"""Fold: the state that a list of events leads to, from any point."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from games.kernel.events import Event
from games.kernel.game import Game
from games.kernel.header import MatchState
from games.kernel.moves import MatchOpened, Undone

S = TypeVar("S", bound=MatchState)


def fold(state: S, events: Iterable[Event[Any]]) -> S:
    """Apply events in place to a state that is the caller's own, and give it back."""
    events = events if isinstance(events, list) else list(events)
    if Undone in map(type, events):
        return fold_numbered(state, without_undone(state.header.seq, events))
    seq = state.header.seq
    for event in events:
        seq += 1
        state.header.seq = seq
        event.apply(state)
    return state


def fold_numbered(state: S, events: Iterable[tuple[int, Event[Any]]]) -> S:
    for seq, event in events:
        state.header.seq = seq
        event.apply(state)
    return state


def without_undone(after: int, events: Sequence[Event[Any]]) -> list[tuple[int, Event[Any]]]:
    """The events that still count, with their numbers; each `Undone` itself stays."""
    kept: list[tuple[int, Event[Any]]] = []
    for seq, event in enumerate(events, after + 1):
        if isinstance(event, Undone):
            assert event.to >= after, "an undo reaches behind the state it is folded onto"
            while kept and kept[-1][0] > event.to:
                kept.pop()
        kept.append((seq, event))
    return kept


def first_state(game: Game[S, Any], opened: MatchOpened) -> S:
    """The state before anything happened at a table with these seats and options."""
    return game.blank(opened.seats, msgspec.convert(opened.options, game.options_type))


def fold_from_start(game: Game[S, Any], events: Sequence[Event[Any]]) -> S:
    opened = events[0]
    assert isinstance(opened, MatchOpened), "a log begins with MatchOpened"
    return fold(first_state(game, opened), events)
