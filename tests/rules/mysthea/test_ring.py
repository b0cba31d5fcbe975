"""The ring of islands: adjacency, moving an island, attunements (SPEC 2.2, 8.4, 10.6)."""

import pytest

from games.rules.mysthea.events.gains import ArtefactDischarged, Gained
from games.rules.mysthea.events.world import Attuned, IslandMoved
from games.rules.mysthea.queries.counting import attunement_worth
from games.rules.mysthea.steps.island import InsertAfter, SkipAttunement, TakeAttunement
from tests.rules.mysthea.positions import (
    CONTENT,
    A,
    B,
    glory,
    ordinary,
    position,
    turn_of_a,
)


def test_x1_a_region_touches_its_island_and_the_same_type_next_door() -> None:
    g = position(ordinary())
    assert set(g.adjacent("monolith.crystal")) == {
        "monolith.myst",
        "monolith.river",
        "tree.crystal",
    }
    assert set(g.adjacent("volcano.crystal")) == {"volcano.forest", "volcano.river"}


def test_x1_adjacency_is_mutual() -> None:
    g = position(ordinary())
    for region in g.regions():
        assert all(region in g.adjacent(other) for other in g.adjacent(region))


def test_every_type_of_region_lies_on_three_islands() -> None:
    kinds = [region.type for region in CONTENT.regions.values()]
    assert {kind: kinds.count(kind) for kind in kinds} == dict.fromkeys(CONTENT.region_types, 3)


def test_x2_r9_the_island_goes_into_one_of_three_other_gaps() -> None:
    state = ordinary(champions={A: "tree.forest", B: "monolith.myst"})
    match = turn_of_a(state).when(A, "move_island", SkipAttunement())

    assert match.offers(A) == ["after:sphere", "after:volcano", "after:arch"]
    match.refuses(A, InsertAfter("monolith")).when(A, InsertAfter("volcano"))

    ring = ["monolith", "sphere", "volcano", "tree", "arch"]
    assert match.happened(IslandMoved) == [IslandMoved(A, "tree", "volcano", ring)]
    g = position(match.state)
    assert {"volcano.forest", "arch.forest"} <= set(g.adjacent("tree.forest"))
    assert "volcano.crystal" in g.adjacent("tree.crystal")


def test_g7_moving_an_island_discharges_attunes_and_scores_at_once() -> None:
    state = ordinary(boards={A: ["C019", "C016"]})
    match = turn_of_a(state).when(A, "move_island", TakeAttunement("A01"), InsertAfter("sphere"))

    assert match.happened(ArtefactDischarged) == [ArtefactDischarged(A)]
    assert match.happened(Attuned) == [Attuned(A, "A01")]
    assert glory(match, A) == 6
    assert not match.state.seats[A].charged
    assert match.state.ring == ["tree", "sphere", "monolith", "volcano", "arch"]


def test_an_island_needs_a_charge() -> None:
    state = ordinary(hands={A: ["C001"]})
    state.seats[A].charged = False
    turn_of_a(state).refuses(A, "move_island")


def test_r39_a_seat_attunes_once_an_era() -> None:
    state = ordinary()
    state.seats[A].attunement = "A03"
    match = turn_of_a(state).when(A, "move_island")
    assert match.offers(A)[0].startswith("after:")


def test_r39_a_card_that_somebody_holds_can_not_be_taken() -> None:
    state = ordinary()
    state.seats[B].attunement = "A01"
    match = turn_of_a(state).when(A, "move_island")
    assert match.offers(A)[0].startswith("after:")


def test_a_card_that_scores_nothing_may_be_taken_and_is_blocked() -> None:
    match = turn_of_a(ordinary()).when(A, "move_island", TakeAttunement("A01"))
    assert match.happened(Gained) == []
    assert match.state.seats[A].attunement == "A01"


def test_the_wanderers_take_any_card_that_is_left() -> None:
    state = ordinary(heroes={A: "H07"})
    state.seats[B].attunement = "A04"
    match = turn_of_a(state).when(A, "move_island")
    assert match.offers(A) == ["take:A01", "take:A03", "take:A05", "take:A02", "skip"]


def test_wounded_wanderers_take_the_own_island_s_card_only() -> None:
    state = ordinary(heroes={A: "H07"})
    state.seats[A].champion.wounded = True
    match = turn_of_a(state).when(A, "move_island")
    assert match.offers(A) == ["take:A01", "skip"]


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("A01", 6),
        ("A02", 8),
        ("A03", 9),
        ("A04", 6),
        ("A05", 4),
        ("A06", 4),
        ("A07", 10),
        ("A08", 3),
        ("A09", 3),
        ("A10", 8),
    ],
)
def test_what_each_attunement_counts(card: str, worth: int) -> None:
    state = ordinary(
        units={A: {"tree.crystal": "tt", "sphere.myst": "tgf"}},
        boards={A: ["C019", "C016", "C031"]},
        discards={A: ["C001", "C006"]},
        faced={A: 2},
        purse={A: (0, 5, 0)},
    )
    state.defeated = ["utcoro"]
    assert attunement_worth(position(state), A, card) == worth


def test_x29_the_played_card_counts_after_the_act_and_not_before() -> None:
    state = ordinary(hands={A: ["C061"]}, champions={A: "volcano.crystal"}, purse={A: (0, 0, 0)})
    before = turn_of_a(state).when(A, "move_island", "take:A05", "after:tree")
    assert glory(before, A) == 0

    state = ordinary(hands={A: ["C061"]}, champions={A: "volcano.crystal"}, purse={A: (0, 0, 0)})
    after = turn_of_a(state).when(A, "act:C061", "done", "move_island", "take:A05")
    assert glory(after, A) == 2


def test_x28_a_mirage_is_no_place_to_go_and_scores_for_nobody() -> None:
    state = ordinary(
        2,
        champions={A: "volcano.forest", B: "tree.crystal"},
        mirages=["arch.forest", "tree.mountain"],
    )
    g = position(state)
    assert "arch.forest" not in g.adjacent("volcano.forest")
    assert "arch.forest" not in g.regions()
    assert g.controller("volcano.forest") == A


def test_r49_monsters_and_tokens_share_an_island_and_block_nothing() -> None:
    state = ordinary(
        tokens={A: "tree", B: "tree"}, champions={A: "tree.crystal"}, purse={A: (0, 1, 0)}
    )
    match = turn_of_a(state)
    assert "encounter" in match.offers(A)
