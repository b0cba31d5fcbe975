"""Several at once: chains, two lanes of one seat, empty lanes, answers that became illegal."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from games.kernel.moves import Joined, MatchEnded, Resigned, Sealed, Settled, Unsealed
from games.kernel.options import Option
from games.kernel.play import question_of, step_back
from games.kernel.refusal import Refused
from games.kernel.steps import Rule
from games.kernel.text import plain
from games.kernel.together import Together, lane
from tests.support.bare import Ask, Noted, Say, bare, facts, opens, table_of
from tests.support.river_lords.battle import Bid, BidChoice, LetPass, TributeChoice
from tests.support.river_lords.events import BattleDecided, BidMade, FoodPaid, TurnEnded
from tests.support.river_lords.positions import (
    BLUE,
    GREEN,
    RED,
    opened,
    ordinary,
    red_to_act,
)
from tests.support.river_lords.queries import River
from tests.support.river_lords.steps import ActLoop, March, Pick, Take
from tests.support.scene import Scene


def attack(**position: Any) -> Scene:
    """Red marches from the ford into Blue's mill, and Blue lets it come."""
    held = {"ford": RED, "mill": BLUE, "delta": GREEN}
    scene = red_to_act(ordinary(held, **position)).when(RED, March(), Pick("mill"))
    return scene.when(BLUE, LetPass())


# -- answering -------------------------------------------------------------------------------


def test_every_seat_is_asked_at_once() -> None:
    assert sorted(question.seat for question in opened().questions()) == [0, 1, 2]


class OnlyForZero(Ask, frozen=True):
    """What a step says that reads a hand which this copy of the state does not have."""

    def options(self, g: River) -> Iterator[Option]:
        raise AssertionError("nobody else's lane is looked at")


def test_the_question_of_a_seat_does_not_look_into_other_lanes() -> None:
    both = Together([lane(0, Ask(0)), lane(1, Ask(1))])
    match = table_of(bare(OnlyForZero, opening=opens(both)))
    closed = Together([lane(0, OnlyForZero(0)), lane(1, Ask(1))])
    match.state.header.agenda[-1] = Raw(msgspec.json.encode(closed))

    assert question_of(match.game, match.g, 1).seat == 1
    with pytest.raises(AssertionError, match="nobody else's"):
        question_of(match.game, match.g, 0)


def test_a_chain_is_a_draft_until_its_last_answer_seals_the_lane() -> None:
    match = opened()
    log = len(match.log)
    assert match.play(0, Pick("spring").id).emitted == []
    assert match.play(0, Take(0).id).emitted == [], "the shrine asks as well"
    match.play(0, Take(2).id)
    assert [row.event for row in match.log[log:]] == [
        Sealed(0, "seat0", ["pick:spring", "take:0", "take:2"])
    ]


def test_no_lane_writes_facts_while_any_is_open() -> None:
    match = opened()
    match.play(0, Pick("ford").id)
    match.play(0, Take(1).id)
    assert match.state.garrisons == {}
    assert match.state.lords[0].food == 0


def test_the_same_steps_write_the_facts_in_the_order_of_the_lanes() -> None:
    match = opened()
    first = match.state.first
    for seat, region in ((2, "ford"), (0, "hill"), (1, "marsh")):
        match.play(seat, Pick(region).id)
        match.play(seat, Take(1).id)
    assert list(match.state.garrisons.values()) == match.g.clockwise(first)
    assert match.state.header.sealed == {}


def test_one_seat_holds_two_lanes_and_is_asked_for_one_after_the_other() -> None:
    scene = attack()
    scene.then_asks(BidChoice(BLUE, "defence"), BidChoice(RED, "attack"))
    scene.when(BLUE, Bid(0)).then_asks(BidChoice(BLUE, "steward"), BidChoice(RED, "attack"))


def test_two_lanes_of_a_seat_need_names() -> None:
    both = Together([lane(0, Ask(0)), lane(0, Ask(0))])
    with pytest.raises(AssertionError, match="two lanes have one name"):
        table_of(bare(opening=opens(both)))


def test_a_lane_with_nothing_to_ask_is_sealed_when_it_opens() -> None:
    scene = attack(food=(0, 2, 2))
    scene.then_asks(BidChoice(BLUE, "defence"))
    assert scene.state.header.sealed == {"attack": ["bid:0"]}


def test_lanes_that_ask_nothing_at_all_are_played_out_at_once() -> None:
    scene = attack(food=(0, 0, 2)).then_asks(ActLoop())
    scene.then(
        BidMade(BLUE, "defence", 0),
        BidMade(BLUE, "steward", 0),
        BidMade(RED, "attack", 0),
        BattleDecided(BLUE),
        *scene.facts[4:],
    )


def test_an_answer_that_takes_itself_before_the_first_question_costs_no_second_click() -> None:
    chain = Together([lane(0, Link(0)), lane(1, Ask(1))])
    match = table_of(bare(Link, opening=opens(chain, Ask(1))))
    assert match.questions()[0].answers == ["say:only"]
    match.play(0, Say("only").id)
    assert match.state.header.sealed == {"seat0": ["say:only", "say:only"]}


class Link(Ask, frozen=True):
    """One word only, then a question that offers the same word and another."""

    def options(self, g: River) -> Iterator[Option]:
        yield Option(Say("only"), plain("only"))

    def decide(self, g: River, choice: Say) -> Rule:
        yield Noted(choice.word, self.seat)
        yield Ask(self.seat, ("only", "other"))


def test_a_fork_right_after_a_join_starts_afresh() -> None:
    """The bids are done with when tribute is asked for, in the same move."""
    scene = attack(food=(3, 3, 3)).when(BLUE, Bid(0), Bid(0)).when(RED, Bid(0))
    scene.then_asks(TributeChoice(RED), TributeChoice(BLUE))
    assert scene.state.header.sealed == {}


def test_two_forks_of_the_same_seats_ask_twice() -> None:
    fork = Together([lane(0, Ask(0)), lane(1, Ask(1))])
    match = table_of(bare(opening=opens(fork, fork, Ask(0))))
    for word in ("yes", "no"):
        match.play(0, Say(word).id)
        match.play(1, Say(word).id)
    assert facts(match) == ["yes", "yes", "no", "no"]


# -- at the join -----------------------------------------------------------------------------


def test_an_answer_no_longer_legal_is_asked_again_while_later_lanes_wait() -> None:
    scene = attack(food=(2, 3, 2)).when(BLUE, Bid(2), Bid(3)).when(RED, Bid(2))
    scene.then(BidMade(BLUE, "defence", 2))
    scene.then_asks(BidChoice(BLUE, "steward"))
    assert scene.offers(BLUE) == ["bid:0", "bid:1"]
    scene.when(BLUE, Bid(1))
    assert scene.facts[:3] == [
        BidMade(BLUE, "steward", 1),
        BidMade(RED, "attack", 2),
        BattleDecided(BLUE),
    ]


def test_the_rest_of_a_broken_chain_is_asked_in_the_open() -> None:
    match = opened(2)
    for seat in (0, 1):
        match.play(seat, Pick("ford").id)
        match.play(seat, Take(3).id)
    second = 1 - match.state.first
    assert [question.seat for question in match.questions()] == [second]
    assert Pick("ford").id not in [option.id for option in match.questions()[0].options]
    match.play(second, Pick("hill").id)
    match.play(second, Take(1).id)
    assert match.state.lords[second].food == 1


def test_answers_left_over_are_not_fed_to_a_later_question() -> None:
    """The first lane makes the second question of the second one vanish."""
    lanes = Together([lane(0, Ask(0)), lane(1, Wordy(1))])
    match = table_of(bare(Wordy, opening=opens(lanes, Ask(1), Ask(0))))
    match.play(1, Say("yes").id)
    match.play(1, Say("no").id)
    match.play(0, Say("yes").id)
    assert facts(match) == ["yes", "yes"]
    assert [question.seat for question in match.questions()] == [1]


class Wordy(Ask, frozen=True):
    """Asks once more as long as seat 0 has said nothing."""

    def decide(self, g: River, choice: Say) -> Rule:
        yield Noted(choice.word, self.seat)
        if not g.state.lords[0].food:
            yield Ask(self.seat)


def test_a_join_is_told_and_is_a_barrier() -> None:
    fork = Together([lane(0, Ask(0)), lane(1, Ask(1))])
    match = table_of(bare(opening=opens(fork, Ask(0))))
    match.play(0, Say("yes").id)
    match.play(1, Say("yes").id)
    last, *facts_and_end = [row.event for row in match.log[-5:]]
    assert last == Sealed(1, "seat1", ["say:yes"], closes=False)
    assert [type(event) for event in facts_and_end] == [Noted, Noted, Joined, Settled]
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(1)


def test_an_answer_that_lets_later_lanes_be_played_out_cannot_be_taken_back() -> None:
    match = opened(3)
    for seat in range(3):
        match.play(seat, Pick("ford").id)
        match.play(seat, Take(1).id)
    again = match.questions()[0].seat
    match.play(again, Pick("hill").id)
    match.play(again, Take(1).id)
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(again)


def test_open_lanes_are_joined_in_the_same_way() -> None:
    scene = attack(food=(3, 3, 3)).when(BLUE, Bid(0), Bid(0)).when(RED, Bid(0))
    scene.when(BLUE, Bid(1)).then()
    scene.when(RED, Bid(1))
    assert scene.facts[:2] == [FoodPaid(RED, 1), FoodPaid(BLUE, 1)]
    scene.then_asks(ActLoop())


# -- rehearsal -------------------------------------------------------------------------------


def test_no_chance_in_a_rehearsal() -> None:
    class Dicey(Ask, frozen=True):
        def decide(self, g: River, choice: Say) -> Rule:
            yield Noted(str(g.chance.roll(6)))

    match = table_of(bare(Dicey, opening=opens(Together([lane(0, Dicey(0)), lane(1, Ask(1))]))))
    with pytest.raises(AssertionError, match="a draw outside of decide"):
        match.play(0, Say("yes").id)


def test_no_fork_inside_a_lane() -> None:
    class Forking(Ask, frozen=True):
        def decide(self, g: River, choice: Say) -> Rule:
            yield Together([lane(0, Ask(0)), lane(1, Ask(1))])

    fork = Together([lane(0, Forking(0)), lane(1, Ask(1))])
    match = table_of(bare(Forking, opening=opens(fork)))
    with pytest.raises(AssertionError, match="a Together inside a lane"):
        match.play(0, Say("yes").id)


def test_a_lane_asks_its_own_seat() -> None:
    with pytest.raises(AssertionError, match="a lane asks another seat"):
        table_of(bare(opening=opens(Together([lane(0, Ask(1)), lane(1, Ask(1))]))))


def test_a_lane_tells_nothing_before_its_last_question() -> None:
    class Telling(Ask, frozen=True):
        def decide(self, g: River, choice: Say) -> Rule:
            yield TurnEnded(self.seat)
            yield Ask(self.seat)

    fork = Together([lane(0, Telling(0)), lane(1, Ask(1))])
    match = table_of(bare(Telling, opening=opens(fork)))
    with pytest.raises(AssertionError, match="too early"):
        match.play(0, Say("yes").id)


def test_what_takes_itself_for_another_seat_is_no_answer_of_the_lane() -> None:
    fork = Together([lane(0, Courteous(0)), lane(1, Ask(1))])
    match = table_of(bare(Courteous, opening=opens(fork, Ask(1))))
    match.play(0, Say("yes").id)
    match.play(0, Say("no").id)
    assert match.state.header.sealed == {"seat0": ["say:yes", "say:no"]}
    match.play(1, Say("no").id)
    assert facts(match) == ["yes", "indeed", "no", "no"]


class Courteous(Ask, frozen=True):
    """Lets the other seat put in the only word it can before it asks again."""

    def decide(self, g: River, choice: Say) -> Rule:
        yield Noted(choice.word, self.seat)
        yield Ask(1, ("indeed",))
        yield Ask(self.seat)


def test_a_rehearsal_leaves_the_match_as_it_was() -> None:
    match = opened()
    before = match.game.copy(match.state)
    match.play(0, Pick("spring").id)
    assert match.state == before


# -- taking back, time, resignation ------------------------------------------------------------


def test_a_sealed_answer_is_taken_back_while_others_are_open() -> None:
    match = opened()
    for seat in (0, 1):
        match.play(seat, Pick("ford").id)
        match.play(seat, Take(1).id)
    match.take_back(0)
    assert match.log[-1].event == Unsealed(0, "seat0")
    assert match.state.header.sealed == {"seat1": ["pick:ford", "take:1"]}
    assert len(match.questions()) == 2


def test_a_half_finished_lane_goes_one_answer_back() -> None:
    match = opened()
    match.play(0, Pick("spring").id)
    match.play(0, Take(1).id)
    assert step_back(match.game, match.g, 0, match.drafts) == ("seat0", ["pick:spring"])
    assert step_back(match.game, match.g, 1, match.drafts) is None


def test_a_final_answer_stays() -> None:
    match = table_of(bare(Oath, opening=opens(Together([lane(0, Oath(0)), lane(1, Ask(1))]))))
    match.play(0, Say("yes").id)
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(0)


class Oath(Ask, frozen=True):
    final = True


def test_a_final_answer_guards_the_move_that_opened_the_fork() -> None:
    fork = Together([lane(0, Oath(0)), lane(1, Ask(1))])
    match = table_of(bare(Oath, opening=opens(Ask(0), fork)))
    match.play(0, Say("yes").id)
    match.play(0, Say("yes").id)
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(0)


def test_a_lane_that_sealed_itself_cannot_be_unsealed() -> None:
    fork = Together([lane(0, Ask(0, ("only",))), lane(1, Ask(1))])
    match = table_of(bare(opening=opens(fork)))
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(0)


def test_when_time_runs_out_the_draft_is_finished_by_defaults() -> None:
    match = opened()
    match.play(0, Pick("spring").id)
    match.time_out(0)
    assert match.log[-1].event == Sealed(
        0, "seat0", ["pick:spring", "take:0", "take:1"], via="timeout"
    )


def test_a_lane_whose_time_ran_out_cannot_be_unsealed() -> None:
    match = opened()
    match.time_out(0)
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(0)


def test_a_draft_steps_back_answer_by_answer() -> None:
    match = opened()
    match.play(0, Pick("spring").id)
    match.take_back(0)
    assert match.drafts["seat0"] == []
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(0)


def test_a_default_that_is_never_offered_is_played_out_as_sealed() -> None:
    class Shy(Ask, frozen=True):
        def default(self, g: River) -> Say:
            return Say("nothing")

    match = table_of(bare(Shy, opening=opens(Together([lane(0, Shy(0)), lane(1, Ask(1))]), Ask(0))))
    match.time_out(0)
    match.play(1, Say("yes").id)
    assert match.state.lords[0].food == 1
    assert facts(match) == ["nothing", "yes"]


def test_the_lane_of_a_seat_that_resigns_seals_itself() -> None:
    match = opened()
    log = len(match.log)
    match.resign(1)
    kinds = [type(row.event) for row in match.log[log:]]
    assert kinds == [Resigned, Sealed, Settled]
    assert sorted(question.seat for question in match.questions()) == [0, 2]


def test_a_seat_that_resigned_cannot_unseal() -> None:
    match = opened()
    match.resign(1)
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(1)


def test_the_last_open_lane_resigning_brings_the_join() -> None:
    match = opened()
    for seat, region in ((0, "ford"), (1, "hill")):
        match.play(seat, Pick(region).id)
        match.play(seat, Take(1).id)
    match.resign(2)
    assert match.state.header.sealed == {}
    assert len(match.state.garrisons) == 3


def test_the_end_while_lanes_are_open_leaves_nothing_sealed() -> None:
    match = opened()
    match.play(0, Pick("ford").id)
    match.play(0, Take(1).id)
    match.resign(1)
    match.resign(2)
    assert match.over
    assert (match.state.header.agenda, match.state.header.sealed) == ([], {})
    assert isinstance(match.log[-2].event, MatchEnded)
    assert match.folded() == match.state
