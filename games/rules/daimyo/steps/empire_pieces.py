"""Where the Empire's pieces and tiles go: the human chooses among what is allowed (SPEC 14)."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.options import Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.pieces import BuildingPlaced, GovernorPlaced, ShadowPlaced
from games.rules.daimyo.events.relics import MarketTileTaken, TileTaken
from games.rules.daimyo.queries.board import governors_of, on
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.empire import (
    candidates,
    empire_op,
    has_victim,
    spots_for,
    tile_candidates,
)
from games.rules.daimyo.queries.names import building_name, island_name
from games.rules.daimyo.queries.relics import MARKET
from games.rules.daimyo.state import AUTOMATON
from games.rules.daimyo.steps.spots import (
    GoTo,
    PickTile,
    PutAt,
    PutIn,
    danger_options,
    island_options,
    place_options,
    tile_options,
)
from games.rules.daimyo.steps.takes import refill, restore
from games.rules.daimyo.steps.units import PickGovernor, eliminate, governor_options

_ = gettext_noop


class Order(Struct, frozen=True, omit_defaults=True):
    """A row that is being executed: for whom, which, how often still."""

    seat: int
    source: str
    left: int = 1
    partial: bool = False
    """True if some part of it was impossible."""

    def but(self, *, left: int | None = None, partial: bool | None = None) -> "Order":
        return Order(
            self.seat,
            self.source,
            self.left if left is None else left,
            self.partial if partial is None else partial,
        )


class EmpireIsland(Step[Daimyo], frozen=True, tag="solo.island"):
    order: Order

    def asks(self, g: Daimyo) -> int | None:
        return self.order.seat

    def prompt(self, g: Daimyo) -> Text:
        piece = building_name(g, empire_op(g, self.order.source).op)
        return say(_("On which island does the Empire place its {piece}?"), piece=piece)

    def options(self, g: Daimyo) -> Iterator[Option]:
        op = empire_op(g, self.order.source)
        yield from island_options(g, candidates(g, op, self.order.seat))

    def decide(self, g: Daimyo, choice: GoTo) -> Rule:
        yield EmpireSpot(self.order.seat, self.order.source, choice.island)


class EmpireSpot(Step[Daimyo], frozen=True, tag="solo.place"):
    seat: int
    source: str
    island: str

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        piece = building_name(g, empire_op(g, self.source).op)
        return say(_("Where does the Empire place its {piece}?"), piece=piece)

    def options(self, g: Daimyo) -> Iterator[Option]:
        op = empire_op(g, self.source)
        spots = on(g, self.island, spots_for(g, op))
        if op.op == "shadow":
            yield from danger_options(g, spots, self.island)
        elif op.op == "governor":
            yield from place_options(g, spots, self.island, "governor")
        else:
            yield from place_options(g, spots, self.island, "building")

    def decide(self, g: Daimyo, choice: PutAt | PutIn) -> Rule:
        if isinstance(choice, PutIn):
            yield ShadowPlaced(AUTOMATON, choice.danger)
            if has_victim(g, self.island, self.seat):
                yield EmpireVictim(self.seat, self.island)
            return
        match empire_op(g, self.source).op:
            case "governor":
                yield GovernorPlaced(AUTOMATON, choice.place)
            case "tower":
                yield BuildingPlaced(AUTOMATON, "tower", choice.place)
            case _:
                yield BuildingPlaced(AUTOMATON, "farm", choice.place)


class EmpireVictim(Step[Daimyo], frozen=True, tag="solo.victim"):
    seat: int
    island: str

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        where = island_name(g, self.island)
        return say(_("Which of your Governors on {island} is eliminated?"), island=where)

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from governor_options(g, on(g, self.island, governors_of(g, self.seat)))

    def decide(self, g: Daimyo, choice: PickGovernor) -> Rule:
        yield from eliminate(g, choice.place, AUTOMATON)


class EmpireTile(Step[Daimyo], frozen=True, tag="solo.tile"):
    """From any No Man's Land, refilled at once, or from the Black Market."""

    order: Order
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.order.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which relic tile does the Empire take?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        op = empire_op(g, self.order.source)
        yield from tile_options(g, tile_candidates(g, op, self.order.left), self.island)

    def decide(self, g: Daimyo, choice: GoTo | PickTile) -> Rule:
        if isinstance(choice, GoTo):
            yield replace(self, island=choice.island)
            return
        if choice.where == MARKET:
            yield MarketTileTaken(AUTOMATON, choice.tile)
        else:
            yield TileTaken(AUTOMATON, choice.tile, choice.where)
        yield from restore(g, AUTOMATON)
        yield from refill(g)
