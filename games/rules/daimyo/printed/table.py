"""The table: sizes, prices, points, action spaces."""

from typing import Literal

from games.kernel.text import Words
from games.rules.daimyo.printed.words import (
    AutomatonId,
    BuildingKind,
    Colour,
    Kind,
    Printed,
    Tokens,
    UnitKind,
)


class PlayerCount(Printed, frozen=True):
    least: int
    most: int


class Limits(Printed, frozen=True):
    governors: int
    shadows: int
    farms: int
    towers: int
    relic_markers: int
    opening_hand: int
    storage_start: int
    storage_max: int
    nml_tiles: int
    black_market_start: int
    hero_market: int
    ability_threshold: int
    objectives: dict[Literal["green", "orange"], int]
    influence_drawn: int
    source: str

    def units(self, unit: UnitKind) -> int:
        return self.governors if unit == "governor" else self.shadows

    def buildings(self, kind: BuildingKind) -> int:
        return self.farms if kind == "farm" else self.towers


class TableSize(Printed, frozen=True):
    """What a number of players changes."""

    islands: tuple[str, ...]
    dice: dict[Colour, int]
    objectives: bool
    silver_slot: bool
    source: str
    automaton: AutomatonId | None = None


class Component(Printed, frozen=True):
    name: Words
    count: int
    source: str


class GameCard(Printed, frozen=True):
    name: Words
    designer: str
    players: PlayerCount
    rounds: int
    turns: int
    limits: Limits
    tables: dict[int, TableSize]
    components: dict[str, Component]
    source: str


class Recruiting(Printed, frozen=True):
    costs: tuple[int, ...]
    currency: Kind
    reset_cost: Tokens
    source: str


class Gain(Printed, frozen=True):
    gain: Tokens
    source: str


class RelicPrices(Printed, frozen=True):
    legs: int
    search_costs: tuple[Tokens, ...]
    search_tiles: int
    buy_cost: Tokens
    mercenary_buy_cost: Tokens
    source: str


class Income(Printed, frozen=True):
    kinds: tuple[Kind, ...]
    fixed: Tokens
    source: str


class Hiring(Printed, frozen=True):
    currency: Kind
    source: str


class Influence(Printed, frozen=True):
    governor: int
    shadow: int
    tower: int
    farm: int
    source: str


class Economy(Printed, frozen=True):
    recruit: Recruiting
    tax: Gain
    relic: RelicPrices
    income: Income
    compensation: Gain
    hiring: Hiring
    influence: Influence


class PointTable(Printed, frozen=True):
    points: tuple[int, ...]
    source: str

    @property
    def most(self) -> int:
        return len(self.points) - 1

    def of(self, count: int) -> int:
        """The points for so many; more than the table holds score its last entry (R68)."""
        return self.points[min(count, self.most)]

    def in_sets(self, count: int) -> int:
        """The Empire's way: every full table scores again, the rest from its start (R73)."""
        full, rest = divmod(count, self.most)
        return full * self.points[-1] + self.points[rest]


class ArmyTable(Printed, frozen=True):
    several: tuple[int, ...]
    solo: tuple[int, ...]
    source: str


class HelmetPoints(Printed, frozen=True):
    points: int
    source: str


class TokenPoints(Printed, frozen=True):
    per: int
    points: int
    source: str


class Scoring(Printed, frozen=True):
    relics: PointTable
    farms: PointTable
    towers: PointTable
    army: ArmyTable
    helmet: HelmetPoints
    tokens: TokenPoints


class Resource(Printed, frozen=True):
    order: int
    name: Words
    basic: bool
    colour_hint: str
    source: str


class Action(Printed, frozen=True):
    order: int
    name: Words
    text: Words
    die: Colour | Literal["any"]
    tile_slot: bool
    source: str


class Slot(Printed, frozen=True):
    order: int
    name: Words
    colour: Literal["grey", "yellow"]
    source: str


class Term(Printed, frozen=True):
    name: Words
    source: str
