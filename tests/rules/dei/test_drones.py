"""Drones: flight and effects (SPEC 11)."""

import pytest

from games.rules.dei.events.economy import BoostGained, ResourceCollected, SupplyGained
from games.rules.dei.events.pieces import (
    CubeMoved,
    DroneFlown,
    ScrapperCarried,
    ScrapperEnlisted,
    ScrappersKilled,
)
from games.rules.dei.events.turn import ActionsAdded
from games.rules.dei.queries.ways import drone_range, flight
from games.rules.dei.state import State
from games.rules.dei.steps.answers import Mode, Stop, Yes
from games.rules.dei.steps.card_actions import CardActions, Do
from games.rules.dei.steps.card_play import CardPlay
from games.rules.dei.steps.drone_effects import DroneCollect, DroneEnlist, FlyMode, FlyTarget
from games.rules.dei.steps.droning import DroneChoice, DroneFlight
from tests.rules.dei.positions import (
    CONTENT,
    FOUR,
    A,
    B,
    Units,
    at,
    doing,
    ordinary,
    playing,
    position,
    unlock,
)

C = 2
SEEKERS = ("ravagers", "farm_z")
TRANSPORT = ("refuge42", "farm_z")


def hovering(state: State, drone: str, region: str) -> State:
    state.drones[drone] = region
    return state


def test_x25_r48_range_two_reaches_twelve_regions() -> None:
    found = flight(position(ordinary()), "R12", 2)

    expected = "G05 G06 G07 G09 G11 G12 G14 R06 R08 R09 R12 R14"
    assert found == expected.split()


@pytest.mark.parametrize(("card", "distance"), [("AU8", 2), ("D10", 3), ("D11", 4)])
def test_cards_and_remote_control_lengthen_the_flight(card: str, distance: int) -> None:
    bonus = CONTENT.cards[card].actions[0].bonus
    assert drone_range(position(ordinary()), A, bonus) == distance
    state = unlock(ordinary(), A, "log_remote_control")
    assert drone_range(position(state), A, bonus) == distance + 1


def test_r48_a_drone_may_stay() -> None:
    match = doing(ordinary(), "AU8", "drone-fly").then_asks(DroneFlight(A, "fly"))

    match.when(A, *at("R12"))
    assert match.happened(DroneFlown) == [DroneFlown(A, "fly", "R12")]


def test_a_drone_flies_no_further_than_its_range() -> None:
    doing(ordinary(), "AU8", "drone-fly").refuses(A, "at:G02")


# -- Masamune ------------------------------------------------------------------------------


def test_r10_masamune_collects_without_majority() -> None:
    state = hovering(ordinary(Units({B: {"G05": 4}}), SEEKERS), "masamune", "G05")

    match = doing(state, "RA8", "drone-masamune").when(A, *at("G05"))
    match.then_asks(DroneCollect(A, "masamune", 2))
    match.when(A, Yes(), Yes())
    assert match.happened(ResourceCollected) == [ResourceCollected(A, "G05", "tech")] * 2
    match.then_asks(CardPlay(B))


def test_masamune_may_stop() -> None:
    state = hovering(ordinary(factions=SEEKERS), "masamune", "G05")

    match = doing(state, "RA8", "drone-masamune").when(A, *at("G05"), Stop())
    assert match.happened(ResourceCollected) == []


def test_x11_abraham_profits_from_masamune() -> None:
    """He stands tied in the Region; the extra Collect is plain and needs a Majority."""
    units = Units({B: {"G05": 1}, A: {"G02": 1}}, {A: "G05"})
    state = hovering(ordinary(units, SEEKERS), "masamune", "G05")

    match = doing(state, "RA8", "drone-masamune").when(A, *at("G05"), Yes(), Stop())
    assert match.happened(ActionsAdded)[0].sought
    match.then_asks(CardActions(A))
    match.when(A, Do("collect"))
    assert match.happened(ResourceCollected) == [ResourceCollected(A, "G02", "tech")]


def test_masamunes_collect_cannot_be_replaced() -> None:
    state = hovering(ordinary(Units({A: {"G05": 1}}), SEEKERS), "masamune", "G05")
    unlock(state, A, "mac_deep_mining")

    match = doing(state, "RA8", "drone-masamune").when(A, *at("G05"), Yes())
    match.refuses(A, Mode("mine"))


# -- Simon ---------------------------------------------------------------------------------


def test_simon_enlists_without_a_refuge() -> None:
    state = hovering(ordinary(Units({B: {"G07": 3}}), TRANSPORT), "simon", "G07")

    match = doing(state, "RF8", "drone-simon").when(A, *at("G07"))
    match.then_asks(DroneEnlist(A, "simon", 2))
    match.when(A, Yes(), Yes())
    assert match.happened(ScrapperEnlisted) == [ScrapperEnlisted(A, "G07")] * 2


def test_simon_takes_scrappers_from_elsewhere_if_the_reserve_is_empty() -> None:
    units = Units({A: {"G02": 8, "G05": 7}})
    state = hovering(ordinary(units, TRANSPORT), "simon", "G07")

    match = doing(state, "RF8", "drone-simon").when(A, *at("G07"), Yes())
    assert match.offers(A) == at("G02", "G05")
    match.when(A, *at("G05"))
    assert match.happened(ScrapperEnlisted) == [ScrapperEnlisted(A, "G07", "G05")]


def test_superior_numbers_do_not_replace_simons_enlist() -> None:
    state = hovering(ordinary(Units({A: {"G02": 15}}), TRANSPORT), "simon", "G07")
    unlock(state, A, "log_superiority")

    match = doing(state, "RF8", "drone-simon").when(A, *at("G07"), Yes())
    match.refuses(A, Mode("move"))


# -- Fly -----------------------------------------------------------------------------------


def test_x16_r12_the_leader_does_not_ride() -> None:
    state = hovering(ordinary(Units({A: {"G05": 1}, B: {"G07": 5}}, {A: "G05"})), "fly", "G05")

    match = doing(state, "AU8", "drone-fly").when(A, *at("G05"))
    match.then_asks(FlyMode(A, "fly"))
    assert match.offers(A) == ["mode:none", "mode:ground_1", "mode:roof_1"]
    match.when(A, Mode("ground_1"), *at("G07"))
    assert match.happened(ScrapperCarried) == [ScrapperCarried(A, "G05", "G07")]


def test_two_scrappers_travel_one_after_the_other() -> None:
    state = hovering(ordinary(Units({A: {"G05": 3}})), "fly", "G05")

    match = doing(state, "AU8", "drone-fly").when(A, *at("G05"), Mode("ground_2"), *at("G03"))
    match.then_asks(FlyTarget(A, "fly", "G", 1))
    match.when(A, *at("G12"))
    assert match.state.seats[A].scrappers == {"G05": 1, "G03": 1, "G12": 1}


def test_r12_the_drones_own_region_is_no_target() -> None:
    state = hovering(ordinary(Units({A: {"G05": 1}})), "fly", "G05")

    match = doing(state, "AU8", "drone-fly").when(A, *at("G05"), Mode("ground_1"))
    match.refuses(A, "at:G05").refuses(A, "at:R05")


def test_a_roof_takes_one_scrapper() -> None:
    state = hovering(ordinary(Units({A: {"G05": 3}})), "fly", "G05")

    match = doing(state, "AU8", "drone-fly").when(A, *at("G05"), Mode("roof_1"))
    match.refuses(A, "at:G03")
    match.when(A, *at("R05"))
    assert match.happened(ScrapperCarried) == [ScrapperCarried(A, "G05", "R05")]


def test_a_fly_without_scrappers_just_flies() -> None:
    match = doing(ordinary(), "AU8", "drone-fly").when(A, *at("G05"))

    match.then(DroneFlown(A, "fly", "G05"), *match.facts[1:]).then_asks(CardPlay(B))


# -- Draco ---------------------------------------------------------------------------------


def test_r49_r54_draco_strikes_everybody_at_once() -> None:
    """Removals, control, the victims' Boosts in Priority order, then the player's own."""
    units = Units({A: {"G09": 1}, B: {"G09": 1}, C: {"G09": 2}, 3: {"G09": 1}})
    state = hovering(ordinary(units, FOUR), "draco", "G09")
    state.priority = [3, C, B, A]

    match = doing(state, "D4", "drone-draco-1").when(A, *at("G09"))
    strike = ScrappersKilled(A, "G09", [3, C, B], "draco")
    assert match.happened(ScrappersKilled) == [strike]
    assert [event.seat for event in match.happened(BoostGained)] == [3, C, B, A]
    assert match.happened(SupplyGained) == [SupplyGained(A, "drone", 1)]
    assert match.facts.index(strike) < match.facts.index(match.happened(BoostGained)[0])


def test_e7_r11_a_leader_is_immune_and_the_reward_is_certain() -> None:
    units = Units({}, {B: "G05"})
    state = hovering(ordinary(units, ("farm_z", "auxilia")), "draco", "G05")

    match = doing(state, "FZ8", "drone-draco").when(A, *at("G05"))
    assert match.happened(ScrappersKilled) == []
    assert match.happened(SupplyGained) == [SupplyGained(A, "drone", 1)]
    assert [event.seat for event in match.happened(BoostGained)] == [A]


def test_draco_spares_its_own_player() -> None:
    units = Units({A: {"G05": 2}, B: {"G05": 1}})
    state = hovering(ordinary(units, ("farm_z", "auxilia")), "draco", "G05")

    match = doing(state, "FZ8", "drone-draco").when(A, *at("G05"))
    assert match.state.seats[A].scrappers == {"G05": 2}
    assert match.state.seats[B].scrappers == {}


def test_r42_anybody_may_use_any_drone_they_have_a_card_for() -> None:
    match = doing(ordinary(), "B8", "any_drone").then_asks(DroneChoice(A))

    assert match.offers(A) == ["activate:draco", "activate:fly"]
    match.refuses(A, "activate:simon")
    match.when(A, "activate:draco").then_asks(DroneFlight(A, "draco"))


def test_any_drone_with_a_bonus_flies_further() -> None:
    match = doing(ordinary(), "B9", "any_drone-1").when(A, "activate:draco")

    match.then_asks(DroneFlight(A, "draco", 1))


def test_a_drone_moves_trojan_horse_control() -> None:
    """A Drone that arrives tips a Tie."""
    state = ordinary(Units({A: {"G09": 1}, B: {"G09": 1}}))
    unlock(state, A, "tac_trojan_horse")

    match = doing(state, "AU8", "drone-fly").when(A, *at("G09"))
    assert match.happened(CubeMoved)[0] == CubeMoved("red3", A)


def test_drones_are_nobodys_units() -> None:
    state = hovering(ordinary(), "fly", "G05")

    assert state.outposts["red1"].controller == -1
    assert "do:drone-fly" in playing(state, "AU8").offers(A)
