"""Hiring heroes from the market (SPEC 8.8)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.events.heroes import HeroHired, HeroTaken, MarketRefilled
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import amounts, hero_name
from games.rules.daimyo.queries.prices import hirable, hire_price

_ = gettext_noop


class Hire(Choice, frozen=True):
    hero: str


class Pass(Choice, frozen=True):
    """Hire nobody, or nobody more."""


def refill_market(g: Daimyo) -> Rule:
    """The face-up top card fills the slot; slots keep their positions (R52)."""
    if "" not in g.state.hero_market or not g.state.hero_top:
        return
    slot = g.state.hero_market.index("")
    top = g.chance.pick(g.state.hero_deck) if g.state.hero_deck else ""
    yield MarketRefilled(slot, g.state.hero_top, top)


def automaton_takes_hero(g: Daimyo) -> Rule:
    """The rightmost card of the market, for free."""
    hero = g.rightmost_hero()
    if hero:
        yield HeroTaken(hero)
        yield from refill_market(g)


class HireCard(Step[Daimyo], frozen=True, tag="hire.card"):
    """One hero at a discount, or at the end of a round as many as the gold lasts (R45)."""

    seat: int
    discount: int = 0
    again: bool = False

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which hero do you hire?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for hero in hirable(g, self.discount, g.seat(self.seat).tokens):
            label = say(
                _("{hero}, strength {strength} ({price})"),
                hero=hero_name(g, hero),
                strength=g.hero(hero).strength,
                price=amounts(g, hire_price(g, hero, self.discount)),
            )
            target = f"market:{g.state.hero_market.index(hero) + 1}"
            yield Option(Hire(hero), label, (target,), plain(g.hero(hero).text))
        yield Option(Pass(), say(_("Hire nobody more") if self.again else _("Hire nobody")))

    def decide(self, g: Daimyo, choice: Hire | Pass) -> Rule:
        if isinstance(choice, Pass):
            return
        yield HeroHired(self.seat, choice.hero, hire_price(g, choice.hero, self.discount))
        yield from refill_market(g)
        if self.again:
            yield self

    def default(self, g: Daimyo) -> Choice:
        return Pass()


class AutomatonHires(Step[Daimyo], frozen=True, tag="automaton_hires"):
    """In its place in the order of hiring (SPEC 11.6)."""

    def run(self, g: Daimyo) -> Rule:
        yield from automaton_takes_hero(g)
