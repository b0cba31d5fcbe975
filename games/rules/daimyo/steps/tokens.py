"""Choosing tokens: gains of a choice, exchanges, what places give (SPEC 9)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.economy import TokensExchanged, TokensGained
from games.rules.daimyo.printed.words import Kind
from games.rules.daimyo.queries.board import buildings_of, governors_of, yields
from games.rules.daimyo.queries.daimyo import Daimyo, fewest
from games.rules.daimyo.queries.names import kind_name, place_name
from games.rules.daimyo.steps.choices import Pick, Stop, kind_options, stop
from games.rules.daimyo.steps.spots import PutAt

_ = gettext_noop


class GainKind(Step[Daimyo], frozen=True, tag="gain.kind"):
    seat: int
    kinds: tuple[Kind, ...]
    left: int = 1

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which token do you gain? ({left} to choose)"), left=self.left)

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from kind_options(g, self.seat, self.kinds)

    def decide(self, g: Daimyo, choice: Pick) -> Rule:
        yield TokensGained(self.seat, {choice.kind: 1})
        if self.left > 1:
            yield GainKind(self.seat, self.kinds, self.left - 1)

    def default(self, g: Daimyo) -> Choice:
        held = g.seat(self.seat).tokens
        basic = tuple(kind for kind in self.kinds if kind in g.content.basic_kinds)
        return Pick(fewest(basic or self.kinds, held))


class ExchangeGive(Step[Daimyo], frozen=True, tag="exchange.give"):
    seat: int
    kinds: tuple[Kind, ...]
    left: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which token do you give back? ({left} exchanges left)"), left=self.left)

    def options(self, g: Daimyo) -> Iterator[Option]:
        held = g.seat(self.seat).tokens
        yield from kind_options(g, self.seat, [kind for kind in g.content.kinds if held[kind]])
        yield stop()

    def decide(self, g: Daimyo, choice: Pick | Stop) -> Rule:
        if isinstance(choice, Pick):
            yield ExchangeGet(self.seat, self.kinds, self.left, choice.kind)

    def default(self, g: Daimyo) -> Choice:
        return Stop()


class ExchangeGet(Step[Daimyo], frozen=True, tag="exchange.get"):
    seat: int
    kinds: tuple[Kind, ...]
    left: int
    gives: Kind

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("What do you get for 1 {kind}?"), kind=kind_name(g, self.gives))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from kind_options(g, self.seat, self.kinds)

    def decide(self, g: Daimyo, choice: Pick) -> Rule:
        yield TokensExchanged(self.seat, self.gives, choice.kind)
        if self.left > 1:
            yield ExchangeGive(self.seat, self.kinds, self.left - 1)


class CollectGovernor(Step[Daimyo], frozen=True, tag="collect.governor"):
    """Some Governors collect again, each once by this effect."""

    seat: int
    left: int
    times: int
    several: bool
    used: tuple[str, ...] = ()

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which of your Governors collects?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for place in self.ready(g):
            yield Option(PutAt(place), place_name(g, place), (f"governor:{place}",))
        if self.several:
            yield stop()

    def decide(self, g: Daimyo, choice: PutAt | Stop) -> Rule:
        if isinstance(choice, Stop):
            return
        gained = yields(g, [choice.place], self.times)
        yield TokensGained(self.seat, gained, "collected")
        rest = CollectGovernor(
            self.seat, self.left - 1, self.times, self.several, (*self.used, choice.place)
        )
        if rest.left and rest.ready(g):
            yield rest

    def default(self, g: Daimyo) -> Choice:
        return Stop() if self.several else PutAt(self.ready(g)[0])

    def ready(self, g: Daimyo) -> list[str]:
        return [place for place in governors_of(g, self.seat) if place not in self.used]


class CollectTower(Step[Daimyo], frozen=True, tag="collect.tower"):
    seat: int
    times: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which of your Radio Towers collects?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for place in buildings_of(g, self.seat, "tower"):
            yield Option(PutAt(place), place_name(g, place), (f"building:{place}",))

    def decide(self, g: Daimyo, choice: PutAt) -> Rule:
        yield TokensGained(self.seat, yields(g, [choice.place], self.times), "collected")
