"""Forks a finished match: a sandbox that goes on from any moment, one person at every seat."""

from collections.abc import Iterator

from django.db import transaction
from django.utils import timezone
from msgspec import structs

from accounts.models import User
from games.kernel.chance import new_seed, seed_hash
from games.kernel.game import ENCODER, AnyGame
from games.kernel.moves import MatchOpened
from games.kernel.play import waiting_seats
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.log.chain import START
from games.log.commit import bits
from games.log.editions import edition_kept_as
from games.log.history import rows_of_match, state_at
from games.log.row import Row, chained, hash_of
from games.log.snapshots import is_border
from games.log.upcast import read_event
from games.models import LogEntry, Match, Seat, Snapshot, Terms
from games.services.checking import all_snapshots, versions_of
from games.services.importing import entry_of
from games.services.matches import known_game
from games.services.turns import align_turns

_ = gettext_noop


@transaction.atomic
def fork_match(match: Match, player: User, *, at: int) -> Match:
    """The log up to the border at or before an event, as a match of its own with a new seed."""
    if match.status != Match.Status.FINISHED:
        raise Refused("not_finished", say(_("Only a finished match can be forked.")))
    if not 0 < at <= match.head:
        raise Refused("no_such_moment", say(_("This match has no such event.")))
    border = border_for(match, at)
    fork = keep_fork(match, border)
    Terms.objects.create(
        match=fork, host=player, private=True, sandbox=True, fork_of=match, fork_at=border
    )
    Seat.objects.bulk_create(
        Seat(match=fork, number=number, player=player, alone=True) for number in range(match.seats)
    )
    align_turns(fork)
    return fork


def border_for(match: Match, at: int) -> int:
    """Play goes on at borders only; the first of them ends the opening."""
    header = state_at(match, at).header
    if header.over:
        raise Refused("match_over", say(_("The match is over at this moment.")))
    if header.border:
        return int(header.border)
    game = known_game(match.game)
    rows = rows_of_match(match)
    return next(row.seq for row in rows if is_border(read_event(game, row.payload, row.version)))


def keep_fork(match: Match, border: int) -> Match:
    game, seed = known_game(match.game), new_seed()
    versions = versions_of(match.game)
    rows = list(rechained(reopened(game, match, border, seed), seed, versions))
    state = state_at(match, border)
    g = game.position(state, edition_kept_as(match.content.version, game).value)
    fork = Match.objects.create(
        game=match.game,
        seats=match.seats,
        options=match.options,
        entropy=match.entropy,
        seed=seed,
        content=match.content,
        rules=match.rules,
        status=Match.Status.RUNNING,
        started=timezone.now(),
        head=border,
        head_hash=rows[-1].hash,
        waiting=bits(waiting_seats(game, g)),
    )
    LogEntry.objects.bulk_create(entry_of(fork, row) for row in rows)
    Snapshot.objects.bulk_create(
        Snapshot(match=fork, seq=taken.seq, format=taken.format, state=taken.state)
        for taken in all_snapshots(game, rows, state)
    )
    return fork


def reopened(game: AnyGame, match: Match, border: int, seed: bytes) -> Iterator[Row]:
    """The rows as they are, but for the first, which tells what chance is bound to."""
    for row in rows_of_match(match, 1, border):
        if row.seq > 1:
            yield row
            continue
        opened = read_event(game, row.payload, row.version)
        assert isinstance(opened, MatchOpened), "a log begins so"
        bound = structs.replace(opened, seed_hash=seed_hash(seed))
        yield structs.replace(row, payload=ENCODER.encode(bound), version=MatchOpened.version)


def rechained(rows: Iterator[Row], seed: bytes, versions: dict[int, str]) -> Iterator[Row]:
    before = START
    for row in rows:
        before = hash_of(row, before, content_version=versions[row.content], seed=seed)
        yield chained(row, before)
