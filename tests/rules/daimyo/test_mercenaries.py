"""Two players with the Mercenaries (SPEC 13)."""

from games.rules.daimyo.events.automaton import MercenaryBonus, MercenaryDieGiven
from games.rules.daimyo.events.economy import MercenariesPaid
from games.rules.daimyo.events.pieces import (
    BuildingPlaced,
    GovernorEliminated,
    GovernorPlaced,
    ShadowMoved,
    TowerMoved,
)
from games.rules.daimyo.events.relics import RelicRestored, SlotRefilled, TileExchanged
from games.rules.daimyo.flow import NextTurn, RoundEnd
from games.rules.daimyo.game import GAME
from games.rules.daimyo.state import AUTOMATON, PlacedDie, State
from games.rules.daimyo.steps.die_choice import DieChoice
from games.rules.daimyo.steps.mercenary_dice import MercDie
from games.rules.daimyo.steps.mercenary_pieces import MercPlace
from games.rules.daimyo.steps.recruiting import RecruitLoop
from tests.rules.daimyo.positions import (
    A,
    B,
    empty_bag,
    governor,
    influences,
    neutral,
    on_turn,
    ordinary,
    purse,
    scene,
    shadow,
    tiles,
    tokens,
)
from tests.support.scene import Scene


def merc(state: State) -> Scene:
    return scene(state, MercDie(A))


def test_the_first_three_turns_of_a_round_give_them_a_die() -> None:
    for begun, asked in ((0, MercDie(A)), (1, MercDie(B)), (2, MercDie(A)), (3, DieChoice(B))):
        state = ordinary(2)
        state.turn, state.turns = None, begun
        match = Scene(GAME, state, NextTurn())
        match.then_asks(asked)


def test_a_die_leaves_the_pool_for_their_space() -> None:
    match = merc(ordinary(2)).when(A, "die:blue:1")

    assert match.happened(MercenaryDieGiven) == [MercenaryDieGiven(A, "blue", 1, "tower")]
    match.then_asks(MercPlace(A, "tower"))


def test_each_space_takes_its_dice_once() -> None:
    state = ordinary(2)
    assert state.automaton is not None
    for value in (1, 2):
        state.pool.remove(next(d for d in state.pool if d.colour == "green"))
        state.automaton.dice.append(PlacedDie("relics", "green", value))
    offers = merc(state).offers(A)
    assert not any(offer.startswith("die:green") for offer in offers)


def test_r51_the_shadow_space_needs_two_gold() -> None:
    """Without the gold a red die has one space only."""
    match = merc(ordinary(2)).when(A, "die:red:1")
    match.then_asks(MercPlace(A, "governor"))

    state = ordinary(2)
    tokens(state, A, gold=2)
    assert merc(state).when(A, "die:red:1").offers(A) == ["merc:governor", "merc:shadow"]


def test_g35_a_mercenary_shadow_is_paid_for_and_removes_a_governor() -> None:
    """G35: A pays 2 gold; B loses a Governor there and gains 1 rice; A gains nothing."""
    state = ordinary(2)
    tokens(state, A, gold=2)
    governor(state, B, "red_p1")
    governor(state, A, "red_p2")
    match = merc(state).when(A, "die:red:1", "merc:shadow", "island:red", "danger:red_d1")

    assert match.happened(MercenariesPaid) == [MercenariesPaid(A, {"gold": 2})]
    assert match.happened(GovernorEliminated) == [GovernorEliminated(B, "red_p1", AUTOMATON)]
    assert purse(match, A) == {}
    assert purse(match, B) == {"rice": 1}
    assert match.state.automaton.tokens["gold"] == 2


def test_a_shadow_that_only_moves_removes_nobody() -> None:
    state = ordinary(2)
    tokens(state, A, gold=2)
    shadow(state, AUTOMATON, "red_d1", "red_d2", "blue_d1")
    governor(state, B, "yellow_p1")
    match = merc(state).when(A, "die:red:1", "merc:shadow", "danger:red_d1")
    match.when(A, "danger:yellow_d1")

    assert match.happened(ShadowMoved) == [ShadowMoved(AUTOMATON, "red_d1", "yellow_d1")]
    assert match.state.governors == {"yellow_p1": B}


def test_their_tower_is_placed_or_moved() -> None:
    """R6: theirs are the only buildings that ever move."""
    state = ordinary(2)
    match = merc(state).when(A, "die:blue:1", "island:red", "place:red_p1")
    assert match.happened(BuildingPlaced) == [BuildingPlaced(AUTOMATON, "tower", "red_p1")]
    assert influences(match, "red") == {AUTOMATON: 2}

    state = ordinary(2)
    neutral(state, "tower", "red_p1", "red_p2", "red_p3", "red_p4")
    match = merc(state).when(A, "die:blue:1", "place:red_p1", "island:blue", "place:blue_p1")
    assert match.happened(TowerMoved) == [TowerMoved(AUTOMATON, "red_p1", "blue_p1")]


def test_their_governor_is_placed() -> None:
    match = merc(ordinary(2)).when(A, "die:red:1", "island:red", "place:red_p1")
    assert match.happened(GovernorPlaced) == [GovernorPlaced(AUTOMATON, "red_p1")]


def test_without_a_governor_left_nothing_happens_but_the_die_counts() -> None:
    state = ordinary(2)
    governor(state, AUTOMATON, *(f"red_p{n}" for n in range(1, 6)))
    governor(state, AUTOMATON, *(f"blue_p{n}" for n in range(1, 4)))
    match = merc(state).when(A, "die:red:1")

    assert match.happened(GovernorPlaced) == []
    assert len(match.state.automaton.dice) == 1


def test_r50_recycling_draws_before_the_tile_returns() -> None:
    match = merc(ordinary(2)).when(A, "die:green:1", "recycle", "island:red")
    match.when(A, "tile:red_1:red_n1")
    event = match.happened(TileExchanged)[0]

    assert (event.slot, event.tile) == ("red_n1", "red_1")
    assert match.state.nml["red_n1"] == event.drawn


def test_collecting_takes_two_of_one_island_and_refills_after() -> None:
    match = merc(ordinary(2)).when(A, "die:green:1", "collect", "island:red")
    match.when(A, "tile:red_1:red_n1")
    assert match.happened(SlotRefilled) == []
    match.when(A, "tile:red_2:red_n2")

    assert match.state.automaton.tiles == ["red_1", "red_2"]
    assert len(match.happened(SlotRefilled)) == 2


def test_r49_they_hold_no_two_equal_tiles_and_restore_like_a_player() -> None:
    state = ordinary(2)
    tiles(state, AUTOMATON, "red_1", "red_2", "red_4")
    match = merc(state).when(A, "die:green:1", "collect", "island:red")

    assert match.happened(RelicRestored)[0].altar == "red_a1"
    assert influences(match, "red") == {AUTOMATON: 3}


def test_r61_without_a_bag_there_is_no_recycling() -> None:
    state = ordinary(2)
    empty_bag(state)
    match = merc(state).when(A, "die:green:1")
    assert all(offer.startswith("island:") for offer in match.offers(A))


def test_strong_dice_pay_them_two_gold() -> None:
    for values, paid in (((4, 4, 5), True), ((4, 4, 4), False)):
        state = ordinary(2)
        assert state.automaton is not None
        for space, value in zip(("relics", "relics", "relics"), values, strict=True):
            state.pool.remove(next(d for d in state.pool if d.colour == "green"))
            state.automaton.dice.append(PlacedDie(space, "green", value))
        state.turn = None
        match = Scene(GAME, state, RoundEnd("automaton"))
        assert (MercenaryBonus({"gold": 2}) in match.facts) is paid


def test_buying_from_them_instead_of_the_black_market() -> None:
    """Two gold, one purchase a leg."""
    state = ordinary(2)
    on_turn(state, "relic", "green", 3)
    tokens(state, A, gold=5)
    tiles(state, AUTOMATON, "violet_4")
    match = scene(state).when(A, "main", "island:red", "buy_merc")

    assert match.state.seats[A].tiles == ["violet_4"]
    assert purse(match, A) == {"gold": 3}
    match.refuses(A, "buy").refuses(A, "buy_merc")


def test_r31_a_seats_shadow_may_hit_a_mercenary_without_compensation() -> None:
    state = ordinary(2)
    tokens(state, A, rice=1)
    governor(state, AUTOMATON, "red_p1")
    match = scene(state, RecruitLoop(A)).when(A, "unit:shadow", "island:red", "danger:red_d1")

    assert match.happened(GovernorEliminated) == [GovernorEliminated(AUTOMATON, "red_p1", A)]
    assert match.state.automaton.tokens["rice"] == 0
