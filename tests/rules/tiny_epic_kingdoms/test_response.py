"""Each seat performs the action, or passes (active) or collects (others) (SPEC 6, T2)."""

import pytest

from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.economy import Collected
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, Passed
from games.rules.tiny_epic_kingdoms.flow import Responses
from games.rules.tiny_epic_kingdoms.queries.economy import can_perform
from games.rules.tiny_epic_kingdoms.state import State
from games.rules.tiny_epic_kingdoms.steps.response import Collect, Pass, Perform, Response
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    Stock,
    at_home,
    ordinary,
    position,
    response_of,
    scene,
)

RICH = dict.fromkeys((A, B, C), (9, 9, 9))


def test_the_active_seat_performs_or_passes() -> None:
    match = response_of(A, ordinary(meeples=at_home()), B)

    assert match.offers(A) == [Perform().id, Pass().id]
    match.when(A, Pass()).then(Passed(A)).then_asks(Response(B))


def test_the_active_seat_may_never_collect() -> None:
    response_of(A, ordinary(meeples=at_home())).refuses(A, Collect())


def test_the_others_perform_or_collect() -> None:
    match = response_of(B, ordinary(meeples=at_home()), C)

    assert match.offers(B) == [Perform().id, Collect().id]
    match.when(B, Collect()).then(Collected(B, mana=1)).then_asks(Response(C))


def test_r7_the_others_may_never_pass() -> None:
    response_of(B, ordinary(meeples=at_home())).refuses(B, Pass())


def test_r7_a_collect_that_yields_nothing_is_legal() -> None:
    """Two meeples in a capital."""
    meeples = {"t1a-1": [A, A], "t6b-3": [B, B], "t3a-1": [C, C]}
    state = ordinary(meeples=meeples, homes=("t1a", "t6b", "t3a"))

    response_of(B, state).when(B, Collect()).then(Collected(B), MarkerPassed(B))


def test_x25_an_active_seat_that_can_not_perform_passes_without_income() -> None:
    """Build with no ore: nobody asks, nothing is gained."""
    state = ordinary(meeples=at_home(), used=["build"])

    response_of(A, state).then(Passed(A), MarkerPassed(B))


def test_a_follower_that_can_not_perform_collects_without_being_asked() -> None:
    state = ordinary(meeples=at_home(), used=["build"])

    response_of(B, state).then(Collected(B, mana=1), MarkerPassed(B))


def test_everybody_responds_from_the_active_seat_clockwise() -> None:
    match = scene(ordinary(meeples=at_home(), active=B), Responses([B, C, A]))

    match.then_asks(Response(B)).when(B, Pass())
    match.then_asks(Response(C)).when(C, Collect())
    match.then_asks(Response(A)).when(A, Collect())
    match.then(Collected(A, mana=1), MarkerPassed(C))


def test_nobody_responds_before_its_turn() -> None:
    match = scene(ordinary(meeples=at_home()), Responses([A, B, C]))

    match.refuses(B, Collect()).refuses(C, Perform())


@pytest.mark.parametrize(
    ("action", "stock", "performable"),
    [
        ("build", (0, 9, 9), False),
        ("build", (1, 0, 0), True),
        ("research", (9, 0, 9), False),
        ("research", (0, 1, 0), True),
        ("expand", (9, 9, 2), False),
        ("trade", (0, 0, 0), False),
        ("trade", (9, 9, 9), False),
        ("trade", (9, 9, 8), True),
        ("trade", (0, 0, 1), True),
    ],
)
def test_what_makes_an_action_performable(
    action: ActionId, stock: Stock, *, performable: bool
) -> None:
    state = ordinary(meeples=at_home(), stock={A: stock})

    assert can_perform(position(state), A, action) is performable


@pytest.mark.parametrize(
    ("meeples", "food", "performable"),
    [
        ({"t1a-1": [A], "t1a-2": [A]}, 3, True),
        ({"t1a-1": [A], "t1a-2": [A]}, 2, False),
        ({"t1a-1": [A, A]}, 9, False),
        ({"t1a-1": [A, A], "t1a-2": [A, A], "t1a-3": [A, A], "t1a-5": [A]}, 9, False),
    ],
)
def test_expand_needs_a_reserve_a_single_meeple_and_the_food(
    meeples: dict[str, list[int]], food: int, *, performable: bool
) -> None:
    rest = {"t2a-2": [B, B], "t3a-1": [C, C]}
    state = ordinary(meeples={**meeples, **rest}, stock={A: (0, 0, food)})

    assert can_perform(position(state), A, "expand") is performable


def at_the_top(**levels: int) -> State:
    state = ordinary(meeples=at_home(), stock=RICH)
    for name, level in levels.items():
        setattr(state.seats[A], name, level)
    return state


@pytest.mark.parametrize(("tower", "performable"), [(5, True), (6, False)])
def test_a_tower_of_six_levels_is_complete(tower: int, *, performable: bool) -> None:
    assert can_perform(position(at_the_top(tower=tower)), A, "build") is performable


@pytest.mark.parametrize(("magic", "performable"), [(4, True), (5, False)])
def test_magic_of_five_levels_is_complete(magic: int, *, performable: bool) -> None:
    assert can_perform(position(at_the_top(magic=magic)), A, "research") is performable


def test_patrol_is_performable_with_a_lying_meeple_alone() -> None:
    meeples = {"t1a-4": [A], "t2a-2": [B, B], "t3a-1": [C, C]}

    assert can_perform(position(ordinary(meeples=meeples)), A, "patrol")


def test_patrol_and_quest_are_not_performable_without_a_way() -> None:
    """A lone meeple whose neighbours are all held, and no free border region elsewhere."""
    borders = {f"t7a-{key}": [B] for key in "1235"} | {f"t8a-{key}": [C] for key in "1235"}
    state = ordinary(meeples={"t2b-1": [A], "t2b-2": [B], **borders}, homes=("t2b", "t7a", "t8a"))

    assert not can_perform(position(state), A, "patrol")
    assert not can_perform(position(state), A, "quest")


def test_quest_is_not_performable_from_an_inner_region() -> None:
    meeples = {"t6b-4": [A, A], "t2a-2": [B, B], "t3a-1": [C, C]}
    state = ordinary(meeples=meeples, homes=("t6b", "t2a", "t3a"))

    assert not can_perform(position(state), A, "quest")


def test_r49_a_seat_that_may_is_asked_even_if_it_could_only_gain() -> None:
    state = ordinary(meeples=at_home(), stock=RICH, used=["build"])

    response_of(A, state).then_asks(Response(A))
    response_of(B, state).then_asks(Response(B))
