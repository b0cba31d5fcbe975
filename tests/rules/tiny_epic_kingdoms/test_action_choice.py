"""The active seat lays a shield on an open action (SPEC 6, T1)."""

from typing import get_args

import pytest

from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.turn import ActionChosen
from games.rules.tiny_epic_kingdoms.flow import TurnStart
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice, Take
from games.rules.tiny_epic_kingdoms.steps.response import Perform, Response
from tests.rules.tiny_epic_kingdoms.positions import A, B, at_home, ordinary, scene

ACTIONS: tuple[ActionId, ...] = get_args(ActionId)


@pytest.mark.parametrize("shields", range(5))
def test_every_action_without_a_shield_is_offered(shields: int) -> None:
    used = ACTIONS[:shields]
    match = scene(ordinary(meeples=at_home(), used=used), TurnStart())

    assert match.offers(A) == [Take(action).id for action in ACTIONS[shields:]]


def test_an_action_under_a_shield_is_refused() -> None:
    match = scene(ordinary(meeples=at_home(), used=["patrol", "trade"]), TurnStart())

    match.refuses(A, Take("patrol")).refuses(A, Take("trade")).refuses(A, "pass")


def test_a_shield_lies_on_the_chosen_action() -> None:
    match = scene(ordinary(meeples=at_home(), used=["trade"]), ActionChoice(A))
    match.when(A, Take("patrol"))

    assert match.happened(ActionChosen) == [ActionChosen(A, "patrol")]
    assert match.state.used == ["trade", "patrol"]


def test_only_the_active_seat_chooses() -> None:
    match = scene(ordinary(meeples=at_home(), used=[]), TurnStart())

    match.then_asks(ActionChoice(A)).refuses(B, Take("patrol"))


@pytest.mark.parametrize("action", ["build", "research", "expand", "trade"])
def test_r6_an_action_may_be_taken_that_the_seat_can_not_perform(action: ActionId) -> None:
    match = scene(ordinary(meeples=at_home(), used=[]), TurnStart())

    match.when(A, Take(action))
    assert match.state.used == [action]


def test_r6_an_action_may_be_taken_only_to_deny_it() -> None:
    state = ordinary(meeples=at_home(), used=[], stock={A: (1, 0, 0)})
    match = scene(state, TurnStart()).when(A, Take("build"))

    match.then(ActionChosen(A, "build")).then_asks(Response(A))
    match.when(A, "pass").refuses(B, Take("build"))
    match.refuses(A, Perform())
