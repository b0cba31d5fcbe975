"""Sentences about cards, command points and gains."""

from typing import Any

from games.kernel.events import Event
from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.mysthea.chronicle.sentence import Sentence
from games.rules.mysthea.events import cards, gains
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_name, card_with_points, listed, place
from games.rules.mysthea.state import GloryReason

_ = gettext_noop
GAINS: dict[GloryReason, str] = {
    "battles": _("{player} is strongest in the battle: {amount} {resource}."),
    "orders": _("{player} gains {amount} {resource} by the battle order."),
    "encounters": _("{player} gains {amount} {resource} from the encounter."),
    "attunements": _("{player} gains {amount} {resource} from the attunement."),
    "monsters": _("{player} gains {amount} {resource} as a reward."),
    "meditation": _("{player} gains {amount} {resource} from the meditation."),
    "champion": _("{player} gains {amount} {resource} through the champion."),
    "artefact": _("{player} gains {amount} {resource} from the artefact."),
}


def gained(g: Mysthea, event: gains.Gained) -> Text:
    player, resource = SeatName(event.seat), g.content.resources[event.res].counted
    values = {"player": player, "amount": event.amount, "resource": resource}
    if event.reason == "regions":
        words = _("{player} controls {place}: {amount} {resource}.")
        return say(words, place=place(g, event.source), **values)
    if event.source in g.content.cards and event.reason in ("cards", "accessories", "upgrades"):
        words = _("{player} gains {amount} {resource} from “{card}”.")
        return say(words, card=card_name(g, event.source), **values)
    return say(
        GAINS.get(event.reason, _("{player} gains {amount} {resource} for command points.")),
        **values,
    )


def glory_lost(g: Mysthea, event: gains.GloryLost) -> Text:
    return say(
        _("{player} loses {amount} glory to the monster."),
        player=SeatName(event.seat),
        amount=event.amount,
    )


def paid(g: Mysthea, event: gains.Paid) -> Text:
    return say(
        _("{player} pays {amount} energy."), player=SeatName(event.seat), amount=event.energy
    )


def artefact_recharged(g: Mysthea, event: gains.ArtefactRecharged) -> Text:
    return say(_("{player} recharges the artefact."), player=SeatName(event.seat))


def artefact_discharged(g: Mysthea, event: gains.ArtefactDischarged) -> Text:
    return say(_("{player} discharges the artefact."), player=SeatName(event.seat))


def card_drawn(g: Mysthea, event: gains.CardDrawn) -> Text:
    return say(_("{player} draws a card of the era deck."), player=SeatName(event.seat))


def card_played(g: Mysthea, event: cards.CardPlayed) -> Text:
    return say(
        _("{player} plays {card}."),
        player=SeatName(event.seat),
        card=card_with_points(g, event.card),
    )


def points_given(g: Mysthea, event: cards.PointsGiven) -> Text:
    return say(
        _("{player} may spend command points: {points}."),
        player=SeatName(event.seat),
        points=event.points,
    )


def points_added(g: Mysthea, event: cards.PointsAdded) -> Text:
    return say(
        _("{player} gets more command points: {points}."),
        player=SeatName(event.seat),
        points=event.points,
    )


def effect_used(g: Mysthea, event: cards.EffectUsed) -> Text:
    return say(
        _("{player} uses “{card}” for {energy} energy."),
        player=SeatName(event.seat),
        card=card_name(g, event.card),
        energy=event.energy,
    )


def card_replaced(g: Mysthea, event: cards.CardReplaced) -> Text:
    return say(
        _("{player} discards “{card}” to make room."),
        player=SeatName(event.seat),
        card=card_name(g, event.card),
    )


def card_placed(g: Mysthea, event: cards.CardPlaced) -> Text:
    return say(
        _("{player} puts “{card}” on the player board."),
        player=SeatName(event.seat),
        card=card_name(g, event.card),
    )


def accessory_used(g: Mysthea, event: cards.AccessoryUsed) -> Text:
    return say(
        _("{player} uses the accessory “{card}”."),
        player=SeatName(event.seat),
        card=card_name(g, event.card),
    )


def cards_discarded(g: Mysthea, event: cards.CardsDiscarded) -> Text:
    names = listed([plain(card_name(g, card)) for card in event.cards])
    return say(_("{player} discards {cards}."), player=SeatName(event.seat), cards=names)


def cards_removed(g: Mysthea, event: cards.CardsRemoved) -> Text:
    names = listed([plain(card_name(g, card)) for card in event.cards])
    return say(
        _("{player} removes {cards} from the game."), player=SeatName(event.seat), cards=names
    )


def develop_begun(g: Mysthea, event: cards.DevelopBegun) -> Text:
    return say(_("{player} develops."), player=SeatName(event.seat))


def market_revealed(g: Mysthea, event: cards.MarketRevealed) -> Text:
    names = listed([plain(card_name(g, card)) for card in event.cards])
    return say(_("New in the market: {cards}."), cards=names)


def market_buried(g: Mysthea, event: cards.MarketBuried) -> Text:
    return say(_("{player} puts the market under the deck."), player=SeatName(event.seat))


def card_taken(g: Mysthea, event: cards.CardTaken) -> Text:
    return say(
        _("{player} takes {card} for {energy} energy."),
        player=SeatName(event.seat),
        card=card_with_points(g, event.card),
        energy=event.energy,
    )


SENTENCES: dict[type[Event[Any]], Sentence] = {
    gains.Gained: gained,
    gains.GloryLost: glory_lost,
    gains.Paid: paid,
    gains.ArtefactRecharged: artefact_recharged,
    gains.ArtefactDischarged: artefact_discharged,
    gains.CardDrawn: card_drawn,
    cards.CardPlayed: card_played,
    cards.PointsGiven: points_given,
    cards.PointsAdded: points_added,
    cards.EffectUsed: effect_used,
    cards.CardReplaced: card_replaced,
    cards.CardPlaced: card_placed,
    cards.AccessoryUsed: accessory_used,
    cards.CardsDiscarded: cards_discarded,
    cards.CardsRemoved: cards_removed,
    cards.DevelopBegun: develop_begun,
    cards.MarketRevealed: market_revealed,
    cards.MarketBuried: market_buried,
    cards.CardTaken: card_taken,
}
