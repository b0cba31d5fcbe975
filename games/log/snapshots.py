"""Snapshots: where they are taken, how they are written and read.

K, the setting LONGTABLE_SNAPSHOT_EVERY, bounds the events between two neighbouring snapshots, and
so the fold to any moment. A snapshot lies on a border at or below the oldest border that can
still be undone. So only two things stretch the bound: a single move of more than K events, by
its length, and one seat's run of moves that it may still take back, until the run is closed; then
the snapshots that were put off are taken.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.events import Event
from games.kernel.fold import fold_numbered, without_undone
from games.kernel.game import ENCODER, AnyGame
from games.kernel.header import Header
from games.kernel.moves import BORDERS, Sealed
from games.log.compression import compress, decompress


class Taken(Struct, frozen=True):
    """A snapshot as it is kept."""

    seq: int
    format: int
    state: bytes


@cache
def format_of(state_type: type[Any]) -> int:
    """A number for the shape of a state; another shape, another number."""
    schema = msgspec.json.encode(msgspec.json.schema(state_type), order="deterministic")
    return int.from_bytes(hashlib.sha256(schema).digest()[:4], "big", signed=True)


def take(game: AnyGame, state: Any) -> Taken:
    packed = compress(ENCODER.encode(state))
    return Taken(state.header.seq, format_of(game.state_type), packed)


def read(game: AnyGame, state: bytes) -> Any:
    return game.state_decoder.decode(decompress(state))


def floor_of(header: Header) -> int:
    """No undo will ever reach behind this event."""
    return header.undo[0] if header.undo else header.border


def is_border(event: Event[Any]) -> bool:
    return event.closes if isinstance(event, Sealed) else isinstance(event, BORDERS)


def cut_points(after: int, borders: Sequence[int], *, head: int, every: int) -> list[int]:
    """At which of these borders to take snapshots, so that none is more than `every` away."""
    cuts: list[int] = []
    for here, following in zip(borders, [*borders[1:], head], strict=True):
        if following - after > every:
            cuts.append(here)
            after = here
    return cuts


def snapshots_due(
    game: AnyGame, base: Any, events: Sequence[Event[Any]], *, floor: int, every: int
) -> list[Taken]:
    """The snapshots that a log wants after its last one, `base`, which is used up."""
    after = base.header.seq
    numbered = without_undone(after, events)
    borders = [seq for seq, event in numbered if seq <= floor and is_border(event)]
    taken: list[Taken] = []
    done = 0
    for cut in cut_points(after, borders, head=after + len(events), every=every):
        until = next(i for i, (seq, _) in enumerate(numbered) if seq == cut) + 1
        base = fold_numbered(base, numbered[done:until])
        done = until
        taken.append(take(game, base))
    return taken
