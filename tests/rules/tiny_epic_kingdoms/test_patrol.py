"""Patrol: one meeple walks to an adjacent region, or stands up in ruins (SPEC 7.1)."""

import pytest

from games.rules.tiny_epic_kingdoms.events.economy import Collected
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, MeepleMoved, MeepleStood
from games.rules.tiny_epic_kingdoms.events.war import WarStarted
from games.rules.tiny_epic_kingdoms.flow import Responses
from games.rules.tiny_epic_kingdoms.queries.movement import patrol_destinations, patrol_origins
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, State
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.going import Done, GoTo, Move
from games.rules.tiny_epic_kingdoms.steps.patrol import PatrolDestination, PatrolUnit, Stand
from games.rules.tiny_epic_kingdoms.steps.response import Collect, Perform
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    at_home,
    ordinary,
    position,
    response_of,
    scene,
)
from tests.support.scene import Scene

REST = {"t2a-2": [B, B], "t3a-1": [C, C]}


def patrolling(meeples: dict[str, list[int]], seat: int = A) -> Scene:
    """The seat has decided to patrol."""
    return response_of(seat, ordinary(meeples={**meeples, **REST})).when(seat, Perform())


def standing_in_ruins(*more: str) -> State:
    state = ordinary(meeples={"t1a-4": [A], **{region: [A] for region in more}, **REST})
    state.regions["t1a-4"][0].lying = False
    return state


def test_a_patrol_asks_for_the_meeple_and_then_for_the_region() -> None:
    match = patrolling({"t1a-1": [A], "t1a-3": [A]}).then_asks(PatrolUnit(A))

    assert match.offers(A) == [Move("t1a-1").id, Move("t1a-3").id]
    match.when(A, Move("t1a-3")).then().then_asks(PatrolDestination(A, "t1a-3"))
    match.when(A, GoTo("t1a-2"))
    match.then(MeepleMoved(A, "s0.2", "t1a-3", "t1a-2"), MarkerPassed(B))


def test_only_one_meeple_patrols() -> None:
    match = patrolling({"t1a-1": [A], "t1a-3": [A]}).when(A, Move("t1a-1"), GoTo("t1a-5"))

    match.then_asks(ActionChoice(B))


def test_r49_a_single_meeple_and_a_single_way_need_no_question() -> None:
    """From t4a-3 only the ruins t4a-2 can be reached."""
    state = ordinary(meeples={"t4a-3": [A, A], **REST}, homes=("t4a", "t2a", "t3a"))

    match = response_of(A, state).when(A, Perform())
    match.then(MeepleMoved(A, "s0.1", "t4a-3", "t4a-2", lying=True), MarkerPassed(B))


def test_g8_a_river_blocks_the_pair_that_it_separates() -> None:
    """R43: on t1a it runs between 1 and 4 only."""
    match = patrolling({"t1a-1": [A, A]})

    assert match.offers(A) == [GoTo("t1a-2").id, GoTo("t1a-5").id]
    match.refuses(A, GoTo("t1a-4"))
    assert "t1a-4" in patrol_destinations(match.g, A, "t1a-2")


@pytest.mark.parametrize("region", ["t1a-w1", "t2a-3", "t1a-3"])
def test_a_patrol_goes_to_no_water_no_other_card_and_no_distant_region(region: str) -> None:
    patrolling({"t1a-5": [A, A]}).refuses(A, GoTo(region))


def test_crags_are_closed() -> None:
    state = ordinary(meeples={"t2a-1": [A, A], "t3a-1": [B, B], "t3a-5": [C, C]})

    assert patrol_destinations(position(state), A, "t2a-1") == ("t2a-2", "t2a-4")


@pytest.mark.parametrize("pair", [[A, A], [B, B], [A, B], [B, C]])
def test_g7_a_region_with_two_meeples_is_never_a_destination(pair: list[int]) -> None:
    match = patrolling({"t1a-1": [A, A], "t1a-2": pair})
    match.when(A, *([Move("t1a-1")] if A in pair else []))

    match.refuses(A, GoTo("t1a-2"))


@pytest.mark.parametrize("owner", [A, B])
def test_g7_a_region_with_one_meeple_is_a_destination(owner: int) -> None:
    state = ordinary(meeples={"t1a-1": [A, A], "t1a-2": [owner], **REST})

    assert "t1a-2" in patrol_destinations(position(state), A, "t1a-1")


def test_a_move_to_a_foreign_meeple_starts_a_war() -> None:
    match = patrolling({"t1a-1": [A, A], "t1a-2": [B]}).when(A, GoTo("t1a-2"))

    assert match.happened(WarStarted) == [WarStarted(A, B, "t1a-2", "patrol")]


def test_x1_a_shared_region_is_closed_to_third_players() -> None:
    state = ordinary(
        meeples={"t2a-2": [C, C], "t2a-3": [A, B], "t2a-1": [A], "t2a-5": [B], "t1a-1": [A]}
    )
    g = position(state)

    assert "t2a-3" not in patrol_destinations(g, C, "t2a-2")


def test_x1_a_shared_region_is_closed_to_the_allies_themselves() -> None:
    state = ordinary(meeples={"t2a-2": [A], "t2a-3": [A, B], "t2a-5": [B], "t3a-1": [C, C]})
    g = position(state)

    assert "t2a-3" not in patrol_destinations(g, A, "t2a-2")
    assert "t2a-3" not in patrol_destinations(g, B, "t2a-5")


def test_x2_a_last_meeple_can_not_be_attacked() -> None:
    state = ordinary(meeples={"t1a-1": [A, A], "t1a-3": [A], "t1a-2": [B], "t3a-1": [C, C]})

    match = response_of(A, state).when(A, Perform(), Move("t1a-1"))
    match.refuses(A, GoTo("t1a-2"))


def test_x2_a_last_meeple_does_not_attack_but_moves_to_empty_regions() -> None:
    """R20."""
    state = ordinary(meeples={"t1a-2": [B], "t1a-3": [A], "t1a-5": [A], "t3a-1": [C, C]})

    match = response_of(B, state).when(B, Perform())
    match.refuses(B, GoTo("t1a-3"))
    assert match.offers(B) == [GoTo("t1a-1").id, GoTo("t1a-4").id]


def test_a_last_meeple_does_not_attack_a_neutral_one() -> None:
    state = ordinary(
        2,
        {"t3a-1": [A], "t3a-2": [NEUTRAL], "t2a-2": [B, B]},
        lost_kingdom="t3a",
    )
    assert "t3a-2" not in patrol_destinations(position(state), A, "t3a-1")


def test_g15_a_meeple_that_enters_ruins_lies_down() -> None:
    match = patrolling({"t1a-2": [A, A]}).when(A, GoTo("t1a-4"))

    match.then(MeepleMoved(A, "s0.1", "t1a-2", "t1a-4", lying=True), MarkerPassed(B))
    assert match.state.regions["t1a-4"][0].lying


def test_g15_a_lying_meeple_may_stand_up_but_not_move() -> None:
    match = patrolling({"t1a-4": [A], "t1a-1": [A]})

    assert match.offers(A) == [Stand("t1a-4").id, Move("t1a-1").id]
    match.refuses(A, Move("t1a-4"))


def test_r37_standing_up_spends_the_patrol() -> None:
    match = patrolling({"t1a-4": [A], "t1a-1": [A]}).when(A, Stand("t1a-4"))

    match.then(MeepleStood(A, "s0.1", "t1a-4"), MarkerPassed(B))
    assert not match.state.regions["t1a-4"][0].lying


def test_g15_a_meeple_that_stood_up_leaves_with_a_later_patrol() -> None:
    match = response_of(A, standing_in_ruins()).when(A, Perform())

    assert match.offers(A) == [GoTo(f"t1a-{key}").id for key in "235"]
    match.when(A, GoTo("t1a-5"))
    match.then(MeepleMoved(A, "s0.1", "t1a-4", "t1a-5"), MarkerPassed(B))


def test_g15_a_meeple_that_stood_up_gives_nothing_on_collect() -> None:
    state = standing_in_ruins("t1a-1")
    state.active = B

    response_of(A, state).when(A, Collect()).then(Collected(A, mana=1), MarkerPassed(C))


def test_r36_a_standing_meeple_in_ruins_never_lies_down_again() -> None:
    match = response_of(A, standing_in_ruins("t1a-1")).when(A, Perform())

    assert match.offers(A) == [Move("t1a-1").id, Move("t1a-4").id]
    match.refuses(A, Stand("t1a-4"))


def test_r36_a_meeple_that_leaves_ruins_and_comes_back_lies_again() -> None:
    state = standing_in_ruins()
    scene_ = scene(state, Responses([A]), Responses([A]))
    scene_.when(A, Perform(), GoTo("t1a-5"), Perform(), GoTo("t1a-4"))

    assert scene_.state.regions["t1a-4"][0].lying


def test_a_move_out_of_ruins_takes_the_standing_meeple_first() -> None:
    """SPEC 4."""
    state = ordinary(meeples={"t1a-4": [A, A], **REST})
    state.regions["t1a-4"][1].lying = False

    match = response_of(A, state).when(A, Perform(), Move("t1a-4"), GoTo("t1a-3"))
    assert match.happened(MeepleMoved) == [MeepleMoved(A, "s0.2", "t1a-4", "t1a-3")]


def test_a_move_takes_the_standing_meeple_first_even_if_the_lying_one_could_go() -> None:
    state = ordinary(meeples={"t1a-4": [A, A], **REST}, factions={A: ("undead", 3)})
    state.regions["t1a-4"][1].lying = False

    match = response_of(A, state).when(A, Perform(), Move("t1a-4"), GoTo("t1a-3"))
    assert match.happened(MeepleMoved) == [MeepleMoved(A, "s0.2", "t1a-4", "t1a-3")]


def test_a_meeple_without_a_way_is_not_offered() -> None:
    """t4a-3 leads to t4a-2 only, and that is full."""
    state = ordinary(
        meeples={"t4a-3": [A], "t4a-1": [A], "t4a-2": [B, B], "t3a-1": [C, C]},
        homes=("t4a", "t2a", "t3a"),
    )
    assert patrol_origins(position(state), A) == ["t4a-1"]


def goblins(meeples: dict[str, list[int]], **stock: tuple[int, int, int]) -> Scene:
    state = ordinary(
        meeples=meeples,
        factions={A: ("goblins", 1)},
        stock={B: stock.get("b", (0, 0, 0)), A: stock.get("a", (0, 0, 0))},
    )
    return response_of(A, state).when(A, Perform())


def test_the_second_patrol_of_the_goblins_takes_another_meeple_or_none() -> None:
    match = goblins({"t1a-1": [A], "t1a-3": [A], **REST}).when(A, Move("t1a-1"), GoTo("t1a-2"))

    match.then_asks(PatrolUnit(A, ("s0.1",)))
    assert match.offers(A) == [Move("t1a-3").id, Done().id]
    match.when(A, Done()).then(MarkerPassed(B))


def test_the_first_patrol_of_the_goblins_can_not_be_left_out() -> None:
    goblins({"t1a-1": [A], "t1a-3": [A], **REST}).refuses(A, Done())


def test_the_second_patrol_may_join_the_first_but_the_first_does_not_go_again() -> None:
    match = goblins({"t1a-1": [A], "t1a-3": [A], **REST})
    match.when(A, Move("t1a-1"), GoTo("t1a-2"), Move("t1a-3"), GoTo("t1a-2"))

    assert [move.meeple for move in match.happened(MeepleMoved)] == ["s0.1", "s0.2"]
    match.then_asks(ActionChoice(B))


def test_r37_standing_up_is_one_of_the_two_patrols_of_the_goblins() -> None:
    match = goblins({"t1a-4": [A], "t1a-1": [A], **REST}).when(A, Stand("t1a-4"))

    match.then_asks(PatrolUnit(A, ("s0.1",)))
    assert match.offers(A) == [Move("t1a-1").id, Done().id]


def test_the_goblin_that_patrolled_into_ruins_does_not_stand_up_with_the_second() -> None:
    match = goblins({"t1a-2": [A], "t1a-1": [A], **REST}).when(A, Move("t1a-2"), GoTo("t1a-4"))

    match.refuses(A, Stand("t1a-4"))


def test_x16_a_goblin_left_alone_by_a_lost_war_attacks_nobody_with_the_second_patrol() -> None:
    meeples = {"t1a-1": [A], "t1a-3": [A], "t1a-2": [B], "t2a-2": [B], "t3a-1": [C, C]}
    match = goblins(meeples, b=(1, 0, 0)).when(A, Move("t1a-1"), GoTo("t1a-2"))
    match.when(B, "die:1")

    match.then_asks(PatrolUnit(A, ("s0.1",)))
    assert match.offers(A) == [Move("t1a-3").id, Done().id]
    match.when(A, Move("t1a-3")).refuses(A, GoTo("t1a-2"))


def test_x17_a_centaur_gallops_two_regions_through_a_free_one() -> None:
    """t6b: from 1 via 4 to the capital 3; the river runs between 2 and 3 only."""
    state = ordinary(meeples={"t6b-1": [A, A], **REST}, factions={A: ("centaurs", 1)})

    assert patrol_destinations(position(state), A, "t6b-1") == tuple(f"t6b-{key}" for key in "2345")


def test_x17_a_foreign_meeple_stops_the_gallop() -> None:
    meeples = {"t6b-1": [A, A], "t6b-4": [B], **REST}
    state = ordinary(meeples=meeples, factions={A: ("centaurs", 1)})

    assert "t6b-3" not in patrol_destinations(position(state), A, "t6b-1")
    assert "t6b-4" in patrol_destinations(position(state), A, "t6b-1")


def test_two_own_meeples_stop_the_gallop_and_one_does_not() -> None:
    full = ordinary(meeples={"t6b-1": [A], "t6b-4": [A, A], **REST}, factions={A: ("centaurs", 1)})
    half = ordinary(meeples={"t6b-1": [A], "t6b-4": [A], **REST}, factions={A: ("centaurs", 1)})

    assert "t6b-3" not in patrol_destinations(position(full), A, "t6b-1")
    assert "t6b-3" in patrol_destinations(position(half), A, "t6b-1")


def test_the_gallop_does_not_lead_through_ruins_or_back_to_the_start() -> None:
    """t4a: 3 is reached through the ruins 2 only."""
    state = ordinary(meeples={"t4a-1": [A], **REST}, factions={A: ("centaurs", 1)})

    assert patrol_destinations(position(state), A, "t4a-1") == ("t4a-2", "t4a-4")


def test_the_gallop_may_end_in_a_war() -> None:
    meeples = {"t6b-1": [A, A], "t6b-3": [B], **REST}
    state = ordinary(meeples=meeples, factions={A: ("centaurs", 1)}, homes=("t6b", "t2a", "t3a"))
    match = response_of(A, state).when(A, Perform(), GoTo("t6b-3"))

    assert match.happened(WarStarted) == [WarStarted(A, B, "t6b-3", "patrol")]


def test_everybody_may_patrol_on_every_card() -> None:
    meeples = at_home() | {"t2a-2": [B], "t1a-1": [A], "t2a-3": [A], "t3a-2": [B]}

    match = response_of(A, ordinary(meeples=meeples)).when(A, Perform())
    assert match.offers(A) == [Move("t1a-1").id, Move("t2a-3").id]
