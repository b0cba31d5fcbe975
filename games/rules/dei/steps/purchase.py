"""Buy: which card of the Markets, and how it is paid (SPEC 9.4)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.dei.content import MarketId
from games.rules.dei.events.economy import (
    CardBought,
    MarketRefilled,
    ResourceGained,
    SupplyGained,
)
from games.rules.dei.queries.buying import Offer, Payment, card_at, offers, payments, purse_of
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import card, price, printed
from games.rules.dei.state import Buyer

_ = gettext_noop


class BuyFrom(Choice, frozen=True):
    market: MarketId
    slot: int


class Pay(Choice, frozen=True):
    tech: int
    energy: int


class Purchase(Step[Dei], frozen=True, tag="buy.choose_card"):
    inner = True

    seat: int
    by: Buyer

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        return say(_("Which card do you buy?"))

    def options(self, g: Dei) -> Iterator[Option]:
        for offer in offers(g, self.seat, purse_of(g, self.seat)):
            pay = cheapest(g, self.seat, offer)
            label = say(
                _("{card} for {price}"),
                card=card(g, card_at(g, offer)),
                price=price(g, pay.tech, pay.energy),
            )
            yield Option(
                BuyFrom(offer.market, offer.slot),
                label,
                (f"slot:{offer.market}:{offer.slot}",),
                printed(g, card_at(g, offer)),
                group=say(_("{market}"), market=g.content.markets[offer.market].name),
            )

    def decide(self, g: Dei, choice: BuyFrom) -> Rule:
        yield PurchasePayment(self.seat, self.by, choice.market, choice.slot)

    def default(self, g: Dei) -> Choice:
        """SPEC 22: fewest Energy, then fewest Tech, then as listed."""
        found = offers(g, self.seat, purse_of(g, self.seat))
        pays = {offer: cheapest(g, self.seat, offer) for offer in found}
        best = min(found, key=lambda offer: (pays[offer].energy, pays[offer].tech))
        return BuyFrom(best.market, best.slot)


def cheapest(g: Dei, seat: int, offer: Offer) -> Payment:
    """Without Alternative Energy if possible, then with the fewest Energy Cells."""
    found = payments(g, seat, offer, purse_of(g, seat))
    return min(found, key=lambda pay: (pay.mixed, pay.energy))


class PurchasePayment(Step[Dei], frozen=True, tag="buy.choose_payment"):
    inner = True

    seat: int
    by: Buyer
    market: MarketId
    slot: int

    def asks(self, g: Dei) -> int | None:
        return self.seat

    def prompt(self, g: Dei) -> Text:
        offer = Offer(self.market, self.slot)
        return say(_("How do you pay for {card}?"), card=card(g, card_at(g, offer)))

    def options(self, g: Dei) -> Iterator[Option]:
        for pay in self.payments(g):
            label = price(g, pay.tech, pay.energy)
            if pay.mixed:
                label = say(_("{price}, by Alternative Energy"), price=label)
            yield Option(Pay(pay.tech, pay.energy), label)

    def payments(self, g: Dei) -> list[Payment]:
        return payments(g, self.seat, Offer(self.market, self.slot), purse_of(g, self.seat))

    def decide(self, g: Dei, choice: Pay) -> Rule:
        pay = next(
            pay
            for pay in self.payments(g)
            if (pay.tech, pay.energy) == (choice.tech, choice.energy)
        )
        yield from buy(g, self, pay)

    def default(self, g: Dei) -> Choice:
        pay = cheapest(g, self.seat, Offer(self.market, self.slot))
        return Pay(pay.tech, pay.energy)


def buy(g: Dei, paid: PurchasePayment, pay: Payment) -> Rule:
    """The card, what comes with it, and the next card of the deck."""
    seat, market = paid.seat, paid.market
    bought = card_at(g, Offer(market, paid.slot))
    yield CardBought(
        seat, market, paid.slot, bought, pay.tech, pay.energy, mixed=pay.mixed, by=paid.by
    )
    refund = g.content.markets[market].slots[paid.slot - 1].refund_tech
    if refund and g.state.reserve["tech"] >= refund:
        yield ResourceGained(seat, "tech", refund)
    supply = g.powers(seat).supply_per_buy
    if supply:
        yield SupplyGained(seat, "trade", supply)
    deck = g.state.markets[market].deck
    if deck:
        yield MarketRefilled(market, deck[0])
