"""Several seats asked at once: drafts, seals, and who is not overtaken by whom."""

from random import Random

import pytest

from games.kernel.game import AnyGame
from games.kernel.refusal import Refused
from games.kernel.together import Together
from games.log import warm
from games.log.errors import Conflict
from games.models import Draft, Match
from games.services import command
from games.services.checking import verify_match
from games.services.drafts import keep_draft
from games.services.matches import open_match
from games.services.moves import play_option, resign_seat, take_back, time_out
from tests.support.playing import everything, open_questions, play_on, table_at

pytestmark = pytest.mark.django_db


@pytest.fixture
def fair(quarry: AnyGame) -> Match:
    """A match whose seats are all asked in secret."""
    match = open_match("quarry", 3)
    rng = Random(3)
    while len(open_questions(match)) == 1:
        play_on(match, 1, rng=rng)
    top = table_at(match).g.state.header.agenda[-1]
    assert isinstance(quarry.read_step(top), Together)
    return match


def test_the_first_answer_of_two_is_a_draft_outside_the_log(fair: Match) -> None:
    done = play_option(fair.pk, 1, "name:wood", key="a", seen=fair.head)
    fair_now = Match.objects.get(pk=fair.pk)
    assert (done.last, fair_now.head) == (fair.head, fair.head)
    assert Draft.objects.get().answers == '["name:wood"]'
    assert [q.options[0].id for q in open_questions(fair) if q.seat == 1] == ["bid:0"]


def test_a_double_click_on_a_draft_counts_once(fair: Match) -> None:
    play_option(fair.pk, 1, "name:wood", key="a")
    before = everything()
    assert play_option(fair.pk, 1, "name:wood", key="a").repeated
    assert everything() == before


def test_a_sealed_answer_is_hidden_in_its_public_part(fair: Match) -> None:
    play_option(fair.pk, 1, "name:wood")
    done = play_option(fair.pk, 1, "bid:2")
    row = fair.log.get(seq=done.first)
    assert b"bid:2" in bytes(row.payload)
    assert b"bid" not in bytes(row.public)
    assert not Draft.objects.exists()
    assert Match.objects.get(pk=fair.pk).waiting_seats == [0, 2]


def test_a_turn_that_comes_back_says_so(fair: Match) -> None:
    play_option(fair.pk, 1, "name:wood")
    play_option(fair.pk, 1, "bid:2")
    take_back(fair.pk, 1)
    back, before = fair.turns.filter(seat=1).order_by("-pk")[:2]
    assert (before.again, before.last) == (False, fair.head + 1)
    assert (back.again, back.last) == (True, None)


def test_another_seats_answer_does_not_overtake_mine(fair: Match) -> None:
    seen = fair.head
    for seat in (0, 1, 2):
        play_option(fair.pk, seat, "name:ore", seen=seen)
        play_option(fair.pk, seat, "bid:1", seen=seen)
    fair.refresh_from_db()
    assert fair.head > seen + 3
    verify_match(fair)


def test_a_head_lost_to_another_lane_is_decided_again(
    fair: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_option(fair.pk, 0, "name:ore")
    play_option(fair.pk, 1, "name:ore")
    lost = lose_once_to(monkeypatch, lambda: play_option(fair.pk, 1, "bid:1"))
    done = play_option(fair.pk, 0, "bid:2", seen=fair.head)
    assert lost == [True]
    assert done.first == fair.head + 2
    fair.refresh_from_db()
    assert fair.waiting_seats == [2]


def test_a_head_lost_to_a_new_question_is_overtaken(
    quarry: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = open_match("quarry", 2)
    warm.forget_all()
    lose_once_to(monkeypatch, lambda: play_option(match.pk, 0, "gather:wood:1"))
    with pytest.raises(Refused, match="overtaken"):
        play_option(match.pk, 0, "gather:wood:1")
    assert table_at(match).g.state.players[0].stock["wood"] == 4


def test_on_a_table_at_hand_what_was_seen_decides(
    quarry: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = open_match("quarry", 2)
    lose_once_to(monkeypatch, lambda: play_option(match.pk, 0, "gather:wood:1"))
    with pytest.raises(Refused, match="overtaken"):
        play_option(match.pk, 0, "gather:wood:1", seen=2)
    assert table_at(match).g.state.players[0].stock["wood"] == 4


def lose_once_to(monkeypatch: pytest.MonkeyPatch, other) -> list[bool]:  # type: ignore[no-untyped-def]
    """Somebody else's command comes in just before the next append."""
    commit, lost = command.commit, []

    def late(*args):  # type: ignore[no-untyped-def]
        if not lost:
            lost.append(True)
            other()
        return commit(*args)

    monkeypatch.setattr(command, "commit", late)
    return lost


def test_a_draft_that_grew_meanwhile_is_not_overwritten(
    fair: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, tried = command.keep_draft, []

    def late(*args, **kwargs):  # type: ignore[no-untyped-def]
        if not tried:
            tried.append(True)
            play_option(fair.pk, 0, "name:wood")
        return keep(*args, **kwargs)

    monkeypatch.setattr(command, "keep_draft", late)
    with pytest.raises((Refused, Conflict)):
        play_option(fair.pk, 0, "name:ore")
    assert Draft.objects.get().answers == '["name:wood"]'


def test_a_draft_that_was_read_and_then_changed_is_not_overwritten(fair: Match) -> None:
    play_option(fair.pk, 0, "name:wood")
    table = table_at(fair)
    Draft.objects.update(answers='["name:ore"]')
    with pytest.raises(Conflict):
        keep_draft(table, ("seat0", ["name:wood", "bid:1"]), seat=0, key=None)
    assert Draft.objects.get().answers == '["name:ore"]'


def test_a_sealed_answer_can_be_taken_back_while_others_are_open(fair: Match) -> None:
    play_option(fair.pk, 1, "name:wood")
    play_option(fair.pk, 1, "bid:2")
    take_back(fair.pk, 1)
    fair.refresh_from_db()
    assert fair.waiting_seats == [0, 1, 2]
    play_option(fair.pk, 1, "name:stone")
    play_option(fair.pk, 1, "bid:0")
    fair.refresh_from_db()
    verify_match(fair)


def test_a_draft_of_an_older_question_counts_for_nothing(fair: Match) -> None:
    play_option(fair.pk, 1, "name:wood")
    Draft.objects.update(asked=1)
    assert [q.options[0].id for q in open_questions(fair) if q.seat == 1] == ["name:wood"]
    play_option(fair.pk, 1, "name:ore")
    assert Draft.objects.get().answers == '["name:ore"]'


def test_timeouts_and_resignations_end_the_wait(fair: Match) -> None:
    play_option(fair.pk, 0, "name:wood")
    time_out(fair.pk, 0)
    resign_seat(fair.pk, 1)
    time_out(fair.pk, 2)
    fair.refresh_from_db()
    assert table_at(fair).g.state.header.sealed == {}
    verify_match(fair)
