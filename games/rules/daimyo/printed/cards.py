"""Cards, tiles and boards that carry effects."""

from typing import Literal

from games.kernel.text import Words
from games.rules.daimyo.printed.words import (
    BuildingKind,
    Kind,
    ObjectiveNeed,
    Op,
    Printed,
    SideId,
    Tokens,
)


class Clan(Printed, frozen=True):
    order: int
    name: Words
    colour: str
    hex: str
    text: Words
    ops: tuple[Op, ...]
    start: Tokens
    source: str


class Hero(Printed, frozen=True):
    order: int
    name: Words
    cost: int
    strength: int
    text: Words
    ops: tuple[Op, ...]
    source: str
    clan: str = ""
    aggressive: bool = False
    solo: bool = True
    """False if the solo match leaves it in the box."""


class Relic(Printed, frozen=True):
    order: int
    colour: Words
    name: Words
    numbers: tuple[int, ...]
    copies: int
    source: str


class VillagerSide(Printed, frozen=True):
    text: Words
    ops: tuple[Op, ...]
    source: str


class Villager(Printed, frozen=True):
    order: int
    sides: dict[str, VillagerSide]
    source: str
    starts: str = ""
    """The side that is always up at the start; without it chance decides."""

    def other_side(self, side: str) -> str:
        return next(other for other in sorted(self.sides) if other != side)


class Effect(Printed, frozen=True):
    colour: Literal["grey", "yellow"]
    text: Words
    ops: tuple[Op, ...]
    source: str


class BoardSide(Printed, frozen=True):
    cost: Tokens
    surcharge: tuple[Kind, ...]
    start: Tokens
    tiles: tuple[str, ...]
    source: str

    def __post_init__(self) -> None:
        if len(self.surcharge) != len(self.tiles):
            raise ValueError("every space has a surcharge and a tile")


class Board(Printed, frozen=True):
    order: int
    kind: BuildingKind
    name: Words
    sides: dict[SideId, BoardSide]
    source: str


class Reward(Printed, frozen=True):
    points: int
    tokens: Tokens = {}
    draw: int = 0


class Objective(Printed, frozen=True):
    order: int
    colour: Literal["green", "orange"]
    name: Words
    text: Words
    needs: dict[ObjectiveNeed, int]
    gold: Reward
    source: str
    silver: Reward | None = None
