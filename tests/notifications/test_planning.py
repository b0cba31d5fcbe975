"""From turns to deadlines: limits, banks, fixed hours, and what stops a clock."""

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from django.utils import timezone

from games.log.clock import time_of
from games.models import Bank, Match, Turn
from games.selectors.clocks import deadline_of
from games.services.moves import play_option, take_back
from games.services.tenures import leave_match, take_over
from games.services.votes import cast_ballot, propose
from notifications.models import InboxEntry, Notice, Preferences
from notifications.services import planning
from notifications.services.planning import plan_turns
from notifications.services.posting import post_due
from notifications.services.vacations import announce_vacation, call_off_vacation
from tests.support.people import player, players, started
from tests.support.playing import open_questions, play_on
from tests.support.post import later, open_turn, plan

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]
HOUR = timedelta(hours=1)
DAY_EACH = {"kind": "per_move", "hours": 24}
BANK = {"kind": "bank", "hours": 10, "increment": 2, "cap": 11}


def table(**control: Any) -> Match:
    match = started(*players("ada", "bogdan"), time_control=control)
    plan()
    return match


def end_turn(match: Match, seat: int) -> None:
    play_option(match.pk, seat, "end_turn")
    plan()


def left(match: Match, seat: int) -> float:
    """Hours from the opening of the turn to its deadline."""
    turn = open_turn(match, seat)
    assert turn.due is not None
    return round((turn.due - time_of(turn.opened)) / HOUR, 3)


def test_a_turn_without_a_limit_has_no_deadline_but_is_nudged() -> None:
    turn = open_turn(table(), 0)
    assert (turn.due, turn.fresh) == (None, 0)
    assert turn.wake == time_of(turn.opened) + timedelta(days=3)


def test_so_much_for_a_move() -> None:
    match = table(**DAY_EACH)
    assert left(match, 0) == 24
    assert deadline_of(match) == open_turn(match, 0).due


def test_the_first_reminder_comes_after_half_of_the_time() -> None:
    turn = open_turn(table(**DAY_EACH), 0)
    assert turn.wake == time_of(turn.opened) + 12 * HOUR


def test_a_closed_turn_is_settled_and_wakes_nobody() -> None:
    match = table(**DAY_EACH)
    end_turn(match, 0)
    turn = Turn.objects.get(match=match, seat=0)
    assert (turn.fresh, turn.due, turn.wake, turn.closed is not None) == (0, None, None, True)


def test_at_a_fixed_hour_of_the_tables_zone() -> None:
    match = table(kind="clock", hours=6, clock=20, zone="Europe/Warsaw")
    turn = open_turn(match, 0)
    assert turn.due is not None
    assert turn.due - time_of(turn.opened) >= 6 * HOUR
    assert turn.due - time_of(turn.opened) < 31 * HOUR
    assert turn.due.astimezone(UTC).hour in {18, 19}
    assert (turn.due.minute, turn.due.second) == (0, 0)


def test_a_bank_pays_for_the_turn_and_gets_its_increment_back_once() -> None:
    match = table(**BANK)
    assert left(match, 0) == 10
    with later(hours=4):
        play_option(match.pk, 0, "gather:stone:1")
        plan()
        assert not Bank.objects.filter(match=match, seat=0, credited__isnull=False).exists()
        end_turn(match, 0)
    bank = Bank.objects.get(match=match, seat=0)
    assert round(bank.seconds / 3600, 1) == 10 - 4 + 2


def test_a_bank_holds_no_more_than_its_cap() -> None:
    match = table(**BANK)
    end_turn(match, 0)
    assert Bank.objects.get(match=match, seat=0).seconds == 11 * 3600


def test_an_empty_bank_stays_empty() -> None:
    match = table(kind="bank", hours=10)
    with later(hours=50):
        end_turn(match, 0)
    assert Bank.objects.get(match=match, seat=0).seconds == 0


def to_the_fair(match: Match) -> None:
    """Until both seats are asked at once."""
    rng = Random(3)
    while len(open_questions(match)) == 1:
        play_on(match, 1, rng=rng)
    plan()


def test_taking_back_goes_on_with_the_same_visit_and_earns_nothing() -> None:
    match = table(kind="bank", hours=10, increment=2)
    to_the_fair(match)
    bank = Bank.objects.get(match=match, seat=1).seconds
    told = Notice.objects.filter(player__username="bogdan", kind="turn").count()
    for _ in range(3):
        play_option(match.pk, 1, "name:wood")
        play_option(match.pk, 1, "bid:0")
        plan()
        take_back(match.pk, 1)
        plan()
    assert Bank.objects.get(match=match, seat=1).seconds <= bank + 2 * 3600
    assert open_turn(match, 1).visit is not None
    assert Notice.objects.filter(player__username="bogdan", kind="turn").count() == told


def test_taking_back_does_not_set_the_clock_back() -> None:
    match = table(**DAY_EACH)
    to_the_fair(match)
    with later(hours=20):
        play_option(match.pk, 1, "name:wood")
        play_option(match.pk, 1, "bid:0")
        take_back(match.pk, 1)
        plan()
        assert left(match, 1) <= 4.01


def test_a_vacation_stops_all_clocks_of_the_player() -> None:
    match = table(**DAY_EACH)
    ada = match.places.get(number=0).player
    now = timezone.now()
    away = announce_vacation(ada, begins=now + 2 * HOUR, ends=now + 50 * HOUR)
    plan()
    assert left(match, 0) == 24 + 48
    call_off_vacation(ada, away)
    plan()
    assert left(match, 0) == 24


def test_no_clock_runs_in_a_pause() -> None:
    match = table(**DAY_EACH)
    cast_ballot(propose(match.pk, 0, "pause").pk, 1, agrees=True)
    plan()
    assert (open_turn(match, 0).due, open_turn(match, 0).wake) == (None, None)
    with later(hours=100):
        cast_ballot(propose(match.pk, 1, "resume").pk, 0, agrees=True)
        plan()
    assert left(match, 0) == pytest.approx(124, abs=0.01)


def test_the_table_can_give_more_time() -> None:
    match = table(**DAY_EACH)
    cast_ballot(propose(match.pk, 0, "extend", about={"hours": 12}).pk, 1, agrees=True)
    plan()
    assert left(match, 0) == 36


@pytest.mark.parametrize(("control", "hours"), [({"windows": True}, 122), ({}, 22)])
def test_own_hours_count_only_where_the_table_allows_it(
    control: dict[str, bool], hours: float
) -> None:
    """At four hours a day, 22 take five days and two hours of the sixth."""
    ada, bogdan = players("ada", "bogdan")
    now = timezone.now()
    Preferences.objects.create(
        player=ada, window_from=now.time(), window_until=(now + 4 * HOUR).time()
    )
    match = started(ada, bogdan, time_control={**DAY_EACH, "hours": 22, **control})
    plan()
    assert left(match, 0) == pytest.approx(hours, abs=0.1)


def test_whoever_takes_a_seat_over_has_the_whole_time_and_is_told() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = started(bogdan, ada, time_control=DAY_EACH)
    plan()
    leave_match(match.pk, bogdan)
    plan()
    turn = Turn.objects.filter(match=match, seat=0, closed__isnull=True).first()
    assert turn is None or turn.due is None, "a bot needs no deadline"
    Match.objects.filter(pk=match.pk).update(status="running")
    with later(hours=30):
        take_over(match.pk, celia, seat=0)
        plan()
        if turn is not None:
            assert left(match, 0) == 24
    assert Notice.objects.filter(player=celia, kind="turn").count() == (turn is not None)


def test_each_turn_is_told_once_over_each_channel_and_in_the_inbox() -> None:
    match = table(**DAY_EACH)
    for _ in range(3):
        Turn.objects.update(fresh=1)
        plan()
    assert Notice.objects.filter(kind="turn").count() == 1
    assert InboxEntry.objects.filter(kind="turn").count() == 1
    notice = Notice.objects.get(kind="turn")
    assert (notice.match_id, notice.seat, notice.turn) == (match.pk, 0, open_turn(match, 0))


def test_a_turn_that_changes_while_it_is_planned_is_planned_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = started(*players("ada", "bogdan"), time_control=DAY_EACH)
    reckon = planning.Planning.reckon

    def overtaken(self: planning.Planning, turn: Turn) -> Any:
        play_option(match.pk, 0, "end_turn")
        return reckon(self, turn)

    monkeypatch.setattr(planning.Planning, "reckon", overtaken)
    plan_turns()
    assert Turn.objects.get(match=match, seat=0).fresh == 2
    assert not Notice.objects.exists()


def test_a_sandbox_tells_nobody() -> None:
    match = started(player("ada"), bots=1)
    match.places.update(alone=True)
    plan()
    assert not Notice.objects.filter(kind="turn").exists()


def test_planning_costs_the_same_however_many_turns_there_are(
    django_assert_max_num_queries: Any,
) -> None:
    people = players("ada", "bogdan")
    for _ in range(5):
        started(*people, time_control=DAY_EACH)
    with django_assert_max_num_queries(40):
        plan_turns()


def test_the_deadline_is_shown_before_the_clock_was_reckoned() -> None:
    match = started(*players("ada", "bogdan"), time_control=DAY_EACH)
    turn = open_turn(match, 0)
    assert turn.due is None
    assert deadline_of(match) == time_of(turn.opened) + 24 * HOUR
    assert isinstance(deadline_of(match), datetime)


def test_a_turn_whose_notice_was_dropped_in_a_pause_is_told_when_play_goes_on() -> None:
    match = table(**DAY_EACH)
    cast_ballot(propose(match.pk, 0, "pause").pk, 1, agrees=True)
    plan()
    post_due()
    assert Notice.objects.get(kind="turn").state == Notice.State.DROPPED
    cast_ballot(propose(match.pk, 1, "resume").pk, 0, agrees=True)
    plan()
    assert Notice.objects.get(kind="turn").state == Notice.State.OPEN


def test_a_turn_that_was_told_is_not_told_again_after_a_pause() -> None:
    match = table(**DAY_EACH)
    Notice.objects.filter(kind="turn").update(state=Notice.State.SENT, closed=timezone.now())
    for kind, by in (("pause", 0), ("resume", 1)):
        cast_ballot(propose(match.pk, by, kind).pk, 1 - by, agrees=True)
        plan()
    assert Notice.objects.get(kind="turn").state == Notice.State.SENT


def test_a_turn_that_can_not_be_planned_does_not_stop_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bad, good = started(*players("ada", "bogdan")), started(*players("celia", "darek"))
    reckon = planning.Planning.reckon

    def broken(self: planning.Planning, turn: Turn) -> Any:
        if turn.match_id == bad.pk:
            raise ZeroDivisionError
        return reckon(self, turn)

    monkeypatch.setattr(planning.Planning, "reckon", broken)
    assert plan_turns() == 1
    assert plan_turns() == 0
    assert [notice.match for notice in Notice.objects.filter(kind="turn")] == [good]


def test_a_bot_that_fails_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def play(match_id: int) -> int:
        played.append(match_id)
        raise ZeroDivisionError

    monkeypatch.setattr(planning, "play_bots", play)
    assert planning.let_bots_play([2, 1]) == 0
    assert played == [1, 2]
