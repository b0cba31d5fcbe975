"""Quest: from border region to border region of another territory (SPEC 7.2)."""

import pytest

from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed, MeepleMoved, MeepleStepped
from games.rules.tiny_epic_kingdoms.events.war import AllianceFormed, WarStarted
from games.rules.tiny_epic_kingdoms.queries.movement import quest_destinations, quest_origins
from games.rules.tiny_epic_kingdoms.state import NEUTRAL
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.going import Done, GoTo, Move, Stay, StepTo
from games.rules.tiny_epic_kingdoms.steps.quest import (
    GoOnto,
    QuestCard,
    QuestDestination,
    QuestUnit,
    RideOn,
)
from games.rules.tiny_epic_kingdoms.steps.response import Perform
from tests.rules.tiny_epic_kingdoms.positions import A, B, C, ordinary, position, response_of
from tests.support.scene import Scene

REST = {"t2a-2": [B, B], "t3a-1": [C, C]}


def questing(
    meeples: dict[str, list[int]],
    faction: tuple[str, int] = ("humans", 0),
    homes: tuple[str, ...] = ("t1a", "t2a", "t3a"),
) -> Scene:
    """Seat A has decided to go on a quest."""
    state = ordinary(
        meeples={**meeples, **REST}, factions={A: faction}, homes=homes, used=["quest"]
    )
    return response_of(A, state).when(A, Perform())


def test_a_quest_asks_for_the_meeple_the_territory_and_the_region() -> None:
    match = questing({"t1a-1": [A], "t1a-3": [A]}).then_asks(QuestUnit(A))

    assert match.offers(A) == [Move("t1a-1").id, Move("t1a-3").id]
    match.when(A, Move("t1a-3")).then_asks(QuestCard(A, "t1a-3"))
    assert match.offers(A) == [GoOnto("t2a").id, GoOnto("t3a").id]
    match.when(A, GoOnto("t3a")).then_asks(QuestDestination(A, "t1a-3", "t3a"))
    match.when(A, GoTo("t3a-5"))
    match.then(MeepleMoved(A, "s0.2", "t1a-3", "t3a-5", "quest"), MarkerPassed(B))


def test_a_quest_never_leads_to_the_same_territory() -> None:
    questing({"t1a-1": [A, A]}).refuses(A, GoOnto("t1a"))


def test_a_territory_that_is_not_in_play_is_refused() -> None:
    questing({"t1a-1": [A, A]}).refuses(A, GoOnto("t4a"))


def test_territories_need_not_be_neighbours() -> None:
    meeples = {"t1a-1": [A, A], "t2a-2": [B, B], "t3a-1": [C, C], "t5b-1": [3, 3], "t6b-1": [4, 4]}
    match = response_of(A, ordinary(5, meeples, used=["quest"])).when(A, Perform())

    assert match.offers(A) == [GoOnto(side).id for side in ("t2a", "t3a", "t5b", "t6b")]


def test_g9_no_quest_begins_in_an_inner_region() -> None:
    """R42: t1a-4 does not touch the edge."""
    state = ordinary(meeples={"t1a-4": [A], "t1a-1": [A], **REST})
    state.regions["t1a-4"][0].lying = False

    assert quest_origins(position(state), A) == ["t1a-1"]


def test_g9_no_quest_ends_in_an_inner_region() -> None:
    match = questing({"t2a-3": [A, A]}).when(A, GoOnto("t1a"))

    assert match.offers(A) == [GoTo(f"t1a-{key}").id for key in "1235"]
    match.refuses(A, GoTo("t1a-4")).refuses(A, GoTo("t1a-w1"))


def test_r42_a_region_cut_off_from_the_edge_is_inner() -> None:
    """t5b-4 lies behind water and crags."""
    match = questing({"t1a-1": [A, A]}, homes=("t1a", "t5b", "t3a")).when(A, GoOnto("t5b"))

    match.refuses(A, GoTo("t5b-4")).refuses(A, GoTo("t5b-k1"))


def test_r43_a_river_does_not_hinder_a_quest() -> None:
    """t2a-4 lies behind a river, seen from t2a-2; t1a-1 has one on its edge."""
    match = questing({"t1a-1": [A, A]}).when(A, GoOnto("t2a"), GoTo("t2a-4"))

    assert match.happened(MeepleMoved) == [MeepleMoved(A, "s0.1", "t1a-1", "t2a-4", "quest")]


def test_g15_a_lying_meeple_goes_on_no_quest() -> None:
    """R37: and a quest does not stand it up."""
    match = questing({"t3a-3": [A], "t1a-1": [A], "t1a-2": [A]})

    assert match.offers(A) == [Move("t1a-1").id, Move("t1a-2").id]
    match.refuses(A, Move("t3a-3")).refuses(A, "stand:t3a-3")


def test_g15_a_meeple_that_stood_up_leaves_with_a_quest() -> None:
    state = ordinary(meeples={"t3a-3": [A], "t1a-1": [A], **REST})
    state.regions["t3a-3"][0].lying = False

    assert quest_origins(position(state), A) == ["t1a-1", "t3a-3"]


def test_a_quest_into_ruins_ends_lying() -> None:
    match = questing({"t1a-1": [A, A]}).when(A, GoOnto("t2a"), GoTo("t2a-5"))

    assert match.state.regions["t2a-5"][0].lying


def test_a_quest_to_a_foreign_meeple_starts_a_war() -> None:
    match = questing({"t1a-1": [A, A], "t2a-3": [B]}).when(A, GoOnto("t2a"), GoTo("t2a-3"))

    assert match.happened(WarStarted) == [WarStarted(A, B, "t2a-3", "quest")]


def test_g7_a_full_region_is_no_destination_of_a_quest() -> None:
    questing({"t1a-1": [A, A]}).when(A, GoOnto("t2a")).refuses(A, GoTo("t2a-2"))


def test_x2_a_last_meeple_quests_to_empty_regions_only() -> None:
    match = questing({"t1a-1": [A], "t2a-3": [B]}).when(A, GoOnto("t2a"))

    assert match.offers(A) == [GoTo(f"t2a-{key}").id for key in "145"]


def test_the_lost_kingdom_is_a_territory_to_quest_to() -> None:
    meeples = {"t1a-1": [A, A], "t2a-2": [B, B], "t3a-1": [NEUTRAL]}
    state = ordinary(2, meeples, lost_kingdom="t3a", used=["quest"])

    match = response_of(A, state).when(A, Perform())
    assert match.offers(A) == [GoOnto("t2a").id, GoOnto("t3a").id]
    match.when(A, GoOnto("t3a"), GoTo("t3a-1"))
    assert match.happened(WarStarted) == [WarStarted(A, B, "t3a-1", "quest", neutral=True)]


def test_goblins_send_a_second_meeple_or_none() -> None:
    match = questing({"t1a-1": [A], "t1a-3": [A]}, ("goblins", 4))
    match.when(A, Move("t1a-1"), GoOnto("t2a"), GoTo("t2a-4"))

    match.then_asks(QuestUnit(A, ("s0.1",)))
    assert match.offers(A) == [Move("t1a-3").id, Done().id]
    match.refuses(A, Move("t2a-4"))
    match.when(A, Move("t1a-3"), GoOnto("t2a"), GoTo("t2a-4")).then_asks(ActionChoice(B))


def test_centaurs_ride_on_after_a_peaceful_quest() -> None:
    """R60: rivers block and only free regions are open."""
    match = questing({"t1a-1": [A, A], "t2a-1": [C]}, ("centaurs", 4))
    match.when(A, GoOnto("t2a"), GoTo("t2a-4")).then_asks(RideOn(A, "s0.1", "t2a-4"))

    assert match.offers(A) == [Stay().id, StepTo("t2a-5").id]
    match.refuses(A, StepTo("t2a-1")).refuses(A, StepTo("t2a-2"))
    match.when(A, StepTo("t2a-5"))
    match.then(MeepleStepped(A, "s0.1", "t2a-4", "t2a-5", lying=True), MarkerPassed(B))


def test_centaurs_may_stay_where_the_quest_ended() -> None:
    match = questing({"t1a-1": [A, A]}, ("centaurs", 4)).when(A, GoOnto("t2a"), GoTo("t2a-4"))

    match.when(A, Stay()).then(MarkerPassed(B))


def test_centaurs_do_not_ride_on_when_the_meeple_lies_in_ruins() -> None:
    match = questing({"t1a-1": [A, A]}, ("centaurs", 4)).when(A, GoOnto("t2a"), GoTo("t2a-5"))

    match.then_asks(ActionChoice(B))


def test_centaurs_do_not_ride_on_after_an_alliance() -> None:
    match = questing({"t1a-1": [A, A], "t2a-3": [B]}, ("centaurs", 4))
    match.when(A, GoOnto("t2a"), GoTo("t2a-3"))

    assert match.happened(AllianceFormed) == [AllianceFormed("t2a-3", [A, B])]
    match.then_asks(ActionChoice(B))


@pytest.mark.parametrize(("magic", "offered"), [(0, False), (1, True)])
def test_water_on_the_edge_is_a_destination_for_those_who_may_enter(
    magic: int, *, offered: bool
) -> None:
    state = ordinary(meeples={"t1a-1": [A, A], **REST}, factions={A: ("merfolk", magic)})

    assert ("t2a-w1" in quest_destinations(position(state), A, "t2a")) is offered
