"""A match in memory keeps its log, its state and the drafts of open lanes."""

from tests.support.river_lords.positions import at_home, opened
from tests.support.river_lords.steps import Gather, Pick, Take


def test_drafts_go_when_the_lane_is_sealed_by_the_last_of_all() -> None:
    match = at_home()
    assert match.drafts == {}


def test_a_draft_stays_while_other_lanes_are_sealed() -> None:
    match = opened()
    match.play(0, Pick("spring").id)
    match.play(1, Pick("ford").id)
    match.play(1, Take(1).id)
    assert match.drafts["seat0"] == ["pick:spring"]


def test_a_lane_taken_back_is_answered_from_the_start() -> None:
    match = opened()
    match.play(1, Pick("ford").id)
    match.play(1, Take(1).id)
    match.take_back(1)
    assert match.drafts.get("seat1") is None
    question = next(question for question in match.questions() if question.seat == 1)
    assert question.answers == []


def test_moments_are_the_states_that_still_count() -> None:
    match = at_home()
    seat = match.state.first
    match.play(seat, Gather().id)
    taken = match.state.header.seq
    match.take_back(seat)
    moments = dict(match.moments())
    assert taken not in moments
    assert moments[len(match.log)] == match.state
    assert moments[1].garrisons == {}


def test_the_same_seed_and_choices_give_the_same_log() -> None:
    assert [row.payload for row in at_home().log] == [row.payload for row in at_home().log]
