"""The words of heroes, tiles, villagers and clans (SPEC 9)."""

from typing import get_args

import pytest

from games.rules.daimyo.effects.words import WORDS
from games.rules.daimyo.events.economy import TokensStolen
from games.rules.daimyo.events.heroes import HeroLost
from games.rules.daimyo.events.pieces import GovernorEliminated, GovernorMoved
from games.rules.daimyo.printed.words import OpName
from games.rules.daimyo.queries.effects import is_offered
from games.rules.daimyo.state import AUTOMATON, State
from games.rules.daimyo.steps.effects import Effects
from tests.rules.daimyo.positions import (
    CONTENT,
    A,
    B,
    C,
    building,
    governor,
    hand,
    influences,
    on_turn,
    ordinary,
    position,
    purse,
    scene,
    shadow,
    tokens,
)


def all_ops() -> list[str]:
    cards = [*CONTENT.heroes.values(), *CONTENT.clans.values(), *CONTENT.effects.values()]
    sides = [side for card in CONTENT.villagers.values() for side in card.sides.values()]
    return [op.op for printed in [*cards, *sides] for op in printed.ops]


def test_every_word_has_a_function_and_a_card() -> None:
    assert set(WORDS) == set(get_args(OpName)) == set(all_ops())


@pytest.mark.parametrize("hero", sorted(CONTENT.heroes))
def test_every_hero_can_be_played(hero: str) -> None:
    """With a bit of everything on the table, first option after first option."""
    state = rich()
    match = scene(state, Effects(A, f"hero:{hero}"))
    for _question in range(12):
        question = match.question(A)
        if question.step.slug == "turn.menu":
            return
        match.when(A, question.options[0].id)


@pytest.mark.parametrize("effect", sorted(CONTENT.effects))
def test_every_bonus_effect_can_be_used(effect: str) -> None:
    match = scene(rich(), Effects(A, f"effect:{effect}"))
    for _question in range(12):
        question = match.question(A)
        if question.step.slug == "turn.menu":
            return
        match.when(A, question.options[0].id)


def rich() -> State:
    state = ordinary()
    on_turn(state, "production", "green", 3)
    tokens(state, A, rice=5, metal=5, stone=5, gold=9)
    tokens(state, B, rice=1, gold=3)
    hand(state, A, "cn1", "cn2")
    governor(state, A, "blue_p1", "red_p1")
    governor(state, B, "blue_p2", "red_p2")
    building(state, A, "tower", "blue_p4", 1)
    building(state, A, "farm", "blue_p5", 1)
    shadow(state, A, "red_d1")
    state.seats[A].capacity = 6
    for tile in ("green_1", "green_2"):
        state.bag.remove(tile)
        state.seats[A].tiles.append(tile)
    state.bag.remove("green_3")
    state.seats[B].tiles.append("green_3")
    return state


def test_gain_per_counts_own_pieces_on_the_board() -> None:
    match = scene(rich(), Effects(A, "hero:h20"))
    assert purse(match, A)["gold"] == 9 + 1 + 1


def test_exchange_gives_basic_tokens_for_any() -> None:
    """R2: gold may be given, but not received."""
    state = ordinary()
    tokens(state, A, gold=2)
    match = scene(state, Effects(A, "hero:h12")).when(A, "kind:gold").refuses(A, "kind:gold")
    match.when(A, "kind:metal", "kind:gold", "kind:stone", "stop")

    assert purse(match, A) == {"metal": 1, "stone": 1, "rice": 1}


def test_storage_g22_beyond_nine_is_a_point_each() -> None:
    state = ordinary()
    state.seats[A].capacity = 9
    match = scene(state, Effects(A, "effect:storage2"))
    assert match.state.seats[A].points == {"storage": 2}


def test_collect_governors_each_once() -> None:
    state = ordinary()
    governor(state, A, "blue_p1", "blue_p4")
    match = scene(state, Effects(A, "hero:h18")).when(A, "place:blue_p1")
    match.refuses(A, "place:blue_p1").when(A, "place:blue_p4")

    assert purse(match, A) == {"rice": 1, "stone": 1}


def test_collect_tower_site() -> None:
    match = scene(rich(), Effects(A, "effect:tower_collect2"))
    assert purse(match, A)["stone"] == 7


def test_r63_a_governor_moves_to_another_space_even_on_its_island() -> None:
    state = ordinary()
    governor(state, A, "blue_p1")
    match = scene(state, Effects(A, "hero:h08")).when(A, "place:blue_p1", "island:blue")
    match.refuses(A, "place:blue_p1").when(A, "place:blue_p5")

    assert purse(match, A) == {"gold": 1}
    assert influences(match, "blue") == {A: 2}


def test_two_governors_move_each_once() -> None:
    state = ordinary()
    governor(state, A, "blue_p1", "red_p1")
    match = scene(state, Effects(A, "hero:h31"))
    match.when(A, "place:blue_p1", "island:red", "place:red_p5").refuses(A, "place:red_p5")
    match.when(A, "place:red_p1", "island:blue", "place:blue_p5")

    assert len(match.happened(GovernorMoved)) == 1
    assert purse(match, A) == {"gold": 2}


def test_g25_r39_the_whole_cost_in_gold() -> None:
    """G25: two farms built, 4 gold: 1 more, and 3 + 2 tokens are 5 gold."""
    state = ordinary(boards="advanced")
    state.seats[A].boards = {"farm": "farm_a", "tower": "tower_b"}
    state.seats[B].boards = {"farm": "farm_b", "tower": "tower_a"}
    building(state, A, "farm", "blue_p1", 1)
    building(state, A, "farm", "blue_p2", 2)
    tokens(state, A, gold=4)
    match = scene(state, Effects(A, "effect:gold_build_gold")).when(A, "build:farm")
    match.when(A, "space:farm_a:3", "island:red", "place:red_p1", "slot:build")

    assert purse(match, A) == {}


def test_r39_a_discount_may_leave_out_a_surcharge() -> None:
    state = ordinary()
    building(state, A, "farm", "blue_p1", 1)
    tokens(state, A, stone=2, metal=1)
    match = scene(state, Effects(A, "hero:h15")).when(A, "build:farm", "space:farm_a:2")

    assert purse(match, A) == {}


def test_a_discount_asks_which_token_is_left_out() -> None:
    state = ordinary()
    tokens(state, A, stone=2, metal=1)
    match = scene(state, Effects(A, "hero:h15")).when(A, "build:farm", "space:farm_a:2")
    assert match.offers(A) == ["kind:metal", "kind:stone"]
    match.when(A, "kind:stone", "island:red", "place:red_p1", "slot:build")

    assert purse(match, A) == {"stone": 1}


def test_g26_r37_exactly_one_rice() -> None:
    """G26: the track says 3, the tile says 1, the marker stays on the last space."""
    state = ordinary(boards="advanced")
    state.seats[A].track = 2
    tokens(state, A, rice=1)
    match = scene(state, Effects(A, "effect:recruit_exact1")).when(A, "unit:governor")
    match.when(A, "island:red", "place:red_p1")

    assert purse(match, A) == {}
    assert match.state.seats[A].track == 2


def test_r36_a_free_unit_moves_the_marker() -> None:
    state = ordinary()
    match = scene(state, Effects(A, "hero:h28")).when(A, "unit:governor", "island:red")
    match.when(A, "place:red_p1")

    assert match.state.seats[A].track == 1


def test_r35_a_reset_by_card_works_from_any_space_and_is_void_at_the_first() -> None:
    state = ordinary()
    state.seats[A].track = 1
    tokens(state, A, rice=1)
    assert is_offered(position(state), A, "effect:pay_rice_reset")
    match = scene(state, Effects(A, "effect:pay_rice_reset"))
    assert match.state.seats[A].track == 0
    assert not is_offered(position(match.state), A, "effect:pay_rice_reset")


def test_r13_hired_heroes_go_to_the_hand() -> None:
    state = ordinary()
    tokens(state, A, gold=1)
    slot = state.hero_market.index("h03")
    match = scene(state, Effects(A, "hero:h27")).when(A, "hire:h03")

    assert "h03" in match.state.seats[A].hand
    assert match.state.hero_market[slot] == "h06"
    assert purse(match, A) == {"gold": 1}


def test_g31_r42_r62_the_helmet_by_tile_and_the_printed_order() -> None:
    """G31: two of the four steps by `pay_gold_2of4`; a later blue action misses the Helmet."""
    state = ordinary(boards="advanced")
    on_turn(state, "production", "green", 3)
    tokens(state, A, gold=1)
    state.helmet = B
    match = scene(state, Effects(A, "effect:pay_gold_2of4")).when(A, "step:helmet", "step:storage")
    assert match.state.helmet == A
    assert match.state.seats[A].capacity == 4

    match = scene(match.state, Effects(A, "effect:storage2"))
    assert match.state.helmet_taken


def test_r62_the_tile_step_flips_the_tile() -> None:
    state = ordinary(boards="advanced")
    tokens(state, A, gold=1)
    match = scene(state, Effects(A, "effect:pay_gold_2of4")).when(A, "step:tile", "step:draw")
    assert len(match.state.seats[A].hand) == 2
    match.when(A, "villager:v3")

    assert match.state.villagers["v3"] == "v3b"


def test_steal_from_each_in_turn() -> None:
    state = ordinary()
    tokens(state, B, rice=1, gold=1)
    tokens(state, C, stone=1)
    match = scene(state, Effects(A, "hero:h23")).when(A, "kind:gold")

    stolen = [TokensStolen(A, B, {"gold": 1}), TokensStolen(A, C, {"stone": 1})]
    assert match.happened(TokensStolen) == stolen


def test_steal_gold_takes_what_is_there() -> None:
    state = ordinary()
    tokens(state, B, gold=1)
    match = scene(state, Effects(A, "hero:h34"))
    assert purse(match, A) == {"gold": 1}


def test_a_random_card_is_lost() -> None:
    state = ordinary()
    state.seats[C].hand = []
    match = scene(state, Effects(A, "hero:h24"))

    assert match.happened(HeroLost) == [HeroLost(A, B, "ct1")]
    assert match.state.seats[B].discard == ["ct1"]


def test_r31_r33_a_hero_eliminates_where_the_seat_is_present() -> None:
    """Also a Mercenary; only a seat is compensated."""
    state = ordinary(2)
    governor(state, A, "red_p1")
    governor(state, AUTOMATON, "red_p2")
    governor(state, B, "red_p3", "blue_p1")
    match = scene(state, Effects(A, "hero:h36"))
    assert match.offers(A) == [f"gov:{AUTOMATON}:red_p2", f"gov:{B}:red_p3"]
    match.when(A, f"gov:{B}:red_p3")

    assert match.happened(GovernorEliminated) == [GovernorEliminated(B, "red_p3", A)]
    assert purse(match, B) == {"rice": 1}


def test_an_evicted_governor_leaves_its_island_without_compensation() -> None:
    state = ordinary()
    governor(state, B, "red_p3")
    match = scene(state, Effects(A, "hero:h33")).refuses(A, "island:red")
    match.when(A, "island:blue", "place:blue_p1")

    assert match.state.governors == {"blue_p1": B}
    assert purse(match, B) == {}


def test_dice_up_and_dice_adjust() -> None:
    state = ordinary()
    on_turn(state, "production", "green", 5)
    match = scene(state, Effects(A, "effect:storage1_dice2")).refuses(A, "die:0:-1")
    match.when(A, "die:0:+1")
    assert match.state.seats[A].dice[0].value == 6

    match = scene(match.state, Effects(A, "hero:h10")).when(A, "die:0:-1", "stop")
    assert match.state.seats[A].dice[0].value == 5
