"""Commands: refusals that change nothing, overtaken moves, timeouts, resignation, releases."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from games.kernel.game import ENCODER
from games.kernel.match import Match
from games.kernel.moves import Answered, MatchEnded, Settled
from games.kernel.play import Answer, Table, play, questions, seat_colours, settle, waiting_seats
from games.kernel.refusal import Refused
from games.kernel.steps import Rule
from games.kernel.together import Together, lane
from tests.support.bare import Ask, Noted, Say, bare, facts, opens, table_of
from tests.support.river_lords.events import PointsChanged
from tests.support.river_lords.game import GAME
from tests.support.river_lords.positions import RED, at_home, opened, red_to_act
from tests.support.river_lords.queries import River
from tests.support.river_lords.steps import Gather, Idle, March, Pick, Take

YES = Say("yes").id


def refused(match: Match, command: Callable[[], Any]) -> str:
    """The code of a refusal that left everything as it was."""
    before, log = ENCODER.encode(match.state), len(match.log)
    with pytest.raises(Refused) as refusal:
        command()
    assert (ENCODER.encode(match.state), len(match.log)) == (before, log)
    assert str(refusal.value.text)
    return refusal.value.code


# -- refusals --------------------------------------------------------------------------------


def test_an_option_that_is_not_offered_is_refused() -> None:
    match = at_home()
    assert refused(match, lambda: match.play(match.state.first, "fly")) == "unknown_option"


def test_a_default_that_is_not_offered_cannot_be_chosen() -> None:
    match = at_home()
    assert refused(match, lambda: match.play(match.state.first, Idle().id)) == "unknown_option"


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = at_home()
    other = (match.state.first + 1) % 3
    assert refused(match, lambda: match.play(other, Gather().id)) == "not_asked"
    assert refused(match, lambda: match.time_out(other)) == "not_asked"


def test_nothing_is_answered_after_the_end() -> None:
    match = at_home(2)
    match.resign(0)
    assert refused(match, lambda: match.play(1, Gather().id)) == "match_over"
    assert refused(match, lambda: match.resign(1)) == "match_over"
    assert match.questions() == []
    assert waiting_seats(match.game, match.g) == []


def test_nobody_resigns_twice_or_without_a_seat() -> None:
    match = at_home()
    match.resign(1)
    assert refused(match, lambda: match.resign(1)) == "not_asked"
    assert refused(match, lambda: match.resign(7)) == "not_asked"


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (5, {}, "bad_seats"),
        (1, {}, "bad_seats"),
        (2, {"years": "many"}, "bad_options"),
        (2, {"dragons": True}, "bad_options"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(
    seats: int, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refused) as refusal:
        Match(GAME, GAME.content(), Table(seats, options), b"x" * 32)
    assert refusal.value.code == code


# -- overtaken -------------------------------------------------------------------------------


def test_a_move_that_saw_the_question_is_accepted_and_an_older_one_overtaken() -> None:
    match = at_home()
    seat, seen = match.state.first, match.state.header.seq
    match.play(seat, Gather().id, seen=seen)
    assert refused(match, lambda: match.play(seat, Gather().id, seen=seen)) == "overtaken"


def test_a_move_from_the_future_is_refused() -> None:
    match = at_home()
    future = match.state.header.seq + 1
    assert refused(match, lambda: match.play(0, Gather().id, seen=future)) == "overtaken"


def test_lanes_do_not_overtake_each_other() -> None:
    match = opened()
    seen = match.state.header.seq
    match.play(0, Pick("ford").id, seen=seen)
    match.play(0, Take(1).id, seen=seen)
    match.take_back(0)
    match.play(1, Pick("hill").id, seen=seen)
    match.play(1, Take(1).id, seen=seen)
    assert match.state.header.asked <= seen


def test_an_undo_overtakes_a_page_from_before_it() -> None:
    """A loop offers the same ids again, so the border must move on."""
    match = at_home()
    seat = match.state.first
    match.play(seat, Gather().id)
    seen = match.state.header.seq
    match.take_back(seat)
    assert refused(match, lambda: match.play(seat, Gather().id, seen=seen)) == "overtaken"
    match.play(seat, Gather().id, seen=match.state.header.seq)


def test_a_resignation_that_changes_no_question_overtakes_nobody() -> None:
    match = at_home()
    seat, seen = match.state.first, match.state.header.seq
    match.resign((seat + 1) % 3)
    match.play(seat, Gather().id, seen=seen)


def test_a_second_answer_to_the_same_link_of_a_chain_is_overtaken() -> None:
    match = opened()
    key = match.questions()[0].key
    seat = match.questions()[0].seat
    match.play(seat, Pick("spring").id)
    late = Answer(seat, Take(0).id, question=key)
    assert refused(match, lambda: play(match.game, match.g, late, match.drafts)) == "overtaken"


# -- absent seats ----------------------------------------------------------------------------


def test_when_time_runs_out_the_rules_answer() -> None:
    scene = red_to_act().when_time_runs_out(RED)
    assert scene.facts[:2] == [PointsChanged(-1), PointsChanged(-2)]


def test_a_timeout_says_so_on_the_log() -> None:
    match = at_home()
    match.time_out(match.state.first)
    answered = match.log[-1].event
    assert isinstance(answered, Answered)
    assert (answered.option, answered.via, answered.commits) == (Idle().id, "timeout", True)


def test_the_questions_of_a_seat_that_resigned_answer_themselves() -> None:
    match = at_home()
    match.resign((match.state.first + 1) % 3)
    match.play(match.state.first, "stop")
    assert match.questions()[0].seat == (match.state.first + 2) % 3


def test_the_asked_seat_may_resign_in_the_middle_of_its_act() -> None:
    match = at_home()
    seat = match.state.first
    match.play(seat, March().id)
    match.resign(seat)
    assert match.questions()[0].seat == (seat + 1) % 3
    assert match.folded() == match.state


def test_the_last_seat_wins_at_once() -> None:
    match = at_home()
    match.resign(0)
    match.resign(2)
    assert match.over
    assert match.state.header.ranks[1] == 1
    assert isinstance(match.log[-2].event, MatchEnded)


def test_a_resignation_out_of_turn_leaves_the_open_question() -> None:
    match = at_home()
    question = match.questions()[0]
    match.resign((match.state.first + 2) % 3)
    assert match.questions()[0] == question


# -- after a release -------------------------------------------------------------------------


class Silent(Ask, frozen=True, tag="ask"):
    """The step `Ask` as a later release has it: it runs by itself."""

    def asks(self, g: River) -> int | None:
        return None

    def run(self, g: River) -> Rule:
        yield Noted("by itself")
        yield Other(1)


class Other(Ask, frozen=True):
    pass


def test_a_match_whose_open_step_now_runs_by_itself_goes_on_after_settle() -> None:
    match = table_of(bare(opening=opens(Ask(0))))
    steps = tuple(step for step in match.game.steps if step is not Ask)
    match.game = structs.replace(match.game, steps=(*steps, Silent, Other))
    assert questions(match.game, match.g) == []
    match.log.extend(settle(match.game, match.g, checks=True).emitted)
    assert facts(match) == ["by itself"]
    assert isinstance(match.log[-1].event, Settled)
    assert match.questions()[0].step == Other(1)
    assert match.folded() == match.state


def test_settle_leaves_an_open_question_alone() -> None:
    match = at_home()
    assert settle(match.game, match.g, checks=True).emitted == []


def test_settle_leaves_a_finished_match_alone() -> None:
    match = at_home(2)
    match.resign(0)
    assert settle(match.game, match.g, checks=True).emitted == []


# -- small things ----------------------------------------------------------------------------


def test_waiting_seats_are_those_with_a_question() -> None:
    match = opened()
    assert waiting_seats(match.game, match.g) == [0, 1, 2]
    match.play(1, Pick("ford").id)
    match.play(1, Take(1).id)
    assert waiting_seats(match.game, match.g) == [0, 2]


def test_waiting_for_one_seat_with_two_lanes_names_it_once() -> None:
    fork = Together([lane(0, Ask(0), "left"), lane(0, Ask(0), "right")])
    match = table_of(bare(opening=opens(fork)))
    assert waiting_seats(match.game, match.g) == [0]
    match.play(0, YES)
    assert match.questions()[0].lane is not None


@pytest.mark.parametrize(
    ("wishes", "colours"),
    [
        ((), ["red", "blue", "green"]),
        (("green",), ["green", "red", "blue"]),
        (("blue", "blue", "pink"), ["blue", "red", "green"]),
    ],
)
def test_each_seat_gets_its_colour_if_it_can_be_had(
    wishes: tuple[str, ...], colours: list[str]
) -> None:
    assert seat_colours(GAME, Table(3, colours=wishes)) == colours
