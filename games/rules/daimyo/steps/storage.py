"""The storage: its track, draws from the bag, tiles given up (SPEC 8.2, 8.4)."""

from collections import Counter
from collections.abc import Iterator
from typing import Literal

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.economy import StorageRaised
from games.rules.daimyo.events.relics import TileDiscarded, TileDrawn, TileReturned
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.relics import colour_of, may_hold
from games.rules.daimyo.steps.spots import PickTile, own_tile_options
from games.rules.daimyo.steps.takes import refill, restore

_ = gettext_noop


def raise_storage(g: Daimyo, seat: int, steps: int) -> Rule:
    """Beyond the end of the track every step is a point."""
    room = g.content.limits.storage_max - g.seat(seat).capacity
    yield StorageRaised(seat, min(room, steps), max(0, steps - room))


class BagTakes(Step[Daimyo], frozen=True, tag="bag_takes"):
    """Tiles drawn from the bag, one after the other; a duplicate goes to the Black Market."""

    seat: int
    left: int

    def run(self, g: Daimyo) -> Rule:
        if not g.state.bag:
            return
        tile = g.chance.pick(g.state.bag)
        kept = may_hold(g, self.seat, tile)
        yield TileDrawn(self.seat, tile, kept)
        owner = g.seat(self.seat)
        overflow = len(owner.tiles) + len(owner.restored) > owner.capacity
        if not overflow:
            yield from restore(g, self.seat)
        if overflow:
            yield Trim(self.seat)
        if self.left > 1:
            yield BagTakes(self.seat, self.left - 1)


class Trim(Step[Daimyo], frozen=True, tag="storage.trim"):
    """One tile too many: any of them goes, and only then a set is restored."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Your storage is too small. Which tile goes to the Black Market?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from own_tile_options(g, self.seat, g.seat(self.seat).tiles)

    def decide(self, g: Daimyo, choice: PickTile) -> Rule:
        yield TileDiscarded(self.seat, choice.tile)
        yield from restore(g, self.seat)

    def default(self, g: Daimyo) -> Choice:
        """The tile of the colour that the seat has fewest of."""
        tiles = g.seat(self.seat).tiles
        count = Counter(map(colour_of, tiles))
        return PickTile(min(tiles, key=lambda tile: count[colour_of(tile)]), str(self.seat))


class GiveTile(Step[Daimyo], frozen=True, tag="give.tile"):
    """Own tiles go to the Black Market, or back to the bag."""

    seat: int
    to: Literal["market", "bag"]
    left: int = 1

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if self.to == "bag":
            return say(_("Which tile do you return to the bag?"))
        return say(_("Which tile do you give to the Black Market?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from own_tile_options(g, self.seat, g.seat(self.seat).tiles)

    def decide(self, g: Daimyo, choice: PickTile) -> Rule:
        event = TileReturned if self.to == "bag" else TileDiscarded
        yield event(self.seat, choice.tile)
        if self.left > 1 and g.seat(self.seat).tiles:
            yield GiveTile(self.seat, self.to, self.left - 1)
        else:
            yield from refill(g)
