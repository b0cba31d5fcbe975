"""The state of a match: the ring, the decks, the seats and what is being resolved."""

from typing import Literal

from msgspec import Struct, field

from games.kernel.header import MatchState
from games.rules.mysthea.content import Piece, Slot

HIDDEN = "?"
"""Stands for a card that a viewer may not know."""
Face = Literal["day", "night"]
CommandKind = Literal["act", "spend", "crystal"]
GloryReason = Literal[
    "regions",
    "monsters",
    "battles",
    "orders",
    "encounters",
    "attunements",
    "cards",
    "accessories",
    "upgrades",
    "meditation",
    "champion",
    "artefact",
    "losses",
]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    mode: Literal["standard", "advanced_draft"] = "standard"
    champion_abilities: bool = True
    monster_behaviours: bool = False
    attunements: Literal["day", "night", "mixed", "custom"] = "day"
    premonition: bool = False
    side_monolith: Face = "day"
    side_arch: Face = "day"
    side_tree: Face = "day"
    side_sphere: Face = "day"
    side_volcano: Face = "day"


class Garrison(Struct):
    """A seat's pieces in a region; of the troops and golems there, how many have moved."""

    troop: int = 0
    golem: int = 0
    fort: int = 0
    moved_troop: int = 0
    moved_golem: int = 0


class Figure(Struct):
    """A seat's champion: which one, where it stands, how it is."""

    id: str = ""
    region: str = ""
    wounded: bool = False
    moved: bool = False


def no_pieces() -> dict[Piece, int]:
    return {"troop": 0, "golem": 0, "fort": 0}


class Seat(Struct):
    champion: Figure = field(default_factory=Figure)
    artefact: int = 0
    charged: bool = False
    energy: int = 0
    xp: int = 0
    glory: int = 0
    glory_from: dict[GloryReason, int] = field(default_factory=dict)
    """Where the glory came from; the sum is `glory`."""
    supply: dict[Piece, int] = field(default_factory=no_pieces)
    pool: dict[Piece, int] = field(default_factory=no_pieces)
    board: dict[str, Garrison] = field(default_factory=dict)
    """The regions with pieces of the seat; its champion stands aside."""
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    upgrades: dict[Slot, str] = field(default_factory=dict)
    accessories: list[str] = field(default_factory=list)
    encounters: list[str] = field(default_factory=list)
    """The encounters faced, in order."""
    token: str = ""
    """The island of the encounter token."""
    attunement: str = ""
    """The attunement card taken this era."""
    buried: list[str] = field(default_factory=list)
    """Market cards chosen to go under the deck, in the order that only this seat knows."""


class Beast(Struct):
    """A monster of this match: the era in which it comes, and where its figure stands."""

    era: int
    island: str = ""


class Command(Struct):
    """Command points that are being spent: in an Act, for a reward, in a meditation."""

    seat: int
    kind: CommandKind
    points: int
    card: str = ""
    used: bool = False
    """The effect was used or the card was placed."""


class OpenEncounter(Struct):
    """An encounter that is being faced; its side once it is chosen."""

    seat: int
    card: str
    side: int | None = None


class Battle(Struct):
    initiator: int
    region: str
    bonus: int
    participants: list[int]
    """In artefact order; an initiator without a unit there is one of them."""
    start: dict[int, Garrison]
    champions: list[int]
    """Whose champions stood in the region when it began."""
    veteran: bool = False
    """The initiator scores for every loss (R8)."""
    laid: dict[int, str] = field(default_factory=dict)
    """The revealed cards; nothing for a seat that laid none."""
    discarded: bool = False
    """The laid cards lie in their owners' discard piles."""
    totals: dict[int, int] = field(default_factory=dict)
    losses: int = 0
    """The n of SPEC 8.3: removed, wounded and retreated."""


class State(MatchState):
    options: Options
    seats: list[Seat]
    era: int = 0
    round: int = 0
    last_round: bool = False
    phase: Literal["setup", "rounds", "events", "over"] = "setup"
    active: int = 0
    basic_done: bool = False
    special_done: bool = False
    spent: list[str] = field(default_factory=list)
    """The accessories used this turn."""
    ring: list[str] = field(default_factory=list)
    mirages: list[str] = field(default_factory=list)
    monsters: dict[str, Beast] = field(default_factory=dict)
    defeated: list[str] = field(default_factory=list)
    """The monsters defeated this era."""
    event_deck: list[str] = field(default_factory=list)
    """The top card first: it is the next event, and open."""
    track: list[str] = field(default_factory=list)
    resolved: int = 0
    """How many slots of the track were resolved in this era's end."""
    decks: list[list[str]] = field(default_factory=list)
    """The decks of the three eras, the top card first."""
    market: list[str] = field(default_factory=list)
    encounter_deck: list[str] = field(default_factory=list)
    """The front of the first card is open."""
    faces: dict[str, str] = field(default_factory=dict)
    """The attunement card of each island."""
    removed: list[str] = field(default_factory=list)
    """Command cards that are out of the game and that everybody saw."""
    box: list[str] = field(default_factory=list)
    """Command cards that went back to the box unseen."""
    stacks: dict[str, list[str]] = field(default_factory=dict)
    """What is left to draft, by kind; the first of each is displayed."""
    commands: list[Command] = field(default_factory=list)
    """Command points being spent, the innermost last."""
    encounters: list[OpenEncounter] = field(default_factory=list)
    battle: Battle | None = None
    developing: bool = False
    """Somebody develops: the market may hold four cards, or too few."""
    tributes: dict[int, str] = field(default_factory=dict)
    """What each seat gives up to the monster that is attacking."""
