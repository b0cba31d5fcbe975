"""Trade: some of one resource for as much of another (SPEC 7.6)."""

from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.economy import Collected, ResourceGained, Traded
from games.rules.tiny_epic_kingdoms.events.turn import MarkerPassed
from games.rules.tiny_epic_kingdoms.steps.action_choice import ActionChoice
from games.rules.tiny_epic_kingdoms.steps.gain_choice import Gain, GainChoice
from games.rules.tiny_epic_kingdoms.steps.response import Perform
from games.rules.tiny_epic_kingdoms.steps.trade import (
    Exchange,
    Get,
    Give,
    TradeAgain,
    TradeAmount,
    TradeGet,
    TradeGive,
)
from games.rules.tiny_epic_kingdoms.steps.yes_no import No, Yes
from tests.rules.tiny_epic_kingdoms.positions import (
    A,
    B,
    C,
    Stock,
    at_home,
    ordinary,
    response_of,
    stock_of,
)
from tests.support.scene import Scene

TRADE: list[ActionId] = ["trade"]


def trading(stock: Stock, faction: tuple[str, int] = ("dwarves", 0), active: int = A) -> Scene:
    """Seat A has decided to trade."""
    factions = {A: faction, B: ("orcs", 0), C: ("goblins", 0)}
    state = ordinary(
        meeples=at_home(), stock={A: stock}, factions=factions, used=TRADE, active=active
    )
    return response_of(A, state).when(A, Perform())


def test_g6_three_food_become_three_ore() -> None:
    match = trading((0, 0, 3)).then_asks(TradeGet(A, "food"))

    match.when(A, Get("ore")).then_asks(TradeAmount(A, "food", "ore"))
    match.when(A, Exchange(3)).then(Traded(A, "food", "ore", 3), MarkerPassed(B))
    assert stock_of(match.state, A) == (3, 0, 0)


def test_a_trade_asks_what_is_given_what_is_taken_and_how_much() -> None:
    match = trading((2, 0, 3)).then_asks(TradeGive(A))

    assert match.offers(A) == [Give("ore").id, Give("food").id]
    match.when(A, Give("food"))
    assert match.offers(A) == [Get("ore").id, Get("mana").id]
    match.when(A, Get("mana"))
    assert match.offers(A) == [Exchange(amount).id for amount in (1, 2, 3)]


def test_nothing_is_given_that_is_not_owned() -> None:
    trading((2, 0, 3)).refuses(A, Give("mana"))


def test_a_resource_is_not_traded_for_itself() -> None:
    trading((2, 0, 3)).when(A, Give("food")).refuses(A, Get("food"))


def test_a_full_resource_is_not_taken() -> None:
    trading((2, 9, 3)).when(A, Give("food")).then_asks(TradeAmount(A, "food", "ore"))


def test_r49_what_is_given_is_not_asked_when_only_one_is_possible() -> None:
    """Ore is full, so only ore can be given; the two others can be taken."""
    trading((9, 0, 0)).then_asks(TradeGet(A, "ore"))


def test_r10_no_more_is_traded_than_fits() -> None:
    match = trading((7, 2, 5)).when(A, Give("food"), Get("ore"))

    assert match.offers(A) == [Exchange(1).id, Exchange(2).id]
    match.refuses(A, Exchange(3)).refuses(A, Exchange(0))


def test_no_more_is_traded_than_is_owned() -> None:
    trading((0, 0, 3)).when(A, Get("ore")).refuses(A, Exchange(4))


def test_r11_a_trade_changes_nobody_elses_stock() -> None:
    match = trading((0, 0, 3)).when(A, Get("ore"), Exchange(2))

    assert stock_of(match.state, B) == stock_of(match.state, C) == (0, 0, 0)


def test_humans_may_trade_twice() -> None:
    match = trading((0, 0, 4), ("humans", 1)).when(A, Get("ore"), Exchange(2))

    match.then_asks(TradeAgain(A, 1)).when(A, Yes(), Give("food"), Get("mana"), Exchange(1))
    match.then(Traded(A, "food", "mana", 1), MarkerPassed(B))
    assert stock_of(match.state, A) == (2, 1, 1)


def test_humans_may_leave_it_at_one_trade() -> None:
    match = trading((0, 0, 4), ("humans", 1)).when(A, Get("ore"), Exchange(2), No())

    match.then_asks(ActionChoice(B))


def test_humans_gain_once_after_both_trades() -> None:
    match = trading((0, 0, 4), ("humans", 2)).when(A, Get("ore"), Exchange(2))
    match.then(Traded(A, "food", "ore", 2)).then_asks(TradeAgain(A, 1))

    match.when(A, No()).then_asks(GainChoice(A, "trade"))
    match.when(A, Gain("mana")).then(ResourceGained(A, "mana", "trade"), MarkerPassed(B))


def test_a_gain_goes_only_to_a_resource_below_nine() -> None:
    match = trading((9, 0, 3), ("humans", 2)).when(A, Give("food"), Exchange(1), No())

    assert match.offers(A) == [Gain("mana").id, Gain("food").id]
    match.refuses(A, Gain("ore"))


def test_x20_the_bonus_of_the_elves_is_lost_where_it_does_not_fit() -> None:
    match = trading((6, 0, 5), ("elves", 1)).when(A, Give("food"), Get("ore"))

    assert match.offers(A) == [Exchange(amount).id for amount in (1, 2, 3)]
    match.when(A, Exchange(3))
    assert stock_of(match.state, A) == (9, 0, 2)


def test_x20_the_bonus_of_the_elves_fills_up_to_nine() -> None:
    match = trading((6, 0, 5), ("elves", 1)).when(A, Give("food"), Get("ore"), Exchange(2))

    assert stock_of(match.state, A) == (9, 0, 3)


def test_the_elves_collect_after_a_trade_that_they_follow() -> None:
    match = trading((0, 0, 3), ("elves", 3), active=C).when(A, Get("ore"), Exchange(3))

    match.then(Traded(A, "food", "ore", 3, bonus=1), Collected(A, mana=1), MarkerPassed(A))


def test_the_active_elves_do_not_collect_after_a_trade() -> None:
    match = trading((0, 0, 3), ("elves", 3)).when(A, Get("ore"), Exchange(3))

    match.then(Traded(A, "food", "ore", 3, bonus=1), MarkerPassed(B))


def test_r68_the_collect_after_a_trade_has_its_bonuses_and_choices() -> None:
    """One meeple, in ruins: two resources of choice."""
    state = ordinary(
        meeples={"t1a-4": [A], "t2a-2": [B, B], "t3a-1": [C, C]},
        factions={A: ("elves", 3), C: ("goblins", 0)},
        stock={A: (0, 0, 1)},
        used=TRADE,
        active=C,
    )
    match = response_of(A, state).when(A, Perform(), Get("ore"))

    match.then_asks(GainChoice(A, "t1a-4")).when(A, Gain("mana"))
    match.then_asks(GainChoice(A, "last_meeple")).when(A, Gain("mana"))
    assert stock_of(match.state, A) == (2, 2, 0)
