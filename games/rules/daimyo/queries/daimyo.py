"""The position of a match: seats, dice, heroes, and the vocabulary that cards are written in."""

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple

from games.kernel.content import in_order
from games.kernel.position import Position, derived
from games.kernel.steps import Rule
from games.rules.daimyo.content import Content
from games.rules.daimyo.printed.cards import Hero
from games.rules.daimyo.printed.table import TableSize
from games.rules.daimyo.printed.words import Kind, Op, OpName, Tokens
from games.rules.daimyo.state import (
    AUTOMATON,
    Automaton,
    Die,
    Options,
    Owner,
    Seat,
    State,
    Turn,
)

TWO_PLAYERS = 2


class Word(NamedTuple):
    """A word of the vocabulary: what it does, and whether it could change anything now."""

    do: Callable[["Daimyo", int, Op], Rule]
    can: Callable[["Daimyo", int, Op, Tokens], bool]
    """From a seat and what it would hold once the costs of the effect are paid."""


class Daimyo(Position[State, Content]):
    """What all rules of the game look at."""

    __slots__ = ()
    words: ClassVar[Mapping[OpName, Word]] = {}
    """The table of `game.py`: words open steps, and steps speak words."""

    @property
    def options(self) -> Options:
        return self.state.options

    @property
    def table(self) -> TableSize:
        return self.content.game.tables[len(self.seats)]

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    @property
    def turn(self) -> Turn:
        assert self.state.turn is not None, "nobody is on turn"
        return self.state.turn

    @property
    def automaton(self) -> Automaton:
        assert self.state.automaton is not None, "nobody but players at this table"
        return self.state.automaton

    @property
    def is_solo(self) -> bool:
        return self.table.automaton == "empire"

    @property
    def has_mercenaries(self) -> bool:
        return self.table.automaton == "mercenaries"

    def clockwise(self, first: int) -> list[int]:
        """All seats from the first one to the left; the Empire sits before the only player."""
        first = max(first, 0)
        return [(first + step) % len(self.seats) for step in self.seats]

    def others(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]

    @property
    def participants(self) -> tuple[Owner, ...]:
        """Everybody with Influence."""
        return (*self.seats, AUTOMATON) if self.table.automaton else tuple(self.seats)

    def has_resigned(self, owner: Owner) -> bool:
        return owner != AUTOMATON and self.is_absent(owner)

    # -- tokens ----------------------------------------------------------------------------

    def can_pay(self, seat: int, price: Tokens) -> bool:
        return covers(self.seat(seat).tokens, price)

    def basic_tokens(self, seat: int) -> int:
        held = self.seat(seat).tokens
        return sum(held[kind] for kind in self.content.basic_kinds)

    # -- points ----------------------------------------------------------------------------

    def points(self, owner: Owner) -> int:
        """Popularity so far, before the final scoring."""
        held = self.automaton.points if owner == AUTOMATON else self.seat(owner).points
        return sum(held.values())

    # -- dice ------------------------------------------------------------------------------

    def dice_total(self, seat: int) -> int:
        return sum(die.value for die in self.seat(seat).dice)

    @derived
    def strengths(self, seat: int) -> tuple[int, ...]:
        """Every sum of one or more of the seat's own dice (R15)."""
        return sums([die.value for die in self.seat(seat).dice])

    def reaches_ability(self, seat: int) -> bool:
        return self.dice_total(seat) >= self.content.limits.ability_threshold

    @derived
    def different_dice(self) -> tuple[Die, ...]:
        """The pool without doubles, as it lies sorted by value."""
        return tuple(dict.fromkeys(self.state.pool))

    # -- heroes ----------------------------------------------------------------------------

    def hero(self, hero: str) -> Hero:
        return self.content.heroes[hero]

    @derived
    def market_heroes(self) -> tuple[str, ...]:
        """The market heroes that this match is played with (SPEC 4.2)."""
        return tuple(
            name
            for name in in_order(self.content.heroes)
            if not self.hero(name).clan and self.plays_with(self.hero(name))
        )

    def plays_with(self, hero: Hero) -> bool:
        if self.is_solo:
            return hero.solo and not hero.aggressive
        return self.options.aggressive_heroes or not hero.aggressive

    def army_heroes(self, owner: Owner) -> list[str]:
        """The cards that count for an army; the Empire's first one only once it lies open."""
        if owner != AUTOMATON:
            return self.seat(owner).heroes
        first = self.automaton.first_hero
        return [*self.automaton.heroes, *([first] if first in self.content.heroes else [])]

    def rightmost_hero(self) -> str:
        """Of the market: slot 5, or the last one that is not empty (R52)."""
        return next((hero for hero in reversed(self.state.hero_market) if hero), "")

    # -- bonus tiles -----------------------------------------------------------------------

    def tile_effect(self, tile: str) -> str:
        """The effect of a bonus tile, named by its board and space."""
        board, space = tile.split(":")
        return self.content.boards[board].sides[self.options.boards].tiles[int(space) - 1]

    def top_tile(self, seat: int, slot: str) -> str:
        """The tile of a slot that counts, or nothing."""
        stack = self.seat(seat).slots.get(slot)
        return stack[-1] if stack else ""


def covers(held: Tokens, price: Tokens) -> bool:
    return all(held.get(kind, 0) >= amount for kind, amount in price.items())


def without(held: Tokens, price: Tokens) -> Tokens:
    return {kind: amount - price.get(kind, 0) for kind, amount in held.items()}


def sums(values: list[int]) -> tuple[int, ...]:
    found = {0}
    for value in values:
        found |= {known + value for known in found}
    return tuple(sorted(found - {0}))


def fewest(kinds: tuple[Kind, ...], held: Tokens) -> Kind:
    """The kind that is held least; of equal ones the first."""
    return min(kinds, key=lambda kind: held.get(kind, 0))
