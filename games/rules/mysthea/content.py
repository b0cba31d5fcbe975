"""The printed things of Mysthea as frozen structs, one field per content file."""

from functools import cached_property
from typing import Literal

from msgspec import Struct

from games.kernel.content import MatchOption
from games.kernel.text import Words

UnitKind = Literal["troop", "golem", "fort", "champion"]
Piece = Literal["troop", "golem", "fort"]
"""The units that a seat has several of."""
CardType = Literal["tactic", "objective", "accessory", "upgrade"]
Slot = Literal["troop", "golem", "champion", "fort", "card"]
ResourceId = Literal["energy", "xp", "glory", "cp"]
RegionType = Literal["forest", "river", "myst", "mountain", "crystal"]
Icon = Literal["boots", "chest", "dialogue", "axe"]
Order = Literal["retreat", "defend", "sacrifice", "attack"]
Trigger = Literal["deploy:fort", "deploy:golem", "construct:troop", "construct:golem", "encounter"]
Ability = Literal["fighter", "hunter", "veteran", "charger", "surveyor", "seer", "wanderers"]
Behaviour = Literal["shame", "fury", "tribute", "return"]
Per = Literal[
    "controlled",
    "controlled:forest",
    "controlled:river",
    "controlled:myst",
    "controlled:mountain",
    "controlled:crystal",
    "deployed:troop",
    "deployed:golem",
    "deployed:fort",
    "presence",
    "encounters",
    "upgrades",
    "accessories",
    "discarded",
    "xp",
    "defeated",
]
OpName = Literal[
    "gain",
    "gain_per",
    "construct",
    "deploy",
    "deploy_free",
    "travel",
    "portal",
    "portal_group",
    "recharge",
    "act",
    "develop",
    "meditate",
    "battle",
    "draw",
    "remove_enemy",
    "wound_champions",
    "monster_attack",
    "choose_one",
    "pay",
    "discard",
    "remove",
    "free_encounter",
    "strength",
    "carry",
    "free",
]


class Op(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One instruction of an effect, or a standing rule of an upgrade (SPEC 5, 10)."""

    op: OpName
    res: ResourceId | None = None
    n: int = 0
    x: int = 0
    """How often the command points of the card that was given up for the effect."""
    per: Per | None = None
    unit: UnitKind | None = None
    units: tuple[UnitKind, ...] = ()
    count: int = 1
    scope: Literal["region", "anywhere"] | None = None
    bonus: int = 0
    up_to: bool = False
    type: CardType | None = None
    types: tuple[CardType | Literal["any"], ...] = ()
    then: tuple["Op", ...] = ()
    options: tuple[tuple["Op", ...], ...] = ()
    optional: bool = False


class Price(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What using an accessory costs; cards from the hand are given up by its first op."""

    energy: int = 0
    xp: int = 0


class PlainCard(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What all command cards share; effect or placement costs as much energy as `points`."""

    order: int
    name: Words
    era: int
    """0 for start cards."""
    points: int
    text: Words
    ops: tuple[Op, ...]
    source: str


class AccessoryCard(PlainCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    price: Price = Price()


class UpgradeCard(PlainCard, frozen=True, forbid_unknown_fields=True, kw_only=True):
    slot: Slot
    trigger: Trigger | None = None


class Card(Struct, frozen=True):
    """A command card of any type, as the rules read it."""

    id: str
    type: CardType
    name: Words
    era: int
    points: int
    text: Words
    ops: tuple[Op, ...]
    source: str
    price: Price = Price()
    slot: Slot | None = None
    trigger: Trigger | None = None


class CardKind(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of command card and the order that it is in a battle."""

    order: int
    name: Words
    colour: Literal["red", "yellow", "green", "blue"]
    battle_order: Order
    battle_name: Words
    battle_text: Words
    source: str


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the two ways through an encounter."""

    icon: Icon
    steps: int
    text: Words
    ops: tuple[Op, ...]


class Encounter(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    glory: int
    source: str
    sides: tuple[Side, Side]


class Monster(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    code: str
    name: Words
    strength: int
    island: str
    text: Words
    behaviour: Behaviour
    behaviour_text: Words
    rewards: tuple[tuple[Op, ...], tuple[Op, ...], tuple[Op, ...]]
    source: str
    behaviour_n: int = 0


class Champion(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    ability: Ability
    n: int
    text: Words
    source: str


class Attunement(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    island: str
    side: Literal["day", "night"]
    n: int
    per: Per
    text: Words
    source: str
    at_era_end: bool = False


class Island(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    symbol: Words
    regions: dict[RegionType, int]
    """Each third by the direction of its middle, in degrees clockwise from the right."""
    pad: tuple[float, float]
    day: str
    night: str
    source: str


class Region(Struct, frozen=True):
    id: str
    island: str
    type: RegionType
    direction: int


class Terrain(Struct, frozen=True, forbid_unknown_fields=True):
    """A type of region, which also has an event card."""

    order: int
    code: str
    name: Words
    text: Words
    colour: str
    source: str
    res: ResourceId | None = None
    n: int = 0


class StormCard(Struct, frozen=True, forbid_unknown_fields=True):
    code: str
    name: Words
    text: Words
    source: str


class Unit(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    text: Words
    strength: int
    total: int
    start_pool: int
    source: str
    strength_wounded: int = 0
    construct: int = 0
    deploy: int = 0


class Artefact(Struct, frozen=True, forbid_unknown_fields=True):
    roman: str
    energy: int
    source: str


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    slots: tuple[int, ...]
    recharge_slot: int
    source: str


class Mirages(Struct, frozen=True, forbid_unknown_fields=True):
    kept: int
    placements: tuple[tuple[str, ...], ...]
    source: str


class PlayerCount(Struct, frozen=True, forbid_unknown_fields=True):
    least: int
    most: int


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    eras: int
    energy: int
    xp: int
    accessories: int
    encounters: int
    market: int
    regions_in_event_deck: int
    source: str


class Costs(Struct, frozen=True, forbid_unknown_fields=True):
    energy: int
    move: int
    develop: tuple[int, ...]
    meditate_energy: int
    battle_glory_per_unit: int
    source: str


class Resource(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    counted: Words
    """The form that stands behind a number."""
    source: str


class Colour(Struct, frozen=True, forbid_unknown_fields=True):
    order: int
    name: Words
    hex: str
    source: str


class Component(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    count: int
    source: str


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    source: str


class GameCard(Struct, frozen=True, forbid_unknown_fields=True):
    name: Words
    designer: str
    players: PlayerCount
    limits: Limits
    costs: Costs
    components: dict[str, Component]
    source: str


class Content(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    game: GameCard
    colours: dict[str, Colour]
    resources: dict[ResourceId, Resource]
    units: dict[UnitKind, Unit]
    card_types: dict[CardType, CardKind]
    artefacts: dict[int, Artefact]
    track: Track
    region_types: dict[RegionType, Terrain]
    storm: StormCard
    islands: dict[str, Island]
    mirages: Mirages
    monsters: dict[str, Monster]
    champions: dict[str, Champion]
    attunements: dict[str, Attunement]
    encounters: dict[str, Encounter]
    tactics: dict[str, PlainCard]
    objectives: dict[str, PlainCard]
    accessories: dict[str, AccessoryCard]
    upgrades: dict[str, UpgradeCard]
    terms: dict[str, Term]
    options: dict[str, MatchOption]

    @property
    def limits(self) -> Limits:
        return self.game.limits

    @property
    def costs(self) -> Costs:
        return self.game.costs

    @cached_property
    def cards(self) -> dict[str, Card]:
        """All command cards, by their code."""
        return {card.id: card for card in cards_of(self)}

    @cached_property
    def regions(self) -> dict[str, Region]:
        """All regions by their id `<island>.<type>`, in the order of the islands."""
        return {
            f"{name}.{kind}": Region(f"{name}.{kind}", name, kind, direction)
            for name, island in sorted(self.islands.items(), key=lambda item: item[1].order)
            for kind, direction in island.regions.items()
        }


def cards_of(content: Content) -> list[Card]:
    """The cards of the four files as one kind of struct."""
    tables: dict[CardType, dict[str, PlainCard]] = {
        "tactic": content.tactics,
        "objective": content.objectives,
        "accessory": dict(content.accessories),
        "upgrade": dict(content.upgrades),
    }
    found = [
        (card.order, card_of(name, kind, card))
        for kind in tables
        for name, card in tables[kind].items()
    ]
    return [card for _order, card in sorted(found, key=lambda pair: pair[0])]


def card_of(name: str, kind: CardType, card: PlainCard) -> Card:
    return Card(
        id=name,
        type=kind,
        name=card.name,
        era=card.era,
        points=card.points,
        text=card.text,
        ops=card.ops,
        source=card.source,
        price=card.price if isinstance(card, AccessoryCard) else Price(),
        slot=card.slot if isinstance(card, UpgradeCard) else None,
        trigger=card.trigger if isinstance(card, UpgradeCard) else None,
    )
