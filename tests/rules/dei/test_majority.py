"""Majority, Ties, cubes (SPEC 5)."""

from games.kernel.play import correct
from games.rules.dei.events.pieces import CubeMoved, ScrapperEnlisted, UnitsMoved
from games.rules.dei.queries.acting import collect_regions
from games.rules.dei.queries.majority import (
    dominates,
    garrisoned,
    majority,
    settled_cubes,
    strengths,
)
from games.rules.dei.state import NOBODY
from tests.rules.dei.positions import (
    FOUR,
    GAME,
    A,
    B,
    Units,
    at,
    doing,
    hold,
    ordinary,
    playing,
    position,
    scene,
    settle,
    unlock,
)


def test_units_and_a_strong_leader_count() -> None:
    """Z-13 counts 3, any other Leader 1."""
    g = position(ordinary(Units({A: {"G05": 2}, B: {"G05": 1}}, {A: "G05", B: "G05"})))

    assert strengths(g, "G05") == (3, 4)
    assert majority(g, "G05") == B


def test_r4_in_a_tie_nobody_has_the_majority() -> None:
    g = position(ordinary(Units({A: {"G05": 2}, B: {"G05": 2}})))

    assert majority(g, "G05") is None
    assert "G05" not in collect_regions(g, A)


def test_x4_an_enlist_breaks_control() -> None:
    """G09 is a Neutral Refuge with a red Outpost; 1 against 2 becomes 2 against 2."""
    state = ordinary(Units({A: {"G09": 1}, B: {"G09": 2}}))
    assert state.outposts["red3"].controller == B

    match = doing(state, "AU1", "enlist").when(A, *at("G09"))
    match.then(ScrapperEnlisted(A, "G09"), CubeMoved("red3", NOBODY))
    assert collect_regions(match.g, A) == collect_regions(match.g, B) == ()


def test_r6_a_cube_passes_directly() -> None:
    state = ordinary(Units({A: {"G02": 3}, B: {"G05": 2}}))

    match = doing(state, "AU2", "move").when(A, *at("G05"))
    match.then(UnitsMoved(A, "G02", "G05", 3), CubeMoved("red1", A))


def test_r52_r6_an_emptied_region_sends_the_cube_back() -> None:
    state = ordinary(Units({A: {"G05": 1}}))

    match = doing(state, "AU2", "move").when(A, *at("G07"))
    match.then(UnitsMoved(A, "G05", "G07", 1), CubeMoved("red1", NOBODY), CubeMoved("green3", A))


def test_r7_constructions_alone_hold_a_region() -> None:
    state = unlock(ordinary(), A, "tac_fortress")
    state.seats[A].refuges = ["G05"]
    settle(state)
    g = position(state)

    assert strengths(g, "G05") == (2, 0)
    assert state.outposts["red1"].controller == A
    assert "G05" in collect_regions(g, A)
    assert garrisoned(g, A, "red") == 0


def test_r7_bombardment_counts_own_bridges_over_a_street() -> None:
    state = unlock(ordinary(), A, "tac_bombardment")
    state.seats[A].bridges = ["2.9:AB/b", "2.9:AB/b"]

    assert strengths(position(state), "G09") == (4, 0)


def test_r35_neutral_pieces_are_nobodys() -> None:
    """The Neutral Bridge over G04 and the Neutral Refuge in G02 lend nobody strength."""
    state = unlock(ordinary(), A, "tac_bombardment")
    assert strengths(position(state), "G04") == (0, 0)
    state = unlock(ordinary(), A, "tac_fortress")
    assert strengths(position(state), "G02") == (0, 0)
    assert position(state).constructions(A) == 0


def test_trojan_horse_needs_a_unit_and_counts_once() -> None:
    state = unlock(ordinary(Units({A: {"G05": 1}})), A, "tac_trojan_horse")
    state.drones = {"fly": "G05", "draco": "G05"}
    assert strengths(position(state), "G05") == (2, 0)
    state.seats[A].scrappers = {}
    assert strengths(position(state), "G05") == (0, 0)


def test_caravan_adds_one_per_refuge() -> None:
    state = unlock(ordinary(), A, "tac_caravan")
    state.seats[A].refuges = ["G05", "G05"]

    assert strengths(position(state), "G05") == (2, 0)


def test_r8_local_knowledge_wins_ties_but_not_empty_regions() -> None:
    state = unlock(ordinary(Units({A: {"G05": 2}, B: {"G05": 2}})), A, "tac_local_knowledge")

    assert majority(position(state), "G05") == A
    assert majority(position(state), "G07") is None
    assert state.outposts["red1"].controller == A


def test_a_tie_below_the_highest_value_is_not_won() -> None:
    units = Units({A: {"G05": 1}, B: {"G05": 1}, 2: {"G05": 2}})
    state = unlock(ordinary(units, FOUR), A, "tac_local_knowledge")

    assert majority(position(state), "G05") == 2


def test_r9_domination_is_majority_over_somebody() -> None:
    g = position(ordinary(Units({A: {"G05": 2, "G07": 1}, B: {"G05": 1}})))

    assert dominates(g, A, "G05")
    assert not dominates(g, A, "G07")
    assert not dominates(g, B, "G05")


def five_red() -> dict[str, int]:
    """The Regions of the five red Outposts of four players, one Scrapper in each."""
    state = ordinary(Units(), FOUR)
    return {o.region: 1 for o in state.outposts.values() if o.colour == "red"}


def test_r5_x5_the_fifth_cube_stays_on_its_token() -> None:
    state = ordinary(Units({A: five_red()}), FOUR)
    held = [name for name, o in state.outposts.items() if o.controller == A and o.colour == "red"]

    assert held == ["red1", "red2", "red3", "red4"]
    assert position(state).cubes(A, "red") == 4


def test_r5_x5_room_for_a_cube_is_filled_at_once() -> None:
    state = ordinary(Units({A: five_red()}), FOUR)
    state.seats[B].scrappers = {state.outposts["red1"].region: 2}
    moved = settled_cubes(position(state))

    assert [name for name, seat in moved.items() if seat == B and name[0] == "r"] == ["red1"]
    assert moved["red5"] == A
    assert sum(seat == A for name, seat in moved.items() if name[0] == "r") == 4


def test_r3_enlist_build_and_kill_need_no_majority() -> None:
    """Against three opposing Scrappers in G09 everything but Move and Collect goes on."""
    state = hold(ordinary(Units({A: {"G09": 1}, B: {"G09": 3}})), A, 0, 0)

    build = playing(state, "AU6")
    assert build.offers(A)[:2] == ["do:build_refuge", "do:enlist"]
    kill = playing(ordinary(Units({A: {"G09": 1}, B: {"G09": 3}})), "B7")
    assert kill.offers(A)[0] == "do:kill"


def test_a_correction_settles_the_cubes_too() -> None:
    match = scene(ordinary(Units({A: {"G05": 1}, B: {"G05": 2}})))
    assert match.state.outposts["red1"].controller == B

    correct(GAME, match.g, {"/seats/0/scrappers/G05": 3}, "a Scrapper was forgotten")
    assert match.state.outposts["red1"].controller == A
