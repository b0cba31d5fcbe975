"""The Mercenaries' green spaces: exchange a tile, or take two of an island (SPEC 13)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.automaton import ChanceDecided
from games.rules.daimyo.events.relics import TileExchanged, TileTaken
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.mercenaries import can_recycle, collectable, islands_to_collect
from games.rules.daimyo.queries.relics import filled_slots
from games.rules.daimyo.state import AUTOMATON
from games.rules.daimyo.steps.setup_picks import AtRandom
from games.rules.daimyo.steps.spots import GoTo, PickTile, island_options, tile_options
from games.rules.daimyo.steps.takes import refill, restore

_ = gettext_noop
MOST_COLLECTED = 2


class Recycle(Choice, frozen=True):
    """A tile of an island goes to the bag for another."""


class Collect(Choice, frozen=True):
    """Two tiles of an island go to the Mercenaries."""


class MercRelicOption(Step[Daimyo], frozen=True, tag="merc.relic_option"):
    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("What do the Mercenaries do with relic tiles?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        if can_recycle(g):
            yield Option(Recycle(), say(_("Exchange a relic tile")))
        if islands_to_collect(g):
            yield Option(Collect(), say(_("The Mercenaries take two tiles of an island")))

    def decide(self, g: Daimyo, choice: Recycle | Collect) -> Rule:
        yield MercRecycle(self.seat) if isinstance(choice, Recycle) else MercIsland(self.seat)


class MercRecycle(Step[Daimyo], frozen=True, tag="merc.recycle"):
    """The replacement is drawn before the tile returns to the bag (R50)."""

    seat: int
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which relic tile is exchanged?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        tiles = [(g.state.nml[slot], slot) for slot in filled_slots(g, "")]
        yield from tile_options(g, tiles, self.island)

    def decide(self, g: Daimyo, choice: GoTo | PickTile | AtRandom) -> Rule:
        if isinstance(choice, GoTo):
            yield MercRecycle(self.seat, choice.island)
            return
        slot = choice.where if isinstance(choice, PickTile) else ""
        if not slot:
            slots = list(filled_slots(g, ""))
            slot = g.chance.pick(slots)
            yield ChanceDecided(slot, slots)
        drawn = g.chance.pick(g.state.bag)
        yield TileExchanged(self.seat, slot, g.state.nml[slot], drawn)
        yield from refill(g)

    def default(self, g: Daimyo) -> Choice:
        return AtRandom()


class MercIsland(Step[Daimyo], frozen=True, tag="merc.island"):
    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("From which island do the Mercenaries take tiles?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from island_options(g, islands_to_collect(g))

    def decide(self, g: Daimyo, choice: GoTo) -> Rule:
        yield MercTile(self.seat, choice.island)


class MercTile(Step[Daimyo], frozen=True, tag="merc.tile"):
    """Two if possible; the slots are refilled after the last."""

    seat: int
    island: str
    left: int = MOST_COLLECTED

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which tile do the Mercenaries take?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from tile_options(g, collectable(g, self.island), self.island)

    def decide(self, g: Daimyo, choice: PickTile) -> Rule:
        yield TileTaken(AUTOMATON, choice.tile, choice.where)
        yield from restore(g, AUTOMATON)
        if self.left > 1 and collectable(g, self.island):
            yield MercTile(self.seat, self.island, self.left - 1)
        else:
            yield from refill(g)
