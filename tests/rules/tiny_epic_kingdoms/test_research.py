"""Research: pay mana for the next level of magic (SPEC 7.4, 9.6)."""

import pytest

from games.rules.tiny_epic_kingdoms.content import OpName
from games.rules.tiny_epic_kingdoms.events.economy import (
    AbilityMimicked,
    Collected,
    MagicResearched,
    TowerBuilt,
)
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, Passed
from games.rules.tiny_epic_kingdoms.queries.economy import build_cost
from games.rules.tiny_epic_kingdoms.queries.movement import nearest_free, neighbours
from games.rules.tiny_epic_kingdoms.state import State
from games.rules.tiny_epic_kingdoms.steps.collection import Collection, Keep
from games.rules.tiny_epic_kingdoms.steps.research import Mimic, MimicChoice
from games.rules.tiny_epic_kingdoms.steps.response import Perform
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    at_home,
    ordinary,
    position,
    response_of,
    scene,
    stock_of,
)


def researching(mana: int, faction: str = "humans", magic: int = 0, seats: int = 3) -> State:
    return ordinary(
        seats,
        at_home(seats),
        stock={A: (9, mana, 9)},
        factions={A: (faction, magic)},
        used=["research"],
    )


@pytest.mark.parametrize("level", range(1, 6))
def test_g10_the_next_level_of_magic_costs_its_number_in_mana(level: int) -> None:
    match = response_of(A, researching(level, magic=level - 1)).when(A, Perform())

    assert match.happened(MagicResearched) == [MagicResearched(A, level, level)]
    assert match.state.seats[A].magic == level
    assert stock_of(match.state, A) == (9, 0, 9)


def test_g10_never_two_levels_of_magic_at_once() -> None:
    match = response_of(A, researching(9)).when(A, Perform())

    match.then(MagicResearched(A, 1, 1), MarkerPassed(B))


@pytest.mark.parametrize("level", range(1, 6))
def test_a_level_is_not_researched_with_one_mana_less(level: int) -> None:
    response_of(A, researching(level - 1, magic=level - 1)).then(Passed(A), MarkerPassed(B))


def test_complete_magic_is_researched_no_further() -> None:
    match = response_of(A, researching(9, magic=5))

    assert match.facts[0] == Passed(A)


def test_a_level_keeps_the_abilities_before_it() -> None:
    """Humans at 4: two trades, a gain after trading, cheaper towers and meeples."""
    g = position(researching(0, magic=4))

    names: list[OpName] = ["trade_count", "trade_gain", "build_discount", "expand_discount"]
    assert all(g.has(A, name) for name in names)


def test_r54_a_new_ability_works_from_the_next_decision_on() -> None:
    """Dwarves reach level 2 and pay one ore less in the build that follows."""
    state = researching(2, "dwarves", 1)
    state.seats[A].tower = 2
    assert build_cost(position(state), A) == 3

    match = response_of(A, state).when(A, Perform())
    assert build_cost(match.g, A) == 2


def test_r54_a_new_ability_does_not_reach_back_into_the_same_response() -> None:
    """Dwarves that reach level 4 build nothing by it."""
    match = response_of(A, researching(4, "dwarves", 3)).when(A, Perform())

    match.then(MagicResearched(A, 4, 4), MarkerPassed(B))
    assert match.happened(TowerBuilt) == []


@pytest.mark.parametrize(("magic", "copied"), [(2, 1), (3, 2)])
def test_shapeshifters_copy_an_ability_of_an_opposing_faction(magic: int, copied: int) -> None:
    match = response_of(A, researching(4, "shapeshifters", magic)).when(A, Perform())

    match.then_asks(MimicChoice(A, copied))
    assert match.offers(A) == [Mimic("orcs").id, Mimic("elves").id]
    match.when(A, Mimic("elves")).then(AbilityMimicked(A, copied, "elves"), MarkerPassed(B))
    assert match.state.seats[A].mimics == {copied: "elves"}


@pytest.mark.parametrize("faction", ["shapeshifters", "dwarves"])
def test_a_faction_that_nobody_opposes_with_is_refused(faction: str) -> None:
    match = response_of(A, researching(3, "shapeshifters", 2)).when(A, Perform())

    match.refuses(A, Mimic(faction))


def test_a_single_opposing_faction_is_copied_without_a_question() -> None:
    match = response_of(A, researching(3, "shapeshifters", 2, seats=2)).when(A, Perform())

    match.then(MagicResearched(A, 3, 3), AbilityMimicked(A, 1, "orcs"), MarkerPassed(B))


@pytest.mark.parametrize("magic", [0, 1, 4])
def test_other_levels_of_the_shapeshifters_copy_nothing(magic: int) -> None:
    match = response_of(A, researching(9, "shapeshifters", magic)).when(A, Perform())

    assert match.happened(AbilityMimicked) == []
    assert match.questions()[0].seat == B


def test_both_copies_may_come_from_different_factions_and_are_kept() -> None:
    state = researching(4, "shapeshifters", 3)
    state.seats[A].mimics = {1: "elves"}

    match = response_of(A, state).when(A, Perform(), Mimic("orcs"))
    assert match.state.seats[A].mimics == {1: "elves", 2: "orcs"}
    assert match.g.has(A, "trade_bonus")
    assert match.g.has(A, "war_win_gain")


def test_a_copied_ability_does_not_need_the_original_to_have_reached_it() -> None:
    """Dwarves at magic 0; the copy collects one more ore on a mountain."""
    state = ordinary(
        meeples={"t1a-3": [A, A], "t2a-2": [B, B], "t3a-1": [C, C]},
        factions={A: ("shapeshifters", 2), B: ("dwarves", 0)},
        stock={A: (0, 3, 0)},
        used=["research"],
    )
    match = response_of(A, state).when(A, Perform(), Mimic("dwarves"))

    again = scene(match.state, Collection(A)).when(A, Keep())
    again.then(Collected(A, ore=2), MarkerPassed(C))


def test_a_copy_at_level_one_has_nothing_of_the_other_levels() -> None:
    state = researching(3, "shapeshifters", 2)
    state.seats[A].mimics = {1: "dwarves"}

    g = position(state)
    assert g.has(A, "collect_bonus")
    assert not g.has(A, "build_discount")


def test_r58_copied_access_to_water_counts_in_every_way() -> None:
    state = researching(0, "shapeshifters", 3)
    state.seats[A].mimics = {1: "merfolk"}
    g = position(state)

    assert "t1a-w1" in neighbours(g, A, "t1a-5")
    assert "t1a-w1" in nearest_free(g, A, "t1a-5")
