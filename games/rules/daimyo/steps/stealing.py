"""Aggressive heroes; victims never decide anything (SPEC 9)."""

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.daimyo.events.economy import TokensStolen
from games.rules.daimyo.events.heroes import HeroLost
from games.rules.daimyo.events.pieces import GovernorMoved
from games.rules.daimyo.queries.board import (
    free_governor_spaces,
    has_presence,
    island_of,
    opposing_governors,
)
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import kind_name, place_name
from games.rules.daimyo.steps.choices import Pick, PickSeat
from games.rules.daimyo.steps.spots import GoTo, PutAt, place_options
from games.rules.daimyo.steps.units import (
    PickGovernor,
    eliminate,
    governor_options,
    richest_victim,
)

_ = gettext_noop
Loot = Literal["gold", "card"]


def victims(g: Daimyo, seat: int, loot: Loot) -> list[int]:
    """Opponents who have something to lose; only seats can be robbed."""
    if loot == "gold":
        return [other for other in g.others(seat) if g.seat(other).tokens["gold"]]
    return [other for other in g.others(seat) if g.seat(other).hand]


def holders(g: Daimyo, seat: int) -> list[int]:
    """Opponents with any token, clockwise."""
    return [other for other in g.others(seat) if any(g.seat(other).tokens.values())]


class StealOpponent(Step[Daimyo], frozen=True, tag="steal.opponent"):
    seat: int
    loot: Loot
    amount: int = 1

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if self.loot == "gold":
            return say(_("From whom do you take {amount} gold?"), amount=self.amount)
        return say(_("Who loses a random hero card?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for other in victims(g, self.seat, self.loot):
            label = say("{player}", player=SeatName(other))
            yield Option(PickSeat(other), label, (f"seat:{other}",))

    def decide(self, g: Daimyo, choice: PickSeat) -> Rule:
        victim = g.seat(choice.seat)
        if self.loot == "gold":
            taken = min(self.amount, victim.tokens["gold"])
            yield TokensStolen(self.seat, choice.seat, {"gold": taken})
        else:
            yield HeroLost(self.seat, choice.seat, g.chance.pick(victim.hand))

    def default(self, g: Daimyo) -> Choice:
        return PickSeat(max(victims(g, self.seat, self.loot), key=g.points))


class StealKind(Step[Daimyo], frozen=True, tag="steal.kind"):
    """One token of each opponent, one after the other."""

    seat: int
    victims: tuple[int, ...]

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("What do you take from {player}?"), player=SeatName(self.victims[0]))

    def options(self, g: Daimyo) -> Iterator[Option]:
        held = g.seat(self.victims[0]).tokens
        for kind in g.content.kinds:
            if held[kind]:
                target = f"tokens:{self.victims[0]}:{kind}"
                yield Option(Pick(kind), plain(kind_name(g, kind)), (target,))

    def decide(self, g: Daimyo, choice: Pick) -> Rule:
        yield TokensStolen(self.seat, self.victims[0], {choice.kind: 1})
        if len(self.victims) > 1:
            yield StealKind(self.seat, self.victims[1:])


def governors_in_reach(g: Daimyo, seat: int, *, everywhere: bool) -> list[str]:
    """Opposing Governors, usually only where the seat has a Governor or a Shadow."""
    return [
        place
        for place in opposing_governors(g, seat)
        if everywhere or has_presence(g, seat, island_of(g, place))
    ]


class VictimGovernor(Step[Daimyo], frozen=True, tag="victim.governor"):
    """An opposing Governor is eliminated, or has to leave its island."""

    seat: int
    evicts: bool = False
    everywhere: bool = False
    """True if the seat need not be present where it strikes."""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if self.evicts:
            return say(_("Which Governor has to move to another island?"))
        return say(_("Which Governor do you eliminate?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from governor_options(g, self.targets(g))

    def decide(self, g: Daimyo, choice: PickGovernor) -> Rule:
        if self.evicts:
            yield EvictTo(self.seat, choice.place)
        else:
            yield from eliminate(g, choice.place, self.seat)

    def default(self, g: Daimyo) -> Choice:
        return richest_victim(g, self.targets(g))

    def targets(self, g: Daimyo) -> list[str]:
        if not self.evicts:
            return governors_in_reach(g, self.seat, everywhere=self.everywhere)
        return [place for place in opposing_governors(g, self.seat) if other_islands(g, place)]


def other_islands(g: Daimyo, place: str) -> list[str]:
    """Free governor spaces off the island of this place."""
    here = island_of(g, place)
    return [spot for spot in free_governor_spaces(g) if island_of(g, spot) != here]


class EvictTo(Step[Daimyo], frozen=True, tag="evict.place"):
    """Nothing is collected and nobody is compensated."""

    seat: int
    origin: str
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does the Governor of {place} go?"), place=place_name(g, self.origin))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from place_options(g, other_islands(g, self.origin), self.island, "governor")

    def decide(self, g: Daimyo, choice: GoTo | PutAt) -> Rule:
        if isinstance(choice, GoTo):
            yield replace(self, island=choice.island)
            return
        owner = g.state.governors[self.origin]
        yield GovernorMoved(owner, self.origin, choice.place, self.seat)
