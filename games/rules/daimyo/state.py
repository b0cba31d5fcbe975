"""The state of a match: seats, the board, the automaton; only events write to it."""

from typing import Literal

from msgspec import Struct, field

from games.kernel.header import MatchState
from games.rules.daimyo.printed.words import (
    AutomatonId,
    BuildingKind,
    Colour,
    Kind,
    Level,
    SideId,
    UnitKind,
)

AUTOMATON = -1
"""The Mercenaries or the Empire, where a piece, a tile or points need an owner."""
Owner = int
"""A seat, or the automaton."""
IDLE = "idle"
"""Where a die lies that found no space (R10)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    boards: SideId = "basic"
    aggressive_heroes: bool = True
    solo_difficulty: Level = "normal"
    clan_choice: Literal["pick", "random"] = "pick"


class Die(Struct, frozen=True, array_like=True):
    colour: Colour
    value: int


class PlacedDie(Struct, array_like=True):
    """A die that somebody took: on an action space, on a row of the Empire, or idle."""

    space: str
    colour: Colour
    value: int


class Building(Struct, frozen=True, array_like=True):
    owner: Owner
    kind: BuildingKind


def no_tokens() -> dict[Kind, int]:
    return {"rice": 0, "metal": 0, "stone": 0, "gold": 0}


class Seat(Struct):
    clan: str = ""
    boards: dict[BuildingKind, str] = field(default_factory=dict)
    uncovered: dict[BuildingKind, list[int]] = field(
        default_factory=lambda: {"farm": [], "tower": []}
    )
    """The spaces of each construction board, from 1, whose building is on the islands."""
    slots: dict[str, list[str]] = field(default_factory=dict)
    """The tiles in each slot as board:space, the covering one last."""
    tokens: dict[Kind, int] = field(default_factory=no_tokens)
    heroes: list[str] = field(default_factory=list)
    """All heroes of the seat, which everybody knows; what is nowhere else is in the deck."""
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    in_play: list[str] = field(default_factory=list)
    """Heroes whose effect is being resolved, the innermost last (R23)."""
    dice: list[PlacedDie] = field(default_factory=list)
    capacity: int = 0
    tiles: list[str] = field(default_factory=list)
    """Relic tiles that are not restored, as colour_number."""
    restored: list[str] = field(default_factory=list)
    """The colours of the restored Relics."""
    track: int = 0
    """The space of the recruitment marker."""
    scavenger: str = ""
    points: dict[str, int] = field(default_factory=dict)
    """Popularity Points by what they came from."""
    had_all_units: bool = False
    income: Kind | None = None
    """What the seat chose in the income that is being paid."""

    @property
    def deck(self) -> list[str]:
        elsewhere = {*self.hand, *self.discard, *self.in_play}
        return [hero for hero in self.heroes if hero not in elsewhere]

    @property
    def deck_size(self) -> int:
        """Right in every view, where a hand may be hidden."""
        return len(self.heroes) - len(self.hand) - len(self.discard) - len(self.in_play)


class Turn(Struct):
    """The turn that is being played."""

    seat: int
    die: Die | None = None
    """Taken, not placed yet."""
    action: str = ""
    """The space on which this turn's die lies."""
    main_done: bool = False
    hero_played: bool = False
    clan_used: bool = False
    used_slots: list[str] = field(default_factory=list)
    cards_played: list[str] = field(default_factory=list)
    unit: UnitKind | None = None
    """Recruited and paid for, not on the board yet."""
    building: BuildingKind | None = None
    """Paid for, not on the board yet."""
    tile: str = ""
    """Uncovered, not in a slot yet."""


class Automaton(Struct):
    kind: AutomatonId
    dice: list[PlacedDie] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    restored: list[str] = field(default_factory=list)
    markers: int = 0
    """Restored Relics that count, those included whose tiles went back to the bag."""
    heroes: list[str] = field(default_factory=list)
    first_hero: str = ""
    """The Empire's face-down hero."""
    tokens: dict[Kind, int] = field(default_factory=no_tokens)
    points: dict[str, int] = field(default_factory=dict)
    card: str = ""
    """The Empire card that lies face up."""
    used: list[str] = field(default_factory=list)
    """All Empire cards that were turned up so far."""


class ScoreEntry(Struct, frozen=True, array_like=True):
    """Why somebody has points: a slug, how many things counted, and the points."""

    why: str
    count: int
    points: int


class State(MatchState):
    options: Options
    seats: list[Seat]
    automaton: Automaton | None = None
    round: int = 0
    first: int = 0
    """The first player of this round; AUTOMATON if the Empire begins."""
    turns: int = 0
    """Turns begun in this round."""
    turn: Turn | None = None
    helmet: Owner = 0
    helmet_taken: bool = False
    """True once somebody did the Helmet step in this round (R42)."""
    pool: list[Die] = field(default_factory=list)
    governors: dict[str, Owner] = field(default_factory=dict)
    buildings: dict[str, Building] = field(default_factory=dict)
    shadows: dict[str, Owner] = field(default_factory=dict)
    altars: dict[str, Owner] = field(default_factory=dict)
    beside: dict[str, list[Owner]] = field(default_factory=dict)
    """Relic markers beside the altars of an island (R68)."""
    nml: dict[str, str] = field(default_factory=dict)
    """The relic tile in each slot of a No Man's Land; nothing if it is empty."""
    black_market: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    """Sorted: a bag has no order, each draw is a draw."""
    hero_market: list[str] = field(default_factory=list)
    """Slots 1 to 5; nothing where the deck has run out."""
    hero_top: str = ""
    hero_deck: list[str] = field(default_factory=list)
    """The face-down part, sorted: it has no order, each card turned up is drawn."""
    villagers: dict[str, str] = field(default_factory=dict)
    """The side of each villager tile that is up."""
    objectives: list[str] = field(default_factory=list)
    claims: dict[str, list[int]] = field(default_factory=dict)
    scored: list[list[ScoreEntry]] = field(default_factory=list)
    """The settled table: seats in order, then the Empire."""
    achievements: list[str] = field(default_factory=list)
    """What a solo victory reached (SPEC 14)."""
