"""The printed things of Tiny Epic Kingdoms as frozen structs, one field per content file."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import Literal

from msgspec import Struct
from msgspec.structs import asdict

from games.kernel.content import MatchOption
from games.kernel.text import Words

ResourceId = Literal["ore", "mana", "food"]
TerrainId = Literal["plains", "forest", "mountain", "ruins", "capital", "water", "crags"]
ActionId = Literal["patrol", "quest", "build", "research", "expand", "trade"]
Point = tuple[float, float]
Pair = tuple[str, str]

OpName = Literal[
    "build_count",
    "build_discount",
    "collect_bonus",
    "collect_region",
    "collect_shift",
    "expand_adjacent",
    "expand_any_resource",
    "expand_count",
    "expand_discount",
    "expand_step",
    "mimic",
    "patrol_count",
    "patrol_range",
    "quest_count",
    "quest_region",
    "quest_ride_on",
    "river_cross",
    "ruins_free_move",
    "ruins_survive",
    "terrain_access",
    "trade_bonus",
    "trade_count",
    "trade_gain",
    "trade_then_collect",
    "vp_bonus",
    "war_bonus",
    "war_discount",
    "war_food",
    "war_loss_flee",
    "war_loss_gain",
    "war_raise",
    "war_support",
    "war_win_gain",
    "war_win_plunder",
    "war_win_reanimate",
]

Formula = Literal[
    "best_opposing_level5",
    "distinct_terrains",
    "foreign_territories",
    "home_free_of_others",
    "home_regions",
    "meeples_in_ruins",
    "regions_of_terrain",
    "stored_resources",
    "wars_won",
    "waterside_regions",
]


class Amounts(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    ore: int = 0
    mana: int = 0
    food: int = 0


class PlayerCount(Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    most: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    meeples_per_player: int
    start_meeples: int
    start_resources_total: int
    resource_max: int
    region_capacity: int
    shields: int
    tower_levels: int
    magic_levels: int
    alliance_retreat_food: int
    last_meeple_collect_bonus: int
    capital_vp_alone: int
    capital_vp_shared: int
    lost_kingdom_region_vp: int
    suggested_start: Amounts
    source: str


class Component(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    count: int
    source: str


class GameCard(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    designer: str
    players: PlayerCount
    limits: Limits
    components: dict[str, Component]
    source: str


class Colour(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    hex: str
    source: str


class Resource(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    war_value: int
    from_terrain: TerrainId
    colour_hint: str
    source: str


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    standable: bool
    source: str
    yields: ResourceId | Literal["choice_if_lying"] | None = None


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    text: Words
    source: str


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The cost of each step from `first` on, and the points in total where the track scores."""

    resource: ResourceId
    cost: tuple[int, ...]
    source: str
    points: tuple[int, ...] = ()
    first: int = 1

    def __post_init__(self) -> None:
        if self.points and len(self.points) != len(self.cost):
            raise ValueError("a track needs as many points as costs")

    @property
    def top(self) -> int:
        return self.first + len(self.cost) - 1

    def cost_of(self, step: int) -> int:
        assert self.first <= step <= self.top, f"the track has no step {step}"
        return self.cost[step - self.first]

    def points_at(self, step: int) -> int:
        """The points in total at that step; none below the first."""
        return self.points[step - self.first] if step >= self.first else 0


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    tower: Track
    research: Track
    expand: Track


class WarDie(Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[int | Literal["peace"], ...]
    count: int
    two_player_flag: int
    source: str

    @property
    def highest(self) -> int:
        return max(face for face in self.faces if isinstance(face, int))


class Op(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One effect of an ability (SPEC 9); without `terrains` it holds for every terrain."""

    op: OpName
    role: Literal["any", "attack", "defend"] = "any"
    via: Literal["quest"] | None = None
    side: Literal["destination", "both"] | None = None
    terrains: tuple[TerrainId, ...] = ()
    waterside: bool = False
    needs: TerrainId | Literal["waterside"] | None = None
    formula: Formula | None = None
    resource: ResourceId | Literal["choice"] | None = None
    value: int = 0
    amount: int = 0
    count: int = 0
    level: int = 0
    cost: Amounts = Amounts()
    per: int = 1
    max: int = 0
    group: str = ""


class Ability(Struct, frozen=True, forbid_unknown_fields=True):
    level: int
    key: str
    name: Words
    text: Words
    ops: tuple[Op, ...]
    source: str


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    theme: Words
    abilities: dict[int, Ability]
    source: str

    def __post_init__(self) -> None:
        if any(ability.level != level for level, ability in self.abilities.items()):
            raise ValueError("an ability stands under the number of its level")


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A region as it stands in the file, under its id."""

    name: Words
    terrain: TerrainId
    border: bool
    waterside: bool
    centre: Point
    slots: tuple[Point, Point]
    polygon: tuple[Point, ...]


class Region(Area, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A region with its neighbours: all it touches, and those of them beyond a river."""

    id: str
    side: str
    standable: bool
    touches: tuple[str, ...]
    rivers: tuple[str, ...]

    @property
    def compass(self) -> Words:
        """The name, which says where on the card the region lies: "north-west forest"."""
        return self.name


class River(Struct, frozen=True, forbid_unknown_fields=True):
    between: Pair
    line: tuple[Point, ...]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    name: Words
    source: str
    touches: tuple[Pair, ...]
    rivers: tuple[River, ...]
    regions: dict[str, Area]

    def __post_init__(self) -> None:
        if any(region not in self.regions for pair in self.touches for region in pair):
            raise ValueError("only regions of the same side touch")
        if any(river.between not in self.touches for river in self.rivers):
            raise ValueError("a river runs between regions that touch")


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    sides: dict[Literal["a", "b"], str]
    source: str


class Drawing(Struct, frozen=True, forbid_unknown_fields=True):
    aspect: float
    source: str


class Territories(Struct, frozen=True, forbid_unknown_fields=True):
    drawing: Drawing
    cards: dict[str, Card]
    sides: dict[str, Side]


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    source: str


class Content(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    game: GameCard
    colours: dict[str, Colour]
    resources: dict[ResourceId, Resource]
    terrains: dict[TerrainId, Terrain]
    actions: dict[ActionId, Action]
    tracks: Tracks
    war_die: WarDie
    factions: dict[str, Faction]
    territories: Territories
    terms: dict[str, Term]
    options: dict[str, MatchOption]

    @property
    def limits(self) -> Limits:
        return self.game.limits

    @property
    def cards(self) -> dict[str, Card]:
        return self.territories.cards

    @property
    def sides(self) -> dict[str, Side]:
        return self.territories.sides

    @cached_property
    def regions(self) -> dict[str, Region]:
        """Every region of every side, by its id."""
        return {
            region.id: region
            for side_id, side in self.sides.items()
            for region in regions_of(side_id, side, self.terrains)
        }

    def region(self, region: str) -> Region:
        return self.regions[region]

    def regions_on(self, side: str) -> tuple[Region, ...]:
        return tuple(self.regions[region] for region in self.sides[side].regions)

    def side_of(self, region: str) -> Side:
        return self.sides[self.regions[region].side]

    def ability(self, faction: str, level: int) -> Ability:
        return self.factions[faction].abilities[level]


def regions_of(side_id: str, side: Side, terrains: Mapping[TerrainId, Terrain]) -> Iterable[Region]:
    rivers = [river.between for river in side.rivers]
    for region_id, area in side.regions.items():
        yield Region(
            id=region_id,
            side=side_id,
            standable=terrains[area.terrain].standable,
            touches=partners(region_id, side.touches),
            rivers=partners(region_id, rivers),
            **asdict(area),
        )


def partners(region: str, pairs: Iterable[Pair]) -> tuple[str, ...]:
    """The other regions of the pairs that this region is in, sorted."""
    found = [other for pair in pairs if region in pair for other in pair if other != region]
    return tuple(sorted(found))
