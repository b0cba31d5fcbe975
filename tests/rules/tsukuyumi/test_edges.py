"""Blockades, covers, reefs on slots; adding, replacing and removing tiles (SPEC 4.2, 4.5)."""

from games.rules.tsukuyumi.effects.targets import blocked_slots, open_slots
from games.rules.tsukuyumi.events.board import SlotFilled
from games.rules.tsukuyumi.queries.board import (
    blockades,
    border_blocked,
    edge_tiles,
    may_fill,
    may_uncover,
)
from games.rules.tsukuyumi.queries.tiles import (
    lost_slots,
    may_remove,
    replaceable,
    replacement,
    tiles_for,
)
from games.rules.tsukuyumi.state import Tile
from tests.rules.tsukuyumi.positions import (
    BESIDE,
    BOARS,
    CENTRE,
    CIRCLE,
    CIRCUS,
    CYBER,
    EAST,
    FERTILE,
    GUARDIANS,
    MOON_EAST,
    REEF,
    SISTERS,
    A,
    B,
    given,
    tiles_of,
)

FIVE = {(EAST, edge): "red" for edge in range(5)}


def test_r10_g5_the_sixth_blockade_is_illegal() -> None:
    g = given(factions=(REEF, CIRCUS, CIRCLE), slots=FIVE)
    assert blockades(g, EAST) == 5
    assert not may_fill(g, EAST, 5, "red")
    assert not may_fill(g, EAST, 5, "spore")


def test_r10_a_blockade_works_both_ways() -> None:
    g = given(slots={(EAST, 3): "red"})
    assert border_blocked(g, EAST, 3, A)
    assert border_blocked(g, MOON_EAST, 0, A)


def test_g6_a_red_token_sends_a_reef_home() -> None:
    g = given(factions=(REEF, CIRCUS, CIRCLE), slots={(EAST, 1): "armoured"})
    assert may_fill(g, EAST, 1, "red")
    SlotFilled(B, EAST, 1, "red").apply(g.state)
    assert g.state.tokens["armoured"] == 16
    assert g.tile(EAST).slots == {1: "red"}


def test_a_spore_reef_counts_but_does_not_block() -> None:
    g = given(factions=(REEF, CIRCUS, CIRCLE), slots={(EAST, 3): "spore"})
    assert blockades(g, EAST) == 1
    assert not border_blocked(g, EAST, 3, B)


def test_a_cover_switches_a_print_off_and_may_be_taken_away() -> None:
    tile = tiles_of("ocean", blockades=1)[0]
    g = given(tiles={EAST: tile}, slots={(EAST, 0): "grey"})
    assert not border_blocked(g, EAST, 0, A) if "3,0" in g.state.tiles else True
    assert blockades(g, EAST) == 0
    assert may_uncover(g, EAST, 0)
    assert not may_fill(g, EAST, 0, "red")


def test_a_red_token_never_lies_on_a_print() -> None:
    tile = tiles_of("ocean", blockades=1)[0]
    g = given(factions=(REEF, CIRCUS, CIRCLE), tiles={EAST: tile}, slots={(EAST, 0): "spore"})
    assert not may_fill(g, EAST, 0, "red")


def test_r11_events_remove_reefs_but_no_faction_blockades() -> None:
    g = given(
        factions=(REEF, BOARS, CIRCLE),
        slots={(EAST, 1): "venomous", (BESIDE, 1): "pig_blockade"},
    )
    assert [slot[:2] for slot in blocked_slots(g, A)] == [(EAST, 1)]
    assert (BESIDE, 1, False) not in open_slots(g, A)


def test_r67_a_kaneda_blockade_counts_to_the_limit() -> None:
    four = {(EAST, edge): "red" for edge in range(4)}
    g = given(factions=(CYBER, CIRCUS, CIRCLE), slots=four | {(EAST, 4): "kaneda"})
    assert not may_fill(g, EAST, 5, "red")


def test_boarlords_walk_over_their_own_pig_blockades() -> None:
    g = given(factions=(BOARS, CIRCUS, CIRCLE), slots={(EAST, 3): "pig_blockade"})
    assert not border_blocked(g, EAST, 3, A)
    assert border_blocked(g, EAST, 3, B)


def test_r9_a_replaced_area_keeps_its_tokens_in_place() -> None:
    g = given(slots={(EAST, 2): "red"}, markers={EAST: A})
    fact = replacement(g, A, EAST, tiles_of("fertile", blockades=1)[0], 0)
    fact.apply(g.state)
    assert g.tile(EAST).slots == {2: "red"}
    assert g.tile(EAST).marker == A


def test_a_replacement_returns_covers_without_a_print() -> None:
    tile = tiles_of("ocean", blockades=1)[0]
    g = given(tiles={EAST: tile}, slots={(EAST, 0): "grey"})
    assert lost_slots(g, g.tile(EAST), tiles_of("fertile")[0], 0) == [0]


def test_r58_moon_gates_and_bases_are_never_replaced() -> None:
    g = given()
    g.state.tiles["5,5"] = Tile("ba_ocean_01", gate=True)
    assert not replaceable(g, CENTRE)
    assert not replaceable(g, "3,-1")
    assert not replaceable(g, "5,5")
    assert replaceable(g, FERTILE)


def test_r15_g32_decay_may_neither_split_the_board_nor_cut_off_a_base() -> None:
    g = given()
    assert may_remove(g, "1,1")
    assert not may_remove(g, FERTILE)
    """The base of the third seat touches the fertile area alone."""


def test_r15_decay_takes_an_uncontrolled_area_with_reefs() -> None:
    g = given(factions=(GUARDIANS, REEF, CIRCUS), slots={("1,1", 0): "spore"})
    assert may_remove(g, "1,1")
    h = given(factions=(GUARDIANS, REEF, CIRCUS), slots={("1,1", 0): "spore", ("1,1", 1): "spore"})
    assert not may_remove(h, "1,1")


def test_r19_sisters_use_their_own_tiles_and_the_marker_only_without_them() -> None:
    from games.rules.tsukuyumi.steps.pick import Pick
    from games.rules.tsukuyumi.steps.tiles import may_bless

    g = given(factions=(SISTERS, CIRCUS, CIRCLE))
    pick = Pick(A, "tile.pick", EAST)
    assert not may_bless(g, pick)
    g.state.sisters = []
    assert may_bless(g, pick)
    assert tiles_for(g, A)


def test_holes_are_not_edge() -> None:
    g = given()
    assert CENTRE not in edge_tiles(g)
    assert EAST in edge_tiles(g)
    assert "3,-1" in edge_tiles(g)
