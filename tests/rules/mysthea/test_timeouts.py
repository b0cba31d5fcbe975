"""What absent seats do (SPEC 16), and seats that left (R54)."""

from typing import Any

import pytest

from games.kernel.steps import Step
from games.rules.mysthea.effects.call import Call
from games.rules.mysthea.effects.choices import EnemyChoice, RegionChoice
from games.rules.mysthea.effects.effect import Effect, HandCardChoice, PartChoice
from games.rules.mysthea.effects.portals import PortalDestination, PortalUnit
from games.rules.mysthea.scoring.glory import ranks
from games.rules.mysthea.state import Battle, Command, Garrison, OpenEncounter, State
from games.rules.mysthea.steps.act import ActCard
from games.rules.mysthea.steps.battle import BattleRegion
from games.rules.mysthea.steps.battle_choices import CardChoice, HitChoice, RetreatChoice
from games.rules.mysthea.steps.building import FreeDeploy
from games.rules.mysthea.steps.develop import (
    BottomPick,
    DevelopMode,
    MarketTake,
    MarketTakeMore,
)
from games.rules.mysthea.steps.encounter import FreeEncounter, SideChoice
from games.rules.mysthea.steps.island import AttunementChoice, InsertChoice
from games.rules.mysthea.steps.meditate import MeditationFort
from games.rules.mysthea.steps.monster_call import MonsterChoice
from games.rules.mysthea.steps.monster_choices import LossChoice, TributeChoice
from games.rules.mysthea.steps.moving import CarryChoice, DestinationChoice, UnitChoice
from games.rules.mysthea.steps.placing import ReplacedChoice
from games.rules.mysthea.steps.seer import BattleSeer, EncounterSeer
from games.rules.mysthea.steps.setup_picks import ChampionChoice, TokenChoice
from games.rules.mysthea.steps.spending import ActSpending, CrystalSpending, RewardSpending
from games.rules.mysthea.steps.turn import TurnChoice
from tests.rules.mysthea.positions import A, B, C, opened, ordinary, position, started

HERE = "tree.crystal"


def default(step: Step[Any], state: State) -> str:
    return step.default(position(state)).id


def spending(kind: Any, points: int, energy: int = 0) -> State:
    state = ordinary(purse={A: (energy, 0, 0)})
    state.commands = [Command(A, kind, points, "C048" if kind == "act" else "")]
    return state


def fighting() -> State:
    state = ordinary(2, units={A: {HERE: "gtf"}, B: {HERE: "t"}}, champions={A: HERE})
    state.battle = Battle(A, HERE, 0, [A, B], {A: Garrison(1, 1, 1), B: Garrison(1)}, [A])
    return state


def test_a_turn_is_a_meditation_and_its_end() -> None:
    state = ordinary(hands={A: ["C001"]}, purse={A: (5, 5, 0)})
    assert default(TurnChoice(A), state) == "meditate"
    state.basic_done = True
    assert default(TurnChoice(A), state) == "end_turn"


def test_a_forced_act_plays_the_card_with_the_fewest_points() -> None:
    assert default(ActCard(A), ordinary(hands={A: ["C048", "C026", "C001"]})) == "card:C026"


@pytest.mark.parametrize("step", [ActSpending(A), RewardSpending(A)])
def test_points_become_energy_as_long_as_there_is_room(step: Step[Any]) -> None:
    assert default(step, spending("act", 2)) == "cp.energy"
    assert default(step, spending("act", 2, 12)) == "done"
    assert default(step, spending("act", 0)) == "done"


def test_crystals_construct_then_deploy_troops() -> None:
    state = spending("crystal", 1)
    assert default(CrystalSpending(A), state) == "cp.construct:troop"
    state.seats[A].supply["troop"], state.seats[A].pool["troop"] = 0, 8
    assert default(CrystalSpending(A), state) == "cp.deploy:troop"
    state.seats[A].pool["troop"] = 0
    assert default(CrystalSpending(A), state) == "done"


def test_moves_are_declined_or_the_first() -> None:
    state = ordinary(units={A: {"arch.forest": "t"}}, boards={A: ["C038"]})
    assert default(UnitChoice(A, "troop", optional=True), state) == "decline"
    assert default(UnitChoice(A, "troop"), state) == "unit:arch.forest:troop"
    assert default(DestinationChoice(A, "arch.forest", "troop"), state).startswith("to:")
    assert default(CarryChoice(A, "arch.forest", "champion", "arch.myst"), state) == "none"


def test_the_weakest_accessory_is_replaced() -> None:
    state = ordinary(boards={A: ["C034", "C031", "C033"]})
    assert default(ReplacedChoice(A, "C011"), state) == "card:C031"


def test_developing_reveals_a_fourth_and_takes_the_strongest_leftmost() -> None:
    state = ordinary(market=["C021", "C024", "C025"], purse={A: (9, 0, 0)})
    assert default(DevelopMode(A), state) == "reveal_fourth"
    assert default(BottomPick(A), state) == "card:C021"
    assert default(MarketTake(A), state) == "card:C024"
    assert default(MarketTakeMore(A), state) == "stop"


def test_a_fort_goes_to_the_champion() -> None:
    state = ordinary(units={A: {"arch.forest": "t"}})
    assert default(MeditationFort(A, 1), state) == "region:monolith.myst"


def test_free_things_are_taken() -> None:
    state = ordinary(heroes={A: "H06"})
    assert default(FreeDeploy(A, "troop"), state) == "yes"
    assert default(BattleSeer(A), state) == "yes"
    assert default(EncounterSeer(A), state) == "yes"
    assert default(FreeEncounter(A), state) == "yes"


def test_a_battle_is_where_the_lead_is_largest() -> None:
    state = ordinary(
        2,
        units={A: {HERE: "gg", "arch.myst": "t"}, B: {HERE: "t", "arch.myst": "t"}},
        champions={B: "sphere.myst"},
    )
    assert default(BattleRegion(A), state) == f"region:{HERE}"


def test_in_a_battle_nothing_is_laid_nobody_retreats_troops_go_first() -> None:
    state = fighting()
    assert default(CardChoice(A), state) == "none"
    assert default(RetreatChoice(A, 3), state) == "done"
    assert default(HitChoice(A, 1), state) == "hit:troop"
    state.seats[A].board[HERE] = Garrison(0, 0, 1)
    assert default(HitChoice(A, 1), state) == "hit:fort"
    del state.seats[A].board[HERE]
    assert default(HitChoice(A, 1), state) == "hit:champion"


def test_an_attunement_is_taken_if_it_scores() -> None:
    assert default(AttunementChoice(A), ordinary()) == "skip"
    assert default(AttunementChoice(A), ordinary(boards={A: ["C019"]})) == "take:A01"
    assert default(InsertChoice(A), ordinary()) == "after:tree"


def test_encounters_go_left_and_optional_parts_are_declined() -> None:
    state = ordinary(hands={A: ["C001", "C065"]}, units={A: {"arch.forest": "t"}})
    state.encounters = [OpenEncounter(A, "EN09")]
    assert default(SideChoice(A), state) == "icon:chest"
    assert default(HandCardChoice(Call(A, "EN09:0")), state) == "decline"
    assert default(Effect(Call(A, "EN02:1")), state) == "no"
    assert default(PartChoice(Call(A, "EN07:1")), state) == "decline"
    assert default(PortalUnit(A, "troop", optional=True), state) == "decline"
    assert default(RegionChoice(Call(A, "EN25:1")), state) == "decline"
    assert default(EnemyChoice(A, B, "troop"), state) == "decline"


def test_what_must_be_done_is_done_with_the_first_or_the_cheapest() -> None:
    state = ordinary(
        hands={A: ["C065", "C001"]},
        units={A: {"arch.forest": "t"}, B: {"sphere.myst": "t", "arch.forest": "t"}},
    )
    assert default(HandCardChoice(Call(A, "C015")), state) == "card:C001"
    assert default(PartChoice(Call(A, "C034")), state) == "part:0"
    assert default(RegionChoice(Call(A, "C044")), state) == "region:arch.forest"
    assert default(PortalUnit(A, "champion"), state) == "unit:monolith.myst:champion"
    assert default(PortalDestination(A, "monolith.myst", ["champion"]), state).startswith("to:")


def test_the_strongest_monster_is_called() -> None:
    state = ordinary(era=3, track=("utcoro", "caerulas", "cannibarok"))
    assert default(MonsterChoice(A), state) == "monster:caerulas"


def test_units_are_lost_where_it_hurts_least() -> None:
    state = ordinary(units={A: {"monolith.river": "g", "monolith.crystal": "tt"}})
    assert default(LossChoice(A, "monolith"), state) == "region:monolith.crystal"
    state.seats[A].champion.wounded = True
    assert default(LossChoice(A, "monolith"), state) == "region:monolith.myst"


def test_a_random_card_is_given_up() -> None:
    state = ordinary(discards={A: ["C001"]}, purse={A: (0, 0, 9)})
    assert default(TributeChoice(A, "onygauros"), state) == "random_card"


def test_setup_defaults() -> None:
    match = opened(3, mode="advanced_draft")
    seat = match.questions()[0].seat
    match.time_out(seat)
    assert match.state.seats[seat].champion.id
    for _pick in range(2):
        match.time_out(match.questions()[0].seat)
    match.time_out(seat)
    assert match.g.card(match.state.seats[seat].hand[0]).type == "upgrade"

    state = ordinary()
    for owner in state.seats:
        owner.champion.region = ""
    assert default(ChampionChoice(A), state) == "region:monolith.crystal"
    state.seats[A].champion.region = "monolith.crystal"
    assert default(TokenChoice(A), state) == "island:tree"


def test_r54_a_seat_that_left_stays_and_decides_by_default() -> None:
    match = started(3)
    match.resign(B)
    while not match.over and match.state.era == 1:
        question = match.questions()[0]
        assert question.seat != B
        match.time_out(question.seat)
    assert match.state.seats[B].champion.region
    assert match.state.header.resigned == [B]


def test_r54_a_match_that_everybody_left_still_ends() -> None:
    match = started(2)
    match.resign(A)
    match.resign(B)
    assert match.over
    assert sorted(match.state.header.ranks) == [1, 2]


def test_who_left_is_ranked_behind_those_who_stayed() -> None:
    state = ordinary(purse={A: (0, 0, 90), B: (0, 0, 10), C: (0, 0, 20)})
    state.header.resigned = [A]
    assert ranks(position(state)) == [3, 2, 1]
