from typing import Any

import pytest

from games.rules.tiny_epic_kingdoms.scoring.level_five import level_five_bonus
from tests.rules.tiny_epic_kingdoms.positions import A, B, C, Stock, ordinary, position
from tests.rules.tiny_epic_kingdoms.wars import filled

Where = dict[str, list[int]]


def bonus(faction: str, where: Where, *, level: int = 5, wars: int = 0, **given: Any) -> int:
    """What A's fifth level is worth."""
    factions = {**given.pop("factions", {}), A: (faction, level)}
    state = ordinary(3, where, **filled(3, {**given, "factions": factions}))
    state.seats[A].wars_won = wars
    return level_five_bonus(position(state), A)


def on(*regions: str) -> Where:
    return {region: [A] for region in regions}


PLAINS = ("t1a-2", "t2a-3", "t2a-4", "t3a-1")
FORESTS = ("t1a-1", "t1a-5", "t2a-2", "t3a-5")
MOUNTAINS = ("t1a-3", "t2a-1", "t3a-2", "t3a-4")


@pytest.mark.parametrize(
    ("where", "worth"),
    [
        (on("t1a-1"), 1),
        (on("t1a-1", "t1a-5"), 1),
        (on("t1a-1", "t1a-2"), 2),
        (on("t1a-1", "t1a-2", "t1a-3"), 3),
        (on("t1a-1", "t1a-4"), 1),
    ],
)
def test_9_5_humans_count_kinds_of_terrain_without_ruins(where: Where, worth: int) -> None:
    assert bonus("humans", where) == worth


def test_9_5_humans_count_a_capital_and_three_kinds_at_most() -> None:
    homes = ("t1b", "t2a", "t3a")
    assert bonus("humans", on("t1b-4"), homes=homes) == 1
    assert bonus("humans", on("t1b-1", "t1b-2", "t1b-3", "t1b-4"), homes=homes) == 3


def test_9_5_orcs_score_two_for_a_home_without_others() -> None:
    assert bonus("orcs", on("t2a-2")) == 2


@pytest.mark.parametrize("region", [{"t1a-2": [B]}, {"t1a-2": [A, C]}])
def test_r62_another_player_on_the_home_ally_or_not_costs_the_orcs_their_bonus(
    region: Where,
) -> None:
    assert bonus("orcs", {"t2a-2": [A], **region}) == 0


def test_r62_the_dead_in_the_ruins_of_the_home_do_not_count() -> None:
    where = {"t2a-2": [A], "t1a-4": [B]}

    assert bonus("orcs", where) == 2
    assert bonus("orcs", where, factions={B: ("undead", 2)}) == 0


@pytest.mark.parametrize(
    ("stock", "worth"),
    [((1, 1, 1), 0), ((2, 1, 1), 1), ((7, 0, 0), 1), ((4, 4, 4), 3), ((9, 9, 9), 3)],
)
def test_9_5_elves_score_one_for_four_stored_resources(stock: Stock, worth: int) -> None:
    assert bonus("elves", on("t1a-1"), stock={A: stock}) == worth


@pytest.mark.parametrize(
    ("faction", "regions"),
    [("dwarves", MOUNTAINS), ("centaurs", PLAINS), ("dark_elves", FORESTS)],
)
@pytest.mark.parametrize(("held", "worth"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_9_5_regions_of_a_terrain_count_up_to_three(
    faction: str, regions: tuple[str, ...], held: int, worth: int
) -> None:
    """The meeple in ruins counts for nobody."""
    assert bonus(faction, on("t2a-5", *regions[:held])) == worth


def test_9_5_two_meeples_in_a_region_count_once() -> None:
    assert bonus("dwarves", {"t1a-3": [A, A]}) == 1


def test_9_5_a_shared_region_counts_fully() -> None:
    assert bonus("dwarves", {"t1a-3": [A, B], "t3a-2": [C, A]}) == 2


@pytest.mark.parametrize(
    ("regions", "worth"),
    [
        (("t1a-1", "t2a-2"), 1),
        (("t1a-1", "t1a-2"), 2),
        (("t1a-1", "t1a-2", "t1a-3", "t1a-5"), 3),
        (("t1a-4", "t1a-1"), 1),
    ],
)
def test_9_5_halflings_count_regions_of_their_home(regions: tuple[str, ...], worth: int) -> None:
    assert bonus("halflings", on(*regions)) == worth


@pytest.mark.parametrize(
    ("where", "worth"),
    [
        (on("t1a-1"), 0),
        ({"t1a-4": [A, A]}, 2),
        ({"t1a-4": [A, A], "t2a-5": [A]}, 3),
        ({"t1a-4": [A, A], "t2a-5": [A, A]}, 3),
    ],
)
def test_9_5_undead_count_their_meeples_in_ruins(where: Where, worth: int) -> None:
    assert bonus("undead", where) == worth


@pytest.mark.parametrize(
    ("regions", "worth"),
    [(("t1a-1",), 0), (("t2a-2", "t2a-3"), 1), (("t2a-2", "t3a-2", "t1a-1"), 2), (("t2a-5",), 0)],
)
def test_9_5_goblins_count_foreign_territories(regions: tuple[str, ...], worth: int) -> None:
    assert bonus("goblins", on(*regions)) == worth


def test_9_5_goblins_count_three_foreign_territories_at_most() -> None:
    where = {f"{side}-1": [A] for side in ("t2a", "t3a", "t5b", "t6b")}
    state = ordinary(5, where, factions={A: ("goblins", 5)})
    assert level_five_bonus(position(state), A) == 3


def test_9_5_goblins_count_the_lost_kingdom() -> None:
    where = {"t4a-1": [A], "t2a-1": [B]}
    state = ordinary(2, where, factions={A: ("goblins", 5)}, lost_kingdom="t4a")
    assert level_five_bonus(position(state), A) == 1


@pytest.mark.parametrize(
    ("regions", "worth"),
    [
        (("t1a-1",), 0),
        (("t1a-1", "t1a-3"), 1),
        (("t1a-1", "t1a-3", "t1a-2"), 1),
        (("t1a-1", "t1a-4"), 0),
        (("t1a-1", "t1a-3", "t1a-5", "t2a-2", "t2a-3", "t2a-4"), 3),
    ],
)
def test_9_5_lizardfolk_score_one_for_two_waterside_regions(
    regions: tuple[str, ...], worth: int
) -> None:
    assert bonus("lizardfolk", on(*regions)) == worth


def test_9_5_lizardfolk_score_three_at_most() -> None:
    """Eight waterside regions and only seven meeples: the limit is never passed in play."""
    shores = ("t1a-1", "t1a-3", "t1a-5", "t2a-2", "t2a-3", "t2a-4", "t3a-2", "t3a-4")
    assert bonus("lizardfolk", on(*shores)) == 3


@pytest.mark.parametrize(("held", "worth"), [(0, 0), (1, 1), (3, 3), (4, 3)])
def test_9_5_merfolk_count_waters(held: int, worth: int) -> None:
    waters = ("t7b-w1", "t7b-w2", "t1a-w1", "t2a-w1")
    assert bonus("merfolk", on("t7b-1", *waters[:held]), homes=("t7b", "t1a", "t2a")) == worth


@pytest.mark.parametrize(("wars", "worth"), [(0, 0), (1, 1), (3, 3), (5, 3)])
def test_r63_valkyries_count_the_wars_they_won(wars: int, worth: int) -> None:
    assert bonus("valkyries", on("t1a-1"), wars=wars) == worth


def test_9_5_there_is_no_bonus_below_level_five() -> None:
    assert bonus("dwarves", on(*MOUNTAINS), level=4) == 0


OPPOSED = {B: ("dwarves", 0), C: ("elves", 0)}


def test_9_6_shapeshifters_take_the_best_opposing_bonus_with_their_own_pieces() -> None:
    mountains = on("t1a-3", "t3a-2")

    assert bonus("shapeshifters", mountains, factions=OPPOSED, stock={A: (0, 0, 0)}) == 2
    assert bonus("shapeshifters", mountains, factions=OPPOSED, stock={A: (4, 4, 4)}) == 3


def test_9_6_the_opponents_pieces_do_not_count() -> None:
    where = {"t1a-1": [A], "t1a-3": [B], "t3a-2": [B]}
    assert bonus("shapeshifters", where, factions=OPPOSED, stock={A: (0, 0, 0)}) == 0


def test_9_6_the_copied_bonus_keeps_its_cap() -> None:
    orcs = {B: ("orcs", 0), C: ("humans", 0)}

    assert bonus("shapeshifters", on("t1a-4"), factions=orcs) == 2
    assert bonus("shapeshifters", on(*MOUNTAINS), factions=OPPOSED) == 3


def test_9_6_a_copied_home_is_the_shapeshifters_own() -> None:
    halflings = {B: ("halflings", 5), C: ("goblins", 5)}

    assert bonus("shapeshifters", on("t1a-1", "t1a-2"), factions=halflings) == 2
    assert bonus("shapeshifters", on("t2a-2", "t2a-3"), factions=halflings) == 1


def test_9_6_the_ruins_kill_shapeshifters_that_copy_the_undead() -> None:
    undead = {B: ("undead", 5), C: ("goblins", 0)}
    where: Where = {"t1a-1": [A], "t1a-4": [A, A]}
    state = ordinary(
        3, {**where, "t2a-1": [B], "t3a-1": [C]}, factions={**undead, A: ("shapeshifters", 5)}
    )

    assert level_five_bonus(position(state), A) == 0
    state.seats[A].mimics = {2: "undead"}
    assert level_five_bonus(position(state), A) == 2


def test_9_6_shapeshifters_below_level_five_copy_no_bonus() -> None:
    assert bonus("shapeshifters", on(*MOUNTAINS), level=4, factions=OPPOSED) == 0
