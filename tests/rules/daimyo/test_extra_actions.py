"""Heroes, adjusting dice, clan abilities, bonus tiles (SPEC 7) and the menu of a turn (SPEC 5)."""

from games.kernel.text import render
from games.rules.daimyo.events.heroes import HeroDiscarded, HeroLaidAside, HeroPlayed
from games.rules.daimyo.events.relics import SlotRefilled, TileDiscarded
from games.rules.daimyo.events.turn import AbilityUsed
from games.rules.daimyo.state import State
from games.rules.daimyo.steps.die_choice import DieChoice
from games.rules.daimyo.steps.effects import FreeHero
from games.rules.daimyo.steps.menu import Menu
from tests.rules.daimyo.positions import (
    A,
    B,
    C,
    die,
    governor,
    hand,
    menu,
    on_turn,
    ordinary,
    purse,
    put_tile,
    scene,
    tiles,
    tokens,
)


def strong(value: int = 5, clan: str = "technology") -> State:
    """Dice 3 and 6 from earlier turns, now a green one on production; C is Nature if it can."""
    others = [name for name in ("nomads", "nature", "aristocrats") if name != clan]
    state = ordinary(clans=(clan, *others))
    die(state, A, "tax", "red", 3)
    die(state, A, "recruit", "red", 6)
    on_turn(state, "production", "green", value)
    return state


def test_full_turn_g8() -> None:
    """G8, R4, R15, R20, R23: extra actions around the main action; dice are not used up."""
    state = strong()
    hand(state, A, "h13", "ct2")
    tiles(state, A, "red_1")
    put_tile(state, "clan", "tower_a:2", "violet_p1")
    governor(state, A, "blue_p1")
    match = menu(state).when(A, "clan")
    assert match.state.seats[A].capacity == 4
    assert len(match.state.seats[A].hand) == 3
    match.when(A, "tile:clan")
    assert purse(match, A) == {"gold": 2}
    match.when(A, "main", "adjust", "card:ct2", "die:2:-1").refuses(A, "tile:clan")
    match.when(A, "hero:h13")
    assert match.happened(TileDiscarded) == [TileDiscarded(A, "red_1")]
    match.when(A, "island:red", "tile:red_2:red_n2")
    assert not match.happened(SlotRefilled)
    match.when(A, "island:red", "tile:red_3:red_n3")
    assert len(match.happened(SlotRefilled)) == 2
    assert match.state.seats[A].discard[-1] == "h13"


def test_r15_strength_has_to_be_matched_exactly_by_some_dice() -> None:
    state = strong(4)
    hand(state, A, "h22", "h13", "h17", "h04", "ct1")
    match = menu(state)

    offered = [offer for offer in match.offers(A) if offer.startswith("hero:")]
    assert offered == ["hero:h22", "hero:h17", "hero:h04"]
    match.refuses(A, "hero:ct1").refuses(A, "hero:h13")


def test_r14_one_hero_a_turn_by_strength() -> None:
    state = strong(4)
    hand(state, A, "h22", "h04")
    menu(state).when(A, "hero:h22").refuses(A, "hero:h04")


def test_r14_the_same_card_may_be_played_in_a_later_turn_of_the_round() -> None:
    state = strong(4)
    hand(state, A, "h22")
    state.turn.cards_played = []
    assert "hero:h22" in menu(state).offers(A)


def test_r67_but_not_twice_in_one_turn() -> None:
    state = strong(4, "aristocrats")
    hand(state, A, "h22", "ca1")
    state.turn.cards_played = ["h22"]
    match = menu(state).refuses(A, "hero:h22").when(A, "clan")

    assert match.offers(A) == ["card:ca1", "decline"]


def test_r22_a_hero_may_be_played_for_nothing() -> None:
    """Farm Mechanic without farms still gives its rice; Pirate Broadcaster its gold."""
    state = strong(5)
    hand(state, A, "ct2", "h19")
    match = menu(state)
    match.when(A, "hero:h19")
    assert purse(match, A) == {"rice": 1}

    state = strong(5)
    hand(state, A, "h28")
    match = menu(state).when(A, "hero:h28", "decline")
    assert match.state.seats[A].discard == ["h28"]


def test_r22_not_with_a_cost_that_cannot_be_paid() -> None:
    """h13 gives a tile away first."""
    state = strong(4)
    hand(state, A, "h13", "ct1")
    menu(state).refuses(A, "hero:h13")


def test_g23_r23_a_hero_cannot_draw_itself() -> None:
    """G23: deck and discard pile are empty, the only card draws nothing."""
    state = ordinary()
    state.seats[A].heroes = []
    hand(state, A, "h06")
    on_turn(state, "production", "green", 3)
    match = menu(state).when(A, "hero:h06")

    match.then(HeroPlayed(A, "h06"), HeroLaidAside(A, "h06"), *match.facts[2:])
    assert match.state.seats[A].discard == ["h06"]
    assert match.state.seats[A].hand == []


def test_g14_r16_any_number_of_cards_change_any_dice() -> None:
    state = strong(4)
    hand(state, A, "ct1", "ct2", "ct3", "h22")
    match = menu(state)
    for card, change in (("ct1", "die:0:+1"), ("ct2", "die:0:+1"), ("ct3", "die:1:-1")):
        match.when(A, "adjust", f"card:{card}", change)
        assert match.happened(HeroDiscarded) == [HeroDiscarded(A, card, "adjust")]
    match.when(A, "adjust", "card:h22", "die:2:+1")

    assert [one.value for one in match.state.seats[A].dice] == [5, 5, 5]


def test_r16_a_die_stays_between_one_and_six() -> None:
    state = ordinary()
    die(state, A, "tax", "red", 6)
    on_turn(state, "production", "green", 1)
    hand(state, A, "cn1", "cn2")
    match = menu(state).when(A, "adjust", "card:cn1")

    assert match.offers(A) == ["die:0:-1", "die:1:+1"]


def test_adjusting_can_be_cancelled() -> None:
    state = strong(4)
    match = menu(state).when(A, "adjust", "cancel").then_asks(Menu(A))

    assert match.state.seats[A].hand == ["ct1"]


def test_the_clan_ability_needs_thirteen_and_is_used_once_a_turn() -> None:
    menu(strong(3)).refuses(A, "clan")
    menu(strong(4)).when(A, "clan").refuses(A, "clan")


def test_r20_the_total_is_checked_when_each_is_started() -> None:
    """Ability at 13, then a die is lowered: the clan tile is out of reach."""
    state = strong(4)
    put_tile(state, "clan", "tower_a:2", "violet_p1")
    match = menu(state).when(A, "clan", "adjust", "card:ct1", "die:0:-1")

    match.refuses(A, "tile:clan")


def test_r21_nomads_without_a_governor_and_aristocrats_without_a_hand() -> None:
    menu(strong(6, "nomads")).refuses(A, "clan")
    state = strong(6, "aristocrats")
    state.seats[A].hand = []
    state.seats[A].tokens["gold"] = 2
    state.seats[A].track = 2
    assert "clan" not in menu(state).offers(A)


def test_nature_gains_two_tokens_of_choice_without_gold() -> None:
    """R2: Nature's ability excludes gold by name."""
    match = menu(strong(6, "nature")).when(A, "clan").refuses(A, "kind:gold")
    match.when(A, "kind:rice", "kind:stone")

    assert purse(match, A) == {"rice": 1, "stone": 1}


def test_nomads_move_a_governor_and_gain_two_of_the_new_place() -> None:
    state = strong(6, "nomads")
    governor(state, A, "blue_p1")
    match = menu(state).when(A, "clan", "place:blue_p1", "island:red", "place:red_p5")

    assert purse(match, A) == {"gold": 2}
    assert match.state.governors == {"red_p5": A}


def test_g29_aristocrats_play_two_heroes_in_one_turn() -> None:
    """G29: 6 + 6 + 1; one freely by the ability, one by strength 7."""
    state = ordinary(clans=("aristocrats", "nomads", "nature"))
    die(state, A, "tax", "red", 6)
    die(state, A, "recruit", "red", 6)
    on_turn(state, "production", "green", 1)
    hand(state, A, "h39", "ca2", "ca3")
    match = menu(state).when(A, "clan").then_asks(FreeHero(A)).when(A, "card:h39")
    assert match.state.seats[A].points == {"heroes": 3}
    assert "hero:ca2" in match.offers(A)
    match.when(A, "hero:ca2", "pass")
    assert match.state.turn.hero_played


def test_slot_tile_g7_after_production() -> None:
    """G7, R36: the tile of the turn's slot recruits for 1 - 1 rice, and the marker goes on."""
    state = ordinary()
    on_turn(state, "production", "green", 3)
    put_tile(state, "production", "farm_a:2", "violet_p1")
    governor(state, A, "blue_p4")
    match = menu(state).when(A, "main", "tile:production", "unit:governor")
    match.when(A, "island:red", "place:red_p1")

    assert match.state.seats[A].track == 1
    assert purse(match, A) == {"rice": 1, "stone": 1}


def test_a_slot_is_used_once_a_turn_and_only_that_of_the_turns_action() -> None:
    state = ordinary()
    on_turn(state, "production", "green", 3)
    put_tile(state, "production", "tower_a:2", "violet_p1")
    put_tile(state, "recruit", "tower_a:3", "violet_p2")
    match = menu(state).refuses(A, "tile:recruit").when(A, "tile:production")

    match.refuses(A, "tile:production")


def test_r17_a_tile_uncovered_this_turn_can_be_used_at_once() -> None:
    state = ordinary()
    on_turn(state, "build", "red", 3)
    tokens(state, A, stone=1, metal=2)
    match = menu(state).when(A, "main", "build:tower", "space:tower_a:2")
    match.when(A, "island:red", "place:red_p1", "slot:build", "tile:build")

    assert purse(match, A) == {"gold": 2}


def test_r17_but_not_on_a_slot_that_was_used_already() -> None:
    state = ordinary()
    on_turn(state, "build", "red", 3)
    put_tile(state, "build", "tower_a:3", "violet_p1")
    tokens(state, A, stone=1, metal=2, gold=1)
    match = menu(state).when(A, "tile:build", "main", "build:tower", "space:tower_a:2")
    match.when(A, "island:red", "place:red_p1", "slot:build").refuses(A, "tile:build")


def test_g28_r18_a_covered_tile_is_lost() -> None:
    state = ordinary()
    on_turn(state, "build", "red", 3)
    put_tile(state, "production", "tower_a:3", "violet_p1")
    tokens(state, A, stone=2, metal=1)
    match = menu(state).when(A, "main", "build:farm", "space:farm_a:3")
    match.when(A, "island:red", "place:red_p1", "slot:production")

    seat = match.state.seats[A]
    assert seat.slots["production"] == ["tower_a:3", "farm_a:3"]
    assert match.g.top_tile(A, "production") == "farm_a:3"


def test_r71_a_tile_that_could_change_nothing_is_not_offered() -> None:
    """Recruiting at a discount with no rice for it; building without the tokens."""
    state = ordinary()
    on_turn(state, "production", "green", 3)
    state.seats[A].track = 1
    put_tile(state, "production", "farm_a:2", "violet_p1")
    menu(state).refuses(A, "tile:production")


def test_r12_a_hero_repeats_a_main_action() -> None:
    state = ordinary()
    die(state, A, "tax", "red", 6)
    on_turn(state, "production", "green", 5)
    hand(state, A, "h25", "cn1")
    governor(state, A, "blue_p1")
    match = menu(state).when(A, "main", "hero:h25")

    assert purse(match, A) == {"rice": 2}


def test_h21_uses_an_opponents_ability_for_oneself() -> None:
    state = strong(6)
    state.seats[A].dice[2].value = 3
    hand(state, A, "h21", "ct1")
    match = menu(state).when(A, "hero:h21", f"seat:{C}", "kind:rice", "kind:rice")

    assert purse(match, A) == {"rice": 2}
    assert match.happened(AbilityUsed) == [AbilityUsed(A, "nature", counts=False)]
    assert not match.state.turn.clan_used


def test_r4_nothing_comes_before_the_die() -> None:
    state = strong(6)
    match = scene(state, DieChoice(B))
    assert all(offer.startswith("die:") for offer in match.offers(B))


def test_a_die_tells_what_it_would_unlock_before_it_is_taken() -> None:
    """The hint names the total, the clan ability and the heroes in reach."""
    state = ordinary()
    die(state, A, "tax", "red", 6)
    die(state, A, "recruit", "red", 5)
    hand(state, A, "cn1", "cn2", "cn3")
    match = scene(state, DieChoice(A))
    hints = {option.id: render(option.hint) for option in match.question(A).options}

    assert hints["die:green:1"] == "Total 12. Heroes in reach: Compost Samurai."
    two = "Total 14: clan ability. Heroes in reach: Compost Samurai, Moss Shaman."
    assert hints["die:green:3"] == two


def test_the_menu_tells_which_heroes_one_step_would_bring_into_reach() -> None:
    """Dice 3, 6 and 5: a strength of 10 is one step away, 11 is reached already."""
    state = strong(5)
    hand(state, A, "h25", "ct2", "h26")
    adjust = menu(state).question(A).option("adjust")

    assert adjust is not None
    assert adjust.hint is not None
    assert "Deep Digger" in render(adjust.hint)
    assert "Mistress" not in render(adjust.hint)
