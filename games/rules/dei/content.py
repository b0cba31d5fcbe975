"""The printed things of DEI as frozen structs, one field per content file."""

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from msgspec import Struct

from games.kernel.content import MatchOption, in_order
from games.kernel.text import Words
from games.rules.dei.tiles import Layout, Tile

ColourId = Literal["red", "blue", "green"]
ResourceId = Literal["tech", "energy"]
KindId = Literal["refuge", "bridge", "elevator"]
MarketId = Literal["tactics", "logistics", "machinery", "black"]
Family = Literal[
    "enlist",
    "move",
    "collect",
    "buy",
    "build",
    "kill",
    "copy",
    "supply",
    "gain",
    "per_outpost",
    "drone",
]
Formula = Literal[
    "tech", "energy", "drone_cards", "constructions", "scrappers", "outposts", "garrisons"
]
COLOURS: tuple[ColourId, ...] = ("red", "blue", "green")
KINDS: tuple[KindId, ...] = ("refuge", "bridge", "elevator")
RESOURCES: tuple[ResourceId, ...] = ("tech", "energy")
SIZED = ("supply", "gain_tech", "gain_energy")
"""Actions whose number is a size, not a repetition."""


class PlayerCount(Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    most: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    turns: int
    phases: int
    cards_per_phase: int
    resources_held: int
    cubes_per_colour: int
    cubes_to_unlock: int
    drone_range: int
    start_tech: int
    start_energy: int
    start_scrappers: tuple[int, ...]
    """By place in the Priority order."""
    tech_tokens: int
    energy_tokens: int
    scrappers: int
    constructions: int
    """Of each kind and faction."""
    missions: int
    missions_without_choice: int
    source: str


class EndScoring(Struct, frozen=True, forbid_unknown_fields=True):
    cube: int
    feats: tuple[int, ...]
    """In total, by the number of unlocked Feats."""
    tech: int
    """So many Tech are worth 1 Supply."""
    energy: int
    source: str


class RandomMap(Struct, frozen=True, forbid_unknown_fields=True):
    valid: int
    draws: int
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
    scoring: EndScoring
    random_map: RandomMap
    components: dict[str, Component]
    source: str


class OutpostKind(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    market: MarketId
    letter: str
    tokens: int
    hex: str
    source: str


class CardAction(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An Action as it is printed, and as it lies in the bag of a card that is being played."""

    do: str
    n: int = 1
    drone: str = ""
    bonus: int = 0
    colour: str = ""
    """For per-Outpost Actions: a colour of Outposts, or any."""
    action: str = ""

    @property
    def key(self) -> str:
        """Tells the entries of a bag apart."""
        parts = [self.do, self.drone, self.colour, self.action]
        parts += [str(self.bonus)] if self.bonus else []
        parts += [str(self.n)] if self.n > 1 else []
        return "-".join(part for part in parts if part)


class Action(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    text: Words
    kind: str
    family: Family
    source: str
    ignores_majority: bool = False
    climbs: bool = False
    """A Move between Adjacent Ground and Roof needs no Construction."""
    beside_units: bool = False
    """An Enlist may go wherever the faction has a Unit."""
    adds_resource: bool = False
    swaps: bool = False
    gains_tech: int = 0
    kinds: tuple[KindId, ...] = ()
    gains: ResourceId = "tech"


class Powers(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What Leaders and unlocked Feats bend; each number is read by one query."""

    leader_strength: int = 0
    """On top of the 1 that every Unit counts."""
    leader_sneaks: bool = False
    leader_seeks: bool = False
    leader_climbs: bool = False
    strength_under_bridges: int = 0
    strength_per_refuge: int = 0
    strength_beside_drones: int = 0
    wins_ties: bool = False
    collect_may_kill: bool = False
    collect_may_mine: bool = False
    refuges_travel: bool = False
    refuges_anywhere: bool = False
    moves_per_link: int = 0
    moves_per_move_card: int = 0
    tunnels: bool = False
    enlist_may_change: bool = False
    drone_range: int = 0
    elevators_swap: bool = False
    mixed_payment: bool = False
    robot: bool = False
    drone_card_discount: int = 0
    supply_per_buy: int = 0


class Leader(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    ability: Words
    text: Words
    powers: Powers
    source: str


class Faction(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    drone: str
    hex: str
    leader: Leader
    source: str


class DroneEffect(Struct, frozen=True, forbid_unknown_fields=True):
    word: Literal["transport", "reap", "harvest", "teleport"]
    amount: int = 0
    roof_amount: int = 0
    supply: int = 0
    boosts: int = 0


class Drone(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    role: Words
    text: Words
    effect: DroneEffect
    source: str


class Cost(Struct, frozen=True, forbid_unknown_fields=True):
    tech: int = 0
    energy: int = 0


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    actions: tuple[CardAction, ...]
    source: str
    faction: str = ""
    market: MarketId | Literal["drone", ""] = ""
    """Drone cards are spread over the Outpost Markets."""
    drone: str = ""
    cost: Cost = Cost()
    supply: int = 0
    drone_card: bool = False

    @property
    def bag(self) -> list[CardAction]:
        """Each repetition by itself; Supply and gains stay one entry of their size (SPEC 8.4)."""
        found: list[CardAction] = []
        for action in self.actions:
            if action.do in SIZED:
                found.append(action)
            else:
                found += [single(action)] * action.n
        return found


def single(action: CardAction) -> CardAction:
    return CardAction(
        action.do,
        drone=action.drone,
        bonus=action.bonus,
        colour=action.colour,
        action=action.action,
    )


class Slot(Struct, frozen=True, forbid_unknown_fields=True):
    outposts: int = 0
    extra_tech: int = 0
    refund_tech: int = 0


class Market(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    slots: tuple[Slot, Slot, Slot]
    source: str
    colour: ColourId | None = None


class Rate(Struct, frozen=True, forbid_unknown_fields=True):
    per: int
    gain: int


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    counts: Words
    formula: Formula
    on_time: Rate
    late: Rate
    source: str
    colour: ColourId | None = None


class Feat(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    colour: ColourId
    name: Words
    text: Words
    powers: Powers
    source: str


class Boost(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    text: Words
    count: int
    source: str
    adds: tuple[CardAction, ...] = ()
    outposts: int = 0
    """Counts as so many Outposts of any one colour."""


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words


class Content(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    game: GameCard
    outposts: dict[ColourId, OutpostKind]
    actions: dict[str, Action]
    factions: dict[str, Faction]
    drones: dict[str, Drone]
    cards: dict[str, Card]
    markets: dict[MarketId, Market]
    missions: dict[str, Mission]
    feats: dict[str, Feat]
    boosts: dict[str, Boost]
    tiles: dict[str, Tile]
    layouts: dict[int, Layout]
    terms: dict[str, Term]
    options: dict[str, MatchOption]

    @property
    def limits(self) -> Limits:
        return self.game.limits

    @cached_property
    def feats_of(self) -> dict[ColourId, list[str]]:
        """The Feats of each colour in the order of the box."""
        ordered = in_order(self.feats)
        return {c: [feat for feat in ordered if self.feats[feat].colour == c] for c in COLOURS}

    @cached_property
    def all_boosts(self) -> list[str]:
        """Every token."""
        return [
            kind for kind in in_order(self.boosts) for _number in range(self.boosts[kind].count)
        ]

    @cached_property
    def market_order(self) -> list[MarketId]:
        return in_order(self.markets)

    @cached_property
    def drone_order(self) -> list[str]:
        return in_order(self.drones)

    def tiles_for(self, seats: int) -> list[str]:
        return sorted(tile for tile, printed in self.tiles.items() if printed.players <= seats)

    def faction_cards(self, faction: str) -> list[str]:
        return [card for card in in_order(self.cards) if self.cards[card].faction == faction]

    def market_cards(self, market: MarketId) -> list[str]:
        return [card for card in in_order(self.cards) if self.cards[card].market == market]

    def drone_cards(self, drones: Sequence[str]) -> list[str]:
        """The Drone cards of the Markets that belong to these Drones."""
        cards = self.cards
        return [
            card
            for card in in_order(cards)
            if cards[card].market == "drone" and cards[card].drone in drones
        ]

    def family(self, action: str) -> Family:
        return self.actions[action].family
