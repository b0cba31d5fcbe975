"""Between two rounds: the income that all choose at once, and the Helmet (SPEC 11)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.economy import IncomeChosen, TokensGained
from games.rules.daimyo.events.turn import HelmetPassed
from games.rules.daimyo.printed.words import Op
from games.rules.daimyo.queries.daimyo import Daimyo, fewest
from games.rules.daimyo.queries.names import whom
from games.rules.daimyo.state import AUTOMATON, Owner
from games.rules.daimyo.steps.choices import Pick, kind_options
from games.rules.daimyo.steps.hands import draw_heroes

_ = gettext_noop


class IncomeChoice(Step[Daimyo], frozen=True, tag="income.choose"):
    """In the open, since the order does not matter; it is paid when all have chosen."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which token do you take as income?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from kind_options(g, self.seat, g.content.economy.income.kinds)

    def decide(self, g: Daimyo, choice: Pick) -> Rule:
        yield IncomeChosen(self.seat, choice.kind)

    def default(self, g: Daimyo) -> Choice:
        return Pick(fewest(g.content.economy.income.kinds, g.seat(self.seat).tokens))


def pay_income(g: Daimyo, seat: int) -> Rule:
    """The chosen token, the fixed one, then what the yellow tiles show."""
    chosen = g.seat(seat).income
    assert chosen is not None
    gained = dict(g.content.economy.income.fixed)
    gained[chosen] = gained.get(chosen, 0) + 1
    ops = yellow_ops(g, seat)
    for op in ops:
        for kind, amount in op.tokens.items():
            gained[kind] = gained.get(kind, 0) + amount
    yield TokensGained(seat, gained, "income")
    yield from draw_heroes(g, seat, sum(op.n for op in ops if op.op == "draw"))


def yellow_ops(g: Daimyo, seat: int) -> list[Op]:
    """Yellow tiles know tokens and cards only."""
    tiles = [g.top_tile(seat, slot) for slot in g.content.yellow_slots]
    effects = [g.content.effects[g.tile_effect(tile)] for tile in tiles if tile]
    return [op for effect in effects for op in effect.ops]


class Keep(Choice, frozen=True):
    """The Helmet stays where it is."""


class GiveHelmet(Choice, frozen=True, tag="helmet"):
    to: Owner


class HelmetPass(Step[Daimyo], frozen=True, tag="helmet.pass"):
    """Its owner names the first player of the next round; Mercenaries cannot be it (R48)."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Who has the Helmet and begins the next round?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield Option(Keep(), say(_("Keep the Helmet")), ("helmet",))
        others: list[Owner] = [AUTOMATON] if g.is_solo else [*g.others(self.seat)]
        for other in others:
            label = say(_("Give the Helmet to {player}"), player=whom(g, other))
            yield Option(GiveHelmet(other), label, (f"seat:{other}",))

    def decide(self, g: Daimyo, choice: Keep | GiveHelmet) -> Rule:
        to = choice.to if isinstance(choice, GiveHelmet) else self.seat
        yield HelmetPassed(self.seat, to)

    def default(self, g: Daimyo) -> Choice:
        return Keep()
