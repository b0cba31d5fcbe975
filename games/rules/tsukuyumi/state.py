"""The state of a match: board, units, seats, the turn and the combats; only events write to it."""

from typing import Literal

from msgspec import Struct, field

from games.kernel.header import MatchState
from games.rules.tsukuyumi.kinds import Phase, TraitId

ONI = -1
NOBODY = -2
REEFS = -3
"""The reefs of an area as a target of damage."""
Fate = Literal["reserve", "dreamtime", "out", "supply"]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Literal[3, 4, 5, 6] = 4
    board_mode: Literal[
        "symmetric", "scatter_none", "scatter_low", "scatter_mid", "scatter_high", "draft"
    ] = "symmetric"
    faction_choice: Literal["pick_in_seat_order", "random", "random_of_two"] = "pick_in_seat_order"
    new_lands_tiles: bool = False
    sk_events: bool = True
    faction_events: bool = True
    alternative_goals: bool = True
    mascots: Literal["off", "basic", "alternative"] = "off"
    amaterasu_gifts: bool = False
    legendary_oni: bool = False
    gates: bool = False


class Tile(Struct, omit_defaults=True):
    """A tile on the board with all that lies on it; a base belongs to a seat."""

    id: str
    turned: int = 0
    """By how many sixths its printed edges are turned."""
    devastated: bool = False
    base: int = NOBODY
    marker: int = NOBODY
    """Whose territory marker lies here: a seat, or ONI."""
    traits: list[TraitId] = field(default_factory=list)
    negated: list[TraitId] = field(default_factory=list)
    vp2: bool = False
    gate: bool = False
    slots: dict[int, str] = field(default_factory=dict)
    """Edge to token: red, grey, pig_blockade, kaneda, or a kind of reef."""
    tunnels: list[int] = field(default_factory=list)
    strongholds: int = 0
    mines: int = 0
    eggs: int = 0


class Unit(Struct, array_like=True):
    kind: str
    owner: int
    cell: str
    steps: int = 0
    """Steps of a massive unit in this phase turn of its owner."""
    struck: bool = False
    """True if its own free combat of this red phase is used."""


class Seat(Struct, omit_defaults=True):
    faction: str = ""
    offered: list[str] = field(default_factory=list)
    """The factions that it may choose from, if they were dealt."""
    goal: str = ""
    goal_done: bool = False
    victory: str = ""
    """The victory card of the two-player game."""
    tasks: list[str] = field(default_factory=list)
    """Tasks of it that are done and scored."""
    base: str = ""
    start: list[str] = field(default_factory=list)
    """The start areas; for Reef and Moon Circus the tiles that they begin on."""
    reserve: dict[str, int] = field(default_factory=dict)
    dreamtime: int = 0
    out: dict[str, int] = field(default_factory=dict)
    markers: int = 0
    hand: list[str] = field(default_factory=list)
    """Action cards; hidden."""
    card: str = ""
    """The action card of this round, once it is revealed."""
    events: list[str] = field(default_factory=list)
    """Event cards in hand; hidden."""
    deck: list[str] = field(default_factory=list)
    """The own faction events, face down; hidden."""
    open: list[str] = field(default_factory=list)
    """Event cards that lie open: lasting ones, and Destiny."""
    vp: int = 0
    missions: list[str] = field(default_factory=list)
    counters: dict[str, int] = field(default_factory=dict)
    round_counters: dict[str, int] = field(default_factory=dict)
    spent: list[str] = field(default_factory=list)
    """Limited cards used this round."""
    gone: list[str] = field(default_factory=list)
    """Cards that left the game."""
    flags: list[str] = field(default_factory=list)
    """What holds for this seat until the round ends."""
    exempt: str = ""
    """The formation that Strength in numbers helps."""
    uplinks: list[str] = field(default_factory=list)
    weapons: dict[str, int] = field(default_factory=dict)
    gift: str = ""
    orders: dict[str, str] = field(default_factory=dict)
    """Standing orders; hidden."""


class Turn(Struct, omit_defaults=True):
    seat: int
    phase: Phase
    left: dict[str, int] = field(default_factory=dict)
    used: list[str] = field(default_factory=list)
    fought: bool = False
    reef_set: str = ""


class Side(Struct, omit_defaults=True):
    """A defending side as it was when the attack was fixed, and what it answers."""

    side: int
    units: list[int] = field(default_factory=list)
    points: int = 0
    picks: list[str] = field(default_factory=list)
    used_defence: bool = False
    mute: bool = False
    """True if it counts for the conquest but may not answer."""
    armour: str = ""
    """How its hit points are raised: "", "add" or "double"."""
    strikes: int = 0
    """Damage that it deals back."""


class Blow(Struct, omit_defaults=True):
    """Damage to one side on one tile, and who falls."""

    cell: str
    side: int
    damage: int
    by: int = NOBODY
    """Who is credited with eliminations."""
    decider: int = NOBODY
    """Who chooses instead of the owner."""
    armour: str = ""
    named: bool = False
    """True if the decider names any unit, not the weakest."""
    dead: list[int] = field(default_factory=list)
    reefs: list[int] = field(default_factory=list)
    """The slots of destroyed reefs."""
    done: bool = False
    spill: int = NOBODY
    """Who is hit after all reefs of the tile are gone, if not the units of Reef."""
    cybear: bool = False
    """True if Cybear was among those who deal it."""
    removes: bool = False
    """True if nobody is credited because it is no elimination."""


class Combat(Struct, omit_defaults=True):
    attacker: int
    """A seat, or ONI."""
    actor: int
    """The seat that carries the attack out."""
    cell: str
    card: str
    target: str
    """Where the damage goes: the same tile but for a strike beside."""
    units: list[int] = field(default_factory=list)
    points: int = 0
    damage: int = 0
    sides: list[Side] = field(default_factory=list)
    split: dict[int, int] = field(default_factory=dict)
    line: list[str] = field(default_factory=list)
    formation: list[str] = field(default_factory=list)
    kills: int = 0
    cybear: bool = False
    conquered: bool = False
    weapons: list[str] = field(default_factory=list)
    over: bool = False
    sheltered: int = NOBODY
    """Whose areas this ONI fight may not conquer."""


class Queued(Struct, frozen=True):
    """What a defender does when the attacker's phase turn is over."""

    seat: int
    what: str
    n: int = 0
    cell: str = ""
    against: int = NOBODY


class Slip(Struct, frozen=True, array_like=True):
    """Why a seat has points: a slug, how many things counted, and the points."""

    why: str
    count: int
    points: int


class State(MatchState):
    options: Options
    seats: list[Seat]
    initiative: list[int] = field(default_factory=list)
    """The track, from first to last."""
    round: int = 0
    phase: Phase | None = None
    order: list[int] = field(default_factory=list)
    """The order of the running phase, frozen when it began."""
    tiles: dict[str, Tile] = field(default_factory=dict)
    units: dict[int, Unit] = field(default_factory=dict)
    next_unit: int = 1
    oni: dict[str, int] = field(default_factory=dict)
    oni_out: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    """Tiles that wait to be laid."""
    turns: dict[str, int] = field(default_factory=dict)
    """How each of them is turned as drawn."""
    reserve: list[str] = field(default_factory=list)
    """The general tile reserve."""
    sisters: list[str] = field(default_factory=list)
    """The fertile tiles of the Sisters."""
    tokens: dict[str, int] = field(default_factory=dict)
    """What is left of every sort of token and marker."""
    deck: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    missions: list[str] = field(default_factory=list)
    turn: Turn | None = None
    combats: list[Combat] = field(default_factory=list)
    """The innermost combat last."""
    blows: list[Blow] = field(default_factory=list)
    pending: list[Queued] = field(default_factory=list)
    """Before the attacker's next action."""
    queue: list[Queued] = field(default_factory=list)
    """After the phase turn."""
    akira: str = ""
    looked: dict[int, list[str]] = field(default_factory=dict)
    """Cards that a seat looks at just now; hidden from the others."""
    looked_in: int = NOBODY
    """Whose hand they are; nobody's, if they lie on top of the event deck."""
    scored: list[list[Slip]] = field(default_factory=list)
