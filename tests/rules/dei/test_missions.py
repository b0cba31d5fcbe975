"""Missions: what they count, on time and late (SPEC 15)."""

import pytest

from games.rules.dei.events.economy import MissionScored, MissionSkipped
from games.rules.dei.queries.dei import Dei
from games.rules.dei.scoring.missions import counted, is_late, open_missions, worth
from games.rules.dei.state import MissionCard, State
from games.rules.dei.steps.mission import Assign, MissionChoice, Skip
from tests.rules.dei.positions import (
    CONTENT,
    FOUR,
    A,
    B,
    Units,
    give,
    hold,
    missions,
    ordinary,
    position,
    scene,
    settle,
    unlock,
)

EIGHT = (
    "tech",
    "energy",
    "drone_cards",
    "constructions",
    "scrappers",
    "outposts_any",
    "outposts_red",
    "garrison_blue",
)


def both(state: State, mission: str) -> tuple[int, int]:
    """On time and late."""
    state.turn = 2
    g: Dei = position(state)
    return worth(g, A, MissionCard(mission, 2, 1)), worth(g, A, MissionCard(mission, 1, 1))


def test_e8_resources() -> None:
    assert both(hold(ordinary(), A, 7, 0), "tech") == (7, 4)
    assert both(hold(ordinary(), A, 0, 5), "energy") == (10, 6)


def test_e8_r28_drone_cards_wherever_they_are() -> None:
    """The starting one in hand, one in the Bin, one on the board."""
    state = give(ordinary(), A, "D10", "B8")
    state.seats[A].hand.remove("D10")
    state.seats[A].bin.append("D10")

    assert both(state, "drone_cards") == (6, 3)


def test_e8_constructions() -> None:
    state = ordinary()
    state.seats[A].refuges = ["G05", "G05"]
    state.seats[A].elevators = ["G02-R05"]
    state.seats[A].bridges = ["2.2:AB/a"]

    assert both(state, "constructions") == (8, 4)


@pytest.mark.parametrize("scrappers", [11, 13])
def test_e8_r13_the_leader_counts_as_a_scrapper(scrappers: int) -> None:
    state = ordinary(Units({A: {"G02": scrappers}}))

    assert counted(position(state), A, "scrappers") == scrappers + 1
    assert both(state, "scrappers") == (12, 8)


def test_e8_cubes() -> None:
    state = ordinary(Units({A: {"G05": 1, "G09": 1, "G11": 1, "G03": 1, "G12": 1}}))

    assert both(state, "outposts_any") == (10, 5)
    assert both(state, "outposts_red") == (9, 6)


def test_e8_r43_garrisons_need_no_control() -> None:
    """Four blue Outposts with a Unit beside them, all held by somebody else."""
    state = ordinary(factions=FOUR)
    blue = [o.region for o in state.outposts.values() if o.colour == "blue"][:4]
    state.seats[A].scrappers = dict.fromkeys(blue, 1)
    state.seats[B].scrappers = dict.fromkeys(blue, 3)
    settle(state)

    assert both(state, "garrison_blue") == (8, 4)
    assert both(state, "outposts_blue") == (0, 0)


def test_r7_an_outpost_held_by_constructions_is_no_garrison() -> None:
    state = unlock(ordinary(), A, "tac_fortress")
    state.seats[A].refuges = ["G05"]
    settle(state)

    assert counted(position(state), A, "outposts_red") == 1
    assert counted(position(state), A, "garrison_red") == 0


def test_r43_there_is_one_garrison_mission_per_colour() -> None:
    garrisons = [m.colour for m in CONTENT.missions.values() if m.formula == "garrisons"]

    assert sorted(colour or "" for colour in garrisons) == ["blue", "green", "red"]


def turn_three() -> State:
    state = missions(ordinary(), *EIGHT)
    state.turn, state.phase = 3, 3
    state.seats[A].missions = [MissionCard("tech", 1, 1), MissionCard("constructions", 4, 1)]
    return state


def test_x19_r60_columns_are_used_once() -> None:
    state = turn_three()
    g = position(state)

    found = [(card.column, card.row, is_late(g, card)) for card in open_missions(g, A)]
    assert found == [(2, 1, True), (2, 2, True), (3, 1, False), (3, 2, False)]


def test_x19_a_used_column_is_refused() -> None:
    scene(turn_three(), MissionChoice(A)).refuses(A, Assign("scrappers")).refuses(A, Assign("tech"))


def test_a_mission_is_scored_at_once_and_nothing_is_spent() -> None:
    """R38: several may use it, zero is legal."""
    state = hold(missions(ordinary(), *EIGHT), A, 4, 2)

    match = scene(state, MissionChoice(A), MissionChoice(B)).when(A, Assign("energy"))
    match.then(MissionScored(A, "energy", 2, 1, 2, 4))
    assert (match.state.seats[A].supply, match.state.seats[A].energy) == (4, 2)
    match.when(B, Assign("energy"))
    assert match.state.seats[B].supply == 2


def test_r38_a_worthless_mission_may_be_chosen() -> None:
    match = scene(missions(ordinary(), *EIGHT), MissionChoice(A)).when(A, Assign("outposts_red"))

    match.then(MissionScored(A, "outposts_red", 3, 2, 0, 0))


def test_x28_rebellion_may_skip() -> None:
    match = scene(missions(ordinary(rebellion=True), *EIGHT), MissionChoice(A)).when(A, Skip())

    match.then(MissionSkipped(A))
    assert match.state.seats[A].missions == []


def test_a_skip_is_refused_without_rebellion() -> None:
    scene(missions(ordinary(), *EIGHT), MissionChoice(A)).refuses(A, Skip())


def test_late_is_worth_less() -> None:
    state = hold(turn_three(), A, 0, 3)

    match = scene(state, MissionChoice(A)).when(A, Assign("energy"))
    match.then(MissionScored(A, "energy", 2, 1, 3, 3, late=True))
