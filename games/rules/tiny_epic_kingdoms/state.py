"""The state of a match: seats, the board, the war that is being fought; only events write to it."""

from typing import Literal

from msgspec import Struct, field

from games.kernel.header import MatchState
from games.rules.tiny_epic_kingdoms.content import ActionId, ResourceId

NEUTRAL = -1
PEACE = -1
"""The flag on a war die."""
EndReason = Literal["meeples", "tower", "magic"]
Via = Literal["patrol", "quest"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    faction_assignment: Literal["pick", "random"] = "pick"
    start_resources: Literal["free", "suggested"] = "free"
    war_zero: bool = False
    follow_mode: Literal["sequential", "parallel_economic"] = "sequential"


class Seat(Struct):
    card: str = ""
    home: str = ""
    """The side of its territory card, once it is revealed."""
    faction: str = ""
    stock: dict[ResourceId, int] = field(default_factory=lambda: {"ore": 0, "mana": 0, "food": 0})
    tower: int = 0
    magic: int = 0
    mimics: dict[int, str] = field(default_factory=dict)
    """Level of the copied ability to the faction that it was copied from."""
    wars_won: int = 0


class Meeple(Struct):
    id: str
    owner: int
    lying: bool = False


class War(Struct):
    attacker: int
    defender: int
    """The owner of the attacked meeple; for a neutral one the seat that supports it."""
    region: str
    via: Via
    neutral: bool = False
    allied: bool = False
    """True if the two shared another region when the war began."""
    dice: dict[int, int] = field(default_factory=dict)
    raised: dict[int, int] = field(default_factory=dict)
    winner: int | None = None

    @property
    def loser(self) -> int:
        return self.defender if self.winner == self.attacker else self.attacker


class EndTrigger(Struct, frozen=True):
    seat: int
    reason: EndReason


class ScoreEntry(Struct, frozen=True, array_like=True):
    """Why a seat has points: a slug, how many things counted, and the points."""

    why: str
    count: int
    points: int


class State(MatchState):
    options: Options
    seats: list[Seat]
    first: int = 0
    active: int = 0
    turn: int = 0
    cycle: int = 1
    used: list[ActionId] = field(default_factory=list)
    """The actions under a shield, in the order in which the shields were laid."""
    deck: list[str] = field(default_factory=list)
    """The shuffled territory cards: one for each seat, the next for the Lost Kingdom."""
    lost_kingdom: str = ""
    regions: dict[str, list[Meeple]] = field(default_factory=dict)
    """The occupied regions and who is there."""
    war: War | None = None
    end: list[EndTrigger] = field(default_factory=list)
    ruins_cleared: bool = False
    """True once the dead were removed from the ruins, just before scoring."""
    scored: list[list[ScoreEntry]] = field(default_factory=list)
    placed: bool = False
    """True once the set-up is revealed and every seat has its meeples on the board."""
