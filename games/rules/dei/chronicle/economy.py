"""Resources, purchases, Feats, Missions and Supply in sentences."""

from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.dei.chronicle.sentence import Sentences
from games.rules.dei.events import economy
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import card, place, price, resource

_ = gettext_noop


def collected(g: Dei, event: economy.ResourceCollected) -> Text:
    return say(
        _("{player} collects 1 {kind} from {place}."),
        player=SeatName(event.seat),
        kind=resource(g, event.kind),
        place=place(g, event.region),
    )


def declined(g: Dei, event: economy.ResourceDeclined) -> Text:
    return say(
        _("{player} has no room for {kind}."),
        player=SeatName(event.seat),
        kind=resource(g, event.kind),
    )


def gained(g: Dei, event: economy.ResourceGained) -> Text:
    return say(
        _("{player} gains {amount} {kind}."),
        player=SeatName(event.seat),
        amount=event.amount,
        kind=resource(g, event.kind),
    )


def discarded(g: Dei, event: economy.ResourceDiscarded) -> Text:
    return say(
        _("{player} returns 1 {kind}."),
        player=SeatName(event.seat),
        kind=resource(g, event.kind),
    )


def swapped(g: Dei, event: economy.TechSwapped) -> Text:
    return say(_("{player} swaps the Tech for Energy."), player=SeatName(event.seat))


def placed(g: Dei, event: economy.ResourcePlaced) -> Text:
    return say(
        _("{player} places 1 {kind} in {place}."),
        player=SeatName(event.seat),
        kind=resource(g, event.kind),
        place=place(g, event.region),
    )


def robot_sent(g: Dei, event: economy.RobotSent) -> Text:
    return say(_("{player} sends the Delivery Robot for 1 Energy."), player=SeatName(event.seat))


def bought(g: Dei, event: economy.CardBought) -> Text:
    words = _("{player} buys {card} for {price}.")
    if event.mixed:
        words = _("{player} buys {card} for {price}, by Alternative Energy.")
    return say(
        words,
        player=SeatName(event.seat),
        card=card(g, event.card),
        price=price(g, event.tech, event.energy),
    )


def refilled(g: Dei, event: economy.MarketRefilled) -> Text:
    return say(
        _("{card} is new in the {market}."),
        card=card(g, event.card),
        market=g.content.markets[event.market].name,
    )


def boost_gained(g: Dei, event: economy.BoostGained) -> Text:
    return say(_("{player} gains a Candy Boost."), player=SeatName(event.seat))


def unlocked(g: Dei, event: economy.FeatsUnlocked) -> Text:
    names = [g.content.feats[feat].name for feat in event.feats.values()]
    words = {
        1: _("{player} unlocks {first}."),
        2: _("{player} unlocks {first} and {second}."),
        3: _("{player} unlocks {first}, {second} and {third}."),
    }
    keys = ("first", "second", "third")
    found = dict(zip(keys, names, strict=False))
    return say(words[len(names)], player=SeatName(event.seat), **found)


def supply_gained(g: Dei, event: economy.SupplyGained) -> Text:
    return say(
        _("{player} gains {amount} Supply."), player=SeatName(event.seat), amount=event.amount
    )


def mission_scored(g: Dei, event: economy.MissionScored) -> Text:
    words = _("{player} scores {mission} on time: {supply} Supply.")
    if event.late:
        words = _("{player} scores {mission} late: {supply} Supply.")
    return say(
        words,
        player=SeatName(event.seat),
        mission=g.content.missions[event.mission].name,
        supply=event.supply,
    )


def mission_skipped(g: Dei, event: economy.MissionSkipped) -> Text:
    return say(_("{player} scores no Mission this Turn."), player=SeatName(event.seat))


def final_scored(g: Dei, event: economy.FinalScored) -> Text:
    return say(
        _("{player} scores {supply} Supply for Outposts, Feats and Resources."),
        player=SeatName(event.seat),
        supply=sum(entry.points for entry in event.entries),
    )


def cards_scored(g: Dei, event: economy.CardsScored) -> Text:
    return say(_("Everybody adds the Supply of the cards that they bought."))


SENTENCES: Sentences = {
    economy.ResourceCollected: collected,
    economy.ResourceDeclined: declined,
    economy.ResourceGained: gained,
    economy.ResourceDiscarded: discarded,
    economy.TechSwapped: swapped,
    economy.ResourcePlaced: placed,
    economy.RobotSent: robot_sent,
    economy.CardBought: bought,
    economy.MarketRefilled: refilled,
    economy.BoostGained: boost_gained,
    economy.FeatsUnlocked: unlocked,
    economy.SupplyGained: supply_gained,
    economy.MissionScored: mission_scored,
    economy.MissionSkipped: mission_skipped,
    economy.FinalScored: final_scored,
    economy.CardsScored: cards_scored,
}
