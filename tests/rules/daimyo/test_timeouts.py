"""What happens for a seat whose time ran out, or that resigned (SPEC 19, R65)."""

import pytest

from games.kernel.options import Choice
from games.kernel.steps import Step
from games.rules.daimyo.events.automaton import ChanceDecided
from games.rules.daimyo.events.setup import BoardDrawn, ClanDrawn
from games.rules.daimyo.printed.words import Op
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import Die, State
from games.rules.daimyo.steps.building import BuildKind, BuildLoop
from games.rules.daimyo.steps.dice import AdjustCard, DiceChange
from games.rules.daimyo.steps.die_choice import DieChoice, SpaceChoice
from games.rules.daimyo.steps.effects import FreeHero, VillagerChoice
from games.rules.daimyo.steps.hiring import HireCard
from games.rules.daimyo.steps.menu import Menu
from games.rules.daimyo.steps.mercenary_dice import MercDie
from games.rules.daimyo.steps.moving import MoveGovernor
from games.rules.daimyo.steps.placing import BuildSlot
from games.rules.daimyo.steps.recruiting import RecruitLoop, RecruitUnit
from games.rules.daimyo.steps.relic_action import RelicMove, RelicSite, SiteRoom
from games.rules.daimyo.steps.round_end import HelmetPass, IncomeChoice
from games.rules.daimyo.steps.setup_picks import FirstIsland, SecondPlace
from games.rules.daimyo.steps.storage import Trim
from games.rules.daimyo.steps.takes import MakeRoom, Wish
from games.rules.daimyo.steps.tokens import ExchangeGive, GainKind
from games.rules.daimyo.steps.units import Victim
from tests.rules.daimyo.positions import (
    A,
    B,
    C,
    die,
    governor,
    on_turn,
    opened,
    ordinary,
    position,
    scene,
    started,
    tiles,
    tokens,
)


def default(state: State, step: Step[Daimyo]) -> str:
    choice: Choice = step.default(position(state))
    return choice.id


def test_clans_and_boards_are_drawn() -> None:
    match = opened(3, boards="advanced")
    drawn = [row.event for row in match.time_out(match.state.first).emitted]
    assert isinstance(drawn[0], ClanDrawn)
    while match.questions()[0].step.slug == "setup.choose_clan":
        match.time_out(match.questions()[0].seat)
    drawn = [row.event for row in match.time_out(match.questions()[0].seat).emitted]
    assert isinstance(drawn[0], BoardDrawn)


def test_the_first_pieces_go_to_the_highest_banner_and_to_rice() -> None:
    state = ordinary(4)
    assert default(state, FirstIsland(A)) == "island:black"
    assert default(state, FirstIsland(A, "black")) == "place:black_p1"
    assert default(state, SecondPlace(A)) == "place:black_p1"


def test_the_die_for_production_then_tax_then_villagers() -> None:
    state = ordinary()
    state.pool = [Die("blue", 2), Die("green", 3), Die("green", 5), Die("red", 6)]
    assert default(state, DieChoice(A)) == "die:green:5"
    die(state, A, "production", "green", 1)
    state.pool = [Die("blue", 2), Die("green", 3), Die("red", 6)]
    assert default(state, DieChoice(A)) == "die:red:6"
    die(state, A, "tax", "red", 6)
    state.pool = [Die("blue", 2), Die("green", 3), Die("red", 6)]
    assert default(state, DieChoice(A)) == "die:blue:2"


def test_the_space_and_the_menu() -> None:
    state = ordinary()
    state.turn.die = Die("red", 3)
    assert default(state, SpaceChoice(A)) == "space:tax"
    on_turn(state, "tax", "red", 3)
    assert default(state, Menu(A)) == "main"
    state.turn.main_done = True
    assert default(state, Menu(A)) == "end"


def test_villagers_give_tokens_then_storage_then_cards() -> None:
    state = ordinary()
    assert default(state, VillagerChoice(A)) == "villager:v2"
    state.villagers["v2"] = "v2b"
    assert default(state, VillagerChoice(A)) == "villager:v3"
    state.villagers["v3"] = "v3b"
    assert default(state, VillagerChoice(A)) == "villager:v2"


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        (RelicMove(A, 1), "stop"),
        (RelicMove(A, take=1), "decline"),
        (SiteRoom(A, "take"), "decline"),
        (RecruitLoop(A), "stop"),
        (RecruitUnit(A, Op("recruit_one")), "decline"),
        (BuildLoop(A), "stop"),
        (BuildKind(A, Op("build_one")), "decline"),
        (HireCard(A), "pass"),
        (MakeRoom(A, Wish("market")), "decline"),
        (HelmetPass(A), "keep"),
        (AdjustCard(A), "cancel"),
        (DiceChange(A, 2), "stop"),
        (FreeHero(A), "decline"),
        (MoveGovernor(A, 1, 1), "decline"),
        (ExchangeGive(A, ("rice",), 2), "stop"),
    ],
)
def test_nothing_is_spent(step: Step[Daimyo], answer: str) -> None:
    assert default(ordinary(), step) == answer


def test_a_site_gives_a_tile_only_if_there_is_room() -> None:
    state = ordinary()
    assert default(state, RelicSite(A)) == "take"
    tiles(state, A, "green_1", "green_2", "green_3")
    assert default(state, RelicSite(A)) == "done"


def test_the_rarest_tile_and_token() -> None:
    state = ordinary()
    tiles(state, A, "green_1", "green_2", "red_1")
    assert default(state, Trim(A)) == f"tile:red_1:{A}"
    tokens(state, A, rice=1, metal=2)
    assert default(state, IncomeChoice(A)) == "kind:stone"
    assert default(state, GainKind(A, ("metal", "gold"))) == "kind:metal"


def test_the_victim_has_the_most_points() -> None:
    state = ordinary()
    governor(state, B, "red_p1")
    governor(state, C, "red_p2")
    state.seats[C].points = {"islands": 3}
    assert default(state, Victim(A, "red")) == f"gov:{C}:red_p2"


def test_the_first_empty_slot_in_the_listed_order() -> None:
    state = ordinary()
    assert default(state, BuildSlot(A)) == "slot:production"
    state.seats[A].slots = {"production": ["tower_a:2"]}
    assert default(state, BuildSlot(A)) == "slot:relic"


def test_mercenaries_recycle_a_random_tile_with_the_lowest_green_die() -> None:
    state = ordinary(2)
    match = scene(state, MercDie(A)).when_time_runs_out(A)
    assert match.state.automaton.dice[0].colour == "green"
    match.when_time_runs_out(A).when_time_runs_out(A)

    assert match.happened(ChanceDecided)


def test_a_whole_match_of_absent_players_ends() -> None:
    for seats in (1, 2, 3, 4):
        match = started(seats)
        for _move in range(600):
            if match.over:
                break
            match.time_out(match.questions()[0].seat)
        assert match.over


def test_r65_a_resigned_seat_is_played_by_the_defaults() -> None:
    match = started(2)
    match.resign(A)
    while not match.over:
        match.time_out(B)
    assert match.state.header.ranks[A] == 2
