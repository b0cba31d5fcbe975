"""Developing: look at new cards, take up to three of the market (SPEC 7.7)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.events.cards import (
    BurialChosen,
    CardTaken,
    DevelopBegun,
    DevelopEnded,
    MarketBuried,
    MarketRevealed,
)
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_with_points
from games.rules.mysthea.steps.answers import PickCard

_ = gettext_noop


def develop(g: Mysthea, seat: int) -> Rule:
    yield DevelopBegun(seat)
    yield DevelopMode(seat)
    yield MarketTake(seat)
    yield MarketRefill()


class RevealFourth(Choice, frozen=True):
    pass


class ReplaceAll(Choice, frozen=True):
    pass


class Stop(Choice, frozen=True):
    pass


class DevelopMode(Step[Mysthea], frozen=True, tag="develop.mode"):
    """A fourth card, or three new ones; nothing if the deck is empty (R28)."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if g.deck else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Develop: add a fourth card to the market, or replace all three?"))

    def options(self, g: Mysthea) -> Iterator[Option]:
        deck = ("deck:era",)
        yield Option(RevealFourth(), say(_("Reveal a fourth card")), deck)
        if len(g.state.market) == g.content.limits.market:
            targets = tuple(f"card:{card}" for card in g.state.market)
            yield Option(ReplaceAll(), say(_("Replace all three cards")), targets)

    def decide(self, g: Mysthea, choice: RevealFourth | ReplaceAll) -> Rule:
        if isinstance(choice, RevealFourth):
            yield MarketRevealed(g.deck[:1])
        else:
            yield BottomPick(self.seat)


class BottomPick(Step[Mysthea], frozen=True, tag="develop.bottom_pick"):
    """The order in which the old cards go under the deck is nobody else's business (R60)."""

    hides_answer = True

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        if g.seat(self.seat).buried:
            return say(_("Choose the card that goes under the deck second."))
        return say(_("Choose the card that goes under the deck first; the last lies lowest."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for card in self.left(g):
            yield Option(PickCard(card), card_with_points(g, card), (f"card:{card}",))

    def decide(self, g: Mysthea, choice: PickCard) -> Rule:
        yield BurialChosen(self.seat, choice.card)
        left = self.left(g)
        if len(left) > 1:
            yield self
            return
        for card in left:
            yield BurialChosen(self.seat, card)
        yield MarketBuried(self.seat)
        yield MarketRevealed(g.deck[: g.content.limits.market])

    def left(self, g: Mysthea) -> list[str]:
        return [card for card in g.state.market if card not in g.seat(self.seat).buried]


class MarketTake(Step[Mysthea], frozen=True, tag="develop.take"):
    """The first card is a must and costs least."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        cost = g.content.costs.develop[0]
        return say(_("Take a card of the market for {energy} energy."), energy=cost)

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from market_options(g)

    def decide(self, g: Mysthea, choice: PickCard) -> Rule:
        yield CardTaken(self.seat, choice.card, g.content.costs.develop[0])
        yield MarketTakeMore(self.seat)

    def default(self, g: Mysthea) -> Choice:
        return PickCard(max(g.state.market, key=lambda card: g.card(card).points))


class MarketTakeMore(Step[Mysthea], frozen=True, tag="develop.take_more"):
    seat: int
    taken: int = 1

    def asks(self, g: Mysthea) -> int | None:
        costs = g.content.costs.develop
        if self.taken == len(costs) or not g.state.market:
            return None
        return self.seat if g.seat(self.seat).energy >= costs[self.taken] else None

    def prompt(self, g: Mysthea) -> Text:
        cost = g.content.costs.develop[self.taken]
        return say(_("Take another card for {energy} energy?"), energy=cost)

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield from market_options(g)
        yield Option(Stop(), say(_("No more")))

    def decide(self, g: Mysthea, choice: PickCard | Stop) -> Rule:
        if isinstance(choice, PickCard):
            yield CardTaken(self.seat, choice.card, g.content.costs.develop[self.taken])
            yield MarketTakeMore(self.seat, self.taken + 1)

    def default(self, g: Mysthea) -> Choice:
        return Stop()


class MarketRefill(Step[Mysthea], frozen=True):
    """Back to three cards, as far as the deck goes."""

    def run(self, g: Mysthea) -> Rule:
        missing = g.content.limits.market - len(g.state.market)
        if missing > 0 and g.deck:
            yield MarketRevealed(g.deck[:missing])
        yield DevelopEnded()


def market_options(g: Mysthea) -> Iterator[Option]:
    for card in g.state.market:
        hint = plain(g.card(card).text)
        yield Option(PickCard(card), card_with_points(g, card), (f"card:{card}",), hint)
