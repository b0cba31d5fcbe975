"""Move: ways, groups, the Majority rule (SPEC 9.2)."""

import pytest

from games.rules.dei.events.pieces import CubeMoved, UnitsMoved
from games.rules.dei.queries.moving import Group, destinations, is_legal, origins
from games.rules.dei.queries.ways import links
from games.rules.dei.steps.moving import (
    MoveFrom,
    MoveLeader,
    MoveRefuges,
    MoveScrappers,
    MoveTo,
    With,
    Without,
)
from tests.rules.dei.positions import (
    A,
    B,
    Units,
    at,
    doing,
    ordinary,
    position,
    unlock,
)

CLIMBERS = ("refuge42", "ravagers")
SEEKERS = ("ravagers", "farm_z")


def test_a_move_asks_from_where_to_where_and_who() -> None:
    state = ordinary(Units({A: {"G02": 2, "G05": 1}}, {A: "G02"}))

    match = doing(state, "AU2", "move").then_asks(MoveFrom(A, "move"))
    assert match.offers(A) == at("G02", "G05")
    match.when(A, *at("G02")).then().then_asks(MoveTo(A, "move", "G02"))
    match.when(A, *at("G03")).then_asks(MoveLeader(A, "move", ("G02", "G03")))
    match.when(A, With()).then_asks(
        MoveScrappers(A, "move", ("G02", "G03"), leader=True, refuges=0)
    )
    assert match.offers(A) == ["number:0", "number:1", "number:2"]
    match.when(A, "number:1")
    match.then(UnitsMoved(A, "G02", "G03", 1, leader=True), CubeMoved("blue1", A))


def test_one_move_is_one_step() -> None:
    match = doing(ordinary(Units({A: {"G02": 1, "G05": 1}})), "AU2", "move").when(A, *at("G02"))

    assert match.offers(A) == at("G03", "G05")
    match.refuses(A, *at("G09"))


@pytest.mark.parametrize(("group", "is_ok"), [(2, False), (3, True)])
def test_x1_entering_needs_more_than_anybody_has(group: int, is_ok: bool) -> None:  # noqa: FBT001
    state = ordinary(Units({A: {"G02": 3}, B: {"G05": 2}}), SEEKERS)
    move = Group(scrappers=group)

    assert is_legal(position(state), A, "move", ("G02", "G05"), move) is is_ok


def test_x1_neena_alone_enters_but_takes_nothing() -> None:
    state = ordinary(Units({B: {"G05": 2}}, {A: "G02"}))

    match = doing(state, "AU2", "move").when(A, *at("G05"))
    match.then(UnitsMoved(A, "G02", "G05", leader=True))
    assert match.state.outposts["red1"].controller == B


def test_x1_neenas_group_ignores_the_rule_as_a_whole() -> None:
    state = ordinary(Units({A: {"G02": 1}, B: {"G05": 5}}, {A: "G02"}))

    match = doing(state, "AU2", "move").when(A, *at("G05"))
    match.then_asks(MoveScrappers(A, "move", ("G02", "G05"), leader=True, refuges=0))
    assert match.offers(A) == ["number:0", "number:1"]


def test_x2_z13_alone_beats_two_scrappers() -> None:
    state = ordinary(Units({B: {"G05": 2}}, {A: "G02"}), ("farm_z", "auxilia"))

    match = doing(state, "FZ2", "move").when(A, *at("G05"))
    match.then(UnitsMoved(A, "G02", "G05", leader=True), CubeMoved("red1", A))


def test_r1_construction_modifiers_of_an_opponent_count() -> None:
    """B has no Unit in G05, but a Fortress worth 2."""
    state = unlock(ordinary(Units({A: {"G02": 2}}), SEEKERS), B, "tac_fortress")
    state.seats[B].refuges = ["G05"]

    assert destinations(position(state), A, "move", "G02") == ("G03",)


def test_r2_the_majority_after_the_move_decides() -> None:
    """With 1 against 2 in G05 two more Units lead."""
    state = ordinary(Units({A: {"G02": 2, "G05": 1}, B: {"G05": 2}}), SEEKERS)

    assert is_legal(position(state), A, "move", ("G02", "G05"), Group(scrappers=2))
    assert not is_legal(position(state), A, "move", ("G02", "G05"), Group(scrappers=1))


def test_r4_a_move_may_break_a_tie() -> None:
    state = ordinary(Units({A: {"G02": 1, "G05": 2}, B: {"G05": 2}}), SEEKERS)

    assert "G05" in destinations(position(state), A, "move", "G02")


def test_leaving_needs_no_majority() -> None:
    state = ordinary(Units({A: {"G05": 1}, B: {"G05": 4}}), SEEKERS)

    assert "G05" in origins(position(state), A, "move")


def test_a_tactical_move_ignores_the_majority() -> None:
    state = ordinary(Units({A: {"G02": 1}, B: {"G05": 4}}), SEEKERS)

    match = doing(state, "T1", "t_move").when(A, *at("G05"))
    match.then(UnitsMoved(A, "G02", "G05", 1))


def test_a_logistics_move_climbs_under_the_majority_rule() -> None:
    state = ordinary(Units({A: {"G02": 1}, B: {"R05": 1}}), SEEKERS)

    assert destinations(position(state), A, "l_move", "G02") == ("G03", "G05", "R01")


@pytest.mark.parametrize("region", ["R05", "R01", "G09"])
def test_a_plain_move_does_not_climb_or_jump(region: str) -> None:
    state = ordinary(Units({A: {"G02": 2, "G05": 1}}), SEEKERS)

    doing(state, "RA2", "move").when(A, *at("G02")).refuses(A, *at(region))


def test_x17_aria_climbs_alone() -> None:
    state = ordinary(Units({A: {"G02": 2}}, {A: "G02"}), CLIMBERS)

    match = doing(state, "RF2", "move").when(A, *at("R05"))
    match.then(UnitsMoved(A, "G02", "R05", leader=True))


def test_x17_with_an_elevator_any_group_climbs() -> None:
    state = ordinary(Units({A: {"G02": 2}}, {A: "G02"}), CLIMBERS)
    state.seats[A].elevators = ["G02-R05"]

    match = doing(state, "RF2", "move").when(A, *at("R05")).when(A, Without())
    assert match.offers(A) == ["number:1", "number:2"]


def test_x17_a_logistics_move_takes_any_group_up() -> None:
    state = ordinary(Units({A: {"G02": 2}}, {A: "G02"}), CLIMBERS)

    assert is_legal(position(state), A, "l_move", ("G02", "R05"), Group(scrappers=2))
    assert not is_legal(position(state), A, "move", ("G02", "R05"), Group(scrappers=2))
    assert not is_legal(position(state), A, "move", ("G02", "R05"), Group(leader=True, scrappers=1))


def test_climbing_obeys_the_majority_rule() -> None:
    state = ordinary(Units({B: {"R05": 1}}, {A: "G02"}), CLIMBERS)

    assert "R05" not in destinations(position(state), A, "move", "G02")


def test_bridges_and_elevators_link_for_their_owner_only() -> None:
    state = ordinary()
    state.seats[A].bridges = ["2.2:AB/a"]
    state.seats[A].elevators = ["G02-R05"]
    g = position(state)

    assert links(g, A, "R05") == ("G02", "R02", "R07")
    assert links(g, A, "G02") == ("G03", "G05", "R05")
    assert links(g, B, "R05") == ("R07",)


def test_r35_the_neutral_bridge_links_for_everybody() -> None:
    g = position(ordinary())

    assert links(g, A, "R03") == links(g, B, "R03") == ("R04",)


def test_e6_r34_the_tunnel_links_the_ground_of_elevators() -> None:
    state = unlock(ordinary(), A, "log_tunnel")
    state.seats[A].elevators = ["G01-R01", "G13-R13"]
    g = position(state)

    assert "G13" in links(g, A, "G01")
    assert "R13" not in links(g, A, "R01")
    assert "G13" not in links(g, B, "G01")


def test_e6_a_move_through_the_tunnel_needs_the_majority() -> None:
    units = Units({A: {"G01": 1}, B: {"G13": 1}})
    state = unlock(ordinary(units, SEEKERS), A, "log_tunnel")
    state.seats[A].elevators = ["G01-R01", "G13-R13"]

    assert "G13" not in destinations(position(state), A, "move", "G01")


def test_x23_a_refuge_travels_with_a_scrapper() -> None:
    units = Units({A: {"G02": 1}, B: {"G03": 1}})
    state = unlock(ordinary(units, SEEKERS), A, "tac_caravan")
    state.seats[A].refuges = ["G02"]

    match = doing(state, "RA2", "move").when(A, *at("G03"))
    match.then(UnitsMoved(A, "G02", "G03", 1, refuges=1), CubeMoved("blue1", A))
    assert match.state.seats[A].refuges == ["G03"]


def test_x23_r36_a_lone_refuge_needs_the_majority_too() -> None:
    state = unlock(ordinary(Units({B: {"G03": 1}}), SEEKERS), A, "tac_caravan")
    state.seats[A].refuges = ["G02"]
    g = position(state)

    assert not is_legal(g, A, "move", ("G02", "G03"), Group(refuges=1))
    assert is_legal(g, A, "move", ("G02", "G05"), Group(refuges=1))


def test_caravan_asks_how_many_refuges_travel() -> None:
    state = unlock(ordinary(Units({A: {"G02": 1}}), SEEKERS), A, "tac_caravan")
    state.seats[A].refuges = ["G02", "G02"]

    match = doing(state, "RA2", "move").when(A, *at("G03"))
    match.then_asks(MoveRefuges(A, "move", ("G02", "G03"), leader=False))
    assert match.offers(A) == ["number:0", "number:1", "number:2"]


def test_refuges_stay_without_caravan() -> None:
    state = ordinary(Units({A: {"G02": 1}}), SEEKERS)
    state.seats[A].refuges = ["G02", "G11"]

    assert origins(position(state), A, "move") == ("G02",)
