import pytest

from games.kernel.game import AnyGame
from games.kernel.refusal import Refused
from games.log import warm
from games.models import CommandKey, Match, Outbox, Turn
from games.services.checking import verify_match
from games.services.command import Done
from games.services.matches import open_match
from games.services.moves import (
    correct_match,
    play_option,
    resign_seat,
    settle_match,
    take_back,
    time_out,
)
from tests.support.playing import everything, finished_match, running_match, table_at

pytestmark = pytest.mark.django_db
GATHER = "gather:wood:1"


def refused(code: str, match_id: int, seat: int, option: str, **given: object) -> None:
    before = everything()
    with pytest.raises(Refused) as refusal:
        play_option(match_id, seat, option, **given)
    assert refusal.value.code == code
    assert everything() == before


def stock(match: Match, seat: int) -> int:
    return table_at(match).g.state.players[seat].stock["wood"]


def test_a_move_is_written_whole(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    assert play_option(match.pk, 0, GATHER, key="k") == Done(3, 4)
    match.refresh_from_db()
    rows = list(match.log.filter(seq__gt=2).values_list("seq", "move", "seat", "via"))
    assert rows == [(3, 3, 0, 0), (4, 3, 0, 0)]
    assert (match.head, match.waiting_seats, stock(match, 0)) == (4, [0], 4)
    verify_match(match)


def turns(match: Match) -> list[tuple[int, int, int | None]]:
    return list(match.turns.order_by("pk").values_list("seat", "first", "last"))


def test_a_chain_of_questions_is_one_turn(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    begun = match.head
    play_option(match.pk, 0, GATHER)
    assert turns(match) == [(0, begun, None)]
    end = play_option(match.pk, 0, "end_turn").last
    assert turns(match) == [(0, begun, end), (1, end, None)]


def test_an_open_turn_that_the_log_knows_nothing_of_stops_nobody(quarry: AnyGame) -> None:
    """As a process of the last release may leave it behind."""
    match = open_match("quarry", 2)
    Turn.objects.create(match=match, seat=1, opened=1, first=1)
    end = play_option(match.pk, 0, "end_turn").last
    assert Turn.objects.get(match=match, seat=1).first == end


@pytest.mark.parametrize("tables", ["at hand", "loaded"])
def test_what_can_not_be_is_refused_and_changes_nothing(quarry: AnyGame, tables: str) -> None:
    match = open_match("quarry", 2)
    play_option(match.pk, 0, GATHER)
    for code, seat, option, given in (
        ("unknown_option", 0, "gather:gold:1", {}),
        ("unknown_option", 0, "", {}),
        ("not_asked", 1, GATHER, {}),
        ("not_asked", 7, GATHER, {}),
        ("not_asked", -1, GATHER, {}),
        ("overtaken", 0, GATHER, {"seen": 2}),
        ("overtaken", 0, GATHER, {"seen": 99}),
    ):
        if tables == "loaded":
            warm.forget_all()
        refused(code, match.pk, seat, option, **given)
    refused("unknown_match", match.pk + 1, 0, GATHER)


def test_a_finished_match_takes_no_command(quarry: AnyGame) -> None:
    match = finished_match()
    before = everything()
    for command in (
        lambda: play_option(match.pk, 0, GATHER),
        lambda: take_back(match.pk, 0),
        lambda: resign_seat(match.pk, 0),
        lambda: time_out(match.pk, 0),
    ):
        with pytest.raises(Refused, match="match_over"):
            command()
    assert everything() == before
    assert Outbox.objects.filter(kind=Outbox.Kind.OVER).count() == 1
    assert not match.turns.filter(closed__isnull=True).exists()


def test_a_match_that_rests_takes_no_command(quarry: AnyGame) -> None:
    """Even if it was put to rest a moment ago, with its table still at hand."""
    match = open_match("quarry", 2)
    play_option(match.pk, 0, GATHER)
    Match.objects.filter(pk=match.pk).update(status="paused")
    refused("not_running", match.pk, 0, GATHER)


# -- idempotency -----------------------------------------------------------------------------


@pytest.mark.parametrize("tables", ["at hand", "loaded"])
def test_a_command_sent_twice_happens_once(quarry: AnyGame, tables: str) -> None:
    match = open_match("quarry", 2)
    first = play_option(match.pk, 0, GATHER, key="k", seen=2)
    before = everything()
    if tables == "loaded":
        warm.forget_all()
    again = play_option(match.pk, 0, GATHER, key="k", seen=2)
    assert again == Done(first.first, first.last, repeated=True)
    assert everything() == before


def test_a_repeated_command_is_answered_even_when_it_would_be_legal_again(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    play_option(match.pk, 0, GATHER, key="k")
    assert play_option(match.pk, 0, GATHER, key="k").repeated
    assert stock(match, 0) == 4


def test_a_repeated_command_is_answered_after_the_end(quarry: AnyGame) -> None:
    match = finished_match()
    CommandKey.objects.all().delete()
    other = open_match("quarry", 2)
    done = resign_seat(other.pk, 0, key="k")
    Match.objects.filter(pk=other.pk).update(status="finished")
    warm.forget_all()
    assert resign_seat(other.pk, 0, key="k") == Done(done.first, done.last, repeated=True)
    assert match.status == "finished"


def test_another_command_under_the_same_key_is_refused(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    play_option(match.pk, 0, GATHER, key="k")
    refused("key_reused", match.pk, 0, "gather:ore:1", key="k")


def test_a_key_belongs_to_its_seat_and_match(quarry: AnyGame) -> None:
    match, other = open_match("quarry", 2), open_match("quarry", 2)
    play_option(match.pk, 0, "end_turn", key="k")
    assert not play_option(match.pk, 1, "end_turn", key="k").repeated
    assert not play_option(other.pk, 0, "end_turn", key="k").repeated


# -- taking back and the rest ----------------------------------------------------------------


def test_taking_back_appends(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    play_option(match.pk, 0, GATHER)
    take_back(match.pk, 0)
    match.refresh_from_db()
    assert (match.head, stock(match, 0), match.waiting_seats) == (5, 3, [0])
    play_option(match.pk, 0, "gather:wood:1", seen=5)
    assert stock(match, 0) == 4
    match.refresh_from_db()
    verify_match(match)


def test_a_page_from_before_an_undo_is_overtaken(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    play_option(match.pk, 0, GATHER)
    take_back(match.pk, 0)
    refused("overtaken", match.pk, 0, GATHER, seen=2)


def test_an_ended_turn_stays(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    play_option(match.pk, 0, "end_turn")
    before = everything()
    with pytest.raises(Refused, match="nothing_to_undo"):
        take_back(match.pk, 0)
    assert everything() == before


def test_a_seat_that_runs_out_of_time_is_answered_for(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    done = time_out(match.pk, 0, seen=2)
    assert match.log.get(seq=done.last).via == 1
    with pytest.raises(Refused, match="overtaken"):
        time_out(match.pk, 0, seen=2)


def test_a_seat_that_resigned_is_not_waited_for(quarry: AnyGame) -> None:
    match = running_match(6, seats=3)
    resign_seat(match.pk, 1)
    match.refresh_from_db()
    assert 1 not in match.waiting_seats
    with pytest.raises(Refused, match="not_asked"):
        resign_seat(match.pk, 1)
    verify_match(match)


def test_settling_a_match_that_waits_writes_nothing(quarry: AnyGame) -> None:
    match = running_match(6)
    before = everything()
    done = settle_match(match.pk)
    assert done.last < done.first
    assert everything() == before


def test_a_correction_shows_before_and_after(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    done = correct_match(match.pk, {"/players/0/stock/wood": 9}, reason="miscounted")
    payload = bytes(match.log.get(seq=done.first).payload)
    assert b'"before":3' in payload
    assert b'"after":9' in payload
    assert stock(match, 0) == 9
    match.refresh_from_db()
    verify_match(match)


def test_a_correction_that_does_not_fit_is_refused(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    before = everything()
    for values in ({"/players/9/stock/wood": 1}, {"/nothing": 1}, {"/turn": "late"}):
        with pytest.raises(Refused, match="bad_correction"):
            correct_match(match.pk, values, reason="wrong")
    assert everything() == before
