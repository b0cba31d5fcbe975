"""The Relic action: two legs of the Scavenger, each with a site (SPEC 6.3)."""

from collections.abc import Iterator
from typing import Literal

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.relics import ScavengerMoved, TileDiscarded
from games.rules.daimyo.printed.words import Tokens
from games.rules.daimyo.queries.board import islands
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import amounts, island_name
from games.rules.daimyo.queries.relics import MARKET, MERCENARIES, can_take, filled_slots, has_room
from games.rules.daimyo.steps.choices import Decline, Stop, decline, stop
from games.rules.daimyo.steps.searching import SearchPay
from games.rules.daimyo.steps.spots import GoTo, PickTile, island_options, own_tile_options
from games.rules.daimyo.steps.takes import BOUGHT, FROM_MERCENARIES, TakeTile, Wish, take

_ = gettext_noop
Deed = Literal["take", "search", "buy", "buy_merc"]
PURCHASES = ("buy", "buy_merc")


class Take(Choice, frozen=True):
    """One tile of this No Man's Land."""


class Search(Choice, frozen=True):
    """Tiles of this No Man's Land are swept to the Black Market."""


class Buy(Choice, frozen=True):
    """A tile of the Black Market."""


class BuyMerc(Choice, frozen=True):
    """A tile of the Mercenaries."""


class Done(Choice, frozen=True):
    """This leg is over."""


class RelicMove(Step[Daimyo], frozen=True, tag="relic.move"):
    """Where the Scavenger goes; `take` is set where an effect moves it (SPEC 9)."""

    seat: int
    leg: int = 0
    take: int = 0

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        if self.leg > 1:
            return say(_("Move your Scavenger a second time, or stop."))
        return say(_("Move your Scavenger to another island, or stop."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        here = g.seat(self.seat).scavenger
        yield from island_options(g, [island for island in islands(g) if island != here])
        yield stop() if self.leg else decline()

    def decide(self, g: Daimyo, choice: GoTo | Stop | Decline) -> Rule:
        if not isinstance(choice, GoTo):
            return
        yield ScavengerMoved(self.seat, choice.island)
        if not self.leg:
            yield from take(g, self.seat, Wish(choice.island, self.take))
            return
        yield RelicSite(self.seat)
        if self.leg < g.content.economy.relic.legs:
            yield RelicMove(self.seat, self.leg + 1)

    def default(self, g: Daimyo) -> Choice:
        return Stop() if self.leg else Decline()


class RelicSite(Step[Daimyo], frozen=True, tag="relic.site"):
    """What is done on the island that the Scavenger came to, each thing once a leg."""

    seat: int
    done: tuple[Deed, ...] = ()

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        here = island_name(g, g.seat(self.seat).scavenger)
        return say(_("What does your Scavenger do on {island}?"), island=here)

    def options(self, g: Daimyo) -> Iterator[Option]:
        prices = g.content.economy.relic
        here = g.seat(self.seat).scavenger
        if "take" not in self.done and can_take(g, self.seat, here):
            yield Option(Take(), say(_("Take a relic tile")), (f"island:{here}",))
        if self.may_search(g):
            yield Option(Search(), say(_("Search the No Man's Land")), (f"island:{here}",))
        if self.may_buy(g, prices.buy_cost, MARKET):
            label = say(_("Buy on the Black Market ({price})"), price=amounts(g, prices.buy_cost))
            yield Option(Buy(), label, ("black_market",))
        if g.has_mercenaries and self.may_buy(g, prices.mercenary_buy_cost, MERCENARIES):
            price = amounts(g, prices.mercenary_buy_cost)
            label = say(_("Buy from the Mercenaries ({price})"), price=price)
            yield Option(BuyMerc(), label, ("mercenaries",))
        yield Option(Done(), say(_("Done here")))

    def may_search(self, g: Daimyo) -> bool:
        payable = any(g.can_pay(self.seat, cost) for cost in g.content.economy.relic.search_costs)
        here = filled_slots(g, g.seat(self.seat).scavenger)
        return "search" not in self.done and payable and bool(here) and bool(g.state.bag)

    def may_buy(self, g: Daimyo, price: Tokens, source: str) -> bool:
        """One purchase a leg, from either seller."""
        bought = any(deed in PURCHASES for deed in self.done)
        return not bought and g.can_pay(self.seat, price) and can_take(g, self.seat, source)

    def decide(self, g: Daimyo, choice: Take | Search | Buy | BuyMerc | Done) -> Rule:
        match choice:
            case Search():
                yield SearchPay(self.seat)
                yield RelicSite(self.seat, (*self.done, "search"))
            case Take():
                yield from self.fetch(g, "take")
            case Buy():
                yield from self.fetch(g, "buy")
            case BuyMerc():
                yield from self.fetch(g, "buy_merc")

    def fetch(self, g: Daimyo, deed: Deed) -> Rule:
        if has_room(g, self.seat):
            yield TakeTile(self.seat, wish_of(g, self.seat, deed))
            yield RelicSite(self.seat, (*self.done, deed))
        else:
            yield SiteRoom(self.seat, deed, self.done)

    def default(self, g: Daimyo) -> Choice:
        """Take a tile if there is room for it, and nothing that costs anything."""
        here = g.seat(self.seat).scavenger
        free = "take" not in self.done and has_room(g, self.seat)
        return Take() if free and can_take(g, self.seat, here) else Done()


def wish_of(g: Daimyo, seat: int, deed: Deed) -> Wish:
    if deed == "take":
        return Wish(g.seat(seat).scavenger)
    return BOUGHT if deed == "buy" else FROM_MERCENARIES


class SiteRoom(Step[Daimyo], frozen=True, tag="relic.make_room"):
    """No room: a tile has to go first, else nothing is taken or paid and the site stays open."""

    seat: int
    deed: Deed
    done: tuple[Deed, ...] = ()

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Your storage is full. Which tile goes to the Black Market?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from own_tile_options(g, self.seat, g.seat(self.seat).tiles)
        yield decline(say(_("Take no tile")))

    def decide(self, g: Daimyo, choice: PickTile | Decline) -> Rule:
        if isinstance(choice, Decline):
            yield RelicSite(self.seat, self.done)
            return
        yield TileDiscarded(self.seat, choice.tile)
        yield TakeTile(self.seat, wish_of(g, self.seat, self.deed), barred=choice.tile)
        yield RelicSite(self.seat, (*self.done, self.deed))

    def default(self, g: Daimyo) -> Choice:
        return Decline()
