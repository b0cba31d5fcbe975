"""The six main actions (SPEC 6) and the examples of the rulebook about them."""

from games.rules.daimyo.events.economy import StorageRaised, TokensGained
from games.rules.daimyo.events.relics import SlotRefilled
from games.rules.daimyo.events.turn import HelmetTaken
from games.rules.daimyo.state import IDLE, State
from games.rules.daimyo.steps.building import BuildLoop
from games.rules.daimyo.steps.die_choice import DieChoice
from games.rules.daimyo.steps.menu import Menu
from games.rules.daimyo.steps.recruiting import RecruitLoop
from games.rules.daimyo.steps.relic_action import RelicMove
from tests.rules.daimyo.positions import (
    A,
    B,
    C,
    D,
    building,
    die,
    empty_bag,
    governor,
    hand,
    influences,
    menu,
    on_turn,
    ordinary,
    purse,
    scene,
    tiles,
    tokens,
)


def test_villagers_g2_storage_card_and_token_while_the_helmet_stays() -> None:
    """G2, R42: another seat has done the Helmet step already in this round."""
    state = ordinary()
    on_turn(state, "villagers", "blue", 3)
    state.helmet, state.helmet_taken = B, True
    match = menu(state).when(A, "main", "villager:v2", "kind:gold")

    seat = match.state.seats[A]
    assert seat.capacity == 4
    assert len(seat.hand) == 2
    assert purse(match, A) == {"gold": 1}
    assert match.state.villagers["v2"] == "v2b"
    assert match.state.helmet == B


def test_villagers_r42_r43_the_first_to_do_it_takes_the_helmet_for_the_next_round() -> None:
    state = ordinary()
    on_turn(state, "villagers", "blue", 3)
    state.helmet = state.first = B
    match = menu(state).when(A, "main")

    assert match.happened(HelmetTaken) == [HelmetTaken(A)]
    assert match.state.first == B


def test_villagers_r11_every_step_is_performed() -> None:
    state = ordinary()
    on_turn(state, "villagers", "blue", 3)
    match = menu(state).when(A, "main")

    assert match.happened(StorageRaised)
    assert match.offers(A) == ["villager:v1", "villager:v2", "villager:v3"]


def test_a_villager_tile_is_flipped_even_if_it_does_nothing() -> None:
    """Without a Governor there is none to move."""
    state = ordinary()
    on_turn(state, "villagers", "blue", 3)
    match = menu(state).when(A, "main", "villager:v1")

    assert match.state.villagers["v1"] == "v1b"


def test_production_gives_for_governors_and_farms_but_not_for_towers() -> None:
    """R5: a Governor and a building may share a place, whoever owns them."""
    state = ordinary()
    on_turn(state, "production", "green", 3)
    governor(state, A, "blue_p1", "red_p2")
    governor(state, B, "red_p4")
    building(state, A, "farm", "blue_p1", 1)
    building(state, A, "farm", "red_p4", 2)
    building(state, A, "tower", "red_p5", 1)
    match = menu(state).when(A, "main")

    gained = {"rice": 2, "metal": 1, "stone": 1}
    assert match.happened(TokensGained) == [TokensGained(A, gained, "production")]


def test_tax_gives_two_gold() -> None:
    state = ordinary()
    on_turn(state, "tax", "red", 3)

    assert purse(menu(state).when(A, "main"), A) == {"gold": 2}


def test_r3_the_value_of_a_die_does_not_matter_for_the_main_action() -> None:
    for value in (1, 6):
        state = ordinary()
        on_turn(state, "tax", "red", value)
        assert purse(menu(state).when(A, "main"), A) == {"gold": 2}


def test_relic_action_g3_takes_searches_and_buys() -> None:
    """G3, R24, R28: another Scavenger on the island does not matter."""
    state = ordinary(4)
    on_turn(state, "relic", "green", 3)
    owner = state.seats[A]
    owner.scavenger, owner.capacity = "red", 6
    state.seats[B].scavenger = "yellow"
    tokens(state, A, gold=2, rice=1)
    bag, market = len(state.bag), len(state.black_market)
    match = menu(state).when(A, "main", "island:yellow", "take", "tile:yellow_1:yellow_n1")
    assert len(match.happened(SlotRefilled)) == 1
    match.when(A, "search", "kind:rice", "tile:yellow_2:yellow_n2", "tile:yellow_3:yellow_n3")
    assert len(match.happened(SlotRefilled)) == 2
    match.when(A, "buy", "tile:yellow_2:market")
    match.when(A, "island:violet", "take", "tile:violet_1:violet_n1", "done")

    seat = match.state.seats[A]
    assert len(seat.tiles) == 3
    assert purse(match, A) == {"gold": 1}
    assert len(match.state.black_market) == market + 1
    assert len(match.state.bag) == bag - 4
    assert seat.scavenger == "violet"


def test_relic_action_r25_does_nothing_on_the_island_where_it_starts() -> None:
    state = ordinary()
    on_turn(state, "relic", "green", 3)
    match = menu(state).when(A, "main")

    match.then_asks(RelicMove(A, 1))
    match.refuses(A, "take").refuses(A, "island:blue")


def test_relic_action_may_return_in_the_second_leg() -> None:
    state = ordinary()
    on_turn(state, "relic", "green", 3)
    match = menu(state).when(A, "main", "island:red", "done", "island:blue", "done")

    assert match.state.seats[A].scavenger == "blue"


def test_relic_action_r61_no_search_with_an_empty_bag() -> None:
    state = ordinary()
    on_turn(state, "relic", "green", 3)
    tokens(state, A, gold=2, rice=1)
    empty_bag(state)
    match = menu(state).when(A, "main", "island:red")

    match.refuses(A, "search")
    match.when(A, "take", "tile:red_1:red_n1")
    assert match.state.nml["red_n1"] == ""


def test_relic_action_one_take_one_search_one_purchase_a_leg() -> None:
    state = ordinary()
    on_turn(state, "relic", "green", 3)
    tokens(state, A, gold=5)
    match = menu(state).when(A, "main", "island:red", "take", "tile:red_1:red_n1")
    match.refuses(A, "take")
    match.when(A, "buy", "tile:blue_4:market").refuses(A, "buy")
    match.when(A, "search", "tile:red_2:red_n2", "stop")
    assert match.offers(A) == [
        "island:blue",
        "island:yellow",
        "island:violet",
        "island:green",
        "stop",
    ]


def test_a_site_is_left_open_when_no_room_is_made() -> None:
    """6.3: nothing was taken or paid, so the option stays."""
    state = ordinary()
    on_turn(state, "relic", "green", 3)
    tiles(state, A, "green_1", "green_2", "green_3")
    tokens(state, A, gold=1)
    match = menu(state).when(A, "main", "island:red", "buy", "decline")

    assert "buy" in match.offers(A)
    assert purse(match, A) == {"gold": 1}


def test_recruit_g5_two_governors_a_reset_and_a_shadow() -> None:
    """G5, R33, R34, R36: prices 2, 3, reset, 1; the victim's owner gets rice."""
    state = ordinary()
    on_turn(state, "recruit", "red", 3)
    state.seats[A].track = 1
    tokens(state, A, rice=6, gold=2)
    governor(state, B, "violet_p2")
    match = menu(state).when(A, "main", "unit:governor", "island:red", "place:red_p1")
    match.when(A, "unit:governor", "island:red", "place:red_p2", "reset_track")
    match.when(A, "unit:shadow", "island:violet", "danger:violet_d1")

    assert purse(match, A) == {"gold": 3}
    assert match.state.seats[A].track == 1
    assert influences(match, "red") == {A: 4}
    assert influences(match, "violet") == {A: 1}
    assert purse(match, B) == {"rice": 1}
    assert "violet_p2" not in match.state.governors


def test_recruit_r34_no_reset_before_the_last_space() -> None:
    state = ordinary()
    on_turn(state, "recruit", "red", 3)
    state.seats[A].track = 1
    tokens(state, A, rice=3, gold=9)
    match = menu(state).refuses(A, "reset_track").when(A, "main")

    match.then_asks(RecruitLoop(A)).refuses(A, "reset_track")


def test_recruit_r34_staying_on_the_last_space_costs_three_each() -> None:
    state = ordinary()
    on_turn(state, "recruit", "red", 3)
    state.seats[A].track = 2
    tokens(state, A, rice=6)
    match = menu(state).when(A, "main", "unit:governor", "island:red", "place:red_p1")
    match.when(A, "unit:governor", "island:red", "place:red_p2")

    assert purse(match, A) == {}
    assert match.state.seats[A].track == 2


def test_recruit_r30_a_shadow_may_come_where_nobody_is() -> None:
    state = ordinary()
    on_turn(state, "recruit", "red", 3)
    tokens(state, A, rice=1)
    match = menu(state).when(A, "main", "unit:shadow", "island:green", "danger:green_d2")

    assert purse(match, A) == {"gold": 2}
    assert influences(match, "green") == {A: 1}


def test_recruit_r31_r32_a_shadow_spares_shadows_scavengers_and_own_governors() -> None:
    state = ordinary()
    on_turn(state, "recruit", "red", 3)
    tokens(state, A, rice=1)
    governor(state, A, "red_p1")
    governor(state, B, "red_p2", "red_p3")
    state.shadows["red_d2"] = B
    match = menu(state).when(A, "main", "unit:shadow", "island:red", "danger:red_d1")

    assert match.offers(A) == [f"gov:{B}:red_p2", f"gov:{B}:red_p3"]


def test_recruit_needs_the_rice_and_a_unit_in_supply() -> None:
    state = ordinary()
    on_turn(state, "recruit", "red", 3)
    tokens(state, A, rice=1)
    for danger in ("blue_d1", "red_d1", "violet_d1"):
        state.shadows[danger] = A
    match = menu(state).when(A, "main")
    match.refuses(A, "unit:shadow")

    match.when(A, "unit:governor", "island:red", "place:red_p1")
    match.then_asks(Menu(A))


def test_build_g6_the_third_farm_costs_two_gold_more() -> None:
    """G6: base cost, and one gold for each farm that is already built."""
    state = ordinary()
    on_turn(state, "build", "red", 3)
    building(state, A, "farm", "blue_p1", 1)
    building(state, A, "farm", "blue_p2", 2)
    state.seats[A].slots = {"income_1": ["farm_a:1"], "relic": ["farm_a:2"]}
    tokens(state, A, stone=2, metal=1, gold=2)
    match = menu(state).when(A, "main", "build:farm", "space:farm_a:3")
    match.when(A, "island:red", "place:red_p1", "slot:clan")

    assert purse(match, A) == {}
    assert match.g.top_tile(A, "clan") == "farm_a:3"
    assert influences(match, "red") == {}


def test_build_the_fourth_farm_costs_three_gold_more() -> None:
    state = ordinary()
    on_turn(state, "build", "red", 3)
    for number in (1, 2, 3):
        building(state, A, "farm", f"blue_p{number}", number)
    tokens(state, A, stone=2, metal=1, gold=2)
    menu(state).when(A, "main").refuses(A, "build:farm")

    state = ordinary()
    on_turn(state, "build", "red", 3)
    for number in (1, 2, 3):
        building(state, A, "farm", f"blue_p{number}", number)
    tokens(state, A, stone=2, metal=1, gold=3)
    assert "build:farm" in menu(state).when(A, "main").offers(A)


def test_build_r64_a_tower_gives_two_influence_a_farm_none() -> None:
    state = ordinary()
    on_turn(state, "build", "red", 3)
    tokens(state, A, stone=3, metal=3)
    match = menu(state).when(
        A, "main", "build:farm", "space:farm_a:1", "island:red", "place:red_p1"
    )
    match.when(A, "build:tower", "space:tower_a:1", "island:red", "place:red_p2")

    assert influences(match, "red") == {A: 2}
    assert match.g.top_tile(A, "income_1") == "farm_a:1"
    assert match.g.top_tile(A, "income_2") == "tower_a:1"


def test_build_r19_grey_tiles_are_offered_grey_slots_only() -> None:
    state = ordinary()
    on_turn(state, "build", "red", 3)
    tokens(state, A, stone=2, metal=1)
    match = menu(state).when(
        A, "main", "build:farm", "space:farm_a:2", "island:red", "place:red_p1"
    )

    slots = ("production", "relic", "villagers", "recruit", "build", "clan")
    assert match.offers(A) == [f"slot:{slot}" for slot in slots]


def test_r11_recruiting_and_building_may_be_declined() -> None:
    for space, step in (("recruit", RecruitLoop(A)), ("build", BuildLoop(A))):
        state = ordinary()
        on_turn(state, space, "red", 3)
        tokens(state, A, rice=3, metal=3, stone=3)
        match = menu(state).when(A, "main").then_asks(step)
        match.when(A, "stop")
        assert purse(match, A) == {"rice": 3, "metal": 3, "stone": 3}


def test_r9_one_die_on_each_space_a_round() -> None:
    state = ordinary()
    die(state, A, "tax", "red", 2)
    die(state, A, "recruit", "red", 2)
    match = scene(state, DieChoice(A)).when(A, "die:red:3")

    assert match.state.seats[A].dice[-1].space == "build"


def only_blue_left() -> State:
    """Four players, the last pick: two blue dice, and A has used villagers and tax."""
    state = ordinary(4)
    die(state, A, "villagers", "blue", 6)
    die(state, A, "tax", "red", 4)
    for seat in (B, C):
        die(state, seat, "recruit", "red", 1)
        die(state, seat, "build", "red", 1)
        die(state, seat, "relic", "green", 1)
    for space in ("production", "relic", "tax"):
        die(state, D, space, "green", 1)
    return state


def test_idle_die_g32_r10_counts_for_the_total_but_brings_no_action() -> None:
    state = only_blue_left()
    hand(state, A, "cn1")
    match = scene(state, DieChoice(A)).when(A, "die:blue:3")

    assert match.state.seats[A].dice[-1].space == IDLE
    assert match.g.dice_total(A) == 13
    assert "main" not in match.offers(A)
    assert "clan" in match.offers(A)
    match.when(A, "adjust", "card:cn1", "die:2:-1")
    assert match.g.dice_total(A) == 12


def test_build_r38_any_of_the_covered_spaces_may_be_emptied() -> None:
    state = ordinary()
    on_turn(state, "build", "red", 3)
    building(state, A, "farm", "blue_p1", 3)
    tokens(state, A, stone=2, metal=1, gold=1)
    match = menu(state).when(A, "main", "build:farm")

    assert match.offers(A) == ["space:farm_a:1", "space:farm_a:2", "space:farm_a:4"]
    match.refuses(A, "space:farm_a:3")
