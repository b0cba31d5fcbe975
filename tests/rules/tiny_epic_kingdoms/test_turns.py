"""Turns: the card is cleared, an action chosen, everybody responds, the marker moves (SPEC 6)."""

import pytest

from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.economy import Collected
from games.rules.tiny_epic_kingdoms.events.turn import (
    ActionChosen,
    CardCleared,
    MarkerPassed,
    Passed,
    TurnSkipped,
)
from games.rules.tiny_epic_kingdoms.flow import Responses, TurnStart
from games.rules.tiny_epic_kingdoms.game import GAME
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice, Take
from games.rules.tiny_epic_kingdoms.steps.going import GoTo
from games.rules.tiny_epic_kingdoms.steps.response import Collect, Pass, Perform, Response
from games.rules.tiny_epic_kingdoms.steps.war_choices import DieChoice, SetDie
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    D,
    E,
    at_home,
    ordinary,
    scene,
)
from tests.support.scene import Scene

FIVE: list[ActionId] = ["build", "research", "trade", "expand", "quest"]


def turn_of(seat: int, seats: int, used: list[ActionId]) -> Scene:
    return Scene(GAME, ordinary(seats, at_home(seats), used=used, active=seat), TurnStart())


def idle_turn(match: Scene, action: ActionId) -> None:
    """The active seat takes the action and passes, the others collect."""
    active = match.state.active
    match.when(active, Take(action))
    while isinstance(step := match.questions()[0].step, Response):
        match.when(step.seat, Pass() if step.seat == active else Collect())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_shields_are_removed_and_the_same_seat_chooses_among_six(seats: int) -> None:
    match = turn_of(B, seats, FIVE).then(CardCleared()).then_asks(ActionChoice(B))

    assert len(match.offers(B)) == 6
    assert match.state.used == []


def test_fewer_shields_stay_on_the_card() -> None:
    match = turn_of(A, 3, FIVE[:4]).then().then_asks(ActionChoice(A))

    assert match.offers(A) == [Take("patrol").id, Take("quest").id]


def test_clearing_the_card_begins_a_new_cycle() -> None:
    assert turn_of(A, 3, FIVE).state.cycle == turn_of(A, 3, []).state.cycle + 1


def test_a_turn_runs_from_the_choice_to_the_next_seat() -> None:
    match = turn_of(A, 3, []).when(A, Take("patrol"))
    match.then(ActionChosen(A, "patrol")).then_asks(Response(A))

    match.when(A, Pass()).then(Passed(A)).then_asks(Response(B))
    match.when(B, Collect()).then_asks(Response(C))
    match.when(C, Collect()).then_asks(ActionChoice(B))
    assert match.facts[-1] == MarkerPassed(B)


def test_the_marker_goes_from_the_last_seat_to_the_first() -> None:
    match = turn_of(C, 3, [])
    idle_turn(match, "patrol")

    match.then_asks(ActionChoice(A))


def test_the_others_respond_clockwise_from_the_active_seat() -> None:
    match = turn_of(B, 3, []).when(B, Take("patrol")).then_asks(Response(B))

    match.when(B, Pass()).then_asks(Response(C)).when(C, Collect()).then_asks(Response(A))


def test_one_action_stays_unused_in_a_cycle() -> None:
    match = turn_of(A, 3, [])
    for action in FIVE:
        idle_turn(match, action)

    assert CardCleared() in match.facts
    match.then_asks(ActionChoice(C))
    assert len(match.offers(C)) == 6


def test_r8_a_war_is_over_before_the_next_seat_responds() -> None:
    meeples = {"t1a-1": [A, A], "t1a-2": [B], "t2a-2": [B], "t3a-1": [C, C]}
    state = ordinary(meeples=meeples, stock={A: (1, 0, 0), B: (1, 0, 0)})
    match = scene(state, Responses([A, B, C])).when(A, Perform(), GoTo("t1a-2"))

    match.then_asks(DieChoice(A), DieChoice(B)).refuses(B, Collect()).refuses(C, Collect())
    match.when(A, SetDie(1)).then_asks(DieChoice(B))
    match.when(B, SetDie(1)).then_asks(Response(B))


@pytest.mark.parametrize("face", ["peace", "die:2"])
def test_r9_a_seat_responds_although_it_fought_as_defender(face: str) -> None:
    """Whether it lost or won, in the same turn."""
    meeples = {"t1a-1": [A, A], "t1a-2": [B], "t2a-2": [B], "t3a-1": [C, C]}
    state = ordinary(meeples=meeples, stock={A: (1, 0, 0), B: (2, 0, 0)})
    match = scene(state, Responses([A, B, C])).when(A, Perform(), GoTo("t1a-2"))
    match.when(A, SetDie(1)).when(B, face)

    match.then_asks(Response(B))
    assert match.offers(B) == [Perform().id, Collect().id]


def test_income_is_counted_at_the_moment_when_the_seat_responds() -> None:
    """SPEC 7.7: the region that B lost a moment ago gives it nothing any more."""
    meeples = {"t1a-1": [A, A], "t1a-2": [B], "t2a-2": [B, B], "t3a-1": [C, C]}
    state = ordinary(meeples=meeples, stock={A: (1, 0, 0)})
    match = scene(state, Responses([A, B, C])).when(A, Perform(), GoTo("t1a-2"), SetDie(1))

    match.when(B, Collect()).then(Collected(B, mana=1))


def test_g13_five_players_choose_among_6_5_4_3_2_then_the_card_is_cleared() -> None:
    """SPEC 11.2: A clears without an action, and B chooses among six."""
    match = turn_of(A, 5, [])
    for seat, (action, left) in enumerate(zip(FIVE, (6, 5, 4, 3, 2), strict=True)):
        assert match.questions()[0].step == ActionChoice(seat)
        assert len(match.offers(seat)) == left
        idle_turn(match, action)

    assert match.facts[-4:] == [MarkerPassed(A), CardCleared(), TurnSkipped(A), MarkerPassed(B)]
    match.then_asks(ActionChoice(B))
    assert len(match.offers(B)) == 6


def test_with_five_players_the_clearing_turn_has_no_responses() -> None:
    match = turn_of(E, 5, FIVE)

    match.then(CardCleared(), TurnSkipped(E), MarkerPassed(A)).then_asks(ActionChoice(A))
    match.refuses(E, Take("patrol")).refuses(D, Collect())


def test_r71_with_five_players_the_clearing_turn_counts_as_a_turn() -> None:
    before = turn_of(A, 5, []).state.turn

    assert turn_of(A, 5, FIVE).state.turn == before + 1
