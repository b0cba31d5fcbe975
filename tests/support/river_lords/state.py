"""The printed things of River Lords and the state of a match; only events write to it."""

from msgspec import Struct, field

from games.kernel.content import MatchOption
from games.kernel.header import MatchState
from games.kernel.text import Words


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    hand: int
    points: int
    most_food: int
    garrisons_to_win: int


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    copies: int
    effects: tuple[str, ...]


class Region(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    shrine: bool
    beside: tuple[str, ...]


class Content(Struct, frozen=True, forbid_unknown_fields=True):
    game: Printed
    options: dict[str, MatchOption]
    cards: dict[str, Card]
    regions: dict[str, Region]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    years: int = 2
    tribute: bool = True


class Lord(Struct):
    food: int = 0
    hand: list[str] = field(default_factory=list)


class Act(Struct):
    """What a seat may still do; an act inside an act lies above it."""

    seat: int
    points: int


class Battle(Struct):
    attacker: int
    defender: int
    origin: str
    region: str
    bids: dict[str, int] = field(default_factory=dict)
    ambushed: bool = False
    winner: int | None = None


class State(MatchState):
    options: Options
    lords: list[Lord]
    first: int = 0
    year: int = 0
    deck: list[str] = field(default_factory=list)
    """The next card to be drawn last."""
    discards: list[str] = field(default_factory=list)
    garrisons: dict[str, int] = field(default_factory=dict)
    """Region to the seat that holds it."""
    acts: list[Act] = field(default_factory=list)
    battles: list[Battle] = field(default_factory=list)
    crown: int | None = None
    """Who had the most garrisons first."""
