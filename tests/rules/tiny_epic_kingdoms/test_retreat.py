import pytest

from games.rules.tiny_epic_kingdoms.events.economy import ResourceGained
from games.rules.tiny_epic_kingdoms.events.war import (
    AllianceBroken,
    MeepleRemoved,
    MeepleRetreated,
    MeepleStayed,
    WarEnded,
    WarStarted,
    WarWon,
)
from games.rules.tiny_epic_kingdoms.queries.movement import nearest_free
from games.rules.tiny_epic_kingdoms.state import Meeple
from games.rules.tiny_epic_kingdoms.steps.retreat import GiveUp, Remain, Retreat, RetreatChoice
from games.rules.tiny_epic_kingdoms.steps.war_rewards import ReanimateChoice
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    D,
    ordinary,
    position,
    regions_of,
    scene,
)
from tests.rules.tiny_epic_kingdoms.wars import duel, filled, march, reveal, stock
from tests.support.scene import Scene

Where = dict[str, list[int]]


def x5(food: int = 4) -> Scene:
    """A and B share t3a-1; A has just beaten B in t5b-2."""
    where: Where = {
        "t5b-1": [A],
        "t5b-2": [B],
        "t3a-1": [A, B],
        "t3a-4": [C],
        "t2a-1": [B, B],
        "t2a-2": [B],
    }
    given = {"homes": ("t5b", "t2a", "t3a"), "stock": {B: (2, 0, food)}}
    return reveal(march(ordinary(3, where, **filled(3, given)), "t5b-1", "t5b-2"), 4, 2)


def x7(food: int = 1, also: Where | None = None) -> Scene:
    """A's other meeple shares t4a-1 with B, who has just beaten A in t1a-2."""
    where: Where = {
        "t1a-1": [A],
        "t1a-2": [B],
        "t4a-1": [A, B],
        "t4a-2": [B],
        "t4a-4": [C],
        **(also or {}),
    }
    given = {"homes": ("t1a", "t4a", "t3a"), "stock": {A: (2, 0, food)}}
    return reveal(march(ordinary(3, where, **filled(3, given)), "t1a-1", "t1a-2"), 2, 2)


def crowded(left_free: tuple[str, ...] = (), also: Where | None = None) -> Scene:
    """A, alone with B in t4a-1, must leave it, but B, C and D are nearly everywhere."""
    homes = ("t1a", "t4a", "t2a", "t5a")
    land = [f"{side}-{number}" for side in homes for number in range(1, 6)]
    taken = [region for region in land if region not in (*left_free, "t4a-1", *(also or {}))]
    where = {"t4a-1": [A, B], **(also or {})}
    where |= {region: [(C, D, B)[place // 7]] for place, region in enumerate(taken)}
    return scene(ordinary(4, where, homes=homes, stock={A: (0, 0, 2)}), RetreatChoice(A, B))


def test_x5_the_loser_flees_to_free_neighbours_or_gives_up() -> None:
    match = x5().then_asks(RetreatChoice(B, A))

    assert match.happened(AllianceBroken) == [AllianceBroken(A, B, ["t3a-1"])]
    assert match.offers(B) == ["flee:t3a-1:t3a-2", "flee:t3a-1:t3a-5", "stop"]


def test_x5_a_flight_costs_three_food() -> None:
    match = x5().when(B, Retreat("t3a-1", "t3a-5"))

    assert match.facts[0] == MeepleRetreated(B, "s1.2", "t3a-1", "t3a-5", 3)
    assert stock(match, B) == (0, 0, 1)
    assert match.state.regions["t3a-1"] == [Meeple("s0.2", A)]


def test_x5_who_gives_up_loses_the_meeple_and_pays_nothing() -> None:
    match = x5().when(B, GiveUp())

    assert match.facts[0] == MeepleRemoved(B, "s1.2", "t3a-1")
    assert stock(match, B) == (0, 0, 4)


@pytest.mark.parametrize("to", ["t3a-4", "t3a-3", "t3a-1", "t2a-2"])
def test_r29_nobody_flees_to_an_occupied_or_distant_region(to: str) -> None:
    x5().refuses(B, Retreat("t3a-1", to))


def test_r29_one_own_meeple_in_the_refuge_is_fine_two_are_not() -> None:
    where = {"t3a-1": [A, B], "t3a-2": [B], "t3a-5": [B, B], "t3a-4": [A], "t2a-1": [C]}
    match = scene(ordinary(3, where, stock={B: (0, 0, 3)}), RetreatChoice(B, A))

    assert match.offers(B) == ["flee:t3a-1:t3a-2", "stop"]


def test_r29_a_third_partys_ally_counts_as_foreign() -> None:
    where = {"t3a-1": [A, B], "t3a-2": [B, C], "t3a-5": [C], "t2a-1": [B]}
    match = scene(ordinary(3, where, stock={B: (0, 0, 3)}), RetreatChoice(B, A))

    assert match.offers(B) == ["flee:t3a-1:t3a-4", "stop"]


def test_r29_a_river_blocks_a_flight_unless_one_can_cross_it() -> None:
    where = {"t1a-4": [A, B], "t2a-1": [B], "t3a-1": [C]}
    human = ordinary(3, where, stock={B: (0, 0, 3)})
    lizard = ordinary(3, where, stock={B: (0, 0, 3)}, factions={B: ("lizardfolk", 1)})

    scene(human, RetreatChoice(B, A)).refuses(B, Retreat("t1a-4", "t1a-1"))
    assert "flee:t1a-4:t1a-1" in scene(lizard, RetreatChoice(B, A)).offers(B)


def test_r58_shapeshifters_with_sea_legs_retreat_into_the_water() -> None:
    where = {"t1a-3": [A, B], "t2a-1": [B], "t3a-1": [C]}
    state = ordinary(3, where, stock={B: (0, 0, 3)}, factions={B: ("shapeshifters", 3)})
    state.seats[B].mimics = {1: "merfolk"}

    assert "flee:t1a-3:t1a-w1" in scene(state, RetreatChoice(B, A)).offers(B)


def test_r30_meeples_flee_one_by_one_in_the_losers_order() -> None:
    where = {"t3a-1": [A, B], "t2a-1": [A, B], "t3a-5": [B], "t1a-1": [C]}
    match = scene(ordinary(3, where, stock={B: (0, 0, 6)}), RetreatChoice(B, A))

    match.when(B, Retreat("t3a-1", "t3a-2")).then_asks(RetreatChoice(B, A))
    match.when(B, Retreat("t2a-1", "t2a-4"))
    assert match.happened(MeepleRetreated) == [MeepleRetreated(B, "s1.2", "t2a-1", "t2a-4", 3)]
    assert stock(match, B) == (0, 0, 0)


def test_r30_one_may_be_saved_and_the_rest_given_up() -> None:
    where = {"t3a-1": [A, B], "t2a-1": [A, B], "t3a-5": [B], "t1a-1": [C]}
    match = scene(ordinary(3, where, stock={B: (0, 0, 9)}), RetreatChoice(B, A))

    match.when(B, Retreat("t2a-1", "t2a-2")).when(B, GiveUp())
    assert regions_of(match.state, B) == {"t2a-2": 1, "t3a-5": 1}


def test_8_4_without_three_food_the_meeples_are_given_up_without_a_question() -> None:
    match = x5(food=2)

    assert MeepleRemoved(B, "s1.2", "t3a-1") in match.happened(MeepleRemoved)
    assert stock(match, B) == (0, 0, 2)


def test_8_4_without_a_free_neighbour_the_meeples_are_given_up_without_a_question() -> None:
    where = {"t3a-1": [A, B], "t3a-2": [C], "t3a-4": [C], "t3a-5": [B, B]}
    match = scene(ordinary(3, where, stock={B: (0, 0, 9)}), RetreatChoice(B, A))

    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.1", "t3a-1")]


def test_x7_the_last_meeple_must_flee_and_pays_what_it_has() -> None:
    match = x7().refuses(A, GiveUp())

    assert match.offers(A) == ["flee:t4a-1:t4a-3", "flee:t4a-1:t4a-5"]
    match.when(A, Retreat("t4a-1", "t4a-5"))
    assert match.facts[0] == MeepleRetreated(A, "s0.2", "t4a-1", "t4a-5", 1)
    assert stock(match, A) == (0, 0, 0)


@pytest.mark.parametrize(("food", "paid"), [(0, 0), (2, 2), (3, 3), (9, 3)])
def test_r67_the_compulsory_flight_costs_three_food_or_all_there_is(food: int, paid: int) -> None:
    match = x7(food).when(A, Retreat("t4a-1", "t4a-3"))

    assert match.facts[0] == MeepleRetreated(A, "s0.2", "t4a-1", "t4a-3", paid)
    assert stock(match, A) == (0, 0, food - paid)


def test_r32_the_nearest_regions_come_first() -> None:
    """t4a-4 is empty and beside it: the two that are farther are not offered."""
    where = {"t4a-1": [A, B], "t4a-2": [B], "t2a-1": [C]}
    match = scene(ordinary(3, where, homes=("t1a", "t4a", "t2a")), RetreatChoice(A, B))

    assert match.happened(MeepleRetreated) == [MeepleRetreated(A, "s0.1", "t4a-1", "t4a-4", 0)]


def test_r48_a_broken_alliance_never_takes_the_last_meeple() -> None:
    match = x7(food=0).refuses(A, GiveUp()).when(A, Retreat("t4a-1", "t4a-5"))
    assert regions_of(match.state, A) == {"t4a-5": 1}


def x8(food: int = 2) -> Scene:
    return x7(food, {"t3a-1": [A, B]})


def test_x8_one_of_two_last_meeples_is_saved_and_the_other_removed() -> None:
    match = x8().refuses(A, GiveUp())

    assert match.offers(A) == [
        "flee:t3a-1:t3a-2",
        "flee:t3a-1:t3a-4",
        "flee:t3a-1:t3a-5",
        "flee:t4a-1:t4a-3",
        "flee:t4a-1:t4a-5",
    ]
    match.when(A, Retreat("t3a-1", "t3a-5"))
    assert match.facts[:2] == [
        MeepleRetreated(A, "s0.3", "t3a-1", "t3a-5", 2),
        MeepleRemoved(A, "s0.2", "t4a-1"),
    ]


def test_r31_more_may_flee_for_three_food_each_by_the_ordinary_rule() -> None:
    match = x8(food=6).when(A, Retreat("t4a-1", "t4a-5"))

    assert match.offers(A) == ["flee:t3a-1:t3a-2", "flee:t3a-1:t3a-4", "flee:t3a-1:t3a-5", "stop"]
    match.when(A, Retreat("t3a-1", "t3a-2"))
    assert stock(match, A) == (0, 0, 0)


def test_r31_after_the_first_flight_only_neighbours_are_refuges() -> None:
    """t4a-1 has no free neighbour: its meeple could have fled as the first one only."""
    match = x8(food=9).when(A, Retreat("t3a-1", "t3a-2"))
    assert match.facts[1] == MeepleRemoved(A, "s0.2", "t4a-1")


def test_8_4_the_way_may_lead_past_foreign_meeples() -> None:
    g = position(x7().state)
    assert nearest_free(g, A, "t4a-1") == ["t4a-3", "t4a-5"]


def test_8_4_a_full_territory_is_left_for_the_border_regions_of_others() -> None:
    match = crowded(left_free=("t1a-4", "t2a-1", "t5a-5"))
    assert match.offers(A) == ["flee:t4a-1:t2a-1", "flee:t4a-1:t5a-5"]


def test_8_4_then_any_free_region_will_do() -> None:
    """t1a-4, ruins, is an inner region; the meeple lies down there."""
    match = crowded(left_free=("t1a-4",))

    match.then(MeepleRetreated(A, "s0.1", "t4a-1", "t1a-4", 2, lying=True), *match.facts[1:])


def test_8_4_water_and_crags_are_no_refuge_for_an_ordinary_seat() -> None:
    g = position(crowded().state)
    assert nearest_free(g, A, "t4a-1") == []


def test_8_4_if_nowhere_is_free_the_last_meeple_stays() -> None:
    match = crowded()

    assert match.facts[0] == MeepleStayed(A, "t4a-1")
    assert stock(match, A) == (0, 0, 2)
    assert position(match.state).shared_regions(A, B) == ("t4a-1",)


def test_8_4_of_two_last_meeples_one_stays_and_the_other_is_removed() -> None:
    match = crowded(also={"t1a-1": [A, B]})

    assert match.offers(A) == ["stay:t1a-1", "stay:t4a-1"]
    match.refuses(A, GiveUp()).when(A, Remain("t4a-1"))
    assert match.facts[:2] == [MeepleStayed(A, "t4a-1"), MeepleRemoved(A, "s0.2", "t1a-1")]
    assert regions_of(match.state, A) == {"t4a-1": 1}


def test_8_4_staying_is_never_offered_while_a_region_is_free() -> None:
    crowded(left_free=("t2a-1", "t2a-2")).refuses(A, Remain("t4a-1"))


def test_8_4_a_lying_meeple_flees_and_stands_up() -> None:
    where = {"t1a-4": [A, B], "t2a-1": [B], "t3a-1": [C]}
    match = scene(ordinary(3, where, stock={B: (0, 0, 3)}), RetreatChoice(B, A))

    assert match.when(B, Retreat("t1a-4", "t1a-2")).state.regions["t1a-2"] == [Meeple("s1.1", B)]


def test_8_4_it_lies_down_when_it_flees_into_ruins() -> None:
    where = {"t1a-2": [A, B], "t2a-1": [B], "t3a-1": [C]}
    match = scene(ordinary(3, where, stock={B: (0, 0, 3)}), RetreatChoice(B, A))

    match.when(B, Retreat("t1a-2", "t1a-4"))
    assert match.state.regions["t1a-4"] == [Meeple("s1.1", B, lying=True)]


def test_8_4_a_retreat_starts_no_war() -> None:
    assert x5().when(B, Retreat("t3a-1", "t3a-5")).happened(WarStarted) == []


def test_r33_the_retreat_comes_before_the_winners_rewards() -> None:
    match = x5().when(B, Retreat("t3a-1", "t3a-5"))
    assert match.facts[1:3] == [WarWon(A), WarEnded()]


def test_r33_a_meeple_is_raised_only_after_the_retreat() -> None:
    shared = {"t2a-1": [A, B]}
    match = duel(also=shared, factions={A: ("undead", 4)}, stock={A: (3, 2, 0), B: (2, 0, 3)})

    reveal(match, 3, 2).when(A, "pay:3:0:0").then_asks(RetreatChoice(B, A))
    match.when(B, GiveUp()).then_asks(ReanimateChoice(A))


def test_9_2_food_gained_by_the_lost_meeple_pays_for_the_flight() -> None:
    match = duel(also={"t2a-1": [A, B]}, factions={B: ("valkyries", 2)}, stock={B: (2, 0, 1)})

    reveal(match, 3, 2).then_asks(RetreatChoice(B, A))
    match.when(B, Retreat("t2a-1", "t2a-2"))
    assert stock(match, B) == (0, 0, 0)


def test_9_2_each_meeple_given_up_counts_as_lost_in_war() -> None:
    match = duel(
        also={"t2a-1": [A, B], "t2a-3": [B, A]}, factions={B: ("undead", 1)}, stock={B: (2, 0, 0)}
    )

    reveal(match, 3, 2)
    assert match.happened(ResourceGained) == [ResourceGained(B, "mana", "war_loss")] * 3


def test_8_4_a_beaten_lizard_that_slipped_away_still_leaves_the_shared_regions() -> None:
    match = duel(also={"t2a-1": [A, B]}, factions={B: ("lizardfolk", 2)}, stock={B: (2, 0, 1)})

    reveal(match, 3, 2).when(B, "flee:t1a-3")
    assert match.happened(AllianceBroken) == [AllianceBroken(A, B, ["t2a-1"])]
    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.3", "t2a-1")]
