"""Gifts, gates, islands and what ONI get out of counterattacks (SPEC 10, 16)."""

from games.rules.tsukuyumi.events.cards import EventDrawn
from games.rules.tsukuyumi.events.units import UnitsDeployed, UnitsMoved
from games.rules.tsukuyumi.queries.counters import FURY, SUN, legal_counters
from games.rules.tsukuyumi.queries.geometry import place
from games.rules.tsukuyumi.queries.production import affordable, price
from games.rules.tsukuyumi.queries.tiles import addable_cells
from games.rules.tsukuyumi.state import ONI, REEFS, Combat, Side, Tile
from games.rules.tsukuyumi.steps.blows import counter_blows
from games.rules.tsukuyumi.steps.pick import Pick
from games.rules.tsukuyumi.steps.tiles import add_tile
from tests.rules.tsukuyumi.positions import (
    BASES,
    CIRCLE,
    CIRCUS,
    EAST,
    NOMADS,
    REEF,
    SISTERS,
    SOUTH,
    WEST,
    A,
    B,
    C,
    fighting,
    given,
    menu,
    scene,
    take,
)


def guarded(gift: str, kind: str, cell: str = EAST) -> dict[str, object]:
    return {"gift": gift, "reserve": {"clown": 15, kind: 0}}


def test_r79_a_calendar_of_the_oni_serves_the_steward() -> None:
    match = fighting(
        A,
        EAST,
        factions=(SISTERS, CIRCUS, CIRCLE),
        units={A: {EAST: {"reaver": 3}}, ONI: {EAST: {"oni_small": 1}}},
    )
    match.when(A, take("sis_claim")).when(B, take("ca_calendar1"), take("deck"))
    assert [fact.seat for fact in match.happened(EventDrawn)] == [B]


def test_r80_an_added_tile_touches_one_island_only() -> None:
    g = given()
    g.state.tiles["b0,0"] = Tile(g.state.reserve.pop())
    islands = {place(cell)[0] for cell in addable_cells(g)}
    assert islands == {0, 1}
    assert all(cell not in g.state.tiles for cell in addable_cells(g))


def test_r81_reefs_shield_the_oni_that_reef_leads() -> None:
    g = given(
        factions=(REEF, CIRCUS, CIRCLE),
        units={ONI: {EAST: {"oni_small": 1}}, B: {EAST: {"clown": 4}}},
        slots={(EAST, 0): "armoured"},
    )
    combat = Combat(ONI, A, EAST, "oni_conquest", EAST, sides=[Side(B, [2, 3, 4, 5], strikes=20)])
    blow = counter_blows(g, combat)[0]
    assert (blow.side, blow.spill, blow.by) == (REEFS, ONI, B)


def test_r86_sun_warriors_lend_fury_and_reinforcement() -> None:
    g = given(units={A: {EAST: {"guard": 1}}})
    UnitsDeployed(B, "clown", EAST).apply(g.state)
    g.state.seats[B].reserve["sun_warrior"] = 3
    UnitsDeployed(B, "sun_warrior", EAST).apply(g.state)
    g.known.clear()
    combat = Combat(A, A, EAST, "fg_crush", EAST, damage=5, sides=[Side(B, [3, 4])])
    legal = legal_counters(g, combat, combat.sides[0])
    assert FURY in legal
    assert SUN in legal


def test_r75_r94_torii_brings_units_and_they_enter() -> None:
    match = menu(
        B,
        "red",
        {"move": 1},
        factions=(NOMADS, CIRCUS, CIRCLE),
        units={B: {WEST: {"clown": 2}}},
        seats={B: {"gift": "gift_torii"}},
    )
    match.state.seats[B].reserve["torii"] = 1
    UnitsDeployed(B, "torii", EAST).apply(match.state)
    match.state.tiles[SOUTH].mines = 1
    match.state.tokens["mine"] -= 1
    match.g.known.clear()
    match.when(B, take("move"), take(SOUTH), take(1), take("finish"))
    assert [fact.how for fact in match.happened(UnitsMoved)] == ["jump", "jump"]
    assert match.state.tiles[SOUTH].mines == 0


def test_r93_sisters_without_own_tiles_may_bless_an_added_one() -> None:
    match = scene(add_tile(A, "fertile"), factions=(SISTERS, CIRCUS, CIRCLE))
    match.state.sisters = []
    tile = next(option for option in match.offers(A) if "fertile" in option)
    match.when(A, tile)
    match.when(A, match.offers(A)[0])
    while match.questions()[0].step.slug == "tile.rotation":
        match.when(A, match.offers(A)[0])
    assert match.questions()[0].step.slug == "tile.bless"
    match.when(A, take("yes"))
    assert any(tile.vp2 for tile in match.state.tiles.values())


def test_council_of_three_sells_jade_guardians() -> None:
    g = given(factions=(SISTERS, CIRCUS, CIRCLE))
    g.seat(B).gift = "gift_council"
    g.seat(B).reserve["okya"] = 1
    assert price(g, B, "okya") == 2
    assert "okya" in affordable(g, B, 2)


def test_generation_of_the_sun_adds_production_to_the_effect() -> None:
    match = menu(C, "blue", {"effect": 1}, seats={C: {"gift": "gift_generation"}})
    match.when(C, take("effect"))
    assert match.questions()[0].step == Pick(C, "sun.generation")
    match.when(C, take("production"), take("unit/follower"), take(BASES[C]))
    assert match.happened(UnitsDeployed)
