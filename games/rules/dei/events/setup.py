"""What happens before the first Action Phase (SPEC 6)."""

from typing import Self

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.kernel.moves import HIDDEN
from games.rules.dei.content import ColourId, MarketId, ResourceId
from games.rules.dei.state import (
    District,
    Drafting,
    FeatToken,
    LaidTile,
    Market,
    MissionCard,
    Outpost,
    State,
)

OPEN_CARDS = 3


class FactionTaken(Event[State], frozen=True):
    seat: int
    faction: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].faction = self.faction


class FactionsDealt(Event[State], frozen=True):
    """All factions in a random order; each seat has the one at its place."""

    order: list[str]

    def apply(self, state: State) -> None:
        for seat, faction in zip(state.seats, self.order, strict=False):
            seat.faction = faction

    def redraw(self, state: State, chance: Chance) -> "FactionsDealt":
        return FactionsDealt(chance.shuffle(self.order))


class TileLaid(Event[State], frozen=True):
    """A player put the next District down."""

    seat: int
    tile: str
    turns: int

    def apply(self, state: State) -> None:
        state.laid.append(LaidTile(self.tile, self.turns))


class LayoutDrawn(Event[State], frozen=True):
    """The number that a random layout follows from."""

    seed: int
    of: int

    def redraw(self, state: State, chance: Chance) -> "LayoutDrawn":
        return LayoutDrawn(chance.roll(self.of), self.of)


class MapBuilt(Event[State], frozen=True):
    """The assembled Regions with their Resources; the rest stays in the reserve."""

    district: District
    resources: dict[str, int]
    reserve: dict[ResourceId, int]

    def apply(self, state: State) -> None:
        state.district = self.district
        state.laid = []
        state.resources = dict(self.resources)
        state.reserve = dict(self.reserve)


class DronesPlaced(Event[State], frozen=True):
    """The Drones in a random order, one in each Region with a Summon mark."""

    order: list[str]
    regions: list[str]

    def apply(self, state: State) -> None:
        state.drones = dict(zip(self.order, self.regions, strict=True))

    def redraw(self, state: State, chance: Chance) -> "DronesPlaced":
        return DronesPlaced(chance.shuffle(self.order), self.regions)


class OutpostsPlaced(Event[State], frozen=True):
    """Every Outpost on its site; those of the mixed sites were shuffled before (advanced)."""

    outposts: dict[str, tuple[ColourId, str]]
    sites: list[list[str]] = []
    """The tiles of each letter, one of which was drawn."""
    mixed: list[str] = []
    colours: list[str] = []

    def apply(self, state: State) -> None:
        state.outposts = {
            name: Outpost(colour, region) for name, (colour, region) in self.outposts.items()
        }

    def redraw(self, state: State, chance: Chance) -> Self:
        mixed = [chance.pick(tiles) for tiles in self.sites]
        return replace(self, mixed=mixed, colours=chance.shuffle(self.colours))


class BoostsPooled(Event[State], frozen=True):
    """All Candy Boosts lie face-down in the pool."""

    pool: list[str]

    def apply(self, state: State) -> None:
        state.pool = sorted(self.pool)


class MarketsDealt(Event[State], frozen=True):
    """The shuffled decks, the packets of Drone cards among them; three cards of each are open."""

    drone_cards: list[str]
    decks: dict[MarketId, list[str]]

    def apply(self, state: State) -> None:
        state.markets = {
            market: Market(list(reversed(deck[:OPEN_CARDS])), list(deck[OPEN_CARDS:]))
            for market, deck in self.decks.items()
        }

    def mask(self, viewer: Viewer) -> "MarketsDealt":
        decks = {
            market: deck[:OPEN_CARDS] + [HIDDEN] * (len(deck) - OPEN_CARDS)
            for market, deck in self.decks.items()
        }
        return MarketsDealt([HIDDEN] * len(self.drone_cards), decks)

    def redraw(self, state: State, chance: Chance) -> "MarketsDealt":
        drone_cards = chance.shuffle(self.drone_cards)
        decks = {market: chance.shuffle(deck) for market, deck in self.decks.items()}
        return MarketsDealt(drone_cards, decks)


class MissionsDealt(Event[State], frozen=True):
    """The shuffled Missions; the first ones lie open, four columns in one row or two."""

    order: list[str]
    columns: int
    rows: int

    def apply(self, state: State) -> None:
        state.missions = [
            MissionCard(mission, place % self.columns + 1, place // self.columns + 1)
            for place, mission in enumerate(self.order[: self.columns * self.rows])
        ]

    def mask(self, viewer: Viewer) -> "MissionsDealt":
        dealt = self.columns * self.rows
        hidden = [HIDDEN] * (len(self.order) - dealt)
        return replace(self, order=self.order[:dealt] + hidden)

    def redraw(self, state: State, chance: Chance) -> "MissionsDealt":
        return MissionsDealt(chance.shuffle(self.order), self.columns, self.rows)


class SeatsEquipped(Event[State], frozen=True):
    """Everybody takes the cards of their faction and the first Resources."""

    cards: list[list[str]]
    tech: int
    energy: int

    def apply(self, state: State) -> None:
        for seat, cards in zip(state.seats, self.cards, strict=True):
            seat.cards = list(cards)
            seat.hand = list(cards)
            seat.tech = self.tech
            seat.energy = self.energy
            state.reserve["tech"] -= self.tech
            state.reserve["energy"] -= self.energy


class PriorityDrawn(Event[State], frozen=True):
    order: list[int]

    def apply(self, state: State) -> None:
        state.priority = list(self.order)

    def redraw(self, state: State, chance: Chance) -> "PriorityDrawn":
        return PriorityDrawn(chance.shuffle(self.order))


class FeatsDealt(Event[State], frozen=True):
    """The shuffled Feats of each colour; each seat has the one at its place."""

    order: dict[ColourId, list[str]]

    def apply(self, state: State) -> None:
        for colour, order in self.order.items():
            for seat, feat in zip(state.seats, order, strict=False):
                seat.feats[colour] = FeatToken(feat)

    def mask(self, viewer: Viewer) -> "FeatsDealt":
        order = {
            colour: [feat if seat == viewer else HIDDEN for seat, feat in enumerate(feats)]
            for colour, feats in self.order.items()
        }
        return FeatsDealt(order)

    def redraw(self, state: State, chance: Chance) -> "FeatsDealt":
        return FeatsDealt({colour: chance.shuffle(feats) for colour, feats in self.order.items()})


class DraftOpened(Event[State], frozen=True):
    """All Feats are to be had, one of each colour for everybody (SPEC 18.2)."""

    feats: dict[ColourId, list[str]]

    def apply(self, state: State) -> None:
        state.feats_left = {colour: list(feats) for colour, feats in self.feats.items()}


class ColourTaken(Event[State], frozen=True):
    """The seat looks at the Feats of a colour that are left: there is no way back."""

    barrier = True

    seat: int
    colour: ColourId

    def apply(self, state: State) -> None:
        state.drafting = Drafting(self.seat, self.colour)


class FeatDrafted(Event[State], frozen=True):
    """A Feat kept in secret; only its colour is known."""

    barrier = True

    seat: int
    colour: ColourId
    feat: str

    def apply(self, state: State) -> None:
        state.feats_left[self.colour].remove(self.feat)
        state.seats[self.seat].feats[self.colour] = FeatToken(self.feat)
        state.drafting = None

    def mask(self, viewer: Viewer) -> "FeatDrafted":
        return self if viewer == self.seat else FeatDrafted(self.seat, self.colour, HIDDEN)


class DraftClosed(Event[State], frozen=True):
    """Everybody has three Feats; the others go back into the box."""

    def apply(self, state: State) -> None:
        state.feats_left = {}
