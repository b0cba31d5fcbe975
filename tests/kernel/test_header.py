"""Taking back: which borders a seat may go back to, and what ends that."""

import pytest

from games.kernel.header import FARTHEST_UNDO
from games.kernel.match import Match
from games.kernel.moves import Undone
from games.kernel.refusal import Refused
from games.kernel.steps import COMMIT
from tests.support.bare import Ask, Noted, Say, bare, facts, opens, table_of
from tests.support.river_lords.positions import at_home, opened
from tests.support.river_lords.steps import DrawCard, Gather, March, PlayCard, Stop, Swear

YES, NO = Say("yes").id, Say("no").id


def questions_of_one_seat(count: int = 4) -> Match:
    return table_of(bare(opening=opens(*[Ask(0)] * count, Ask(1), Ask(1))))


def refuses_to_take_back(match: Match, seat: int) -> None:
    with pytest.raises(Refused) as refusal:
        match.take_back(seat)
    assert refusal.value.code == "nothing_to_undo"


def test_a_move_is_taken_back_by_an_event_that_says_so() -> None:
    match = questions_of_one_seat()
    before = match.game.copy(match.state)
    match.play(0, YES)
    border = before.header.border
    match.take_back(0)
    assert match.log[-1].event == Undone(0, border)
    assert match.state.lords == before.lords
    assert match.state.header.agenda == before.header.agenda
    assert facts(match) == ["yes"], "nothing is deleted"


def test_moves_are_taken_back_one_by_one() -> None:
    match = questions_of_one_seat()
    for _move in range(3):
        match.play(0, YES)
    for left in (2, 1, 0):
        match.take_back(0)
        assert match.state.lords[0].food == left
    refuses_to_take_back(match, 0)


def test_undo_after_undo_and_another_move() -> None:
    match = questions_of_one_seat()
    match.play(0, YES)
    match.play(0, YES)
    match.take_back(0)
    match.play(0, NO)
    match.play(0, NO)
    match.take_back(0)
    assert match.state.lords[0].food == 2
    match.take_back(0)
    match.take_back(0)
    assert match.state.lords[0].food == 0
    assert match.folded() == match.state


def test_a_long_run_of_moves_is_taken_back_only_so_far() -> None:
    """Whoever goes round in circles keeps no fold open for ever."""
    match = questions_of_one_seat(count=FARTHEST_UNDO)
    for _move in range(FARTHEST_UNDO):
        match.play(0, YES)
    header = match.state.header
    assert 1 < len(header.undo) < FARTHEST_UNDO
    assert header.seq - header.undo[0] <= FARTHEST_UNDO
    assert match.folded() == match.state


def test_going_back_and_forth_lets_go_of_what_was_before() -> None:
    match = questions_of_one_seat()
    match.play(0, YES)
    for _ in range(FARTHEST_UNDO // 2):
        match.play(0, NO)
        match.take_back(0)
    assert match.state.header.undo == []
    refuses_to_take_back(match, 0)
    assert match.folded() == match.state


def test_nobody_takes_back_the_move_of_another() -> None:
    match = questions_of_one_seat()
    match.play(0, YES)
    refuses_to_take_back(match, 1)


def test_a_move_of_another_seat_ends_it() -> None:
    match = questions_of_one_seat(1)
    match.play(0, YES)
    border = match.state.header.border
    match.play(1, YES)
    assert match.state.header.undo == [border]
    refuses_to_take_back(match, 0)
    match.take_back(1)
    refuses_to_take_back(match, 0)


def test_a_barrier_event_ends_it() -> None:
    match = at_home()
    seat = match.state.first
    match.play(seat, Gather().id)
    match.play(seat, DrawCard().id)
    refuses_to_take_back(match, seat)


def test_the_end_of_a_turn_ends_it() -> None:
    match = at_home()
    seat = match.state.first
    match.play(seat, Stop().id)
    refuses_to_take_back(match, seat)


def test_a_draw_ends_it() -> None:
    match = at_home()
    seat = match.state.first
    match.state.lords[seat].hand[0] = "old_omen"
    match.play(seat, PlayCard("old_omen").id)
    refuses_to_take_back(match, seat)


def test_a_rule_may_say_that_it_commits() -> None:
    match = at_home()
    seat = match.state.first
    match.play(seat, Swear().id)
    refuses_to_take_back(match, seat)


def test_a_trigger_may_commit_as_well() -> None:
    triggers = {Noted: (lambda g, event: iter((COMMIT,)),)}
    match = table_of(bare(opening=opens(Ask(0), Ask(0)), triggers=triggers))
    match.play(0, YES)
    refuses_to_take_back(match, 0)


def test_a_timeout_ends_it() -> None:
    match = questions_of_one_seat()
    match.play(0, YES)
    match.time_out(0)
    refuses_to_take_back(match, 0)


def test_a_resignation_ends_it() -> None:
    match = at_home()
    seat = match.state.first
    match.play(seat, Gather().id)
    match.resign((seat + 1) % 3)
    refuses_to_take_back(match, seat)


def test_after_a_barrier_later_moves_can_be_taken_back() -> None:
    match = at_home()
    seat = match.state.first
    match.play(seat, Swear().id)
    border = match.state.header.border
    match.play(seat, Gather().id)
    assert match.state.header.undo == [border]
    match.take_back(seat)
    refuses_to_take_back(match, seat)


def test_nothing_is_taken_back_after_the_end() -> None:
    match = at_home(2)
    match.play(match.state.first, Gather().id)
    match.resign(match.state.first)
    assert match.over
    refuses_to_take_back(match, match.state.first)


def test_the_opening_cannot_be_taken_back() -> None:
    refuses_to_take_back(opened(), 0)


def test_no_undo_reaches_behind_the_oldest_border_in_the_header() -> None:
    """So a snapshot at or below it is never inside an undone stretch."""
    match = at_home()
    seat = match.state.first
    floors = []
    for option in (Gather().id, March().id):
        match.play(seat, option)
        floors.append(match.state.header.undo[0])
    for _move in range(2):
        match.take_back(seat)
        undone = match.log[-1].event
        assert isinstance(undone, Undone)
        assert undone.to >= min(floors)
    assert len(set(floors)) == 1
