"""Trade: some of one resource for as much of another (SPEC 7.6)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.events.economy import Traded
from games.rules.tiny_epic_kingdoms.queries.economy import gettable, tradable
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms, total
from games.rules.tiny_epic_kingdoms.queries.names import resource
from games.rules.tiny_epic_kingdoms.steps.collection import Collection
from games.rules.tiny_epic_kingdoms.steps.gain_choice import GainChoice
from games.rules.tiny_epic_kingdoms.steps.giving_up import Abandon, abandon
from games.rules.tiny_epic_kingdoms.steps.yes_no import No, Yes, yes_or_no

_ = gettext_noop


def trade(g: Kingdoms, seat: int) -> Rule:
    yield TradeGive(seat)


def stop_trading(g: Kingdoms, seat: int, made: int) -> Rule:
    """An absent seat: the trades made count, and without any the action was not done."""
    if made:
        yield from finish_trading(g, seat)
    else:
        yield from abandon(g, seat)


def finish_trading(g: Kingdoms, seat: int) -> Rule:
    for op in g.ops(seat, "trade_gain"):
        for _unit in range(op.amount):
            yield GainChoice(seat, "trade")
    if seat != g.state.active and g.has(seat, "trade_then_collect"):
        yield Collection(seat)


class Give(Choice, frozen=True):
    kind: ResourceId


class TradeGive(Step[Kingdoms], frozen=True, tag="trade.give"):
    seat: int
    made: int = 0
    """Trades already made in this response."""

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Which resource do you give?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for kind in tradable(g, self.seat):
            label = say(_("Give {resource}"), resource=resource(g, kind))
            yield Option(Give(kind), label, (f"resource:{kind}",))

    def decide(self, g: Kingdoms, choice: Give | Abandon) -> Rule:
        if isinstance(choice, Give):
            yield TradeGet(self.seat, choice.kind, self.made)
        else:
            yield from stop_trading(g, self.seat, self.made)

    def default(self, g: Kingdoms) -> Choice:
        return Abandon()


class Get(Choice, frozen=True):
    kind: ResourceId


class TradeGet(Step[Kingdoms], frozen=True, tag="trade.get"):
    seat: int
    gives: ResourceId
    made: int = 0

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Which resource do you take?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for kind in gettable(g, self.seat, self.gives):
            label = say(_("Take {resource}"), resource=resource(g, kind))
            yield Option(Get(kind), label, (f"resource:{kind}",))

    def decide(self, g: Kingdoms, choice: Get | Abandon) -> Rule:
        if isinstance(choice, Get):
            yield TradeAmount(self.seat, self.gives, choice.kind, self.made)
        else:
            yield from stop_trading(g, self.seat, self.made)

    def default(self, g: Kingdoms) -> Choice:
        return Abandon()


class Exchange(Choice, frozen=True, tag="amount"):
    amount: int


class TradeAmount(Step[Kingdoms], frozen=True, tag="trade.amount"):
    """No more than what is owned and what fits (R10)."""

    seat: int
    gives: ResourceId
    gets: ResourceId
    made: int = 0

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(
            _("How many {gives} do you trade for {gets}?"),
            gives=resource(g, self.gives),
            gets=resource(g, self.gets),
        )

    def options(self, g: Kingdoms) -> Iterator[Option]:
        most = min(g.seat(self.seat).stock[self.gives], g.room(self.seat, self.gets))
        for amount in range(1, most + 1):
            yield Option(Exchange(amount), plain(amount))

    def decide(self, g: Kingdoms, choice: Exchange | Abandon) -> Rule:
        if isinstance(choice, Abandon):
            yield from stop_trading(g, self.seat, self.made)
            return
        left = g.room(self.seat, self.gets) - choice.amount
        bonus = min(left, total(g.ops(self.seat, "trade_bonus")))
        yield Traded(self.seat, self.gives, self.gets, choice.amount, bonus)
        made = self.made + 1
        if made < g.times(self.seat, "trade_count") and tradable(g, self.seat):
            yield TradeAgain(self.seat, made)
        else:
            yield from finish_trading(g, self.seat)

    def default(self, g: Kingdoms) -> Choice:
        return Abandon()


class TradeAgain(Step[Kingdoms], frozen=True, tag="trade.again"):
    seat: int
    made: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Make another trade?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield from yes_or_no()

    def decide(self, g: Kingdoms, choice: Yes | No) -> Rule:
        if isinstance(choice, Yes):
            yield TradeGive(self.seat, self.made)
        else:
            yield from finish_trading(g, self.seat)

    def default(self, g: Kingdoms) -> Choice:
        return No()
