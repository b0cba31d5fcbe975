"""Alone against the Empire (SPEC 14)."""

import pytest

from games.kernel.match import Match
from games.rules.daimyo.events.automaton import EmpireAbilityRolled, EmpireCardTurned
from games.rules.daimyo.events.economy import PointsGained, TokensPaid
from games.rules.daimyo.events.heroes import HeroDiscarded, HeroTaken
from games.rules.daimyo.events.pieces import (
    AllUnitsShown,
    BuildingPlaced,
    GovernorEliminated,
    GovernorPlaced,
    ShadowPlaced,
)
from games.rules.daimyo.events.relics import EmpireTilesReturned, MarketTileTaken, TileTaken
from games.rules.daimyo.events.turn import HelmetTaken
from games.rules.daimyo.flow import NextTurn, RoundEnd
from games.rules.daimyo.game import GAME
from games.rules.daimyo.printed.words import EmpireOp
from games.rules.daimyo.queries.board import influence
from games.rules.daimyo.queries.empire import candidates, stack_of_round, tile_candidates
from games.rules.daimyo.state import AUTOMATON, PlacedDie, State
from games.rules.daimyo.steps.empire import EmpireDie, EmpireDiscard, EmpireRow
from games.rules.daimyo.steps.empire_pieces import Order
from games.rules.daimyo.steps.units import RecruitPlace
from tests.rules.daimyo.positions import (
    CONTENT,
    A,
    governor,
    influences,
    neutral,
    opened,
    ordinary,
    position,
    purse,
    scene,
    shadow,
    started,
    tiles,
    tokens,
)
from tests.support.scene import Scene


def solo(card: str = "s12_1") -> State:
    state = ordinary(1)
    assert state.automaton is not None
    state.automaton.card = card
    state.automaton.used = [card]
    return state


def row(card: str, op: str) -> str:
    at = next(n for n, row in enumerate(CONTENT.solo.cards[card].rows) if row.op == op)
    return f"card:{card}:{at}"


def order(state: State, source: str, left: int = 1) -> Scene:
    state.turn = None
    return Scene(GAME, state, EmpireRow(Order(A, source, left)), NextTurn())


def test_g10_solo_setup_on_normal() -> None:
    """G10: two Governors on one island, one on each of two others, placed by the human."""
    match = opened(1)
    match.play(A, "clan:nature")
    for answer in ("island:blue", "place:blue_p1", "island:red", "place:red_p1"):
        match.play(A, answer)
    for answer in ("island:yellow", "place:yellow_p1", "place:yellow_p2"):
        match.play(A, answer)
    offered = [option.id for option in match.questions()[0].options]
    assert "island:yellow" not in offered
    for answer in ("island:violet", "place:violet_p1", "island:blue", "place:blue_p2"):
        match.play(A, answer)
    seen = {island: influences_of(match, island) for island in ("blue", "red", "yellow", "violet")}

    assert seen["blue"] == {A: 2, AUTOMATON: 2}
    assert seen["red"] == {A: 2}
    assert seen["yellow"] == {AUTOMATON: 4}
    assert seen["violet"] == {AUTOMATON: 2}
    assert match.state.automaton.first_hero
    assert match.state.round == 1


def influences_of(match: Match, island: str) -> dict[int, int]:
    g = match.g
    return {owner: n for owner in g.participants if (n := influence(g, island, owner))}


@pytest.mark.parametrize(
    ("level", "governors", "towers", "tiles_held"),
    [("easy", 2, 0, 0), ("normal", 4, 0, 0), ("hard", 4, 1, 2)],
)
def test_levels_differ_in_what_the_empire_begins_with(
    level: str, governors: int, towers: int, tiles_held: int
) -> None:
    state = started(1, solo_difficulty=level).state
    owned = [place for place, owner in state.governors.items() if owner == AUTOMATON]

    assert len(owned) == governors
    assert len(state.buildings) == towers
    assert len(state.automaton.tiles) == tiles_held
    assert len(set(state.automaton.tiles)) == tiles_held  # R55
    islands = {CONTENT.island_of[place] for place in owned}
    assert not islands & {CONTENT.island_of[place] for place in state.buildings}


def test_aggressive_heroes_and_the_mirror_stay_in_the_box() -> None:
    heroes = position(ordinary(1, aggressive_heroes=True)).market_heroes()
    assert len(heroes) == 40 - 6 - 1
    assert "h21" not in heroes


def test_human_and_empire_alternate_three_turns_each() -> None:
    state = solo()
    state.turn, state.turns = None, 1
    Scene(GAME, state, NextTurn()).then_asks(EmpireDie(A))


def test_a_die_blocks_the_row_of_its_colour_and_the_others_run_in_order() -> None:
    """s12_2: red Governor (blue, yellow), green farm (red, violet), blue Helmet."""
    state = solo("s12_2")
    state.turn, state.turns = None, 1
    match = Scene(GAME, state, NextTurn()).when(A, "die:red:1", "island:red", "place:red_p1")

    assert match.happened(GovernorPlaced) == []
    assert match.happened(BuildingPlaced) == [BuildingPlaced(AUTOMATON, "farm", "red_p1")]
    assert match.happened(HelmetTaken) == [HelmetTaken(AUTOMATON)]
    assert len(match.happened(EmpireCardTurned)) == 1


def test_g11_r54_no_overtaking_leaves_a_free_choice() -> None:
    """G11: on red the Empire leads, on violet the human by 4: both islands are offered."""
    state = solo()
    governor(state, AUTOMATON, "red_p1")
    governor(state, A, "violet_p1", "violet_p2")
    match = order(state, row("s12_1", "governor"))
    assert match.offers(A) == ["island:red", "island:violet"]
    match.when(A, "island:red", "place:red_p2")

    assert match.happened(PointsGained) == []


def test_g11_a_missing_tile_of_a_set_must_be_picked_first() -> None:
    state = solo()
    tiles(state, AUTOMATON, "red_1", "red_2", "red_4")
    match = order(state, row("s12_1", "relic"), 2)

    assert match.state.automaton.restored == ["red"]
    assert len(match.offers(A)) > 3


def test_advantage_demands_an_island_that_can_be_overtaken() -> None:
    state = solo()
    governor(state, A, "red_p1")
    neutral(state, "tower", "red_p1")
    found = candidates(position(state), CONTENT.solo.cards["s12_1"].rows[0], A)
    assert found == ["red", "violet"]

    governor(state, A, "violet_p1", "violet_p2")
    found = candidates(position(state), CONTENT.solo.cards["s12_1"].rows[0], A)
    assert found == ["red"]


def test_g37_r70_an_empire_shadow_counts_the_governor_that_it_removes() -> None:
    """G37: human 5, Empire 3 on red: 4 against 3 after it, so red must be chosen."""
    state = solo()
    governor(state, A, "red_p1", "red_p2", "blue_p1", "blue_p2", "blue_p3")
    shadow(state, A, "red_d1")
    governor(state, AUTOMATON, "red_p3")
    shadow(state, AUTOMATON, "red_d2")
    shadows = EmpireOp("shadow", advantage=True)

    assert candidates(position(state), shadows, A) == ["red"]


def test_r70_an_island_with_a_victim_comes_before_an_advantage() -> None:
    state = solo()
    governor(state, A, "blue_p1", "blue_p2", "blue_p3")
    shadows = EmpireOp("shadow", advantage=True)
    assert candidates(position(state), shadows, A) == ["blue"]


def test_an_empire_shadow_removes_a_governor_of_the_humans_choice() -> None:
    state = solo("s12_6")
    governor(state, A, "blue_p1", "blue_p2")
    match = order(state, row("s12_6", "shadow")).when(A, "danger:blue_d1", f"gov:{A}:blue_p2")

    assert match.happened(ShadowPlaced) == [ShadowPlaced(AUTOMATON, "blue_d1")]
    assert GovernorEliminated(A, "blue_p2", AUTOMATON) in match.facts
    assert purse(match, A) == {"rice": 1}


def test_r53_a_shadow_without_a_victim_is_only_partly_possible() -> None:
    state = solo("s12_6")
    match = order(state, row("s12_6", "shadow")).when(A, "island:red", "danger:red_d1")
    assert match.happened(PointsGained) == [PointsGained(AUTOMATON, 1, "partial")]


def test_g38_partial_execution_gives_one_point() -> None:
    """G38: two Governors ordered, one free space: one is placed, 1 point."""
    state = solo()
    for place in [p for p in position_places("red", "violet") if p != "red_p5"]:
        governor(state, A if place.endswith(("1", "2", "3")) else AUTOMATON, place)
    match = order(state, row("s12_1", "governor"), 2)

    assert GovernorPlaced(AUTOMATON, "red_p5") in match.facts
    assert match.happened(PointsGained) == [PointsGained(AUTOMATON, 1, "partial")]


def position_places(*islands: str) -> list[str]:
    return [place for island in islands for place in CONTENT.islands[island].places]


def test_r53_the_helmet_row_is_impossible_once_it_was_taken() -> None:
    state = solo("s12_2")
    state.helmet_taken = True
    match = order(state, row("s12_2", "helmet"))

    assert match.happened(HelmetTaken) == []
    assert match.happened(PointsGained) == [PointsGained(AUTOMATON, 1, "partial")]


def test_a_hero_row_takes_the_rightmost_card() -> None:
    state = solo("s12_8")
    match = order(state, row("s12_8", "hero"))
    assert match.happened(HeroTaken)[0].hero == state.automaton.heroes[0] == "h05"


def test_tiles_come_from_the_islands_or_the_black_market() -> None:
    state = solo("s12_8")
    match = order(state, row("s12_8", "relic")).when(A, "tile:blue_4:market")
    assert match.happened(MarketTileTaken) == [MarketTileTaken(AUTOMATON, "blue_4")]

    state = solo("s12_8")
    match = order(state, row("s12_8", "relic")).when(A, "island:red", "tile:red_1:red_n1")
    assert match.happened(TileTaken) == [TileTaken(AUTOMATON, "red_1", "red_n1")]


def test_the_empire_never_takes_a_tile_that_it_holds() -> None:
    state = solo()
    tiles(state, AUTOMATON, "red_1")
    op = EmpireOp("relic")
    assert "red_1" not in [tile for tile, _where in tile_candidates(position(state), op, 1)]


def test_no_tile_at_all_is_a_partial_row() -> None:
    """Every tile of the match lies in a Relic that the Empire restored."""
    state = solo()
    assert state.automaton is not None
    state.nml = dict.fromkeys(state.nml, "")
    state.bag, state.black_market = [], []
    state.automaton.restored = ["blue", "red", "yellow", "violet"] * 3
    match = order(state, row("s12_1", "relic"), 2)

    assert match.happened(PointsGained) == [PointsGained(AUTOMATON, 1, "partial")]


def test_r68_from_the_fourth_marker_on_there_is_no_influence_for_the_empire() -> None:
    state = solo()
    assert state.automaton is not None
    for altar in ("red_a1", "red_a2", "red_a3"):
        state.altars[altar] = AUTOMATON
    state.automaton.markers = 3
    tiles(state, AUTOMATON, "red_1", "red_2", "red_3")
    match = order(state, row("s12_1", "relic"), 1)

    assert match.state.automaton.markers == 4
    assert match.state.beside == {"red": [AUTOMATON]}
    assert influences(match, "red") == {AUTOMATON: 6}


def ability(*values: int) -> Scene:
    state = solo()
    assert state.automaton is not None
    for colour, value in zip(("red", "red", "green"), values, strict=True):
        state.pool.remove(next(die for die in state.pool if die.colour == colour))
        state.automaton.dice.append(PlacedDie(colour, colour, value))  # type: ignore[arg-type]
    tokens(state, A, stone=1)
    state.turn = None
    return Scene(GAME, state, RoundEnd("automaton"))


def test_g12_r57_a_total_of_twelve_makes_the_human_discard() -> None:
    """G12: dice 2, 6, 4; a token or a card, before the islands score."""
    match = ability(2, 6, 4)
    match.then_asks(EmpireDiscard(A))
    assert match.offers(A) == ["kind:stone", "card:cn1"]
    assert match.facts == [EmpireAbilityRolled(12)]

    assert TokensPaid(A, {"stone": 1}) in match.when(A, "kind:stone").facts
    assert HeroDiscarded(A, "cn1", "empire") in ability(2, 6, 4).when(A, "card:cn1").facts


def test_nothing_to_discard_is_a_point_for_the_empire() -> None:
    state = solo()
    state.seats[A].hand = []
    match = order(state, "ability:2")
    assert match.happened(PointsGained) == [PointsGained(AUTOMATON, 1, "partial")]


def test_a_low_total_gives_points() -> None:
    assert PointsGained(AUTOMATON, 1, "cards") in ability(1, 1, 1).facts


def test_r56_after_round_four_all_tiles_go_back_but_markers_stay() -> None:
    state = solo()
    assert state.automaton is not None
    state.round = 4
    tiles(state, AUTOMATON, "blue_1", "red_1", "red_2", "red_3", "yellow_3")
    for number in (1, 2, 3, 4):
        state.bag.remove(f"violet_{number}")
    state.automaton.restored, state.automaton.markers = ["violet"], 1
    state.altars["violet_a1"] = AUTOMATON
    bag = len(state.bag)
    state.turn = None
    match = Scene(GAME, state, RoundEnd("drawing"))

    assert len(match.happened(EmpireTilesReturned)[0].tiles) == 9
    assert len(match.state.bag) == bag + 9
    assert match.state.automaton.markers == 1
    assert match.state.altars == {"violet_a1": AUTOMATON}


def test_the_next_card_comes_from_the_stack_of_the_next_round() -> None:
    state = solo()
    state.round, state.turn = 2, None
    match = Scene(GAME, state, RoundEnd("drawing"))

    card = match.happened(EmpireCardTurned)[0].card
    assert CONTENT.solo.cards[card].stack == "middle"
    assert stack_of_round(position(solo()), 1) == [f"s12_{n}" for n in range(2, 9)]


def test_the_empire_keeps_the_helmet_and_hires_in_its_place() -> None:
    state = solo()
    state.helmet = AUTOMATON
    state.turn = None
    match = Scene(GAME, state, RoundEnd("islands")).when(A, "kind:rice")

    assert match.happened(HeroTaken)[0].hero == "h05"
    assert match.state.helmet == AUTOMATON


def test_the_human_may_give_the_helmet_to_the_empire() -> None:
    state = solo()
    state.turn = None
    match = Scene(GAME, state, RoundEnd("islands")).when(A, "kind:rice")
    assert match.offers(A) == ["keep", f"helmet:{AUTOMATON}"]
    match.when(A, f"helmet:{AUTOMATON}")

    assert match.state.helmet == AUTOMATON
    assert match.happened(HeroTaken)


def test_all_units_are_remembered() -> None:
    state = solo()
    governor(state, A, *(f"red_p{n}" for n in range(1, 6)), "blue_p1", "blue_p2")
    shadow(state, A, "red_d1", "red_d2", "red_d3")
    state.turn.unit = "governor"
    match = scene(state, RecruitPlace(A)).when(A, "island:yellow", "place:yellow_p1")

    assert match.happened(AllUnitsShown) == [AllUnitsShown(A)]
    assert match.state.seats[A].had_all_units


def test_r65_alone_to_resign_is_to_lose() -> None:
    match = started(1)
    match.resign(A)
    assert match.over
    assert match.state.header.ranks == [2]


def test_rows_are_told_with_their_islands() -> None:
    match = Scene(GAME, solo("s12_2"), EmpireDie(A))
    hint = str(match.question(A).options[0].hint)
    assert hint.startswith("Blocks: ")
