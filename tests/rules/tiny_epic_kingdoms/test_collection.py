"""Collect: fixed income, a shift, bonuses, then resources of choice (SPEC 7.7)."""

import pytest

from games.rules.tiny_epic_kingdoms.events.economy import Collected, ResourceGained
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed
from games.rules.tiny_epic_kingdoms.state import State
from games.rules.tiny_epic_kingdoms.steps.collection import Collection, Keep, Shift
from games.rules.tiny_epic_kingdoms.steps.gain_choice import Gain, GainChoice
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    Stock,
    ordinary,
    scene,
    stock_of,
)
from tests.support.scene import Scene

REST = {"t2a-2": [B, B], "t3a-1": [C, C]}


def collecting(
    meeples: dict[str, list[int]],
    stock: Stock = (0, 0, 0),
    faction: tuple[str, int] = ("humans", 0),
) -> Scene:
    """Seat A collects while C is active."""
    state = ordinary(meeples={**meeples, **REST}, stock={A: stock}, factions={A: faction}, active=C)
    return scene(state, Collection(A))


@pytest.mark.parametrize(
    ("region", "income"),
    [
        ("t1a-2", Collected(A, food=1)),
        ("t1a-3", Collected(A, ore=1)),
        ("t1a-1", Collected(A, mana=1)),
        ("t6b-3", Collected(A)),
    ],
)
def test_what_a_region_gives(region: str, income: Collected) -> None:
    """R40: a capital gives nothing."""
    collecting({region: [A, A]}).then(income, MarkerPassed(A))


def test_g11_two_meeples_in_one_forest_give_one_mana() -> None:
    collecting({"t1a-1": [A, A]}).then(Collected(A, mana=1), MarkerPassed(A))


def test_every_occupied_region_gives_on_every_territory() -> None:
    match = collecting({"t1a-1": [A], "t1a-5": [A], "t2a-1": [A], "t3a-5": [A]})

    match.then(Collected(A, ore=1, mana=3), MarkerPassed(A))


def test_an_ally_in_the_region_takes_nothing_away() -> None:
    match = collecting({"t1a-1": [A, B], "t1a-2": [A]})

    match.then(Collected(A, mana=1, food=1), MarkerPassed(A))


def test_x13_what_goes_beyond_nine_is_lost() -> None:
    """R10: food 9, ore 8, income of two plains and a mountain."""
    match = collecting({"t1a-2": [A], "t2a-3": [A], "t1a-3": [A]}, (8, 0, 9))

    match.then(Collected(A, ore=1, lost=2), MarkerPassed(A))
    assert stock_of(match.state, A) == (9, 0, 9)


def test_r35_ruins_give_one_resource_of_choice_for_each_region() -> None:
    """Two lying meeples in one region are paid once, another region again."""
    match = collecting({"t1a-4": [A, A], "t3a-3": [A]}).then(Collected(A))

    match.then_asks(GainChoice(A, "t1a-4")).when(A, Gain("ore"))
    match.then(ResourceGained(A, "ore", "t1a-4")).then_asks(GainChoice(A, "t3a-3"))
    match.when(A, Gain("food")).then(ResourceGained(A, "food", "t3a-3"), MarkerPassed(A))


def pair_in_ruins(standing: int) -> State:
    """Two meeples in ruins, the first of them standing."""
    state = ordinary(meeples={"t1a-4": [A, A], "t1a-1": [A], **REST}, active=C)
    for meeple in state.regions["t1a-4"][:standing]:
        meeple.lying = False
    return state


def test_r35_one_lying_meeple_beside_a_standing_one_is_enough() -> None:
    scene(pair_in_ruins(standing=1), Collection(A)).then_asks(GainChoice(A, "t1a-4"))


def test_g15_standing_meeples_in_ruins_give_nothing() -> None:
    match = scene(pair_in_ruins(standing=2), Collection(A))

    match.then(Collected(A, mana=1), MarkerPassed(A))


def test_r23_a_lying_meeple_collects_beside_an_ally() -> None:
    match = collecting({"t1a-4": [A, B], "t1a-1": [A]})

    match.then(Collected(A, mana=1)).then_asks(GainChoice(A, "t1a-4"))


def test_g16_a_last_meeple_gains_one_of_choice_on_top() -> None:
    match = collecting({"t1a-1": [A]}).then(Collected(A, mana=1))

    match.then_asks(GainChoice(A, "last_meeple")).when(A, Gain("ore"))
    match.then(ResourceGained(A, "ore", "last_meeple"), MarkerPassed(A))


def test_r39_a_second_meeple_in_ruins_ends_the_income_of_the_last_one() -> None:
    match = collecting({"t1a-1": [A], "t1a-4": [A]}).when(A, Gain("ore"))

    match.then(ResourceGained(A, "ore", "t1a-4"), MarkerPassed(A))


def test_a_gain_is_chosen_among_resources_below_nine() -> None:
    match = collecting({"t1a-1": [A]}, (9, 3, 3))

    assert match.offers(A) == [Gain("mana").id, Gain("food").id]
    match.refuses(A, Gain("ore"))


def test_a_gain_that_fits_one_resource_only_is_not_asked() -> None:
    match = collecting({"t6b-3": [A]}, (9, 3, 9))

    match.then(Collected(A), ResourceGained(A, "mana", "last_meeple"), MarkerPassed(A))


def test_a_gain_is_lost_when_everything_is_full() -> None:
    collecting({"t1a-1": [A]}, (9, 9, 9)).then(Collected(A, lost=1), MarkerPassed(A))


def test_choices_come_after_the_fixed_income_ruins_before_water_before_the_last_meeple() -> None:
    match = collecting({"t1a-4": [A], "t1a-w1": [A], "t1a-1": [A]}, faction=("merfolk", 2))

    match.then(Collected(A, mana=1)).then_asks(GainChoice(A, "t1a-4"))
    match.when(A, Gain("ore")).then_asks(GainChoice(A, "t1a-w1"))


def test_a_last_meeple_in_water_chooses_for_the_water_first() -> None:
    match = collecting({"t1a-w1": [A]}, faction=("merfolk", 2))

    match.then_asks(GainChoice(A, "t1a-w1")).when(A, Gain("ore"))
    match.then_asks(GainChoice(A, "last_meeple"))


def shifting(meeples: dict[str, list[int]], stock: Stock = (0, 0, 0)) -> Scene:
    return collecting(meeples, stock, ("shapeshifters", 1))


def test_shapeshifters_are_asked_before_the_income_is_booked() -> None:
    match = shifting({"t1a-1": [A], "t1a-3": [A]}).then().then_asks(Collection(A))

    assert match.offers(A) == [
        Keep().id,
        Shift("ore", "mana").id,
        Shift("ore", "food").id,
        Shift("mana", "ore").id,
        Shift("mana", "food").id,
    ]


def test_shapeshifters_shift_one_unit() -> None:
    match = shifting({"t1a-1": [A], "t1a-5": [A]}).when(A, Shift("mana", "food"))

    match.then(Collected(A, mana=1, food=1), MarkerPassed(A))


def test_shapeshifters_may_keep_everything() -> None:
    shifting({"t1a-1": [A, A]}).when(A, Keep()).then(Collected(A, mana=1), MarkerPassed(A))


def test_a_kind_that_no_region_gives_is_not_shifted() -> None:
    shifting({"t1a-1": [A, A]}).refuses(A, Shift("food", "ore")).refuses(A, Shift("mana", "mana"))


def test_a_shift_into_a_kind_that_would_be_full_is_refused() -> None:
    """Ore 8 and a mountain make 9; one more would be lost."""
    match = shifting({"t1a-1": [A], "t1a-3": [A]}, (8, 0, 0))

    match.refuses(A, Shift("mana", "ore"))
    assert Shift("mana", "food").id in match.offers(A)


def test_a_shift_out_of_a_full_kind_saves_the_unit() -> None:
    match = shifting({"t1a-1": [A, A]}, (0, 9, 0)).when(A, Shift("mana", "ore"))

    match.then(Collected(A, ore=1), MarkerPassed(A))


def test_r40_a_capital_gives_nothing_to_shift() -> None:
    shifting({"t6b-3": [A, A]}).then(Collected(A), MarkerPassed(A))


def test_r69_ruins_and_the_last_meeple_give_nothing_to_shift() -> None:
    shifting({"t1a-4": [A]}).then(Collected(A)).then_asks(GainChoice(A, "t1a-4"))


def test_r69_bonus_units_and_water_are_not_shifted() -> None:
    """With Merfolk 1 and 2 copied: the water is chosen afterwards, the forest can be shifted."""
    state = ordinary(
        meeples={"t1a-w1": [A, A], **REST}, factions={A: ("shapeshifters", 4)}, active=C
    )
    state.seats[A].mimics = {1: "merfolk", 2: "merfolk"}

    scene(state, Collection(A)).then(Collected(A)).then_asks(GainChoice(A, "t1a-w1"))


def test_r69_a_bonus_unit_stays_what_it_is() -> None:
    """Mountain with the copied Dwarves 1: two ore, of which one can be shifted."""
    state = ordinary(
        meeples={"t1a-3": [A, A], **REST}, factions={A: ("shapeshifters", 3)}, active=C
    )
    state.seats[A].mimics = {1: "dwarves"}

    match = scene(state, Collection(A)).when(A, Shift("ore", "mana"))
    match.then(Collected(A, ore=1, mana=1), MarkerPassed(A))


def test_r55_a_bonus_counts_shared_regions_on_any_territory_and_only_once() -> None:
    match = collecting({"t2a-1": [A, B], "t3a-2": [A]}, faction=("dwarves", 1))

    match.then(Collected(A, ore=3), MarkerPassed(A))


def test_bonuses_are_cut_at_nine_too() -> None:
    match = collecting({"t1a-3": [A, A]}, (8, 0, 0), ("dwarves", 1))

    match.then(Collected(A, ore=1, lost=1), MarkerPassed(A))
