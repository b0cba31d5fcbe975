"""The state of a match: the map, its pieces, the seats; only events write to it."""

from typing import Literal

from msgspec import Struct, field

from games.kernel.header import MatchState
from games.rules.dei.content import CardAction, ColourId, KindId, MarketId, ResourceId

NOBODY = -1
"""The controller of an Outpost whose cube lies on its token."""
Face = Literal["up", "down"]
Buyer = Literal["card", "robot"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    map: Literal["recommended", "random", "custom"] = "recommended"
    outpost_setup: Literal["first_game", "advanced"] = "first_game"
    faction_choice: Literal["seat_order", "random"] = "seat_order"
    no_choice: bool = False
    feat_draft: bool = False
    planning: bool = False
    confrontation: bool = False
    rebellion: bool = False


class LaidTile(Struct, frozen=True, array_like=True):
    """A District as it lies: its tile and the quarter turns clockwise."""

    tile: str
    turns: int


class Region(Struct, frozen=True, array_like=True):
    """A Region of the assembled map; its id begins with G for Ground and R for Roof."""

    tier: int
    areas: tuple[str, ...]
    """Tile and area: `2.1a`."""
    linked: tuple[str, ...]
    """Adjacent and of the same Level."""
    climbs: tuple[str, ...]
    """Adjacent and of the other Level."""
    refuge: bool
    """A Neutral Refuge stands here."""

    @property
    def adjacent(self) -> tuple[str, ...]:
        return self.linked + self.climbs


class BridgeSite(Struct, frozen=True, array_like=True):
    roofs: tuple[str, str]
    over: str
    neutral: bool = False
    """The printed Bridge that everybody uses."""


class District(Struct, frozen=True):
    """The map, constant after the set-up."""

    columns: int
    tiles: tuple[LaidTile, ...]
    """Row by row."""
    regions: dict[str, Region]
    bridges: dict[str, BridgeSite]
    """The legal Bridge sites, by their lines: `2.2:AB/a`."""
    refuges: tuple[str, ...]
    """The Regions of the Neutral Refuges, in the order of their tiles."""


class Outpost(Struct):
    colour: ColourId
    region: str
    controller: int = NOBODY


class Market(Struct):
    slots: list[str]
    """From the newest card, beside the deck, to the oldest; "" where nothing lies."""
    deck: list[str]
    """The next card first; nobody knows it."""


class MissionCard(Struct, frozen=True, array_like=True):
    mission: str
    column: int
    row: int


class FeatToken(Struct, array_like=True):
    feat: str
    unlocked: bool = False


class PlayedCard(Struct, array_like=True):
    card: str
    face: Face
    phase: int
    boost: str = ""


class ScoreEntry(Struct, frozen=True, array_like=True):
    """Why a seat has Supply: a slug, how many things counted, and the points."""

    why: str
    count: int
    points: int


class Seat(Struct):
    faction: str = ""
    supply: int = 0
    tech: int = 0
    energy: int = 0
    scrappers: dict[str, int] = field(default_factory=dict)
    """How many are where; the others are in reserve."""
    leader: str = ""
    refuges: list[str] = field(default_factory=list)
    bridges: list[str] = field(default_factory=list)
    """By site."""
    elevators: list[str] = field(default_factory=list)
    """By site: `G02-R05`."""
    cards: list[str] = field(default_factory=list)
    """All that it owns: Faction cards by number, then bought ones in the order of purchase."""
    hand: list[str] = field(default_factory=list)
    planned: list[str] = field(default_factory=list)
    board: list[PlayedCard] = field(default_factory=list)
    bin: list[str] = field(default_factory=list)
    feats: dict[ColourId, FeatToken] = field(default_factory=dict)
    boosts: list[str] = field(default_factory=list)
    missions: list[MissionCard] = field(default_factory=list)
    """Where its Mission tokens lie."""
    earned: list[ScoreEntry] = field(default_factory=list)


class Current(Struct):
    """The card that is being resolved."""

    card: str
    face: Face
    bag: list[CardAction]
    boost: str = ""
    buying: bool = False
    """True while the Buy of a face-down card is pending."""


class Play(Struct):
    """The Action Phase of the active seat."""

    face_down: bool = False
    robot: bool = False
    mixed: bool = False
    """Alternative Energy was used."""
    sought: bool = False
    bonus_moves: int = 0
    current: Current | None = None


class Drafting(Struct, frozen=True, array_like=True):
    seat: int
    colour: ColourId


class State(MatchState):
    options: Options
    seats: list[Seat]
    district: District | None = None
    laid: list[LaidTile] = field(default_factory=list)
    """Of a map that the players lay themselves, until it is complete."""
    resources: dict[str, int] = field(default_factory=dict)
    """Tech on the Ground, Energy on Roofs."""
    reserve: dict[ResourceId, int] = field(default_factory=dict)
    outposts: dict[str, Outpost] = field(default_factory=dict)
    drones: dict[str, str] = field(default_factory=dict)
    pool: list[str] = field(default_factory=list)
    """The Candy Boosts that nobody has; sorted, for they are drawn at random."""
    markets: dict[MarketId, Market] = field(default_factory=dict)
    missions: list[MissionCard] = field(default_factory=list)
    feats_left: dict[ColourId, list[str]] = field(default_factory=dict)
    """During a draft: what is still to be had."""
    drafting: Drafting | None = None
    priority: list[int] = field(default_factory=list)
    turn: int = 0
    phase: int = 0
    active: int = NOBODY
    play: Play = field(default_factory=Play)


def built(seat: Seat, kind: KindId) -> list[str]:
    """Where the seat's Constructions of a kind stand."""
    if kind == "refuge":
        return seat.refuges
    return seat.bridges if kind == "bridge" else seat.elevators
