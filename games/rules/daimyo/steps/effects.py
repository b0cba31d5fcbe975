"""Resolving an effect word by word, and what leads from one effect to another (SPEC 7, 9)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.daimyo.events.heroes import HeroLaidAside, HeroPlayed
from games.rules.daimyo.events.turn import AbilityUsed, VillagerFlipped
from games.rules.daimyo.printed.words import Op
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.effects import is_cost, ops_of, playable_heroes
from games.rules.daimyo.steps.choices import (
    Decline,
    PickCard,
    PickSeat,
    card_options,
    decline,
)

_ = gettext_noop
GIVES_TOKENS = ("gain", "gain_any")
ABSENT_ORDER = (GIVES_TOKENS, ("storage",), ("draw",))
"""What an absent player wants from the villagers (SPEC 19)."""


class Effects(Step[Daimyo], frozen=True, tag="effects"):
    """The words of a card or tile in order; one that could change nothing is left out."""

    seat: int
    source: str
    at: int = 0

    def run(self, g: Daimyo) -> Rule:
        ops = ops_of(g, self.source)
        op = ops[self.at]
        word = g.words[op.op]
        if is_cost(op) or word.can(g, self.seat, op, g.seat(self.seat).tokens):
            yield from word.do(g, self.seat, op)
        if self.at + 1 < len(ops):
            yield Effects(self.seat, self.source, self.at + 1)


def play_hero(g: Daimyo, seat: int, hero: str, *, free: bool = False) -> Rule:
    """The card goes to the discard pile only when its effect is done (R23)."""
    yield HeroPlayed(seat, hero, free)
    yield Effects(seat, f"hero:{hero}")
    yield HeroDone(seat, hero)


class HeroDone(Step[Daimyo], frozen=True, tag="hero_done"):
    seat: int
    hero: str

    def run(self, g: Daimyo) -> Rule:
        yield HeroLaidAside(self.seat, self.hero)


class FreeHero(Step[Daimyo], frozen=True, tag="hero.free"):
    """A further hero whatever its strength; it is not the turn's hero."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which hero do you play, whatever its strength?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from card_options(g, playable_heroes(g, self.seat))
        yield decline()

    def decide(self, g: Daimyo, choice: PickCard | Decline) -> Rule:
        if isinstance(choice, PickCard):
            yield from play_hero(g, self.seat, choice.hero, free=True)

    def default(self, g: Daimyo) -> Choice:
        return Decline()


class AbilityOpponent(Step[Daimyo], frozen=True, tag="ability.opponent"):
    """Somebody else's clan ability is used for oneself."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Whose clan ability do you use?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for other in g.others(self.seat):
            clan = g.content.clans[g.seat(other).clan]
            label = say(_("{player}: {clan}"), player=SeatName(other), clan=clan.name)
            yield Option(PickSeat(other), label, (f"ability:{other}",), plain(clan.text))

    def decide(self, g: Daimyo, choice: PickSeat) -> Rule:
        clan = g.seat(choice.seat).clan
        yield AbilityUsed(self.seat, clan, counts=False)
        yield Effects(self.seat, f"clan:{clan}")


class UseVillager(Choice, frozen=True, tag="villager"):
    tile: str


class VillagerChoice(Step[Daimyo], frozen=True, tag="villager.choose_tile"):
    """Its upper side is resolved, and the tile is flipped even if that was nothing."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which villager tile do you use?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for tile, side in sorted(g.state.villagers.items()):
            text = g.content.villagers[tile].sides[side].text
            yield Option(UseVillager(tile), plain(text), (f"villager:{tile}",))

    def decide(self, g: Daimyo, choice: UseVillager) -> Rule:
        side = g.state.villagers[choice.tile]
        other = g.content.villagers[choice.tile].other_side(side)
        yield VillagerFlipped(choice.tile, other)
        yield Effects(self.seat, f"villager:{side}")

    def default(self, g: Daimyo) -> Choice:
        tiles = sorted(g.state.villagers)
        return UseVillager(min(tiles, key=lambda tile: self.liking(g, tile)))

    def liking(self, g: Daimyo, tile: str) -> int:
        ops = g.content.villagers[tile].sides[g.state.villagers[tile]].ops
        return next(
            (rank for rank, names in enumerate(ABSENT_ORDER) if any(has(op, names) for op in ops)),
            len(ABSENT_ORDER),
        )


def has(op: Op, names: tuple[str, ...]) -> bool:
    return op.op in names
