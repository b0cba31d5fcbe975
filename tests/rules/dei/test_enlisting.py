"""Enlist and what Superior Numbers make of it (SPEC 9.1, 14)."""

from games.rules.dei.events.economy import ResourceCollected, ResourcePlaced
from games.rules.dei.events.pieces import ScrapperEnlisted, UnitsMoved
from games.rules.dei.steps.answers import No, Yes
from games.rules.dei.steps.card_actions import CardActions
from games.rules.dei.steps.enlisting import EnlistMode, EnlistResource, EnlistSource
from tests.rules.dei.positions import (
    A,
    B,
    Units,
    at,
    doing,
    ordinary,
    playing,
    unlock,
)

SEEKERS = ("ravagers", "farm_z")
FULL = {"G07": 8, "G11": 6, "G02": 1}
"""All fifteen Scrappers are on the map."""


def test_scrappers_enter_at_own_and_neutral_refuges() -> None:
    state = ordinary(Units({A: {"G05": 1}}))
    state.seats[A].refuges = ["G12"]
    state.seats[B].refuges = ["G13"]

    match = doing(state, "AU1", "enlist")
    assert match.offers(A) == at("G02", "G09", "G12")
    match.refuses(A, "at:G13").refuses(A, "at:G05")
    match.when(A, *at("G02")).then(ScrapperEnlisted(A, "G02"))


def test_a_tactical_enlist_goes_wherever_a_unit_is() -> None:
    match = doing(ordinary(Units({A: {"G05": 1}})), "T2", "t_enlist")

    assert match.offers(A) == at("G02", "G05", "G09", "R14")


def test_a_machinery_enlist_may_bring_a_resource() -> None:
    match = doing(ordinary(), "M1", "m_enlist").when(A, *at("G02"))

    match.then_asks(EnlistResource(A, "G02"))
    match.when(A, Yes()).then(ResourcePlaced(A, "G02", "tech"))


def test_the_resource_may_be_left() -> None:
    match = doing(ordinary(), "M1", "m_enlist").when(A, *at("G02"))

    match.when(A, No()).then().then_asks(CardActions(A))


def test_r26_an_empty_reserve_has_no_resource_to_bring() -> None:
    state = ordinary()
    state.resources["G01"] += state.reserve["tech"]
    state.reserve["tech"] = 0

    doing(state, "M1", "m_enlist").when(A, *at("G02")).then_asks(CardActions(A))


def test_r54_with_an_empty_reserve_a_scrapper_is_lifted_and_set_in_one_event() -> None:
    match = doing(ordinary(Units({A: FULL})), "AU1", "enlist").then_asks(EnlistSource(A, "enlist"))

    assert match.offers(A) == at("G02", "G07", "G11")
    match.when(A, *at("G07", "G02"))
    match.then(ScrapperEnlisted(A, "G02", "G07"))


def test_the_lifted_scrapper_goes_elsewhere() -> None:
    match = doing(ordinary(Units({A: FULL})), "AU1", "enlist").when(A, *at("G02"))

    assert match.happened(ScrapperEnlisted) == [ScrapperEnlisted(A, "G09", "G02")]


def test_a_lifted_scrapper_does_not_count_as_the_unit_it_joins() -> None:
    """The lone Scrapper of G05 cannot come back to G05."""
    state = ordinary(Units({A: {"G07": 14, "G05": 1}}))

    match = doing(state, "T2", "t_enlist").when(A, *at("G05"))
    assert "at:G05" not in match.offers(A)
    match.refuses(A, "at:G05")


def test_the_leader_is_never_lifted() -> None:
    match = doing(ordinary(Units({A: FULL}, {A: "G12"})), "AU1", "enlist")

    match.refuses(A, "at:G12")


def test_r55_superior_numbers_turn_an_enlist_into_a_move() -> None:
    state = unlock(ordinary(Units({A: FULL})), A, "log_superiority")

    match = doing(state, "AU1", "enlist").then_asks(EnlistMode(A, "enlist"))
    assert match.offers(A) == ["mode:enlist", "mode:move", "mode:collect"]
    match.when(A, "mode:move", *at("G02", "G03"))
    assert match.happened(UnitsMoved) == [UnitsMoved(A, "G02", "G03", 1)]
    assert match.state.play.bonus_moves == 0


def test_r55_superior_numbers_turn_an_enlist_into_a_full_collect() -> None:
    """R21 holds for it as well: Abraham stands there."""
    units = Units({A: FULL}, {A: "G02"})
    state = unlock(ordinary(units, SEEKERS), A, "log_superiority")

    match = doing(state, "RA1", "enlist").when(A, "mode:collect", *at("G02"))
    assert match.happened(ResourceCollected) == [ResourceCollected(A, "G02", "tech")]
    assert "do:collect" in match.offers(A)


def test_r13_superior_numbers_count_the_fifteen_scrappers() -> None:
    fourteen = {"G07": 8, "G11": 6}
    state = unlock(ordinary(Units({A: fourteen}, {A: "G02"})), A, "log_superiority")

    match = doing(state, "AU1", "enlist")
    assert match.offers(A) == at("G02", "G09")


def test_r22_a_tactical_enlist_becomes_a_plain_move() -> None:
    units = Units({A: {"G07": 9, "G11": 5, "G02": 1}, B: {"G05": 3}})
    state = unlock(ordinary(units), A, "log_superiority")

    match = doing(state, "T2", "t_enlist").when(A, "mode:move", *at("G02"))
    assert match.happened(UnitsMoved) == [UnitsMoved(A, "G02", "G03", 1)]


def test_without_the_feat_an_enlist_is_an_enlist() -> None:
    playing(ordinary(Units({A: FULL})), "AU1").refuses(A, "mode:move")
