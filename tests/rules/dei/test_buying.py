"""Buy: requirements, prices, what comes with a card (SPEC 9.4)."""

import pytest

from games.rules.dei.events.economy import (
    CardBought,
    MarketRefilled,
    ResourceDiscarded,
    ResourceGained,
    RobotSent,
    SupplyGained,
)
from games.rules.dei.events.turn import BoostUsed, CardPlayed
from games.rules.dei.queries.buying import Offer, Payment, offers, payments, purse_of
from games.rules.dei.state import State
from games.rules.dei.steps.card_actions import CardActions, Do, RobotBuy, UseBoost
from games.rules.dei.steps.card_play import CardPlay, Down, DownWith, FaceChoice, Play, Up
from games.rules.dei.steps.purchase import BuyFrom, Pay, Purchase, PurchasePayment
from games.rules.dei.steps.resources import Discard, TechForPurchase
from tests.rules.dei.positions import (
    A,
    B,
    Units,
    at,
    boosts,
    give,
    hold,
    ordinary,
    playing,
    position,
    scene,
    show,
    unlock,
)
from tests.support.scene import Scene

RED = {"G05": 1, "G11": 1}
"""Two red Outposts."""


def rich(units: Units | None = None, tech: int = 5, energy: int = 5) -> State:
    return hold(ordinary(units), A, tech, energy)


def available(state: State) -> list[Offer]:
    g = position(state)
    return offers(g, A, purse_of(g, A))


def face_down(state: State, card: str = "AU1") -> Scene:
    return scene(state, CardPlay(A), CardPlay(A)).when(A, Play(card), Down())


@pytest.mark.parametrize(("cubes", "slots"), [(0, [3]), (1, [3, 2]), (2, [3, 2, 1])])
def test_r27_newer_cards_need_more_outposts(cubes: int, slots: list[int]) -> None:
    held = dict(list(RED.items())[:cubes])
    found = [offer.slot for offer in available(rich(Units({A: held}))) if offer.market == "tactics"]

    assert found == slots


def test_a_drone_card_obeys_the_market_it_lies_in() -> None:
    state = show(rich(Units({A: RED})), "tactics", 1, "D10")

    assert Offer("tactics", 1) in available(state)
    assert Offer("logistics", 1) not in available(state)


def test_x7_black_market_slots() -> None:
    """B6 costs 1 Energy: dearer in slot 1, a Tech back in slot 3."""
    for slot, price in ((1, (1, 1)), (2, (0, 1)), (3, (0, 1))):
        state = show(rich(), "black", slot, "B6")
        g = position(state)
        assert payments(g, A, Offer("black", slot), purse_of(g, A)) == [Payment(*price)]


def test_x7_the_oldest_black_market_card_gives_a_tech_back() -> None:
    """With nothing but Energy it is the only purchase, so it needs no further choice."""
    match = face_down(show(rich(tech=0), "black", 3, "B6"))

    assert match.facts[1:3] == [
        CardBought(A, "black", 3, "B6", energy=1),
        ResourceGained(A, "tech"),
    ]


def test_cards_shift_right_and_the_deck_refills() -> None:
    state = rich()
    first, second, third = state.markets["tactics"].slots
    top = state.markets["tactics"].deck[0]

    match = face_down(state).when(A, BuyFrom("tactics", 3))
    assert match.state.markets["tactics"].slots == [top, first, second]
    assert match.happened(MarketRefilled) == [MarketRefilled("tactics", top)]
    assert match.state.seats[A].hand[-1] == third


def test_r26_an_empty_deck_leaves_a_gap_on_the_left() -> None:
    state = rich()
    market = state.markets["tactics"]
    give(state, B, *market.deck)

    match = face_down(state).when(A, BuyFrom("tactics", 3))
    assert match.state.markets["tactics"].slots[0] == ""
    assert match.happened(MarketRefilled) == []


def test_e10_a_bought_card_is_playable_in_the_same_phase() -> None:
    match = face_down(show(rich(), "tactics", 3, "T1")).when(A, BuyFrom("tactics", 3))

    match.then_asks(CardPlay(A))
    assert Play("T1").id in match.offers(A)


def test_r25_face_down_needs_a_purchase_in_view() -> None:
    match = scene(rich(tech=0, energy=0), CardPlay(A)).when(A, Play("AU1"))

    match.then_asks(CardActions(A))
    assert match.happened(CardPlayed)[0].face == "up"


def test_only_one_card_a_phase_is_played_face_down() -> None:
    match = face_down(rich(tech=9, energy=1)).when(A, BuyFrom("tactics", 3), Play("AU2"))

    assert not isinstance(match.questions()[0].step, FaceChoice)


def test_the_pending_buy_is_a_duty() -> None:
    """With a Boost in hand the action loop is open, but `finish` is not offered."""
    match = face_down(boosts(rich(), A, "boost_move"))

    assert match.offers(A) == ["buy", "use_boost:boost_move"]
    match.refuses(A, "finish")


def nothing_cheap(state: State) -> State:
    """What can be had without Outposts costs Energy."""
    for market, card in (("tactics", "T8"), ("logistics", "L8"), ("machinery", "M8")):
        show(state, market, 3, card)  # type: ignore[arg-type]  # Markets of the game
    for slot, card in ((1, "B9"), (2, "B12"), (3, "B11")):
        show(state, "black", slot, card)
    return state


def test_a_lost_purchase_loses_the_card() -> None:
    """8.4: the boosted Move leaves the only red Outpost, and nothing can be bought any more."""
    state = boosts(rich(Units({A: {"G11": 1}}), tech=2, energy=0), A, "boost_move")
    show(nothing_cheap(state), "tactics", 2, "T1")

    match = face_down(state).when(A, UseBoost("boost_move"), Do("move"), *at("G14"))
    match.then_asks(CardPlay(A))
    assert match.state.seats[A].board[0].face == "down"
    assert len(match.state.seats[A].cards) == 8


def test_x8_alternative_energy_pays_any_mix() -> None:
    state = unlock(rich(Units({A: RED}), tech=0, energy=3), A, "mac_alt_energy")
    show(state, "machinery", 3, "M7")
    g = position(state)

    assert payments(g, A, Offer("machinery", 3), purse_of(g, A)) == [Payment(0, 3, mixed=True)]
    hold(state, A, 1, 3)
    assert payments(g, A, Offer("machinery", 3), purse_of(g, A)) == [
        Payment(0, 3, mixed=True),
        Payment(1, 2, mixed=True),
    ]


def test_x8_the_feat_is_spent_for_the_phase() -> None:
    state = unlock(rich(tech=0, energy=3), A, "mac_alt_energy")

    match = face_down(show(state, "machinery", 3, "M7")).when(A, BuyFrom("machinery", 3))
    assert match.happened(CardBought)[0].mixed
    assert match.state.play.mixed
    g = match.g
    assert not any(pay.mixed for pay in payments(g, A, Offer("black", 2), purse_of(g, A)))


def test_r17_the_surcharge_may_be_paid_in_energy() -> None:
    state = unlock(rich(tech=0, energy=5), A, "mac_alt_energy")
    g = position(show(state, "black", 1, "B6"))

    assert payments(g, A, Offer("black", 1), purse_of(g, A)) == [Payment(0, 2, mixed=True)]


def test_a_payment_is_chosen_where_there_are_several() -> None:
    state = unlock(rich(tech=1, energy=3), A, "mac_alt_energy")

    match = face_down(show(state, "machinery", 3, "M7")).when(A, BuyFrom("machinery", 3))
    match.then_asks(PurchasePayment(A, "card", "machinery", 3))
    assert match.offers(A) == [Pay(0, 3).id, Pay(1, 2).id]
    match.refuses(A, Pay(2, 1))


def test_r18_low_energy_steering_takes_one_off_a_drone_card() -> None:
    state = unlock(rich(), A, "mac_low_energy")
    g = position(show(state, "tactics", 3, "D11"))

    assert payments(g, A, Offer("tactics", 3), purse_of(g, A)) == [Payment(0, 1), Payment(1, 0)]


def test_r18_r51_black_market_drone_cards_are_cheaper_too() -> None:
    state = unlock(rich(), A, "mac_low_energy")
    g = position(show(state, "black", 2, "B8"))

    assert payments(g, A, Offer("black", 2), purse_of(g, A)) == [Payment(1, 0)]
    g = position(show(state, "black", 2, "B6"))
    assert payments(g, A, Offer("black", 2), purse_of(g, A)) == [Payment(0, 1)]


def test_the_trading_post_pays_for_every_buy() -> None:
    state = unlock(rich(), A, "mac_trading_post")

    match = face_down(state).when(A, BuyFrom("tactics", 3))
    assert match.happened(SupplyGained) == [SupplyGained(A, "trade", 1)]


def test_r16_the_robot_buys_besides_the_face_down_card() -> None:
    state = unlock(rich(), A, "mac_delivery_robot")

    match = face_down(state).when(A, BuyFrom("tactics", 3), RobotBuy())
    match.then_asks(Purchase(A, "robot"))
    assert match.facts[-1] == RobotSent(A)
    match.when(A, BuyFrom("logistics", 3))
    assert len(match.state.seats[A].cards) == 10
    assert RobotBuy().id not in match.offers(A)


def test_r17_the_robots_energy_comes_on_top() -> None:
    """2 Energy would buy B6 and send the Robot; 1 does not."""
    for energy, is_ready in ((1, False), (2, True)):
        state = unlock(show(rich(tech=0, energy=energy), "black", 3, "B6"), A, "mac_delivery_robot")
        assert (RobotBuy().id in scene(state, CardPlay(A)).offers(A)) is is_ready


def test_the_robot_waits_for_a_pending_buy() -> None:
    state = boosts(unlock(rich(), A, "mac_delivery_robot"), A, "boost_move")

    face_down(state).refuses(A, RobotBuy())


def test_the_robot_comes_in_the_action_loop() -> None:
    state = unlock(rich(), A, "mac_delivery_robot")

    assert RobotBuy().id in playing(state, "AU1").offers(A)


def test_r56_a_tech_boost_opens_a_purchase_and_is_gained_at_once() -> None:
    state = boosts(rich(tech=0, energy=0), A, "boost_tech")
    state = show(state, "black", 2, "B1")

    match = scene(state, CardPlay(A)).when(A, Play("AU1"))
    assert match.offers(A) == ["up", DownWith("boost_tech").id]
    match.when(A, DownWith("boost_tech"))
    assert match.facts[:3] == [
        CardPlayed(A, "AU1", "down"),
        BoostUsed(A, "boost_tech"),
        ResourceGained(A, "tech"),
    ]
    assert match.happened(CardBought)[0].card == "B1"


def test_a_joker_boost_opens_a_slot() -> None:
    """One more Outpost: slot 2 of the Tactics Market can be reached."""
    state = boosts(rich(tech=2, energy=0), A, "boost_wild")
    for market, card in (("tactics", "T1"), ("logistics", "L4"), ("machinery", "M4")):
        show(nothing_cheap(state), market, 2, card)  # type: ignore[arg-type]

    match = scene(state, CardPlay(A)).when(A, Play("AU1"))
    assert match.offers(A) == ["up", DownWith("boost_wild").id]
    match.when(A, DownWith("boost_wild"))
    assert [event.card for event in match.happened(CardBought)] == ["T1"]


def test_r56_at_the_limit_only_discards_that_leave_a_purchase() -> None:
    """Nine Energy and one Tech: only for two Tech there is something to buy."""
    state = boosts(rich(tech=1, energy=9), A, "boost_tech")
    for market, cards in (
        ("tactics", ("T1", "T2", "T5")),
        ("logistics", ("L1", "L2", "L5")),
        ("machinery", ("M1", "M2", "M5")),
        ("black", ("B2", "B4", "B5")),
    ):
        for slot, card in zip((1, 2, 3), cards, strict=True):
            show(state, market, slot, card)  # type: ignore[arg-type]

    match = scene(state, CardPlay(A)).when(A, Play("AU1"), DownWith("boost_tech"))
    assert match.happened(ResourceDiscarded) == [ResourceDiscarded(A, "energy")]
    assert isinstance(match.questions()[0].step, Purchase | CardPlay | TechForPurchase)


def test_r56_declining_is_no_choice() -> None:
    """Tech for Tech and Energy for Tech both leave a purchase."""
    state = boosts(rich(tech=5, energy=5), A, "boost_tech")

    match = scene(state, TechForPurchase(A))
    assert match.offers(A) == [Discard("tech").id, Discard("energy").id]


def test_nothing_is_bought_with_a_card_played_face_up() -> None:
    match = scene(rich(), CardPlay(A)).when(A, Play("AU1"), Up())

    match.refuses(A, "buy")


def test_what_is_not_affordable_is_refused() -> None:
    state = show(rich(tech=3, energy=0), "tactics", 3, "T8")
    show(show(state, "black", 2, "B2"), "black", 3, "B4")

    face_down(state).refuses(A, BuyFrom("tactics", 3))
