"""Who is told what, when something else than a turn happens at a table."""

from random import Random

import pytest

from accounts.models import User
from games.models import Match, Outbox, Turn
from games.services.tables import sit_down, stand_up
from games.services.talk import write_post
from games.services.tenures import leave_match, take_over
from games.services.votes import cast_ballot, propose
from notifications.models import Notice
from notifications.services.tidying import mend_turns, throw_away
from tests.support.people import open_one, players, started
from tests.support.playing import play_on
from tests.support.post import later, plan

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]


def told(kind: str) -> list[str]:
    plan()
    names = Notice.objects.filter(kind=kind).values_list("player__username", flat=True)
    return sorted(names)


def of_three() -> tuple[Match, list[User]]:
    people = players("ada", "bogdan", "celia")
    return started(*people), people


def test_who_comes_and_goes_before_the_start_is_told_to_the_others() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = open_one(ada, seats=3)
    sit_down(match.pk, bogdan)
    assert told("joined") == ["ada"]
    stand_up(match.pk, bogdan)
    assert told("left") == ["ada"]


def test_the_start_and_the_end_are_told_to_everybody_once() -> None:
    match, _ = of_three()
    assert told("started") == ["ada", "bogdan", "celia"]
    play_on(match, 10_000, rng=Random(1))
    assert told("over") == ["ada", "bogdan", "celia"]
    assert not Outbox.objects.exists()


def test_a_new_player_is_told_to_the_others() -> None:
    match, (_, bogdan, _) = of_three()
    (darek,) = players("darek")
    leave_match(match.pk, bogdan)
    assert told("left") == ["ada", "celia"]
    take_over(match.pk, darek, seat=1)
    assert told("replaced") == ["ada", "celia"]


def test_a_vote_asks_those_whose_ballot_is_missing() -> None:
    match, _ = of_three()
    vote = propose(match.pk, 0, "pause")
    assert told("vote") == ["bogdan", "celia"]
    cast_ballot(vote.pk, 1, agrees=True)
    assert told("decided") == ["ada", "bogdan", "celia"]


def test_a_correction_is_told_as_such_and_a_cancelled_match_too() -> None:
    match, _ = of_three()
    about = {"values": {"/players/0/score": 7}, "reason": "miscounted"}
    propose(match.pk, 0, "correct", about=about)
    assert told("correction") == ["bogdan", "celia"]
    vote = propose(match.pk, 0, "cancel")
    for seat in (1, 2):
        cast_ballot(vote.pk, seat, agrees=True)
    assert told("cancelled") == ["ada", "bogdan", "celia"]
    assert not Turn.objects.filter(match=match, closed__isnull=True).exists()


def test_talk_is_told_to_the_others_and_names_are_heard() -> None:
    match, (ada, _, _) = of_three()
    write_post(match, ada, text="Hurry up, @Bogdan. And mail@celia is no name.")
    assert told("mention") == ["bogdan"]
    assert told("talk") == ["celia"]


def test_turns_that_went_astray_are_mended() -> None:
    match, _ = of_three()
    Turn.objects.all().delete()
    Turn.objects.create(match=match, seat=2, opened=1, first=1)
    assert mend_turns() == 2
    assert mend_turns() == 0
    waiting = Turn.objects.filter(match=match, closed__isnull=True)
    assert [turn.seat for turn in waiting] == match.waiting_seats


def test_what_is_old_is_thrown_away_and_what_waits_is_kept() -> None:
    of_three()
    plan()
    Notice.objects.filter(kind="started").update(state=Notice.State.SENT, closed="2020-01-01T00Z")
    with later(days=1):
        throw_away()
    assert set(Notice.objects.values_list("kind", flat=True)) == {"turn", "joined"}


def test_what_can_not_be_told_is_given_up_and_the_rest_is_told() -> None:
    match, (ada, _, _) = of_three()
    Outbox.objects.all().delete()
    Outbox.objects.create(match=match, at=1, seq=1, kind=Outbox.Kind.VOTE, about={})
    write_post(match, ada, text="hello")
    assert told("talk") == ["bogdan", "celia"]
    assert not Outbox.objects.exists()
