"""The Mercenaries of two players and the Empire of one."""

from games.kernel.text import Words
from games.rules.daimyo.printed.words import (
    Colour,
    EmpireOp,
    EmpireOpName,
    Level,
    MercenaryActionId,
    Printed,
    Tokens,
)


class MercenarySpace(Printed, frozen=True):
    order: int
    name: Words
    text: Words
    die: Colour
    capacity: int
    source: str
    cost: Tokens = {}


class Mercenaries(Printed, frozen=True):
    dice: int
    threshold: int
    bonus: Tokens
    spaces: dict[MercenaryActionId, MercenarySpace]
    source: str


class EmpireRow(EmpireOp, frozen=True, kw_only=True):
    die: Colour


class AbilityRow(EmpireOp, frozen=True, kw_only=True):
    least: int
    most: int


class EmpireCard(Printed, frozen=True):
    order: int
    stack: str
    rows: tuple[EmpireRow, ...]
    source: str


class EmpireStack(Printed, frozen=True):
    rounds: tuple[int, ...]
    source: str


class Ability(Printed, frozen=True):
    rows: tuple[AbilityRow, ...]
    source: str


class Difficulty(Printed, frozen=True):
    order: int
    name: Words
    governors: tuple[int, ...]
    towers: int
    tiles: int
    source: str


class AchievementNeeds(Printed, frozen=True):
    clan: str = ""
    relics: int = 0
    buildings: int = 0
    units: bool = False


class Achievement(Printed, frozen=True):
    order: int
    name: Words
    text: Words
    needs: AchievementNeeds
    source: str


class RowText(Printed, frozen=True):
    text: Words
    source: str


class Solo(Printed, frozen=True):
    stacks: dict[str, EmpireStack]
    cards: dict[str, EmpireCard]
    ability: Ability
    difficulty: dict[Level, Difficulty]
    achievements: dict[str, Achievement]
    row_texts: dict[EmpireOpName, RowText]
    source: str
