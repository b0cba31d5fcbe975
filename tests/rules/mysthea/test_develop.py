"""Developing (SPEC 7.7)."""

from typing import Any

from games.rules.mysthea.events.cards import CardTaken, MarketBuried, MarketRevealed
from games.rules.mysthea.steps.answers import PickCard
from games.rules.mysthea.steps.develop import BottomPick, MarketTake, MarketTakeMore
from games.rules.mysthea.steps.turn import TurnChoice
from tests.rules.mysthea.positions import A, B, ordinary, purse_of, turn_of_a
from tests.support.scene import Scene

MARKET = ["C021", "C022", "C023"]


def developing(energy: int = 3, deck: list[str] | None = None, **given: Any) -> Scene:
    state = ordinary(
        hands={A: ["C001"]}, market=MARKET, deck=deck, purse={A: (energy, 0, 0)}, **given
    )
    return turn_of_a(state)


def test_g4_a_fourth_card_is_revealed_and_two_are_taken() -> None:
    match = developing(deck=["C024", "C025"]).when(A, "develop", "reveal_fourth")
    assert match.offers(A) == [f"card:{card}" for card in [*MARKET, "C024"]]
    match.when(A, PickCard("C024"), PickCard("C021"))

    assert match.happened(CardTaken) == [CardTaken(A, "C024", 1), CardTaken(A, "C021", 2)]
    assert purse_of(match, A)[0] == 0
    assert match.state.market == ["C022", "C023", "C025"]


def test_three_cards_cost_five_energy() -> None:
    match = developing(12).when(A, "develop", "reveal_fourth", "card:C021", "card:C022")
    match.then_asks(MarketTakeMore(A, 2)).when(A, "card:C023")
    assert purse_of(match, A)[0] == 7
    assert len(match.state.market) == 3


def test_the_first_card_is_a_must_and_more_are_not() -> None:
    match = developing(12).when(A, "develop", "reveal_fourth").then_asks(MarketTake(A))
    match.refuses(A, "stop").when(A, "card:C021", "stop").then_asks(TurnChoice(A))


def test_after_one_card_of_four_nothing_is_refilled() -> None:
    match = developing(1, deck=["C024", "C025"]).when(A, "develop", "reveal_fourth", "card:C021")
    assert match.state.market == ["C022", "C023", "C024"]
    assert match.state.decks[0] == ["C025"]


def test_developing_needs_energy() -> None:
    developing(0).refuses(A, "develop")


def test_r28_without_a_deck_the_market_is_what_there_is() -> None:
    match = developing(deck=[]).when(A, "develop").then_asks(MarketTake(A))
    match.when(A, "card:C021", "stop")
    assert match.happened(MarketRevealed) == []
    assert match.state.market == ["C022", "C023"]


def test_r28_with_market_and_deck_empty_nobody_develops() -> None:
    state = ordinary(hands={A: ["C001"]}, market=[], deck=[], purse={A: (9, 0, 0)})
    turn_of_a(state).refuses(A, "develop")


def test_r29_a_short_deck_brings_the_same_cards_back() -> None:
    match = developing(deck=["C024"]).when(A, "develop", "replace_all", "card:C022", "card:C023")
    assert match.happened(MarketRevealed) == [MarketRevealed(["C024", "C022", "C023"])]
    assert match.state.decks[0] == ["C021"]


def test_replaced_cards_lie_under_the_deck_in_the_chosen_order() -> None:
    deck = ["C024", "C025", "C026", "C027"]
    match = developing(deck=deck).when(A, "develop", "replace_all").then_asks(BottomPick(A))
    match.when(A, "card:C023", "card:C021")
    assert match.happened(MarketBuried) == [MarketBuried(A)]
    assert match.state.decks[0] == ["C027", "C023", "C021", "C022"]
    assert match.state.market == ["C024", "C025", "C026"]


def test_r60_the_order_under_the_deck_is_shown_to_nobody_else() -> None:
    deck = ["C024", "C025", "C026", "C027"]
    seen = []
    for order in (("card:C023", "card:C021"), ("card:C021", "card:C022")):
        match = developing(deck=deck).when(A, "develop", "replace_all", order[0])
        halfway = match.seen_by(B)
        match.when(A, order[1])
        seen.append((halfway, match.seen_by(B), match.seen_by(None)))
    assert seen[0] == seen[1]


def test_cards_of_the_market_join_the_hidden_hand() -> None:
    match = developing(1).when(A, "develop", "reveal_fourth", "card:C021")
    assert match.state.seats[A].hand == ["C001", "C021"]
    assert b"C021" not in match.seen_by(B)
