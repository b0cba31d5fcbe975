"""The base of all content, its closed lists and the words of effects."""

from typing import Literal

from msgspec import Struct

Kind = Literal["rice", "metal", "stone", "gold"]
Colour = Literal["blue", "green", "red"]
"""Of a die."""
BuildingKind = Literal["farm", "tower"]
UnitKind = Literal["governor", "shadow"]
AutomatonId = Literal["mercenaries", "empire"]
ActionId = Literal["villagers", "production", "relic", "recruit", "build", "tax"]
MainActionId = Literal["production", "recruit", "build"]
SideId = Literal["basic", "advanced"]
Level = Literal["easy", "normal", "hard"]
MercenaryActionId = Literal["relics", "tower", "governor", "shadow"]
Tokens = dict[Kind, int]
Point = tuple[float, float]
Area = tuple[float, float, float, float]

OpName = Literal[
    "build_one",
    "clan_ability_of_opponent",
    "collect_farms",
    "collect_governors",
    "collect_tower_site",
    "dice_adjust",
    "dice_up",
    "discard_hero",
    "draw",
    "eliminate_governor",
    "exchange",
    "gain",
    "gain_any",
    "gain_per",
    "give_tile_to_bag",
    "give_tile_to_market",
    "hire",
    "main_action",
    "move_governor",
    "move_opponent_governor",
    "opponent_random_discard",
    "pay",
    "play_hero_free",
    "pp",
    "recruit_one",
    "scavenger_leg",
    "steal_gold",
    "steal_tile",
    "steal_token_each",
    "storage",
    "take_bag",
    "take_board",
    "take_market",
    "track_reset",
    "villager_steps",
    "villager_tile",
]
EmpireOpName = Literal[
    "governor", "tower", "farm", "shadow", "relic", "helmet", "hero", "points", "player_discards"
]
ObjectiveNeed = Literal[
    "restored_relics",
    "farms_built",
    "towers_built",
    "buildings_built",
    "min_each_kind",
    "shadows_on_board",
    "governors_on_board",
    "islands_with_governor",
    "influence_on_one_island",
    "sole_leader_islands",
    "heroes_owned",
    "storage_capacity",
]


class Printed(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all content: an unknown field fails at load."""


class Op(Printed, frozen=True, omit_defaults=True):
    """One word of an effect with its measure (SPEC 9)."""

    op: OpName
    n: int = 1
    tokens: Tokens = {}
    kinds: tuple[Kind, ...] = ()
    kind: Kind | None = None
    per: Literal["shadow", "tower"] | None = None
    discount: int = 0
    fixed: int | None = None
    free: bool = False
    single_currency: Kind | None = None
    as_cost: bool = False
    times: int = 1
    collect: int = 0
    take: int = 1
    action: MainActionId | None = None
    scope: Literal["any", "scavenger"] = "any"
    requires_presence: bool = False
    owner_gains: Tokens = {}


class EmpireOp(Printed, frozen=True, omit_defaults=True):
    """What a row orders; without `islands` it is allowed on every island."""

    op: EmpireOpName
    islands: tuple[str, ...] = ()
    n: int = 1
    advantage: bool = False
