"""A match at its head, ready to be played on."""

from typing import Any

import msgspec
from msgspec import Struct

from games.kernel.chance import Chance, key_of
from games.kernel.content import Edition
from games.kernel.game import AnyGame
from games.log.editions import edition_kept_as
from games.log.errors import CorruptLog
from games.log.folding import folded
from games.log.found import Found
from games.log.history import Tail, read_tail, tail_of
from games.log.row import Head
from games.log.snapshots import format_of
from games.rules.registry import game_of

DRAFTS = msgspec.json.Decoder(list[tuple[str, int, list[str]]])
ENTROPY = msgspec.json.Decoder(list[str])


class Table(Struct):
    match_id: int
    game: AnyGame
    edition: Edition[Any]
    found: Found
    tail: Tail
    g: Any
    drafts: dict[str, list[str]]

    @property
    def head(self) -> Head:
        return Head(self.found.head, self.found.head_hash)


def table_of(match_id: int, found: Found) -> Table:
    game = game_of(found.game)
    edition = edition_kept_as(found.content_version, game)
    tail = usable_tail(match_id, found, game)
    state = folded(match_id, *read_tail(game, tail, match_id))
    if state.header.seq != found.head:
        raise CorruptLog(match_id, state.header.seq + 1, "missing")
    key = key_of(found.seed, ENTROPY.decode(found.entropy))
    g = game.position(state, edition.value, Chance(key, state.header.draws))
    return Table(match_id, game, edition, found, tail, g, drafts_of(found, state.header.asked))


def usable_tail(match_id: int, found: Found, game: AnyGame) -> Tail:
    """The snapshot and the rows since; a snapshot of another shape is passed over."""
    if found.base_seq is None or found.base_format == format_of(game.state_type):
        return Tail(found.base_seq or 0, found.base, found.payloads or [], found.versions or [])
    return tail_of(match_id, found.head, game=game)


def drafts_of(found: Found, asked: int) -> dict[str, list[str]]:
    """The drafts that belong to the open question."""
    if not found.drafts:
        return {}
    return {lane: answers for lane, of, answers in DRAFTS.decode(found.drafts) if of == asked}
