"""Build: sites, tokens, what follows (SPEC 9.5)."""

import pytest

from games.rules.dei.events.pieces import ConstructionBuilt, CubeMoved
from games.rules.dei.events.turn import BonusMovesGained
from games.rules.dei.queries.acting import build_sites
from games.rules.dei.queries.ways import links
from games.rules.dei.steps.building import BuildKind, BuildPlace, BuildToken, Lift, On
from tests.rules.dei.positions import A, B, Units, doing, ordinary, playing, position, unlock


def test_a_refuge_stands_where_a_unit_is() -> None:
    match = doing(ordinary(Units({A: {"G05": 1}, B: {"G05": 3}})), "AU6", "build_refuge")

    assert match.offers(A) == ["on:G05", "on:R14"]
    match.refuses(A, On("G07"))
    match.when(A, On("G05")).then(ConstructionBuilt(A, "refuge", "G05"))


def test_a_parachute_drop_builds_refuges_anywhere() -> None:
    state = unlock(ordinary(), A, "log_parachute")

    assert len(build_sites(position(state), A, "refuge")) == 28
    assert build_sites(position(state), A, "bridge") == ["2.8:AB/a"]


@pytest.mark.parametrize("region", ["G02", "R05"])
def test_e5_an_elevator_needs_a_unit_at_either_end(region: str) -> None:
    g = position(ordinary(Units({A: {region: 1}})))

    assert "G02-R05" in build_sites(g, A, "elevator")
    assert "G02-R05" not in build_sites(g, B, "elevator")


def test_e5_opponents_cannot_use_it() -> None:
    state = ordinary()
    state.seats[A].elevators = ["G02-R05"]

    assert "R05" in links(position(state), A, "G02")
    assert "R05" not in links(position(state), B, "G02")


def test_r31_elevators_cross_seams() -> None:
    """G05 reaches R04, which lies on another tile."""
    regions = ordinary().district
    assert regions is not None
    assert {area[:3] for area in regions.regions["R04"].areas} == {"2.3"}

    g = position(ordinary(Units({A: {"G05": 1}})))
    assert "G05-R04" in build_sites(g, A, "elevator")


@pytest.mark.parametrize(("region", "is_site"), [("R05", True), ("R02", True), ("G02", False)])
def test_a_bridge_needs_a_unit_on_one_of_its_roofs(region: str, is_site: bool) -> None:  # noqa: FBT001
    g = position(ordinary(Units({A: {region: 1}})))

    assert ("2.2:AB/a" in build_sites(g, A, "bridge")) is is_site


def test_a_card_may_leave_the_kind_open() -> None:
    match = doing(ordinary(Units({A: {"R05": 1}})), "B10", "build_any")

    match.then_asks(BuildKind(A, "build_any"))
    assert match.offers(A) == ["build:refuge", "build:bridge", "build:elevator"]


def test_a_kind_without_a_site_is_not_offered() -> None:
    match = doing(ordinary(Units({A: {"G05": 1}}, {A: "G07"})), "AU7", "build_link")

    match.then_asks(BuildPlace(A, "elevator"))


def test_r32_sites_may_be_shared_even_with_oneself() -> None:
    state = ordinary(Units({A: {"G05": 1}}))
    state.seats[A].refuges = ["G05"]
    state.seats[B].refuges = ["G05"]

    match = doing(state, "AU6", "build_refuge").when(A, On("G05"))
    assert match.state.seats[A].refuges == ["G05", "G05"]


def test_r33_a_token_of_the_same_kind_is_lifted_only_if_none_is_left() -> None:
    state = ordinary(Units({A: {"G05": 1}}))
    state.seats[A].elevators = ["G02-R05", "G03-R05", "G05-R05"]
    state.seats[A].refuges = ["G05"]

    doing(state, "AU6", "build_refuge").then_asks(BuildPlace(A, "refuge"))


def test_x22_r54_a_lifted_elevator_is_built_anew() -> None:
    """The number of Constructions stays, and Field Technician grants its Moves."""
    state = unlock(ordinary(Units({A: {"G05": 1}}, {A: "G07"})), A, "log_field_technician")
    state.seats[A].elevators = ["G02-R05", "G03-R05", "G05-R05"]

    match = doing(state, "AU7", "build_link").then_asks(BuildToken(A, "elevator"))
    match.when(A, Lift("G02-R05"), On("G05-R04"))
    match.then(ConstructionBuilt(A, "elevator", "G05-R04", "G02-R05"), BonusMovesGained(A, 2))
    assert match.g.constructions(A) == 3


def test_a_lifted_token_may_return_to_its_place() -> None:
    state = ordinary(Units({A: {"G05": 1}}, {A: "G07"}))
    state.seats[A].elevators = ["G02-R05", "G03-R05", "G05-R05"]

    match = doing(state, "AU7", "build_link").when(A, Lift("G05-R05"), On("G05-R05"))
    match.then(ConstructionBuilt(A, "elevator", "G05-R05", "G05-R05"))


def test_r20_field_technician_triggers_every_time_but_not_for_refuges() -> None:
    state = unlock(ordinary(Units({A: {"G05": 1}}, {A: "G07"})), A, "log_field_technician")

    match = doing(state, "M7", "build_any").when(A, "build:elevator", On("G05-R04"))
    match.when(A, "do:build_any", "build:elevator", On("G05-R01"))
    assert match.state.play.bonus_moves == 4
    other = doing(unlock(ordinary(), A, "log_field_technician"), "AU6", "build_refuge")
    assert other.state.play.bonus_moves == 0


def test_bombardment_counts_the_moment_the_bridge_stands() -> None:
    state = unlock(ordinary(Units({A: {"R09": 1}, B: {"G09": 1}})), A, "tac_bombardment")

    match = doing(state, "AU7", "build_link").when(A, "build:bridge", On("2.9:AB/b"))
    match.then(ConstructionBuilt(A, "bridge", "2.9:AB/b"), CubeMoved("red3", A))


def test_nothing_can_be_built_without_a_site() -> None:
    """Neither Unit stands on a Roof with a Bridge site."""
    state = ordinary(Units({}, {A: "R08"}))

    doing(state, "AU7", "build_link").refuses(A, "build:bridge")
    assert "do:build_link" in playing(ordinary(), "AU7").offers(A)
