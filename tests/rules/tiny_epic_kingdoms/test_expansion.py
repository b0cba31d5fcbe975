"""Expand: pay for a new meeple beside a single one of one's own (SPEC 7.5)."""

import pytest

from games.rules.tiny_epic_kingdoms.events.economy import MeepleExpanded
from games.rules.tiny_epic_kingdoms.events.ending import EndTriggered
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, MeepleStepped, Passed
from games.rules.tiny_epic_kingdoms.queries.economy import expand_regions
from games.rules.tiny_epic_kingdoms.state import EndTrigger
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.expansion import (
    ExpandAgain,
    ExpandRegion,
    ExpandStep,
    Pay,
    PayMana,
    PayOre,
    PlaceIn,
)
from games.rules.tiny_epic_kingdoms.steps.going import GoTo, Stay, StepTo
from games.rules.tiny_epic_kingdoms.steps.response import Perform
from games.rules.tiny_epic_kingdoms.steps.yes_no import No, Yes
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    Stock,
    ordinary,
    position,
    regions_of,
    response_of,
    stock_of,
)
from tests.support.scene import Scene

REST = {"t2a-2": [B, B], "t3a-1": [C, C]}
TWO = {"t1a-1": [A], "t1a-2": [A]}


def expanding(
    meeples: dict[str, list[int]],
    stock: Stock = (0, 0, 9),
    faction: tuple[str, int] = ("humans", 0),
) -> Scene:
    """Seat A is to respond to Expand."""
    state = ordinary(
        meeples={**meeples, **REST}, stock={A: stock}, factions={A: faction}, used=["expand"]
    )
    return response_of(A, state)


def test_g4_the_fourth_meeple_costs_four_food() -> None:
    match = expanding({"t1a-1": [A, A], "t1a-2": [A]}, (0, 0, 4)).when(A, Perform())

    match.then(MeepleExpanded(A, "s0.4", "t1a-2", food=4), MarkerPassed(B))
    assert stock_of(match.state, A) == (0, 0, 0)


@pytest.mark.parametrize("number", range(2, 8))
def test_the_nth_meeple_in_play_costs_n_food(number: int) -> None:
    keys = ["1", "1", "2", "2", "3", "3"][: number - 2]
    meeples = {f"t1a-{key}": [A] * keys.count(key) for key in keys} | {"t1a-5": [A]}

    match = expanding(meeples, (0, 0, number)).when(A, Perform())
    match.when(A, *([PlaceIn("t1a-5")] if match.questions()[0].seat == A else []))
    assert stock_of(match.state, A) == (0, 0, 0)
    assert match.g.in_play(A) == number


def test_an_expansion_that_can_not_be_paid_is_not_offered() -> None:
    expanding({"t1a-1": [A, A], "t1a-2": [A]}, (9, 9, 3)).then(Passed(A), MarkerPassed(B))


@pytest.mark.parametrize("partner", [A, B])
def test_g5_without_a_single_meeple_there_is_no_expansion(partner: int) -> None:
    """All stand in pairs, or with allies."""
    match = expanding({"t1a-1": [A, partner], "t1a-2": [A, partner]})

    match.then(Passed(A), MarkerPassed(B))


def test_a_new_meeple_is_placed_beside_any_single_one_of_its_own() -> None:
    match = expanding({**TWO, "t1a-3": [A, A], "t2a-3": [A]}).when(A, Perform())

    match.then_asks(ExpandRegion(A))
    assert match.offers(A) == [PlaceIn(region).id for region in ("t1a-1", "t1a-2", "t2a-3")]


@pytest.mark.parametrize("region", ["t1a-3", "t1a-5", "t2a-2", "t1a-w1"])
def test_no_new_meeple_in_a_full_empty_or_foreign_region(region: str) -> None:
    expanding({**TWO, "t1a-3": [A, A]}).when(A, Perform()).refuses(A, PlaceIn(region))


def test_only_one_meeple_is_placed() -> None:
    match = expanding(TWO).when(A, Perform(), PlaceIn("t1a-1"))

    match.then(MeepleExpanded(A, "s0.3", "t1a-1", food=3), MarkerPassed(B))


def test_r38_a_meeple_placed_in_ruins_lies_at_once() -> None:
    """And a lying one is anchor enough."""
    match = expanding({"t1a-4": [A]}).when(A, Perform())

    match.then(MeepleExpanded(A, "s0.2", "t1a-4", food=2, lying=True), MarkerPassed(B))
    assert [meeple.lying for meeple in match.state.regions["t1a-4"]] == [True, True]


def test_r39_meeples_in_ruins_count_for_the_cost() -> None:
    match = expanding({"t1a-4": [A, A], "t1a-1": [A]}, (0, 0, 4)).when(A, Perform())

    assert match.happened(MeepleExpanded) == [MeepleExpanded(A, "s0.4", "t1a-1", food=4)]


def test_r39_meeples_in_ruins_count_for_the_seventh_meeple() -> None:
    meeples = {"t1a-4": [A, A], "t1a-1": [A, A], "t1a-2": [A, A]}
    match = expanding({**meeples, "t1a-4": [A]}, (0, 0, 9)).when(A, Perform())
    assert match.happened(EndTriggered) == []

    last = expanding({**meeples, "t1a-2": [A], "t1a-5": [A]}, (0, 0, 7))
    last.when(A, Perform(), PlaceIn("t1a-5"))
    assert last.happened(EndTriggered) == [EndTriggered([EndTrigger(A, "meeples")])]


def test_r39_a_second_meeple_in_ruins_lifts_the_protection_of_the_last_one() -> None:
    state = ordinary(meeples={"t1a-1": [A, A], "t1a-2": [B], "t2a-5": [B], "t3a-1": [C, C]})

    match = response_of(A, state).when(A, Perform())
    assert GoTo("t1a-2").id in match.offers(A)


def test_r19_the_owner_may_expand_beside_its_last_meeple() -> None:
    match = expanding({"t1a-1": [A]}, (0, 0, 2)).when(A, Perform())

    assert regions_of(match.state, A) == {"t1a-1": 2}


def test_seven_meeples_in_play_leave_nothing_to_expand() -> None:
    meeples = {"t1a-1": [A, A], "t1a-2": [A, A], "t1a-3": [A, A], "t1a-5": [A]}

    expanding(meeples).then(Passed(A), EndTriggered([EndTrigger(A, "meeples")]), MarkerPassed(B))


def test_a_discount_never_makes_a_meeple_free() -> None:
    match = expanding({"t1a-1": [A]}, (0, 0, 1), ("halflings", 1)).when(A, Perform())

    match.then(MeepleExpanded(A, "s0.2", "t1a-1", food=1), MarkerPassed(B))


def test_goblins_expand_into_empty_regions_beside_their_own() -> None:
    match = expanding({"t1a-1": [A, A], "t1a-5": [C]}, faction=("goblins", 2)).when(A, Perform())

    match.then(MeepleExpanded(A, "s0.3", "t1a-2", food=3), MarkerPassed(B))


@pytest.mark.parametrize("region", ["t1a-4", "t1a-w1", "t1a-5", "t1a-3"])
def test_goblins_do_not_expand_across_rivers_into_water_to_others_or_far_away(
    region: str,
) -> None:
    match = expanding({"t1a-1": [A], "t1a-5": [C]}, faction=("goblins", 2)).when(A, Perform())

    match.refuses(A, PlaceIn(region))


def test_goblins_that_expand_into_ruins_lie_there() -> None:
    match = expanding({"t1a-2": [A]}, faction=("goblins", 2)).when(A, Perform(), PlaceIn("t1a-4"))

    assert match.state.regions["t1a-4"][0].lying


@pytest.mark.parametrize(("region", "offered"), [("t1a-w1", True), ("t2a-w1", False)])
def test_r57_merfolk_expand_in_water_beside_a_single_meeple_of_theirs(
    region: str, *, offered: bool
) -> None:
    meeples = {"t1a-w1": [A], "t2a-3": [A], **REST}
    state = ordinary(meeples=meeples, factions={A: ("merfolk", 1)})

    assert (region in expand_regions(position(state), A)) is offered


def test_r57_copied_burrows_reach_into_water() -> None:
    """Shapeshifters with Merfolk 1 and Goblins 2."""
    state = ordinary(meeples={"t1a-5": [A], **REST}, factions={A: ("shapeshifters", 4)})
    state.seats[A].mimics = {1: "merfolk", 2: "goblins"}

    assert "t1a-w1" in expand_regions(position(state), A)


def test_lizardfolk_pay_with_ore_then_mana_and_the_rest_in_food() -> None:
    match = expanding({"t1a-1": [A, A], "t1a-2": [A]}, (3, 2, 1), ("lizardfolk", 4))
    match.when(A, Perform()).then_asks(PayOre(A, "t1a-2"))

    assert match.offers(A) == [Pay(amount).id for amount in (1, 2, 3)]
    match.when(A, Pay(2)).then_asks(PayMana(A, "t1a-2", 2))
    assert match.offers(A) == [Pay(amount).id for amount in (1, 2)]
    match.when(A, Pay(1))
    match.then(MeepleExpanded(A, "s0.4", "t1a-2", ore=2, mana=1, food=1), MarkerPassed(B))


def test_lizardfolk_are_not_offered_a_payment_that_leaves_too_much() -> None:
    """A cost of 4 with ore 3, mana 2, food 1: no ore at all can not be."""
    match = expanding({"t1a-1": [A, A], "t1a-2": [A]}, (3, 2, 1), ("lizardfolk", 4))
    match.when(A, Perform())

    match.refuses(A, Pay(0)).refuses(A, Pay(4))


def test_lizardfolk_expand_with_any_four_resources() -> None:
    match = expanding({"t1a-1": [A, A], "t1a-2": [A]}, (2, 1, 1), ("lizardfolk", 4))

    match.when(A, Perform())
    match.then(MeepleExpanded(A, "s0.4", "t1a-2", ore=2, mana=1, food=1), MarkerPassed(B))


def test_lizardfolk_with_too_little_of_everything_can_not_expand() -> None:
    match = expanding({"t1a-1": [A, A], "t1a-2": [A]}, (1, 1, 1), ("lizardfolk", 4))

    match.then(Passed(A), MarkerPassed(B))


def test_r60_a_new_halfling_steps_to_free_regions_only() -> None:
    """The river keeps it from t1a-4, a foreign meeple from t1a-2."""
    match = expanding({"t1a-1": [A], "t1a-2": [C]}, faction=("halflings", 3)).when(A, Perform())

    match.then_asks(ExpandStep(A, "s0.2", "t1a-1"))
    assert match.offers(A) == [Stay().id, StepTo("t1a-5").id]
    match.refuses(A, StepTo("t1a-2")).refuses(A, StepTo("t1a-4"))
    match.when(A, StepTo("t1a-5"))
    match.then(MeepleStepped(A, "s0.2", "t1a-1", "t1a-5"), MarkerPassed(B))


def test_a_new_halfling_may_stay() -> None:
    match = expanding({"t1a-1": [A]}, faction=("halflings", 3)).when(A, Perform(), Stay())

    match.then(MeepleExpanded(A, "s0.2", "t1a-1", food=1), MarkerPassed(B))


def test_a_new_halfling_that_steps_into_ruins_lies() -> None:
    match = expanding({"t1a-2": [A]}, faction=("halflings", 3)).when(A, Perform(), StepTo("t1a-4"))

    assert match.state.regions["t1a-4"][0].lying


def test_r60_a_new_halfling_that_lies_takes_no_step() -> None:
    match = expanding({"t1a-4": [A]}, faction=("halflings", 3)).when(A, Perform())

    match.then(MeepleExpanded(A, "s0.2", "t1a-4", food=1, lying=True), MarkerPassed(B))


def test_halflings_may_expand_a_second_time_at_the_next_price() -> None:
    match = expanding(TWO, (0, 0, 5), ("halflings", 4))
    match.when(A, Perform(), PlaceIn("t1a-1"), Stay()).then_asks(ExpandAgain(A))

    match.when(A, Yes(), Stay())
    match.then(MeepleExpanded(A, "s0.4", "t1a-2", food=3), MarkerPassed(B))


def test_halflings_may_decline_the_second_expansion() -> None:
    match = expanding(TWO, (0, 0, 5), ("halflings", 4))

    match.when(A, Perform(), PlaceIn("t1a-1"), Stay(), No()).then_asks(ActionChoice(B))
    assert match.g.in_play(A) == 3


@pytest.mark.parametrize("meeples", [TWO, {"t1a-1": [A, A], "t1a-4": [A]}])
def test_halflings_are_not_asked_for_what_they_can_not_pay_or_place(
    meeples: dict[str, list[int]],
) -> None:
    """Two food left for a meeple of three; then no single meeple is left."""
    match = expanding(meeples, (0, 0, 4 if meeples is TWO else 9), ("halflings", 4))
    match.when(A, Perform(), *([PlaceIn("t1a-1"), Stay()] if meeples is TWO else []))

    match.then_asks(ActionChoice(B))


def test_r61_the_second_expansion_belongs_to_the_same_response() -> None:
    match = expanding(TWO, (0, 0, 5), ("halflings", 4))
    match.when(A, Perform(), PlaceIn("t1a-1"), Stay()).then_asks(ExpandAgain(A))

    assert match.happened(MarkerPassed) == []
    match.refuses(B, "action:build")
