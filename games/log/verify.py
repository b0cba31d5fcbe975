"""Checks a stored log against itself: numbers, chain, draws, fold, snapshots. Changes nothing."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import zstandard
from msgspec import Struct

from games.kernel.chance import Chance, Draw, key_of, seed_hash
from games.kernel.events import Event
from games.kernel.fold import fold, fold_numbered
from games.kernel.game import ENCODER, AnyGame
from games.kernel.moves import MatchOpened, Undone
from games.log.base import state_before
from games.log.chain import START
from games.log.compression import decompress
from games.log.errors import CorruptLog
from games.log.folding import UNFIT
from games.log.row import Row, hash_of
from games.log.snapshots import Taken, floor_of, format_of
from games.log.upcast import read_events

DRAWS = msgspec.json.Decoder(list[Draw])
COPY_EVERY = 100


class Evidence(Struct, frozen=True, kw_only=True):
    """All that a log is checked with."""

    match_id: int | None
    game: AnyGame
    seed: bytes
    entropy: list[str]
    editions: Mapping[int, str]
    """The versions of the content that rows may name."""
    snapshots: Mapping[int, Taken] = {}
    inherited: int = 0
    """Up to here a fork repeats its origin, whose seed gave those draws."""


class Checked(Struct, frozen=True):
    """Where a sound log ends."""

    seq: int
    hash: bytes
    state: Any


def check_log(evidence: Evidence, rows: Iterable[Row]) -> Checked:
    """Walk through the whole log; the first thing that is off is raised as `CorruptLog`."""
    walk = Walk(evidence)
    for row in rows:
        walk.step(row)
    if walk.state is None:
        raise CorruptLog(evidence.match_id, 1, "missing")
    return Checked(walk.seq, walk.hash, walk.state)


class Walk:
    """Goes from row to row with the state, the hash and the counter of draws."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.key = key_of(evidence.seed, evidence.entropy)
        self.seq = 0
        self.hash = START
        self.drawn = 0
        self.state: Any = None
        self.base: bytes = b""
        self.since: list[Event[Any]] = []

    def fail(self, reason: str) -> None:
        raise CorruptLog(self.evidence.match_id, self.seq, reason)

    def step(self, row: Row) -> None:
        self.seq += 1
        self.check_number(row)
        self.check_link(row)
        event = self.read(row)
        self.check_draws(row, event)
        self.apply(event)
        self.check_snapshot()

    def check_number(self, row: Row) -> None:
        if row.seq != self.seq:
            self.fail(f"missing, event {row.seq} stands in its place")

    def check_link(self, row: Row) -> None:
        version = self.evidence.editions.get(row.content)
        if version is None:
            self.fail(f"content {row.content} is not kept")
        else:
            seed = self.evidence.seed
            self.hash = hash_of(row, self.hash, content_version=version, seed=seed)
        if self.hash != row.hash:
            self.fail("the chain is broken: this row or its hash was changed")

    def read(self, row: Row) -> Event[Any]:
        evidence = self.evidence
        events = read_events(
            evidence.game,
            self.seq - 1,
            payloads=[row.payload],
            versions=[row.version],
            match_id=evidence.match_id,
        )
        if self.state is None:
            self.check_opening(events[0])
            self.state = state_before(evidence.game, events, evidence.match_id)
            self.keep_copy()
        return events[0]

    def check_opening(self, event: Event[Any]) -> None:
        """What the match is bound to is what the server holds."""
        if not isinstance(event, MatchOpened):
            self.fail("a log begins with how the match was opened")
        elif event.seed_hash != seed_hash(self.evidence.seed):
            self.fail("the seed is not the one whose hash was published")
        elif event.entropy != self.evidence.entropy:
            self.fail("the players' entropy is not what was published")

    def check_draws(self, row: Row, event: Event[Any]) -> None:
        """Draw again what chance gave and tell the event from it."""
        if not row.draws:
            return
        try:
            draws = DRAWS.decode(row.draws)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise CorruptLog(self.evidence.match_id, self.seq, f"draws: {error}") from error
        chance = Chance(self.key, self.drawn)
        if self.seq <= self.evidence.inherited:
            self.drawn += len(draws)
            return
        try:
            again = event.redraw(self.state, chance)
        except UNFIT as error:
            self.fail(f"can not be drawn again: {error}")
        if chance.untold != draws or again != event:
            self.fail("is not what was drawn")
        self.drawn += len(draws)

    def apply(self, event: Event[Any]) -> None:
        evidence = self.evidence
        self.since.append(event)
        try:
            if isinstance(event, Undone):
                state = evidence.game.state_decoder.decode(self.base)
                self.state = fold(state, self.since)
            else:
                self.state = fold_numbered(self.state, [(self.seq, event)])
        except UNFIT as error:
            self.fail(f"does not fit the state before it: {error}")
        header = self.state.header
        if header.border != self.seq:
            return
        if header.draws != self.drawn:
            self.fail("the count of draws is off")
        if floor_of(header) == self.seq and len(self.since) >= COPY_EVERY:
            self.keep_copy()

    def keep_copy(self) -> None:
        """The state to go back to, if a later event undoes something."""
        self.base = ENCODER.encode(self.state)
        self.since = []

    def check_snapshot(self) -> None:
        taken = self.evidence.snapshots.get(self.seq)
        if taken is None or taken.format != format_of(self.evidence.game.state_type):
            return
        try:
            kept = decompress(taken.state)
        except zstandard.ZstdError as error:
            raise CorruptLog(self.evidence.match_id, self.seq, f"snapshot: {error}") from error
        if kept != ENCODER.encode(self.state):
            self.fail("its snapshot is not the state that the log leads to")
