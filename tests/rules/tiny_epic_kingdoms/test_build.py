"""Build: pay ore for the next level of the tower (SPEC 7.3)."""

import pytest

from games.rules.tiny_epic_kingdoms.events.economy import TowerBuilt
from games.rules.tiny_epic_kingdoms.events.ending import EndTriggered
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, Passed
from games.rules.tiny_epic_kingdoms.state import EndTrigger, State
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.build import BuildAgain
from games.rules.tiny_epic_kingdoms.steps.response import Perform, Response
from games.rules.tiny_epic_kingdoms.steps.yes_no import No, Yes
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    at_home,
    ordinary,
    response_of,
    stock_of,
)


def building(ore: int, tower: int = 0, faction: tuple[str, int] = ("humans", 0)) -> State:
    state = ordinary(
        meeples=at_home(), stock={A: (ore, 9, 9)}, factions={A: faction}, used=["build"]
    )
    state.seats[A].tower = tower
    return state


@pytest.mark.parametrize("level", range(1, 7))
def test_g10_the_next_level_of_the_tower_costs_its_number_in_ore(level: int) -> None:
    match = response_of(A, building(level, level - 1)).when(A, Perform())

    assert match.happened(TowerBuilt) == [TowerBuilt(A, level, level)]
    assert match.state.seats[A].tower == level
    assert stock_of(match.state, A) == (0, 9, 9)


def test_g10_never_two_levels_at_once() -> None:
    match = response_of(A, building(9)).when(A, Perform())

    match.then(TowerBuilt(A, 1, 1), MarkerPassed(B)).then_asks(ActionChoice(B))


@pytest.mark.parametrize("level", range(1, 7))
def test_a_level_is_not_built_with_one_ore_less(level: int) -> None:
    response_of(A, building(level - 1, level - 1)).then(Passed(A), MarkerPassed(B))


def test_a_complete_tower_is_built_no_further() -> None:
    response_of(A, building(9, 6)).then(
        Passed(A), EndTriggered([EndTrigger(A, "tower")]), MarkerPassed(B)
    )


@pytest.mark.parametrize(("tower", "cost"), [(0, 1), (1, 1), (2, 2), (5, 5)])
def test_a_discount_never_takes_the_price_below_one(tower: int, cost: int) -> None:
    match = response_of(A, building(cost, tower, ("humans", 3))).when(A, Perform())

    assert match.happened(TowerBuilt) == [TowerBuilt(A, tower + 1, cost)]


def test_the_second_level_of_the_dwarves_may_be_declined() -> None:
    match = response_of(A, building(9, 0, ("dwarves", 4))).when(A, Perform())

    match.then(TowerBuilt(A, 1, 1)).then_asks(BuildAgain(A))
    assert match.offers(A) == [Yes().id, No().id]
    match.when(A, No()).then(MarkerPassed(B))


def test_the_second_level_of_the_dwarves_is_paid_at_its_own_price() -> None:
    match = response_of(A, building(9, 2, ("dwarves", 4))).when(A, Perform(), Yes())

    match.then(TowerBuilt(A, 3, 2), TowerBuilt(A, 4, 3), MarkerPassed(B))


def test_the_dwarves_are_not_asked_for_a_level_that_they_can_not_pay() -> None:
    match = response_of(A, building(4, 2, ("dwarves", 4))).when(A, Perform())

    match.then(TowerBuilt(A, 3, 2), MarkerPassed(B))


def test_the_dwarves_are_not_asked_to_build_beyond_the_sixth_level() -> None:
    match = response_of(A, building(9, 5, ("dwarves", 4))).when(A, Perform())

    assert match.happened(TowerBuilt) == [TowerBuilt(A, 6, 5)]
    match.then_asks(ActionChoice(B))


def test_r61_the_second_level_belongs_to_the_same_response() -> None:
    """The end is looked for after it, at the end of the turn."""
    match = response_of(A, building(9, 4, ("dwarves", 4))).when(A, Perform())
    assert match.happened(EndTriggered) == []

    match.when(A, Yes())
    match.then(TowerBuilt(A, 6, 5), EndTriggered([EndTrigger(A, "tower")]), MarkerPassed(B))


def test_r61_the_end_waits_for_the_others_to_respond() -> None:
    state = building(9, 5)
    state.seats[B].stock["ore"] = 1
    match = response_of(A, state, B).when(A, Perform())

    match.then(TowerBuilt(A, 6, 6)).then_asks(Response(B))
