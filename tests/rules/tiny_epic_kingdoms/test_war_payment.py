import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.kernel.play import take_back
from games.rules.tiny_epic_kingdoms.events.war import (
    MeepleRemoved,
    WarEnded,
    WarPaid,
    WarRaised,
    WarResolved,
    WarWon,
)
from games.rules.tiny_epic_kingdoms.queries.war import Payment, payments, purse
from games.rules.tiny_epic_kingdoms.steps.war_choices import KeepStrength, Raise
from games.rules.tiny_epic_kingdoms.steps.war_payment import Pay, PaymentChoice
from tests.rules.tiny_epic_kingdoms.positions import GAME, A, B, Stock, ordinary, position
from tests.rules.tiny_epic_kingdoms.wars import FLAG, duel, reveal, stock
from tests.support.scene import Scene

STOCKS = st.tuples(*[st.integers(0, 9)] * 3)
PEOPLES = st.sampled_from([("humans", 0), ("shapeshifters", 2)])


def g1() -> Scene:
    """The example of the rulebook: A shows 2, B shows 3."""
    return reveal(duel(stock={A: (2, 1, 0), B: (1, 2, 0)}), 2, 3)


def test_g1_both_choose_how_to_pay_at_the_same_time() -> None:
    match = g1().then_asks(PaymentChoice(A), PaymentChoice(B))

    assert match.offers(A) == ["pay:2:0:0", "pay:0:1:0"]
    assert match.offers(B) == ["pay:1:1:0", "pay:0:2:0"]


def test_g1_the_attacker_loses_and_its_meeple_returns_to_the_reserve() -> None:
    match = g1().when(B, Pay(0, 2, 0)).when(A, Pay(2, 0, 0))

    assert match.facts[:5] == [
        WarPaid(A, 2),
        WarPaid(B, 0, 2),
        MeepleRemoved(A, "s0.1", "t1a-2"),
        WarWon(B),
        WarEnded(),
    ]
    assert (stock(match, A), stock(match, B)) == ((0, 1, 0), (1, 0, 0))


def test_r17_payments_are_chosen_after_the_reveal() -> None:
    assert g1().happened(WarResolved) == [WarResolved(2, 3, B)]


def test_w6_the_choice_of_a_payment_is_open_and_may_be_taken_back() -> None:
    ore, mana = g1().when(A, Pay(2, 0, 0)), g1().when(A, Pay(0, 1, 0))

    assert ore.seen_by(B) != mana.seen_by(B)
    assert take_back(GAME, ore.g, A).seat == A


def test_g2_eleven_is_paid_exactly_or_with_six_mana() -> None:
    match = reveal(duel(stock={A: (1, 9, 0)}), 11, FLAG)
    assert match.offers(A) == ["pay:1:5:0", "pay:0:6:0"]


def test_r15_winner_and_loser_pay_what_they_dialled() -> None:
    match = reveal(duel(), 7, 2)
    assert match.happened(WarPaid) == [WarPaid(A, 7), WarPaid(B, 2)]


def test_r16_waste_is_legal_only_where_mana_can_not_be_halved() -> None:
    match = reveal(duel(stock={A: (3, 3, 3)}), 3, FLAG)

    assert match.offers(A) == ["pay:3:0:0", "pay:1:1:0", "pay:0:2:0"]
    for wasteful in (Pay(0, 3, 0), Pay(2, 1, 0), Pay(1, 2, 0), Pay(2, 0, 1)):
        match.refuses(A, wasteful)


def test_r16_an_even_cost_is_never_overpaid() -> None:
    match = reveal(duel(stock={A: (2, 3, 0)}), 2, FLAG)
    assert match.offers(A) == ["pay:2:0:0", "pay:0:1:0"]


def test_w6_a_seat_with_one_way_to_pay_is_not_asked() -> None:
    match = reveal(duel(stock={A: (0, 1, 0), B: (1, 1, 0)}), 1, 2)

    assert match.happened(WarPaid) == [WarPaid(A, 0, 1), WarPaid(B, 0, 1)]


def test_w6_who_has_a_choice_is_asked_while_the_other_has_paid() -> None:
    match = reveal(duel(stock={B: (2, 1, 0)}), 1, 2)

    assert match.happened(WarPaid) == [WarPaid(A, 1)]
    match.then_asks(PaymentChoice(B))


def test_x26_shapeshifters_pay_with_food() -> None:
    match = duel(factions={A: ("shapeshifters", 2)}, stock={A: (0, 1, 2)})

    assert match.offers(A)[-1] == "die:4"
    assert reveal(match, 3, FLAG).happened(WarPaid) == [WarPaid(A, 0, 1, 1)]


@pytest.mark.parametrize(("level", "paid"), [(1, 5), (2, 4), (3, 4), (4, 3)])
def test_9_2_elves_pay_less_than_they_dial(level: int, paid: int) -> None:
    match = reveal(duel(factions={A: ("elves", level)}), 5, FLAG)

    assert match.happened(WarPaid) == [WarPaid(A, paid)]
    assert match.happened(WarResolved)[0].attack == 5


def test_9_2_a_number_within_the_discount_costs_nothing() -> None:
    match = reveal(duel(factions={A: ("elves", 4)}), 2, FLAG)
    assert match.happened(WarPaid) == []


def test_w4_a_raise_is_paid_at_once_and_besides_the_die() -> None:
    match = reveal(duel(factions={A: ("orcs", 4)}, stock={A: (2, 2, 0)}), 2, FLAG)

    match.when(A, Raise("mana"))
    assert match.happened(WarRaised) == [WarRaised(A, "mana", 2)]
    assert match.offers(A) == ["pay:2:0:0", "pay:0:1:0"]


def test_w4_without_a_raise_only_the_die_is_paid() -> None:
    match = reveal(duel(factions={B: ("orcs", 4)}), FLAG, 4).when(B, KeepStrength())
    assert match.happened(WarPaid) == [WarPaid(B, 4)]


@given(STOCKS, PEOPLES, st.data())
def test_8_2_every_cost_within_the_purse_has_a_legal_payment(
    owned: Stock, people: tuple[str, int], data: st.DataObject
) -> None:
    g = position(ordinary(factions={A: people}, stock={A: owned}))
    cost = data.draw(st.integers(1, max(1, purse(g, A))))
    ways = payments(g, A, cost)

    assert bool(ways) == (cost <= purse(g, A))
    assert len(set(map(repr, ways))) == len(ways)
    assert all(is_legal(way, cost, owned, with_food=people[1] == 2) for way in ways)


def is_legal(way: Payment, cost: int, owned: Stock, *, with_food: bool) -> bool:
    """Invariant 13, in other words than the code's."""
    ore, mana, food = owned
    affordable = way.ore <= ore and way.mana <= mana and way.food <= (food if with_food else 0)
    exact = way.ore + 2 * way.mana + way.food == cost
    mana_alone = cost % 2 == 1 and way == Payment(mana=(cost + 1) // 2)
    return affordable and (exact or mana_alone) and min(way.ore, way.mana, way.food) >= 0


@given(STOCKS, PEOPLES, st.integers(1, 11))
def test_8_2_no_legal_payment_is_forgotten(
    owned: Stock, people: tuple[str, int], cost: int
) -> None:
    g = position(ordinary(factions={A: people}, stock={A: owned}))
    every = [
        Payment(ore, mana, food)
        for ore in range(10)
        for mana in range(10)
        for food in range(10)
        if is_legal(Payment(ore, mana, food), cost, owned, with_food=people[1] == 2)
    ]

    assert sorted(map(repr, payments(g, A, cost))) == sorted(map(repr, every))
