"""Searching a No Man's Land: one or two tiles go to the Black Market (SPEC 6.3, R28)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.economy import TokensPaid
from games.rules.daimyo.events.relics import TileSearched
from games.rules.daimyo.printed.words import Kind
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import amounts
from games.rules.daimyo.queries.relics import filled_slots
from games.rules.daimyo.steps.choices import Pick, Stop, stop
from games.rules.daimyo.steps.spots import PickTile, tile_options
from games.rules.daimyo.steps.takes import refill

_ = gettext_noop


class SearchPay(Step[Daimyo], frozen=True, tag="relic.search_pay"):
    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("How do you pay for the search?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for kind, amount in self.prices(g):
            label = amounts(g, {kind: amount})
            yield Option(Pick(kind), label, (f"tokens:{self.seat}:{kind}",))

    def decide(self, g: Daimyo, choice: Pick) -> Rule:
        amount = dict(self.prices(g))[choice.kind]
        yield TokensPaid(self.seat, {choice.kind: amount})
        yield SearchTiles(self.seat)

    def prices(self, g: Daimyo) -> list[tuple[Kind, int]]:
        """Each way to pay is one kind."""
        costs = g.content.economy.relic.search_costs
        return [next(iter(cost.items())) for cost in costs if g.can_pay(self.seat, cost)]


class SearchTiles(Step[Daimyo], frozen=True, tag="relic.search_tiles"):
    seat: int
    swept: int = 0

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if self.swept:
            return say(_("Send a second tile to the Black Market, or stop."))
        return say(_("Which tile goes to the Black Market?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        slots = filled_slots(g, g.seat(self.seat).scavenger)
        yield from tile_options(g, [(g.state.nml[slot], slot) for slot in slots], "")
        if self.swept:
            yield stop()

    def decide(self, g: Daimyo, choice: PickTile | Stop) -> Rule:
        if isinstance(choice, Stop):
            yield from refill(g)
            return
        yield TileSearched(self.seat, choice.tile, choice.where)
        swept = self.swept + 1
        if swept < g.content.economy.relic.search_tiles and self.has_tiles(g):
            yield SearchTiles(self.seat, swept)
        else:
            yield from refill(g)

    def has_tiles(self, g: Daimyo) -> bool:
        return bool(filled_slots(g, g.seat(self.seat).scavenger))

    def default(self, g: Daimyo) -> Choice:
        return Stop() if self.swept else next(iter(self.options(g))).choice
