"""Reads stored events: today's straight from their bytes, older ones step by step up to today."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.events import Event
from games.kernel.game import ENCODER, AnyGame
from games.log.errors import CorruptLog


class Tagged(Struct):
    """Only the tag of an event."""

    t: str


TAG = msgspec.json.Decoder(Tagged)


def read_events(
    game: AnyGame,
    after: int,
    *,
    payloads: Sequence[bytes],
    versions: Sequence[int],
    match_id: int | None,
) -> list[Event[Any]]:
    """The events that follow event `after`; a broken row is named."""
    old = {version for _, version in game.upcasts}
    try:
        if old.isdisjoint(versions):
            return list(map(game.event_decoder.decode, payloads))
        return [
            read_event(game, payload, version)
            for payload, version in zip(payloads, versions, strict=True)
        ]
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise broken_row(game, after, payloads, versions, match_id) from None


def read_event(game: AnyGame, payload: bytes, version: int) -> Event[Any]:
    if not any(version == known for _, known in game.upcasts):
        return game.event_decoder.decode(payload)
    tag = TAG.decode(payload).t
    if (tag, version) not in game.upcasts:
        return game.event_decoder.decode(payload)
    return game.event_decoder.decode(upcast(game, tag, version, payload))


def upcast(game: AnyGame, tag: str, version: int, payload: bytes) -> bytes:
    """The payload as this release would have written it."""
    fields = msgspec.json.decode(payload)
    while (tag, version) in game.upcasts:
        fields = {"t": tag, **game.upcasts[tag, version](untagged(fields))}
        tag = fields["t"]
        version += 1
    return ENCODER.encode(fields)


def untagged(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if name != "t"}


def broken_row(
    game: AnyGame,
    after: int,
    payloads: Sequence[bytes],
    versions: Sequence[int],
    match_id: int | None,
) -> CorruptLog:
    for seq, (payload, version) in enumerate(zip(payloads, versions, strict=True), after + 1):
        try:
            read_event(game, payload, version)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            return CorruptLog(match_id, seq, f"not an event of {game.slug}: {error}")
    raise AssertionError("every row can be read by itself")
