import pytest

from games.rules.tiny_epic_kingdoms.events.economy import Collected
from games.rules.tiny_epic_kingdoms.events.war import (
    AllianceBroken,
    AllianceFormed,
    MeepleRemoved,
    WarResolved,
    WarStarted,
    WarWon,
)
from games.rules.tiny_epic_kingdoms.queries.economy import choice_income, expand_regions
from games.rules.tiny_epic_kingdoms.state import Meeple
from games.rules.tiny_epic_kingdoms.steps.collection import Collection
from games.rules.tiny_epic_kingdoms.steps.expansion import ExpandRegion, PlaceIn
from games.rules.tiny_epic_kingdoms.steps.going import GoTo
from games.rules.tiny_epic_kingdoms.steps.patrol import PatrolDestination
from games.rules.tiny_epic_kingdoms.steps.retreat import RetreatChoice
from games.rules.tiny_epic_kingdoms.steps.war_choices import DieChoice
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    ordinary,
    position,
    regions_of,
    scene,
)
from tests.rules.tiny_epic_kingdoms.wars import FLAG, duel, filled, march, reveal, stock
from tests.support.scene import Scene

SHARED = {"t2a-1": [A, B]}


def allies_at_war(also: dict[str, list[int]] | None = None) -> Scene:
    """A attacks B, with whom it shares t2a-1."""
    return duel(also={**SHARED, **(also or {})})


def alliance(meeples: dict[str, list[int]]) -> Scene:
    """A patrols from t1a-1 and may meet B in t1a-2."""
    state = ordinary(3, {**meeples, "t3a-5": [C]}, **filled(3, {}))
    return scene(state, PatrolDestination(A, "t1a-1"))


def test_8_3_both_allies_collect_from_the_shared_region() -> None:
    state = ordinary(3, {"t1a-2": [A, B], "t2a-4": [A], "t2a-5": [B], "t3a-1": [C]})
    match = scene(state, Collection(A), Collection(B))

    assert match.happened(Collected) == [Collected(A, food=2), Collected(B, food=1)]


def test_8_3_nobody_can_enter_a_shared_region() -> None:
    match = alliance({"t1a-1": [A, A], "t1a-2": [A, B], "t2a-1": [B]})
    match.refuses(A, GoTo("t1a-2")).refuses(C, GoTo("t1a-2"))


def test_8_3_nobody_can_expand_in_a_shared_region() -> None:
    state = ordinary(
        3, {"t1a-2": [A, B], "t1a-1": [A], "t1a-5": [A], "t3a-1": [C]}, stock={A: (0, 0, 9)}
    )

    assert expand_regions(position(state), A) == ("t1a-1", "t1a-5")
    scene(state, ExpandRegion(A)).refuses(A, PlaceIn("t1a-2"))


def test_r25_an_ally_may_leave_and_the_alliance_ends_silently() -> None:
    state = ordinary(3, {"t1a-2": [A, B], "t2a-1": [A], "t2a-4": [B], "t3a-1": [C]})
    match = scene(state, PatrolDestination(A, "t1a-2")).when(A, GoTo("t1a-3"))

    assert match.happened(WarStarted) == []
    assert match.state.regions["t1a-2"] == [Meeple("s1.1", B)]
    assert position(match.state).shared_regions(A, B) == ()


def test_r25_an_alliance_is_of_two_players_and_follows_from_shared_regions() -> None:
    g = position(ordinary(3, {"t1a-2": [A, B], "t1a-1": [B, C], "t3a-1": [C]}))

    assert g.shared_regions(A, B) == g.shared_regions(B, A) == ("t1a-2",)
    assert g.shared_regions(A, C) == ()


def test_r23_in_an_alliance_in_ruins_each_keeps_its_posture_and_collects_if_lying() -> None:
    match = duel("t1a-3", "t1a-4")
    match.state.regions["t1a-4"][0].lying = False
    reveal(match, FLAG, FLAG)

    assert [meeple.lying for meeple in match.state.regions["t1a-4"]] == [False, True]
    g = position(match.state)
    assert (choice_income(g, A), choice_income(g, B)) == (["t1a-4"], [])


def test_r23_two_lying_allies_collect_both() -> None:
    g = position(reveal(duel("t1a-3", "t1a-4"), FLAG, FLAG).state)
    assert choice_income(g, A) == choice_income(g, B) == ["t1a-4"]


def test_8_3_two_flags_between_allies_add_a_shared_region() -> None:
    match = reveal(allies_at_war(), FLAG, FLAG)

    assert match.happened(AllianceFormed) == [AllianceFormed("t1a-2", [A, B])]
    assert match.happened(AllianceBroken) == []
    assert position(match.state).shared_regions(A, B) == ("t1a-2", "t2a-1")


def test_8_3_an_ally_is_attacked_like_anybody() -> None:
    match = allies_at_war()

    assert match.happened(WarStarted) == [
        WarStarted(A, B, "t1a-2", "patrol", neutral=False, allied=True)
    ]
    match.then_asks(DieChoice(A), DieChoice(B))


@pytest.mark.parametrize(("attack", "defence"), [(3, FLAG), (FLAG, 3), (3, 2), (2, 2)])
def test_r26_one_number_breaks_the_alliance_whoever_refused(attack: int, defence: int) -> None:
    match = reveal(allies_at_war(), attack, defence)
    winner = match.happened(WarResolved)[0].winner

    (broken,) = match.happened(AllianceBroken)
    assert broken == AllianceBroken(winner, B if winner == A else A, ["t2a-1"])


def test_r26_a_zero_against_a_flag_breaks_the_alliance() -> None:
    match = reveal(duel(also=SHARED, war_zero=True), 0, FLAG)
    assert match.happened(AllianceBroken) == [AllianceBroken(B, A, ["t2a-1"])]


def test_r27_every_region_shared_by_the_two_is_lost_on_every_territory() -> None:
    match = reveal(allies_at_war({"t3a-1": [B, A], "t2a-3": [B, C]}), 3, 2)

    assert match.happened(AllianceBroken) == [AllianceBroken(A, B, ["t2a-1", "t3a-1"])]
    assert regions_of(match.state, B) == {"t2a-3": 1, "t3a-4": 1}


def test_r27_regions_shared_with_third_players_stay_shared() -> None:
    match = reveal(allies_at_war({"t2a-3": [B, C], "t2a-4": [A, C]}), 3, 2)

    g = position(match.state)
    assert (g.shared_regions(B, C), g.shared_regions(A, C)) == (("t2a-3",), ("t2a-4",))


def test_r28_the_meeple_beaten_in_the_attacked_region_can_not_flee() -> None:
    match = duel(also=SHARED, stock={B: (2, 0, 9)})

    reveal(match, 3, 2).then_asks(RetreatChoice(B, A))
    assert match.happened(MeepleRemoved) == [MeepleRemoved(B, "s1.1", "t1a-2")]
    assert all("t1a-2" not in option for option in match.offers(B))


def test_r34_without_another_shared_region_only_the_attacked_one_is_decided() -> None:
    match = reveal(duel(stock={B: (2, 0, 9)}), 3, 2)

    assert match.happened(AllianceBroken) == []
    assert match.happened(WarWon) == [WarWon(A)]
    assert stock(match, B) == (0, 0, 9)


def test_r64_leaving_the_only_shared_region_to_attack_breaks_nothing() -> None:
    where = {"t1a-1": [A, B], "t1a-2": [B], "t3a-2": [A], "t3a-5": [C]}
    match = march(ordinary(3, where, **filled(3, {})), "t1a-1", "t1a-2")

    assert match.happened(WarStarted) == [WarStarted(A, B, "t1a-2", "patrol")]
    assert reveal(match, 3, 2).happened(AllianceBroken) == []
    assert regions_of(match.state, B) == {"t1a-1": 1}


def test_r64_leaving_one_of_two_shared_regions_to_attack_breaks_the_other() -> None:
    where = {"t1a-1": [A, B], "t1a-2": [B], "t2a-1": [A, B], "t3a-4": [B], "t3a-5": [C]}
    match = march(ordinary(3, where, **filled(3, {})), "t1a-1", "t1a-2")

    assert reveal(match, 3, 2).happened(AllianceBroken) == [AllianceBroken(A, B, ["t2a-1"])]
    assert regions_of(match.state, B) == {"t1a-1": 1, "t3a-4": 1}
