"""Absent players: the default of every decision (SPEC 22)."""

from typing import Any

import pytest

from games.kernel.steps import Step
from games.rules.dei.state import State
from games.rules.dei.steps.answers import At, Mode, No, Number, Stop
from games.rules.dei.steps.building import Build, BuildKind, BuildPlace, On
from games.rules.dei.steps.card_actions import Buy, CardActions, Copy, CopyChoice, Finish
from games.rules.dei.steps.card_play import CardPlay, FaceChoice, Plan, PlanFirst, Play, Up
from games.rules.dei.steps.collecting import CollectLimit, CollectMode, CollectSwap, Swap
from games.rules.dei.steps.deployment import Deploy, Deployment
from games.rules.dei.steps.drone_effects import DroneCollect, DroneEnlist, FlyMode, FlyTarget
from games.rules.dei.steps.droning import Activate, DroneChoice, DroneFlight
from games.rules.dei.steps.enlisting import EnlistRegion, EnlistResource
from games.rules.dei.steps.mission import Assign, MissionChoice, Skip
from games.rules.dei.steps.moving import MoveFrom, MoveLeader, MoveScrappers, MoveTo, Without
from games.rules.dei.steps.purchase import BuyFrom, Pay, Purchase, PurchasePayment
from games.rules.dei.steps.resources import Decline, Discard, Gain
from games.rules.dei.steps.setup_picks import (
    DraftColour,
    DraftFeat,
    FactionChoice,
    KeepFeat,
    TakeColour,
    TakeFaction,
)
from tests.rules.dei.positions import (
    A,
    B,
    Units,
    boosts,
    dealt,
    give,
    hold,
    missions,
    opened,
    ordinary,
    playing,
    position,
    scene,
    show,
    unlock,
)
from tests.rules.dei.test_cards import laid


def default(state: State, step: Step[Any]) -> object:
    return step.default(position(state))


def test_the_first_free_faction() -> None:
    match = opened()
    assert default(match.state, FactionChoice(A)) == TakeFaction("auxilia")
    match.play(A, "take_faction:auxilia")
    assert default(match.state, FactionChoice(B)) == TakeFaction("ravagers")


def test_the_first_colour_and_the_first_feat() -> None:
    match = dealt(feat_draft=True)
    first = match.state.priority[0]

    assert default(match.state, DraftColour(first)) == TakeColour("red")
    match.play(first, TakeColour("red").id)
    assert default(match.state, DraftFeat(first, "red")) == KeepFeat("tac_bombardment")


def test_the_larger_group_and_the_leader_at_the_refuge_of_tile_2_1() -> None:
    assert default(ordinary(), Deployment(A)) == Deploy("G02", "G02")


def test_plans_and_cards_are_faction_cards_without_a_drone() -> None:
    state = give(ordinary(planning=True), A, "T1")
    state.seats[A].hand = ["AU8", "AU3", "T1"]

    assert default(state, PlanFirst(A)) == Plan("AU3")
    assert default(state, CardPlay(A)) == Play("AU3")
    state.seats[A].hand = ["AU8", "T1"]
    assert default(state, CardPlay(A)) == Play("AU8")


def test_a_timed_out_plan_takes_the_first_two() -> None:
    match = dealt(planning=True)
    match.time_out(A)
    match.time_out(B)

    first, second = (match.state.seats[seat] for seat in (A, B))
    assert (first.planned, second.planned) == (["AU1", "AU2"], ["FZ1", "FZ2"])


def test_cards_are_played_face_up() -> None:
    assert default(hold(ordinary(), A, 5, 5), FaceChoice(A, "AU1")) == Up()


def test_a_card_is_finished_unless_a_buy_is_pending() -> None:
    match = playing(ordinary(), "AU1")
    assert default(match.state, CardActions(A)) == Finish()
    state = boosts(hold(ordinary(), A, 5, 5), A, "boost_move")
    down = scene(state, CardPlay(A)).when(A, Play("AU1"), "down")
    assert default(down.state, CardActions(A)) == Buy()


def test_the_cheapest_card_is_bought() -> None:
    """B1 for 1 Tech and no Energy."""
    state = show(hold(ordinary(), A, 5, 5), "black", 2, "B1")
    show(show(state, "black", 1, "B12"), "black", 3, "B9")

    assert default(state, Purchase(A, "card")) == BuyFrom("black", 2)


def test_equal_prices_go_by_market_and_age() -> None:
    state = hold(ordinary(Units({A: {"G05": 1}})), A, 5, 5)
    show(show(state, "tactics", 3, "T1"), "tactics", 2, "T2")
    show(show(state, "logistics", 3, "L1"), "machinery", 3, "M1")
    show(show(show(state, "black", 1, "B12"), "black", 2, "B9"), "black", 3, "B3")

    assert default(state, Purchase(A, "card")) == BuyFrom("tactics", 3)


def test_alternative_energy_is_spared() -> None:
    state = unlock(hold(ordinary(), A, 5, 5), A, "mac_alt_energy")
    show(state, "machinery", 3, "M7")

    assert default(state, PurchasePayment(A, "card", "machinery", 3)) == Pay(2, 1)


def test_the_fewest_energy_is_paid() -> None:
    state = unlock(hold(ordinary(), A, 5, 5), A, "mac_low_energy")
    show(state, "tactics", 3, "D11")

    assert default(state, PurchasePayment(A, "card", "tactics", 3)) == Pay(1, 0)


CROWD = Units({A: {"G05": 2, "G02": 2}, B: {"G05": 1}}, {A: "G05"})


@pytest.mark.parametrize(
    ("step", "choice"),
    [
        (MoveFrom(A, "move"), At("G02")),
        (MoveTo(A, "move", "G02"), At("G03")),
        (MoveLeader(A, "move", ("G05", "G02")), Without()),
        (MoveScrappers(A, "move", ("G05", "G02"), leader=False, refuges=0), Number(1)),
        (EnlistRegion(A, "enlist"), At("G02")),
        (EnlistResource(A, "G02"), No()),
        (CollectMode(A, "collect"), Mode("collect")),
        (CollectSwap(A, "G05", "l_collect"), Swap()),
        (BuildKind(A, "build_any"), Build("refuge")),
        (BuildPlace(A, "refuge"), On("G02")),
        (DroneChoice(A), Activate("draco")),
        (DroneFlight(A, "fly"), At("R12")),
        (DroneCollect(A, "fly", 2), Stop()),
        (DroneEnlist(A, "fly", 2), Stop()),
        (FlyTarget(A, "fly", "G", 1), At("G01")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_inside_an_action_the_first_option_is_taken(step: Step[Any], choice: object) -> None:
    assert default(ordinary(CROWD), step) == choice


def test_the_fly_carries_nobody() -> None:
    state = ordinary(CROWD)
    state.drones["fly"] = "G05"

    assert default(state, FlyMode(A, "fly")) == Mode("none")


def test_the_first_card_is_copied() -> None:
    match = playing(laid(laid(ordinary(), "AU2"), "AU1"), "B1")

    assert default(match.state, CopyChoice(A)) == Copy("AU2")


@pytest.mark.parametrize(
    ("tech", "energy", "kind", "choice"),
    [(5, 5, "energy", Discard("tech")), (5, 5, "tech", Decline()), (0, 10, "energy", Decline())],
)
def test_tech_makes_room_for_energy_only(tech: int, energy: int, kind: Any, choice: object) -> None:
    state = hold(ordinary(), A, tech, energy)

    assert default(state, Gain(A, kind)) == choice
    region = "R05" if kind == "energy" else "G05"
    assert default(state, CollectLimit(A, region, "collect")) == choice


def test_the_best_mission_and_late_ones_among_equals() -> None:
    """Turn 2: 3 Tech late are worth 2, 1 Energy on time 2: the late one goes."""
    state = missions(hold(ordinary(), A, 3, 1), "tech", "energy", "outposts_red", "outposts_blue")
    state.turn = 2

    assert default(state, MissionChoice(A)) == Assign("tech")
    hold(state, A, 3, 2)
    assert default(state, MissionChoice(A)) == Assign("energy")


def test_equal_missions_go_by_column() -> None:
    state = missions(ordinary(), "outposts_red", "outposts_blue", "constructions", "outposts_green")

    assert default(state, MissionChoice(A)) == Assign("outposts_red")


def test_a_rebel_skips_only_what_is_worth_nothing() -> None:
    state = ordinary(rebellion=True)
    missions(state, "outposts_red", "outposts_blue", "constructions", "outposts_green")
    assert default(state, MissionChoice(A)) == Skip()
    missions(state, "tech", "outposts_blue", "constructions", "outposts_green")
    assert default(state, MissionChoice(A)) == Assign("tech")


def test_r50_an_absent_seat_plays_on_by_defaults() -> None:
    """Both leave: the match ends by itself, and their pieces stay."""
    match = dealt()
    match.resign(A)
    match.resign(B)

    assert match.over
    assert all(seat.leader for seat in match.state.seats)


def test_r50_the_other_seat_plays_against_defaults() -> None:
    match = dealt()
    match.resign(B)

    assert not match.over
    assert {question.seat for question in match.questions()} == {A}


def test_a_match_of_timeouts_ends() -> None:
    match = opened(3, feat_draft=True, planning=True)
    for _move in range(800):
        if match.over:
            break
        match.time_out(match.questions()[0].seat)
    assert match.over
