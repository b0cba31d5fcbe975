"""What must be true after a run, whatever was killed when."""

from collections import Counter
from collections.abc import Iterator
from datetime import timedelta

from games.log.clock import time_of
from games.log.row import VIAS
from games.models import LogEntry, Match, Outbox, Turn
from games.services.checking import verify_match
from notifications.models import Notice

MOMENT = timedelta(seconds=2)
"""Between the last look at the truth and the mail's arrival."""


def troubles(accepted: list[tuple[int, int]], arrived: list[tuple[str, object]]) -> Iterator[str]:
    yield from logs_are_sound()
    yield from no_move_is_lost(accepted)
    yield from turns_are_those_waited_for()
    yield from all_is_told()
    yield from mails_were_true(arrived)


def logs_are_sound() -> Iterator[str]:
    for match in Match.objects.select_related("content"):
        verify_match(match)
        if not match.head:
            yield f"{match} has no log"


def no_move_is_lost(accepted: list[tuple[int, int]]) -> Iterator[str]:
    """Each answer with 201 is one move of the log, and the log has no other player's moves."""
    player = VIAS.index("player")
    logged = set(
        LogEntry.objects.filter(via=player, seat__gte=0).values_list("match_id", "move").distinct()
    )
    told = Counter(accepted)
    if len(logged) != len(told):
        yield f"{len(told)} moves were accepted, the log has {len(logged)}"
    yield from (f"{move} was accepted twice" for move, count in told.items() if count > 1)
    if not logged:
        yield "nobody moved"


def turns_are_those_waited_for() -> Iterator[str]:
    for match in Match.objects.all():
        turns = Turn.objects.filter(match=match, closed__isnull=True)
        seats = sorted(turns.values_list("seat", flat=True))
        if match.status == Match.Status.RUNNING and seats != match.waiting_seats:
            yield f"{match} waits for {match.waiting_seats}, turns are open for {seats}"
    if Turn.objects.filter(fresh__gt=0).exists() or Outbox.objects.exists():
        yield "something was never planned"


def all_is_told() -> Iterator[str]:
    waiting = Notice.objects.filter(closed__isnull=True)
    yield from (f"{notice} was never sent: {notice.error}" for notice in waiting)
    for turn in Turn.objects.filter(closed__isnull=True, match__status="running"):
        told = Notice.objects.filter(turn=turn, kind="turn", state=Notice.State.SENT)
        earlier = Notice.objects.filter(key__startswith=f"turn:{turn.visit}:")
        if not told.exists() and not (turn.visit and earlier.exists()):
            yield f"turn {turn} was never told"
    for match in Match.objects.filter(status="finished"):
        if Notice.objects.filter(match=match, kind="over", state=1).count() != match.seats:
            yield f"the end of {match} was not told to everybody"


def mails_were_true(arrived: list[tuple[str, object]]) -> Iterator[str]:
    """A mail about a turn came while the turn was open."""
    by_mail = {notice.key: notice for notice in Notice.objects.filter(kind="turn", state=1)}
    for notice in by_mail.values():
        turn = Turn.objects.filter(pk=notice.turn_id).first()
        if turn is None or notice.closed is None:
            continue
        over = turn.closed is not None and notice.closed > time_of(turn.closed) + 5 * MOMENT
        if over or notice.closed < time_of(turn.opened) - MOMENT:
            yield f"{notice} was told when it was not true"
    if not arrived:
        yield "no mail arrived"
