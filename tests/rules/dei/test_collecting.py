"""Collect, its riders, what replaces it, the limit of ten (SPEC 9.3, 9.8)."""

import pytest

from games.rules.dei.events.economy import (
    BoostGained,
    ResourceCollected,
    ResourceDeclined,
    ResourceDiscarded,
    ResourceGained,
    ResourcePlaced,
    TechSwapped,
)
from games.rules.dei.events.pieces import ScrappersKilled
from games.rules.dei.steps.answers import Mode
from games.rules.dei.steps.card_actions import CardActions, Do
from games.rules.dei.steps.card_play import CardPlay
from games.rules.dei.steps.collecting import CollectLimit, CollectMode, CollectSwap, Keep, Swap
from games.rules.dei.steps.resources import Decline, Discard, Gain
from tests.rules.dei.positions import (
    A,
    B,
    Units,
    at,
    doing,
    hold,
    lay,
    ordinary,
    playing,
    unlock,
)

SEEKERS = ("ravagers", "farm_z")


def test_a_collect_takes_one_resource_where_the_majority_is() -> None:
    match = doing(ordinary(Units({A: {"G05": 1, "G02": 1}, B: {"G09": 1}})), "AU3", "collect")

    assert match.offers(A) == at("G02", "G05")
    match.refuses(A, "at:G09")
    match.when(A, *at("G05")).then(ResourceCollected(A, "G05", "tech"))
    assert match.state.resources["G05"] == 2


def test_an_empty_region_gives_nothing() -> None:
    state = lay(ordinary(Units({A: {"G05": 1}})), "G05", 0)

    playing(state, "AU3").refuses(A, Do("collect"))


def test_roofs_give_energy() -> None:
    match = doing(ordinary(Units({A: {"R05": 1}})), "AU3", "collect")

    assert match.happened(ResourceCollected) == [ResourceCollected(A, "R05", "energy")]


def test_a_logistics_collect_may_swap_tech_for_energy() -> None:
    match = doing(ordinary(Units({A: {"G05": 1}})), "L2", "l_collect")

    match.then_asks(CollectSwap(A, "G05", "l_collect"))
    match.when(A, Swap()).then(TechSwapped(A))
    assert (match.state.seats[A].tech, match.state.seats[A].energy) == (1, 2)


def test_energy_is_never_swapped() -> None:
    doing(ordinary(Units({A: {"R05": 1}})), "L2", "l_collect").refuses(A, Swap())


def test_r26_no_swap_without_energy_in_the_reserve() -> None:
    state = ordinary(Units({A: {"G05": 1}}))
    state.resources["R02"] = state.resources.get("R02", 0) + state.reserve["energy"]
    state.reserve["energy"] = 0

    doing(state, "L2", "l_collect").refuses(A, Swap())


def test_a_machinery_collect_gains_a_tech_more() -> None:
    match = doing(ordinary(Units({A: {"R05": 1}})), "M2", "m_collect")

    assert match.facts[-2:] == [ResourceCollected(A, "R05", "energy"), ResourceGained(A, "tech")]


def test_the_camp_swaps_beside_an_elevator() -> None:
    state = unlock(ordinary(Units({A: {"G05": 1, "G02": 1}})), A, "mac_camp")
    state.seats[A].elevators = ["G05-R05"]

    match = doing(state, "AU3", "collect").when(A, *at("G05"))
    match.then_asks(CollectSwap(A, "G05", "collect"))
    match.when(A, Keep()).then().then_asks(CardActions(A))


def test_the_camp_does_not_swap_elsewhere() -> None:
    state = unlock(ordinary(Units({A: {"G05": 1, "G02": 1}})), A, "mac_camp")
    state.seats[A].elevators = ["G05-R05"]

    doing(state, "AU3", "collect").when(A, *at("G02")).then_asks(CardActions(A))


def test_the_eleventh_resource_asks_for_room() -> None:
    state = hold(ordinary(Units({A: {"R05": 1}})), A, 7, 3)

    match = doing(state, "AU3", "collect").then_asks(CollectLimit(A, "R05", "collect"))
    assert match.offers(A) == ["discard:tech", "discard:energy", "decline"]
    match.when(A, Discard("tech"))
    match.then(ResourceDiscarded(A, "tech"), ResourceCollected(A, "R05", "energy"))


def test_r47_r53_a_declined_resource_stays_and_nothing_follows() -> None:
    """Neither the Machinery's Tech nor Abraham."""
    state = hold(ordinary(Units({}, {A: "G05"}), SEEKERS), A, 7, 3)

    match = doing(state, "M2", "m_collect").when(A, Decline())
    match.then(ResourceDeclined(A, "tech"))
    assert match.state.resources["G05"] == 3
    assert not match.state.play.sought


def test_r46_at_the_limit_room_is_made_before_the_swap() -> None:
    state = hold(ordinary(Units({A: {"G05": 1}})), A, 10, 0)

    match = doing(state, "L2", "l_collect").when(A, Discard("tech"), Swap())
    match.then(ResourceDiscarded(A, "tech"), ResourceCollected(A, "G05", "tech"), TechSwapped(A))


def test_r53_the_machinerys_tech_meets_the_limit_again() -> None:
    state = hold(ordinary(Units({A: {"G05": 1}})), A, 8, 1)

    match = doing(state, "M2", "m_collect").then_asks(Gain(A, "tech"))
    match.when(A, Discard("energy"))
    match.then(ResourceDiscarded(A, "energy"), ResourceGained(A, "tech"))


def test_gains_come_one_at_a_time_at_the_limit() -> None:
    """B6 gains two: the first fits, the second asks."""
    state = hold(ordinary(), A, 5, 4)

    match = doing(state, "B6", "gain_tech-2")
    assert match.happened(ResourceGained) == [ResourceGained(A, "tech")]
    match.then_asks(Gain(A, "tech"))


def test_r26_a_gain_takes_what_the_reserve_has() -> None:
    state = ordinary()
    state.resources["G01"] += state.reserve["tech"] - 1
    state.reserve["tech"] = 1

    match = doing(state, "B6", "gain_tech-2")
    assert match.happened(ResourceGained) == [ResourceGained(A, "tech")]
    assert match.state.reserve["tech"] == 0


def test_r26_nothing_is_gained_from_an_empty_reserve() -> None:
    state = ordinary()
    state.resources["G01"] += state.reserve["tech"]
    state.reserve["tech"] = 0

    match = playing(state, "B6").then_asks(CardPlay(B))
    assert match.happened(ResourceGained) == []


def test_x10_r21_abraham_adds_one_collect_per_phase() -> None:
    state = ordinary(Units({A: {"G02": 1}}, {A: "G05"}), SEEKERS)

    match = doing(state, "RA3", "collect").when(A, *at("G05"))
    assert [entry.do for entry in match.state.play.current.bag] == ["collect", "collect"]
    match.when(A, Do("collect"), *at("G05"))
    assert [entry.do for entry in match.state.play.current.bag] == ["collect"]
    assert match.state.play.sought


def test_x10_the_extra_collect_may_be_used_elsewhere() -> None:
    state = ordinary(Units({A: {"G02": 1}}, {A: "G05"}), SEEKERS)

    match = doing(state, "RA3", "collect").when(A, *at("G05"), Do("collect"), *at("G02"))
    match.when(A, Do("collect"), *at("G02"))
    assert match.state.resources["G02"] == 0


def test_a_collect_away_from_abraham_adds_nothing() -> None:
    state = ordinary(Units({A: {"G02": 1}}, {A: "G05"}), SEEKERS)

    match = doing(state, "RA3", "collect").when(A, *at("G02"))
    assert len(match.state.play.current.bag) == 1


def test_x26_deep_mining_then_collect() -> None:
    state = unlock(ordinary(Units({A: {"R07": 1}}), SEEKERS), A, "mac_deep_mining")

    match = doing(state, "RA3", "collect")
    assert match.happened(ResourcePlaced) == []
    match.when(A, *at("R07"))
    match.then(ResourcePlaced(A, "R07", "energy"))
    match.when(A, Do("collect"), Mode("collect"))
    assert match.happened(ResourceCollected) == [ResourceCollected(A, "R07", "energy")]


def test_r22_a_replaced_collect_has_no_rider() -> None:
    state = unlock(ordinary(Units({A: {"G05": 1}})), A, "mac_deep_mining")

    match = doing(state, "M2", "m_collect").then_asks(CollectMode(A, "m_collect"))
    match.when(A, Mode("mine"), *at("G05")).then(ResourcePlaced(A, "G05", "tech"))


def test_r21_the_extra_collect_may_be_replaced_and_does_not_repeat() -> None:
    units = Units({A: {"G02": 1}}, {A: "G05"})
    state = unlock(ordinary(units, SEEKERS), A, "mac_deep_mining")

    match = doing(state, "RA4", "collect").when(A, Mode("collect"), *at("G05"))
    match.when(A, Do("collect"), Mode("mine"), *at("G02"))
    assert "do:collect" not in match.offers(A)


@pytest.mark.parametrize(("own", "theirs", "is_ok"), [(1, 2, True), (2, 2, True), (3, 2, False)])
def test_r15_the_remedy_kills_only_without_majority(own: int, theirs: int, is_ok: bool) -> None:  # noqa: FBT001
    state = ordinary(Units({A: {"G05": own, "G02": 1}, B: {"G05": theirs}}))
    unlock(state, A, "tac_remedy")

    assert (Mode("remedy").id in doing(state, "AU3", "collect").offers(A)) is is_ok


def test_r15_the_victim_of_the_remedy_gains_a_boost() -> None:
    state = unlock(ordinary(Units({A: {"G05": 1}, B: {"G05": 2}})), A, "tac_remedy")

    match = doing(state, "AU3", "collect")
    assert match.happened(ScrappersKilled) == [ScrappersKilled(A, "G05", [B])]
    assert [event.seat for event in match.happened(BoostGained)] == [B]
