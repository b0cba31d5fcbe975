"""The printed things of Tsukuyumi as frozen structs, one field per content file."""

from functools import cached_property
from typing import Literal

from msgspec import Struct

from games.kernel.content import MatchOption, in_order
from games.kernel.text import Words
from games.rules.tsukuyumi.kinds import (
    CardKind,
    Offset,
    Phase,
    Place,
    TerrainId,
    Timing,
    TraitId,
    UnitTrait,
)


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the rules text of a printed thing, in our own words."""

    name: Words
    text: Words = Words("", "")


class PlayerCount(Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    most: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    hand: int
    event_row: int
    tiles_per_player: int
    blockades_per_area: int
    strongholds_per_area: int
    eggs_per_area: int
    mine_damage: int
    stronghold_points: int
    dig_in: int
    least_conquest: int
    jade_and_reclaimers: int
    mines: int
    eggs: int
    source: str


class Points(Struct, frozen=True, forbid_unknown_fields=True):
    moon_centre: int
    circle_formation: int
    initiative: tuple[int, ...]
    mascot: int
    vp2: int
    source: str


class GameCard(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    designer: str
    players: PlayerCount
    limits: Limits
    points: Points
    source: str


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    terrain: TerrainId
    blockades: tuple[int, ...]
    """The edges with a printed blockade, before the tile is turned."""
    set: str
    source: str
    trait: TraitId | None = None
    mountain: int = 0


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    points: int
    source: str


class Trait(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    markers: int
    source: str


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    source: str
    reef: int = 0


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    cells: tuple[Offset, ...]
    bases: tuple[Offset, ...]
    source: str


class Scatter(Struct, frozen=True, forbid_unknown_fields=True):
    probability: float
    adjacency: int
    holes: bool
    source: str


class Moon(Struct, frozen=True, forbid_unknown_fields=True):
    cells: dict[str, Offset]
    source: str


class Layouts(Struct, frozen=True, forbid_unknown_fields=True):
    symmetric: dict[int, Layout]
    scatter: dict[str, Scatter]
    moon: Moon


class Oni(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    stats: tuple[int, int, int]
    supply: int
    cup: int
    legendary: bool
    source: str


class UnitCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of unit; stats are conquest points, hit points, damage."""

    order: int
    faction: str
    count: int
    stats: tuple[int, int, int]
    source: str
    cost: int = 0
    """0: cannot be bought."""
    per_point: int = 1
    traits: tuple[UnitTrait, ...] = ()
    move_bonus: int = 0
    productive: int = 0
    upgrade_from: str = ""
    upgrade_cost: int = 0
    nests: tuple[str, ...] = ()
    """Kinds that may be deployed on its tile; "*" for all."""
    uplink: str = ""
    """Needed before it can be bought."""


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    set: str
    colour: str
    difficulty: int
    base: str
    reinforcement: int
    reinforcement_doubles: bool
    defence: str
    defence_timing: str
    start_areas: int
    start_units: dict[str, int]
    mascot: str
    mission: str
    goal: str
    alternative_goal: str
    source: str
    start_reefs: dict[str, int] = {}
    start_terraformings: int = 0
    deploys_on_edge: bool = False


class Counterattack(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    timing: Timing
    source: str


class CombatCard(Struct, frozen=True, forbid_unknown_fields=True):
    """What it needs, its damage and conquest, effects afterwards, and the answers it allows."""

    order: int
    code: str
    faction: str
    kind: CardKind
    counterattacks: tuple[str, ...]
    source: str
    limit: Literal["", "round", "game"] = ""
    units_any: tuple[str, ...] = ()
    own_least: int = 0
    drones_least: int = 0
    alone: str = ""
    needs: tuple[str, ...] = ()
    not_on: tuple[Place, ...] = ()
    damage: Literal["", "units", "half", "fixed"] = ""
    fixed: int = 0
    bonus: int = 0
    oni_bonus: int = 0
    formation_bonus: int = 0
    only_oni: bool = False
    names_targets: bool = False
    weapons: bool = False
    line: bool = False
    beside: bool = False
    conquest: bool = False
    silent: bool = False
    oni_silent: bool = False
    awakens: str = ""
    then: tuple[str, ...] = ()
    last: tuple[str, ...] = ()


class ActionCard(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    code: str
    players: int
    duel: bool
    blue: dict[str, int]
    green: dict[str, int]
    red: dict[str, int]
    source: str
    ban: Phase | None = None

    def parts(self, phase: Phase) -> dict[str, int]:
        match phase:
            case "blue":
                return self.blue
            case "green":
                return self.green
            case "red":
                return self.red
            case _:
                return {"standard": 2}


class EventCard(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    code: str
    set: str
    copies: int
    op: str
    lasts: bool
    source: str
    n: int = 0
    trait: TraitId | None = None
    card: str = ""
    unit: str = ""
    units: tuple[str, ...] = ()
    where: str = ""
    ongoing: dict[str, int] = {}


class ReefSet(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    limit: int
    parts: dict[str, int]
    mandatory: tuple[str, ...]
    source: str


class Reef(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    count: int
    hp: int
    blocks: bool
    dominates: bool
    venom: int
    source: str


class Formation(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    offsets: tuple[Offset, ...]
    least: tuple[int, ...]
    source: str


class Uplink(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    cost: int
    source: str


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    cost: int
    count: int
    bonus: int
    source: str


class Terraforming(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    count: int
    source: str


class Gift(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    code: str
    kind: str
    units: tuple[str, ...]
    source: str


class Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """A goal or a mission: a named check with its numbers."""

    order: int
    faction: str
    code: str
    points: int
    check: str
    source: str
    n: int = 0
    counter: str = ""
    need: dict[str, int] = {}
    alternative: bool = False


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    slug: str
    when: Literal["immediate", "round_end", "game_end"]
    check: str
    points: int
    n: int
    each: bool = False
    most: int = 0


class VictoryCard(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    faction: str
    code: str
    tasks: tuple[Task, ...]
    source: str


class Content(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    game: GameCard
    texts: dict[str, Printed]
    tiles: dict[str, Tile]
    terrains: dict[TerrainId, Terrain]
    traits: dict[TraitId, Trait]
    tokens: dict[str, Token]
    layouts: Layouts
    oni: dict[str, Oni]
    units: dict[str, UnitCard]
    factions: dict[str, Faction]
    counterattacks: dict[str, Counterattack]
    combat_cards: dict[str, CombatCard]
    action_cards: dict[str, ActionCard]
    events: dict[str, EventCard]
    reef_sets: dict[str, ReefSet]
    reefs: dict[str, Reef]
    formations: dict[str, Formation]
    uplinks: dict[str, Uplink]
    weapons: dict[str, Weapon]
    terraforming: dict[str, Terraforming]
    gifts: dict[str, Gift]
    missions: dict[str, Goal]
    goals: dict[str, Goal]
    victory_cards: dict[str, VictoryCard]
    options: dict[str, MatchOption]

    @property
    def limits(self) -> Limits:
        return self.game.limits

    @cached_property
    def cards_of(self) -> dict[str, tuple[str, ...]]:
        """The combat cards of each faction, in the order of the box."""
        return {
            faction: tuple(
                card
                for card in in_order(self.combat_cards)
                if self.combat_cards[card].faction == faction
            )
            for faction in self.factions
        }

    @cached_property
    def units_of(self) -> dict[str, tuple[str, ...]]:
        return {
            faction: tuple(
                unit for unit in in_order(self.units) if self.units[unit].faction == faction
            )
            for faction in self.factions
        }

    @cached_property
    def stats(self) -> dict[str, tuple[int, int, int]]:
        """Conquest, hit points and damage of every kind of unit, ONI among them."""
        units = {slug: unit.stats for slug, unit in self.units.items()}
        return units | {slug: oni.stats for slug, oni in self.oni.items()}
