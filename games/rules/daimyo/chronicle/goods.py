"""The sentences of tokens, points, heroes and relic tiles."""

from collections.abc import Callable
from typing import Any

from games.kernel.events import Event
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.daimyo.events import economy, heroes, relics
from games.rules.daimyo.queries.board import island_of
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import (
    amounts,
    hero_name,
    island_name,
    kind_name,
    listed,
    tile_name,
    who,
    whom,
)
from games.rules.daimyo.state import AUTOMATON

_ = gettext_noop
Sentence = Callable[[Daimyo, Any], Text | None]
GAINED = {
    "": _("{player} gains {tokens}."),
    "start": _("{player} starts with {tokens}."),
    "production": _("{player} produces {tokens}."),
    "tax": _("{player} collects {tokens} of tax."),
    "income": _("{player} has an income of {tokens}."),
    "shadow": _("{player}'s Shadow takes {tokens}."),
    "eliminated": _("{player} is compensated with {tokens}."),
    "objective": _("{player} is rewarded with {tokens}."),
    "collected": _("{player} collects {tokens}."),
}
POINTS = {
    "heroes": _("{who} gains {points} Popularity."),
    "cards": _("{who} gains {points} Popularity."),
    "partial": _("{who} gains {points} Popularity for what was impossible."),
}
DISCARDED = {
    "adjust": _("{player} discards {hero} to change a die."),
    "cost": _("{player} discards {hero}."),
    "empire": _("The Empire makes {player} discard {hero}."),
}


def tokens_gained(g: Daimyo, event: economy.TokensGained) -> Text:
    tokens = amounts(g, event.tokens)
    return say(GAINED[event.why], player=SeatName(event.seat), tokens=tokens)


def tokens_paid(g: Daimyo, event: economy.TokensPaid) -> Text:
    tokens = amounts(g, event.tokens)
    return say(_("{player} pays {tokens}."), player=SeatName(event.seat), tokens=tokens)


def tokens_exchanged(g: Daimyo, event: economy.TokensExchanged) -> Text:
    return say(
        _("{player} exchanges 1 {gives} for 1 {gets}."),
        player=SeatName(event.seat),
        gives=kind_name(g, event.gives),
        gets=kind_name(g, event.gets),
    )


def tokens_stolen(g: Daimyo, event: economy.TokensStolen) -> Text:
    return say(
        _("{player} takes {tokens} from {victim}."),
        player=SeatName(event.seat),
        victim=SeatName(event.victim),
        tokens=amounts(g, event.tokens),
    )


def mercenaries_paid(g: Daimyo, event: economy.MercenariesPaid) -> Text:
    return say(
        _("{player} pays the Mercenaries {tokens}."),
        player=SeatName(event.seat),
        tokens=amounts(g, event.tokens),
    )


def storage_raised(g: Daimyo, event: economy.StorageRaised) -> Text:
    capacity = g.seat(event.seat).capacity
    words = _("{player}'s storage grows to {capacity}.")
    if event.points:
        words = _("{player}'s storage is as large as can be: {points} Popularity.")
    return say(words, player=SeatName(event.seat), capacity=capacity, points=event.points)


def track_reset(g: Daimyo, event: economy.TrackReset) -> Text:
    return say(_("{player} resets the recruitment track."), player=SeatName(event.seat))


def points_gained(g: Daimyo, event: economy.PointsGained) -> Text:
    return say(POINTS[event.why], who=who(g, event.owner), points=event.points)


def objective_claimed(g: Daimyo, event: economy.ObjectiveClaimed) -> Text:
    return say(
        _("{player} meets the objective {objective}: {points} Popularity."),
        player=SeatName(event.seat),
        objective=g.content.objectives[event.objective].name,
        points=event.points,
    )


def island_scored(g: Daimyo, event: economy.IslandScored) -> Text:
    island = island_name(g, event.island)
    if not event.shares:
        return say(_("{island}: nobody gains Popularity."), island=island)
    shares = listed(
        say(_("{who} {count}"), who=who(g, owner), count=points) for owner, points in event.shares
    )
    return say(_("{island}: {shares}."), island=island, shares=shares)


def income_chosen(g: Daimyo, event: economy.IncomeChosen) -> Text:
    return say(
        _("{player} chooses {kind} as income."),
        player=SeatName(event.seat),
        kind=kind_name(g, event.kind),
    )


def hero_drawn(g: Daimyo, event: heroes.HeroDrawn) -> Text:
    hero = hero_name(g, event.hero)
    return say(_("{player} draws {hero}."), player=SeatName(event.seat), hero=hero)


def deck_renewed(g: Daimyo, event: heroes.DeckRenewed) -> Text:
    return say(
        _("{player} shuffles the discard pile into a new deck."), player=SeatName(event.seat)
    )


def hero_played(g: Daimyo, event: heroes.HeroPlayed) -> Text:
    hero = g.hero(event.hero)
    return say(
        _("{player} plays {hero}: {text}"),
        player=SeatName(event.seat),
        hero=hero.name,
        text=hero.text,
    )


def hero_discarded(g: Daimyo, event: heroes.HeroDiscarded) -> Text:
    hero = hero_name(g, event.hero)
    return say(DISCARDED[event.why], player=SeatName(event.seat), hero=hero)


def hero_lost(g: Daimyo, event: heroes.HeroLost) -> Text:
    return say(
        _("{player} makes {victim} lose {hero}."),
        player=SeatName(event.seat),
        victim=SeatName(event.victim),
        hero=hero_name(g, event.hero),
    )


def hero_hired(g: Daimyo, event: heroes.HeroHired) -> Text:
    return say(
        _("{player} hires {hero} for {price}."),
        player=SeatName(event.seat),
        hero=hero_name(g, event.hero),
        price=amounts(g, event.price),
    )


def hero_taken(g: Daimyo, event: heroes.HeroTaken) -> Text:
    hero = hero_name(g, event.hero)
    return say(_("{hero} joins {army}."), hero=hero, army=whom(g, AUTOMATON))


def market_refilled(g: Daimyo, event: heroes.MarketRefilled) -> Text:
    return say(_("{hero} comes to the hero market."), hero=hero_name(g, event.hero))


def scavenger_moved(g: Daimyo, event: relics.ScavengerMoved) -> Text:
    return say(
        _("{player}'s Scavenger goes to {island}."),
        player=SeatName(event.seat),
        island=island_name(g, event.island),
    )


def tile_taken(g: Daimyo, event: relics.TileTaken) -> Text:
    return say(
        _("{who} takes {tile} from {island}."),
        who=who(g, event.owner),
        tile=tile_name(g, event.tile),
        island=island_name(g, island_of(g, event.slot)),
    )


def market_tile_taken(g: Daimyo, event: relics.MarketTileTaken) -> Text:
    words = _("{who} takes {tile} from the Black Market.")
    if event.price:
        words = _("{who} buys {tile} on the Black Market for {price}.")
    price, tile = amounts(g, event.price), tile_name(g, event.tile)
    return say(words, who=who(g, event.owner), tile=tile, price=price)


def tile_passed(g: Daimyo, event: relics.TilePassed) -> Text:
    return say(
        _("{who} takes {tile} from {other}."),
        who=who(g, event.owner),
        tile=tile_name(g, event.tile),
        other=whom(g, event.origin),
    )


def tile_discarded(g: Daimyo, event: relics.TileDiscarded) -> Text:
    return say(
        _("{who} gives {tile} to the Black Market."),
        who=who(g, event.owner),
        tile=tile_name(g, event.tile),
    )


def tile_searched(g: Daimyo, event: relics.TileSearched) -> Text:
    return say(
        _("{player} searches {island}: {tile} goes to the Black Market."),
        player=SeatName(event.seat),
        island=island_name(g, island_of(g, event.slot)),
        tile=tile_name(g, event.tile),
    )


def slot_refilled(g: Daimyo, event: relics.SlotRefilled) -> Text:
    return say(
        _("New on {island}: {tile}."),
        island=island_name(g, island_of(g, event.slot)),
        tile=tile_name(g, event.tile),
    )


def tile_drawn(g: Daimyo, event: relics.TileDrawn) -> Text:
    words = _("{who} draws {tile} from the bag.")
    if not event.kept:
        words = _("{who} draws {tile}, which goes to the Black Market.")
    return say(words, who=who(g, event.owner), tile=tile_name(g, event.tile))


def tile_returned(g: Daimyo, event: relics.TileReturned) -> Text:
    return say(
        _("{who} returns {tile} to the bag."),
        who=who(g, event.owner),
        tile=tile_name(g, event.tile),
    )


def tile_exchanged(g: Daimyo, event: relics.TileExchanged) -> Text:
    return say(
        _("On {island} {tile} is exchanged for {drawn}."),
        island=island_name(g, island_of(g, event.slot)),
        tile=tile_name(g, event.tile),
        drawn=tile_name(g, event.drawn),
    )


def relic_restored(g: Daimyo, event: relics.RelicRestored) -> Text:
    relic = g.content.relics[event.colour].name
    if not event.altar:
        return say(_("{who} restores {relic}."), who=who(g, event.owner), relic=relic)
    altar = g.content.islands[event.colour].altars[event.altar]
    return say(
        _("{who} restores {relic}: {influence} Influence on {island}."),
        who=who(g, event.owner),
        relic=relic,
        influence=altar.influence,
        island=island_name(g, event.colour),
    )


def empire_tiles_returned(g: Daimyo, event: relics.EmpireTilesReturned) -> Text:
    return say(_("All relic tiles of the Empire go back to the bag."))


SENTENCES: dict[type[Event[Any]], Sentence] = {
    economy.TokensGained: tokens_gained,
    economy.TokensPaid: tokens_paid,
    economy.TokensExchanged: tokens_exchanged,
    economy.TokensStolen: tokens_stolen,
    economy.MercenariesPaid: mercenaries_paid,
    economy.StorageRaised: storage_raised,
    economy.TrackReset: track_reset,
    economy.PointsGained: points_gained,
    economy.ObjectiveClaimed: objective_claimed,
    economy.IslandScored: island_scored,
    economy.IncomeChosen: income_chosen,
    heroes.HeroDrawn: hero_drawn,
    heroes.DeckRenewed: deck_renewed,
    heroes.HeroPlayed: hero_played,
    heroes.HeroDiscarded: hero_discarded,
    heroes.HeroLost: hero_lost,
    heroes.HeroHired: hero_hired,
    heroes.HeroTaken: hero_taken,
    heroes.MarketRefilled: market_refilled,
    relics.ScavengerMoved: scavenger_moved,
    relics.TileTaken: tile_taken,
    relics.MarketTileTaken: market_tile_taken,
    relics.TilePassed: tile_passed,
    relics.TileDiscarded: tile_discarded,
    relics.TileSearched: tile_searched,
    relics.SlotRefilled: slot_refilled,
    relics.TileDrawn: tile_drawn,
    relics.TileReturned: tile_returned,
    relics.TileExchanged: tile_exchanged,
    relics.RelicRestored: relic_restored,
    relics.EmpireTilesReturned: empire_tiles_returned,
}
