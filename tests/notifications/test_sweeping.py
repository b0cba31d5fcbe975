"""Reminders, and what a table does about who runs out of time."""

from datetime import timedelta
from typing import Any

import pytest
from django.db import connection
from django.utils import timezone

from games.kernel.refusal import Refused
from games.log.row import VIAS
from games.models import LogEntry, Match, Outbox, Seat, Turn
from games.services.moves import play_option
from games.services.pauses import end_pauses
from games.services.turns import play_for_absent, skip_seat
from games.services.votes import cast_ballot, propose
from notifications.models import Notice
from notifications.services.sweeping import sweep_turns, turns_to_wake
from notifications.services.vacations import announce_vacation
from tests.support.people import players, started
from tests.support.post import later, open_turn, plan

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]


def table(policy: str = "remind", **control: Any) -> Match:
    control = {"kind": "per_move", "hours": 24, "policy": policy, **control}
    match = started(*players("ada", "bogdan"), time_control=control)
    plan()
    return match


def told(kind: str) -> int:
    return Notice.objects.filter(kind=kind).count()


def sweep_after(**span: float) -> None:
    with later(**span):
        sweep_turns()
        plan()


def test_there_are_two_reminders_at_most() -> None:
    table()
    for hours, count in ((11, 0), (13, 1), (14, 1), (20, 1), (21.5, 2), (23, 2)):
        sweep_after(hours=hours)
        assert told("reminder") == count, hours


def test_a_sweep_that_was_away_reminds_once() -> None:
    table()
    sweep_after(hours=22)
    sweep_after(hours=23)
    assert told("reminder") == 1


def test_nobody_is_reminded_of_what_is_over() -> None:
    match = table()
    play_option(match.pk, 0, "end_turn")
    sweep_after(hours=13)
    assert not Notice.objects.filter(kind="reminder", seat=0).exists()


def test_short_times_have_one_reminder_or_none() -> None:
    table(hours=4)
    sweep_after(hours=3.9)
    assert told("reminder") == 1
    assert Turn.objects.get(closed__isnull=True).reminders == 1


def test_a_table_that_only_reminds_says_once_that_time_is_up() -> None:
    match = table("remind")
    for hours in (25, 26, 60):
        sweep_after(hours=hours)
    assert told("passed") == 2, "both players hear of it, once"
    turn = open_turn(match, 0)
    assert (turn.passed, turn.wake) == (True, None)


def test_the_grace_of_the_table_comes_before_its_policy() -> None:
    match = table("default", grace=6)
    sweep_after(hours=29)
    assert match.head == Match.objects.get(pk=match.pk).head
    sweep_after(hours=31)
    assert Match.objects.get(pk=match.pk).head > match.head


def test_the_steward_plays_until_the_seat_is_waited_for_no_longer() -> None:
    match = table("default")
    with later(hours=25):
        sweep_turns()
        plan()
    match.refresh_from_db()
    assert match.waiting_seats == [1]
    vias = set(LogEntry.objects.filter(match=match, seat=0).values_list("via", flat=True))
    assert vias == {VIAS.index("timeout")}
    assert open_turn(match, 1).due is not None
    assert told("passed") == 2


def test_the_others_may_skip_once_time_is_up() -> None:
    match = table("skip")
    with pytest.raises(Refused, match="not_skippable"):
        skip_seat(match.pk, 1, seat=0)
    sweep_after(hours=25)
    with pytest.raises(Refused, match="not_skippable"):
        skip_seat(match.pk, 0, seat=0)
    skip_seat(match.pk, 1, seat=0)
    match.refresh_from_db()
    assert match.waiting_seats == [1]


def test_nobody_is_skipped_where_the_table_did_not_agree_to_it() -> None:
    match = table("remind")
    sweep_after(hours=25)
    with pytest.raises(Refused, match="not_skippable"):
        skip_seat(match.pk, 1, seat=0)


def test_a_seat_can_be_opened_for_somebody_else() -> None:
    match = table("replace")
    sweep_after(hours=25)
    assert Seat.objects.get(match=match, number=0, last__isnull=True).bot
    assert Notice.objects.filter(kind="left", player__username="bogdan").count() == 1


def test_a_vacation_announced_meanwhile_is_heeded_by_the_sweep() -> None:
    match = table("default")
    ada = match.places.get(number=0).player
    now = timezone.now()
    announce_vacation(ada, begins=now, ends=now + timedelta(days=5))
    Turn.objects.update(fresh=0)
    sweep_after(hours=25)
    assert Match.objects.get(pk=match.pk).head == match.head
    assert open_turn(match, 0).due > now + timedelta(days=5)


def test_the_table_gives_more_time_to_who_had_run_out_of_it() -> None:
    match = table("skip")
    sweep_after(hours=25)
    with later(hours=25):
        cast_ballot(propose(match.pk, 0, "extend", about={"hours": 30}).pk, 1, agrees=True)
        plan()
        turn = open_turn(match, 0)
        assert turn.passed is False
        with pytest.raises(Refused, match="not_skippable"):
            skip_seat(match.pk, 1, seat=0)


def test_a_pause_ends_by_itself() -> None:
    match = table("default")
    cast_ballot(propose(match.pk, 0, "pause", about={"days": 3}).pk, 1, agrees=True)
    plan()
    sweep_after(hours=60)
    assert Match.objects.get(pk=match.pk).status == "paused"
    with later(hours=73) as now:
        assert end_pauses(now) == 1
        assert end_pauses(now) == 0
        plan()
        assert Match.objects.get(pk=match.pk).status == "running"
        assert told("resumed") == 2
        assert open_turn(match, 0).due > now + timedelta(hours=22)


def test_a_sweep_in_a_pause_acts_on_nobody() -> None:
    match = table("default")
    Match.objects.update(status="paused")
    sweep_after(hours=30)
    assert Match.objects.get(pk=match.pk).head == match.head
    assert open_turn(match, 0).wake is None


def test_a_steward_who_was_broken_off_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = table("default")
    with later(hours=25):
        with monkeypatch.context() as patch:
            patch.setattr("notifications.services.sweeping.enforce", lambda *_: None)
            sweep_turns()
        assert sweep_turns() == 0, "it waits a while"
    sweep_after(hours=25.5)
    assert Match.objects.get(pk=match.pk).waiting_seats == [1]
    assert not Outbox.objects.exists()


def test_a_table_where_the_steward_fails_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bad = table("default")
    good = started(
        *players("celia", "darek"),
        time_control={"kind": "per_move", "hours": 24, "policy": "default"},
    )
    plan()

    def play(turn: Turn) -> bool:
        if turn.match_id == bad.pk:
            raise ZeroDivisionError
        return play_for_absent(turn)

    monkeypatch.setattr("notifications.services.sweeping.play_for_absent", play)
    sweep_after(hours=25)
    assert Match.objects.get(pk=good.pk).waiting_seats == [1]


def plan_of(query: Any) -> str:
    explained: str = query.explain()
    return explained


def test_a_sweep_reads_the_index_of_moments_and_nothing_else() -> None:
    """The query plan itself: what is due costs, not what there is. With a handful of rows
    PostgreSQL would rather read and sort them all, so it is told not to."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            for way in ("seqscan", "bitmapscan", "sort"):
                cursor.execute(f"SET LOCAL enable_{way} = off")
    for query in (
        turns_to_wake(timezone.now())[:100],
        Turn.objects.filter(fresh__gt=0).order_by("pk")[:100],
        Notice.objects.filter(closed__isnull=True, due__lte=timezone.now()).order_by("due")[:100],
    ):
        shown = plan_of(query)
        assert any(index in shown for index in ("turn_to_wake", "turn_fresh", "notice_due")), shown
        assert "TEMP B-TREE" not in shown
        assert "Sort" not in shown
