"""Whether a match is what its log says, and making it so again."""

from typing import Any

import msgspec
from django.conf import settings
from django.db import transaction

from games.kernel.game import AnyGame
from games.kernel.play import waiting_seats
from games.log import snapshots
from games.log.base import state_before
from games.log.commit import bits, result_of
from games.log.editions import edition_kept_as
from games.log.errors import CorruptLog
from games.log.history import rows_of_match
from games.log.row import Row
from games.log.snapshots import Taken, floor_of
from games.log.upcast import read_events
from games.log.verify import Checked, Evidence, check_log
from games.models import ContentEdition, Match, Snapshot, Terms
from games.services.matches import known_game
from games.services.turns import align_turns


def verify_match(match: Match) -> None:
    """Raise `CorruptLog` with the first thing that is off; a match without a log is sound."""
    if never_started(match):
        return
    evidence = evidence_of(match)
    checked = check_log(evidence, rows_of_match(match))
    if (checked.seq, checked.hash) != (match.head, bytes(match.head_hash)):
        raise CorruptLog(match.pk, checked.seq + 1, f"missing: the head is at {match.head}")
    for seq in evidence.snapshots:
        if seq > match.head:
            raise CorruptLog(match.pk, seq, "a snapshot of an event that does not exist")
    check_edition(match)
    check_read_model(match, checked)


def evidence_of(match: Match) -> Evidence:
    taken = match.snapshots.values_list("seq", "format", "state")
    return Evidence(
        match_id=match.pk,
        game=known_game(match.game),
        seed=bytes(match.seed),
        entropy=match.entropy,
        editions=versions_of(match.game),
        snapshots={seq: Taken(seq, shape, bytes(state)) for seq, shape, state in taken},
        inherited=inherited_by(match),
    )


def inherited_by(match: Match) -> int:
    """How many events a sandbox took over from the match that it was forked from."""
    sandbox = Terms.objects.filter(match=match, sandbox=True)
    return sandbox.values_list("fork_at", flat=True).first() or 0


def versions_of(game: str) -> dict[int, str]:
    return dict(ContentEdition.objects.filter(game=game).values_list("pk", "version"))


def check_edition(match: Match) -> None:
    kept = match.content
    if known_game(match.game).edition(bytes(kept.body)).version != kept.version:
        raise CorruptLog(match.pk, 1, f"the content {kept.version} was changed")


def check_read_model(match: Match, checked: Checked) -> None:
    told = {name: getattr(match, name) for name in ("status", "waiting", "result")}
    if told != read_model(match, checked.state):
        raise CorruptLog(match.pk, checked.seq, f"the log does not say {told}: rebuild it")


def read_model(match: Match, state: Any) -> dict[str, Any]:
    """What the match's row repeats from its log."""
    game = known_game(match.game)
    g = game.position(state, edition_kept_as(match.content.version, game).value)
    over = state.header.over
    return {
        "status": status_after(match, over=over),
        "waiting": bits(waiting_seats(game, g)),
        "result": msgspec.json.decode(result_of(game, g)) if over else {},
    }


def status_after(match: Match, *, over: bool) -> str:
    """Whether it is over is up to the log; whether it is paused or called off, up to the table."""
    if over:
        return Match.Status.FINISHED.value
    ended = match.status in {Match.Status.OPEN, Match.Status.FINISHED}
    return Match.Status.RUNNING.value if ended else match.status


def never_started(match: Match) -> bool:
    return not (match.head or match.started or match.log.exists() or match.chunks.exists())


@transaction.atomic
def rebuild_match(match: Match) -> None:
    """Write all that follows from the log afresh; a log that is not sound stays as it is."""
    match = Match.objects.select_for_update().get(pk=match.pk)
    if never_started(match):
        return
    game = known_game(match.game)
    rows = list(all_rows(match))
    checked = check_log(msgspec.structs.replace(evidence_of(match), snapshots={}), rows)
    match.head, match.head_hash = checked.seq, checked.hash
    for name, value in read_model(match, checked.state).items():
        setattr(match, name, value)
    match.save()
    align_turns(match)
    match.snapshots.all().delete()
    Snapshot.objects.bulk_create(
        Snapshot(match=match, seq=taken.seq, format=taken.format, state=taken.state)
        for taken in all_snapshots(game, rows, checked.state)
    )


def all_rows(match: Match) -> list[Row]:
    """Whatever the head says: all rows that there are."""
    return list(rows_of_match(match, 1, last=2**31 - 1))


def all_snapshots(game: AnyGame, rows: list[Row], state: Any) -> list[Taken]:
    events = read_events(
        game,
        0,
        payloads=[row.payload for row in rows],
        versions=[row.version for row in rows],
        match_id=None,
    )
    base = state_before(game, events, None)
    every = settings.LONGTABLE_SNAPSHOT_EVERY
    floor = floor_of(state.header)
    return snapshots.snapshots_due(game, base, events, floor=floor, every=every)
