"""Taking relic tiles: room, choice, restoring, refilling (SPEC 8.4)."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.economy import MercenariesPaid, TokensGained
from games.rules.daimyo.events.relics import (
    MarketTileTaken,
    RelicRestored,
    SlotRefilled,
    TileDiscarded,
    TilePassed,
    TileTaken,
)
from games.rules.daimyo.printed.words import Tokens
from games.rules.daimyo.queries.board import best_altar, markers_used
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import (
    MARKET,
    MERCENARIES,
    can_take,
    complete_set,
    empty_slots,
    has_room,
    obtainable,
    tile_of,
)
from games.rules.daimyo.state import AUTOMATON, Owner
from games.rules.daimyo.steps.choices import Decline, decline
from games.rules.daimyo.steps.spots import GoTo, PickTile, own_tile_options, tile_options

_ = gettext_noop


class Wish(Struct, frozen=True, omit_defaults=True):
    """What is taken: how many tiles, where from, and what it costs or gives."""

    source: str
    left: int = 1
    bought: bool = False
    owner_gains: Tokens = {}


def restore(g: Daimyo, owner: Owner) -> Rule:
    """A complete set becomes a Relic at once, its marker on the best free altar (R68)."""
    colour = complete_set(g, owner)
    if not colour:
        return
    tiles = [tile_of(colour, number) for number in g.content.relics[colour].numbers]
    endless = owner == AUTOMATON and g.is_solo
    marked = endless or markers_used(g, owner) < g.content.limits.relic_markers
    yield RelicRestored(owner, colour, tiles, best_altar(g, colour) if marked else "", marked)


def refill(g: Daimyo) -> Rule:
    """Every empty slot, in the order of the islands, as long as the bag lasts (R61, R69)."""
    for slot in empty_slots(g):
        if not g.state.bag:
            return
        yield SlotRefilled(slot, g.chance.pick(g.state.bag))


def take(g: Daimyo, seat: int, wish: Wish) -> Rule:
    """The next tile of a wish; after the last one the emptied slots are refilled."""
    if not wish.left or not can_take(g, seat, wish.source):
        yield from refill(g)
    elif has_room(g, seat):
        yield TakeTile(seat, wish)
    else:
        yield MakeRoom(seat, wish)


class MakeRoom(Step[Daimyo], frozen=True, tag="storage.make_room"):
    """No room means no tile: an own one goes to the Black Market first (R26, R29)."""

    seat: int
    wish: Wish

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Your storage is full. Which tile goes to the Black Market?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from own_tile_options(g, self.seat, g.seat(self.seat).tiles)
        yield decline(say(_("Take no tile")))

    def decide(self, g: Daimyo, choice: PickTile | Decline) -> Rule:
        if isinstance(choice, Decline):
            yield from refill(g)
            return
        yield TileDiscarded(self.seat, choice.tile)
        yield TakeTile(self.seat, self.wish, barred=choice.tile)

    def default(self, g: Daimyo) -> Choice:
        return Decline()


class TakeTile(Step[Daimyo], frozen=True, tag="take.tile"):
    seat: int
    wish: Wish
    barred: str = ""
    """The tile that was just given up for room."""
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which relic tile do you take?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from tile_options(g, self.choices(g), self.island)

    def decide(self, g: Daimyo, choice: PickTile | GoTo) -> Rule:
        if isinstance(choice, GoTo):
            yield replace(self, island=choice.island)
            return
        yield from self.taken(g, choice)
        yield from restore(g, self.seat)
        yield from take(g, self.seat, replace(self.wish, left=self.wish.left - 1))

    def taken(self, g: Daimyo, choice: PickTile) -> Rule:
        prices = g.content.economy.relic
        match self.wish.source:
            case "market":
                price = prices.buy_cost if self.wish.bought else {}
                yield MarketTileTaken(self.seat, choice.tile, price)
            case "mercenaries":
                yield MercenariesPaid(self.seat, prices.mercenary_buy_cost)
                yield TilePassed(self.seat, choice.tile, AUTOMATON)
            case "opponents":
                owner = int(choice.where)
                yield TilePassed(self.seat, choice.tile, owner)
                yield TokensGained(owner, self.wish.owner_gains)
            case _:
                yield TileTaken(self.seat, choice.tile, choice.where)

    def choices(self, g: Daimyo) -> list[tuple[str, str]]:
        found = obtainable(g, self.seat, self.wish.source)
        if self.barred and g.state.black_market.count(self.barred) == 1:
            found = [pair for pair in found if pair != (self.barred, MARKET)]
        return found


BOUGHT = Wish(MARKET, bought=True)
FROM_MERCENARIES = Wish(MERCENARIES, bought=True)
