"""One sentence for every event that a player would tell."""

from collections.abc import Callable
from typing import Any

from games.kernel.events import Event
from games.kernel.moves import Corrected, MatchEnded, Resigned, Sealed, Undone, Unsealed
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.events import economy, ending, setup, turn, war
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.names import amounts, faction, place, resource
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, PEACE

_ = gettext_noop
Sentence = Callable[[Kingdoms, Any], Text | None]


def tell(event: Event[Any], g: Kingdoms) -> Text | None:
    """The event in words, looked at from the position just after it."""
    sentence = SENTENCES.get(type(event))
    return None if sentence is None else sentence(g, event)


def first_player(g: Kingdoms, event: setup.FirstPlayerDrawn) -> Text:
    return say(_("{player} is the first player."), player=SeatName(event.seat))


def factions_dealt(g: Kingdoms, event: setup.FactionsDealt) -> Text:
    return say(_("The factions are dealt."))


def faction_taken(g: Kingdoms, event: setup.FactionTaken | setup.FactionDrawn) -> Text:
    return say(
        _("{player} plays {faction}."),
        player=SeatName(event.seat),
        faction=faction(g, event.faction),
    )


def territories_dealt(g: Kingdoms, event: setup.TerritoriesDealt) -> Text:
    return say(_("The territory cards are dealt."))


def lost_kingdom(g: Kingdoms, event: setup.LostKingdomPlaced) -> Text:
    name = g.content.sides[event.side].name
    return say(_("The Lost Kingdom lies in the middle: {territory}."), territory=name)


def side_taken(g: Kingdoms, event: setup.SideTaken) -> Text:
    return say(
        _("{player} settles {territory}."),
        player=SeatName(event.seat),
        territory=g.content.sides[event.side].name,
    )


def stock_taken(g: Kingdoms, event: setup.StockTaken) -> Text:
    return say(
        _("{player} starts with {amounts}."),
        player=SeatName(event.seat),
        amounts=amounts(g, event.ore, event.mana, event.food),
    )


def meeples_placed(g: Kingdoms, event: setup.MeeplesPlaced) -> Text:
    return say(
        _("{player} starts in {place}."),
        player=SeatName(event.seat),
        place=place(g, event.region),
    )


def card_cleared(g: Kingdoms, event: turn.CardCleared) -> Text:
    return say(_("The action card is cleared: cycle {cycle} begins."), cycle=g.state.cycle)


def turn_skipped(g: Kingdoms, event: turn.TurnSkipped) -> Text:
    return say(_("{player} clears the card, and the turn is over."), player=SeatName(event.seat))


def action_chosen(g: Kingdoms, event: turn.ActionChosen) -> Text:
    return say(
        _("{player} chooses {action}."),
        player=SeatName(event.seat),
        action=g.content.actions[event.action].name,
    )


def passed(g: Kingdoms, event: turn.Passed) -> Text:
    return say(_("{player} passes."), player=SeatName(event.seat))


def stood(g: Kingdoms, event: turn.MeepleStood) -> Text:
    return say(
        _("{player}: a meeple stands up in {place}."),
        player=SeatName(event.seat),
        place=place(g, event.region),
    )


def moved(g: Kingdoms, event: turn.MeepleMoved) -> Text:
    words = _("{player} patrols from {origin} to {to}.")
    if event.via == "quest":
        words = _("{player} goes on a quest from {origin} to {to}.")
    return walked(g, event.seat, event.origin, event.to, words)


def stepped(g: Kingdoms, event: turn.MeepleStepped) -> Text:
    words = _("{player} steps on from {origin} to {to}.")
    return walked(g, event.seat, event.origin, event.to, words)


def walked(g: Kingdoms, seat: int, origin: str, to: str, words: str) -> Text:
    return say(words, player=SeatName(seat), origin=place(g, origin), to=place(g, to))


def war_started(g: Kingdoms, event: war.WarStarted) -> Text:
    words = _("War over {place}: {attacker} attacks {defender}.")
    if event.neutral:
        words = _("War over {place}: {attacker} attacks the Lost Kingdom, {defender} supports it.")
    return say(
        words,
        place=place(g, event.region),
        attacker=SeatName(event.attacker),
        defender=SeatName(event.defender),
    )


def die_revealed(g: Kingdoms, event: war.DieRevealed) -> Text:
    if event.face == PEACE:
        return say(_("{player} shows the flag."), player=SeatName(event.seat))
    return say(_("{player} shows {face}."), player=SeatName(event.seat), face=event.face)


def alliance_formed(g: Kingdoms, event: war.AllianceFormed) -> Text:
    first, second = event.seats
    return say(
        _("{first} and {second} are allied in {place}."),
        first=SeatName(first),
        second=SeatName(second),
        place=place(g, event.region),
    )


def war_raised(g: Kingdoms, event: war.WarRaised) -> Text:
    return say(
        _("{player} raises with 1 {resource} for +{strength}."),
        player=SeatName(event.seat),
        resource=resource(g, event.kind),
        strength=event.strength,
    )


def war_resolved(g: Kingdoms, event: war.WarResolved) -> Text:
    return say(
        _("Attack {attack}, defence {defence}: {winner} wins the war."),
        attack=event.attack,
        defence=event.defence,
        winner=SeatName(event.winner),
    )


def war_paid(g: Kingdoms, event: war.WarPaid) -> Text:
    return say(
        _("{player} pays {amounts} for the war."),
        player=SeatName(event.seat),
        amounts=amounts(g, event.ore, event.mana, event.food),
    )


def removed(g: Kingdoms, event: war.MeepleRemoved) -> Text:
    if event.owner == NEUTRAL:
        return say(_("The neutral meeple in {place} is gone."), place=place(g, event.region))
    return say(
        _("{player} loses a meeple in {place}."),
        player=SeatName(event.owner),
        place=place(g, event.region),
    )


def fled(g: Kingdoms, event: war.MeepleFled) -> Text:
    words = _("{player}: the beaten meeple slips away from {origin} to {to}.")
    return walked(g, event.seat, event.origin, event.to, words)


def alliance_broken(g: Kingdoms, event: war.AllianceBroken) -> Text:
    return say(
        _("The alliance is broken: {loser} must leave what it shares with {winner}."),
        loser=SeatName(event.loser),
        winner=SeatName(event.winner),
    )


def retreated(g: Kingdoms, event: war.MeepleRetreated) -> Text:
    words = _("{player} retreats from {origin} to {to}.")
    return walked(g, event.seat, event.origin, event.to, words)


def stayed(g: Kingdoms, event: war.MeepleStayed) -> Text:
    return say(
        _("{player} finds no way out of {place} and stays."),
        player=SeatName(event.seat),
        place=place(g, event.region),
    )


def plundered(g: Kingdoms, event: war.Plundered) -> Text:
    return say(
        _("{player} takes {amount} {resource} from {victim}."),
        player=SeatName(event.seat),
        amount=event.amount,
        resource=resource(g, event.kind),
        victim=SeatName(event.victim),
    )


def raised(g: Kingdoms, event: war.MeepleRaised) -> Text:
    return say(
        _("{player} raises a meeple in {place}."),
        player=SeatName(event.seat),
        place=place(g, event.region),
    )


def tower_built(g: Kingdoms, event: economy.TowerBuilt) -> Text:
    return say(
        _("{player} builds tower level {level} for {ore} ore."),
        player=SeatName(event.seat),
        level=event.level,
        ore=event.ore,
    )


def researched(g: Kingdoms, event: economy.MagicResearched) -> Text:
    return say(
        _("{player} researches magic level {level}: {ability}."),
        player=SeatName(event.seat),
        level=event.level,
        ability=g.content.ability(g.seat(event.seat).faction, event.level).name,
    )


def mimicked(g: Kingdoms, event: economy.AbilityMimicked) -> Text:
    return say(
        _("{player} imitates {faction}: {ability}."),
        player=SeatName(event.seat),
        faction=faction(g, event.faction),
        ability=g.content.ability(event.faction, event.level).name,
    )


def expanded(g: Kingdoms, event: economy.MeepleExpanded) -> Text:
    return say(
        _("{player} expands in {place} for {amounts}."),
        player=SeatName(event.seat),
        place=place(g, event.region),
        amounts=amounts(g, event.ore, event.mana, event.food),
    )


def traded(g: Kingdoms, event: economy.Traded) -> Text:
    return say(
        _("{player} trades {given} {gives} for {got} {gets}."),
        player=SeatName(event.seat),
        given=event.amount,
        gives=resource(g, event.gives),
        got=event.amount + event.bonus,
        gets=resource(g, event.gets),
    )


def collected(g: Kingdoms, event: economy.Collected) -> Text:
    return say(
        _("{player} collects {amounts}."),
        player=SeatName(event.seat),
        amounts=amounts(g, event.ore, event.mana, event.food),
    )


def gained(g: Kingdoms, event: economy.ResourceGained) -> Text:
    return say(
        _("{player} gains {amount} {resource}."),
        player=SeatName(event.seat),
        amount=event.amount,
        resource=resource(g, event.kind),
    )


REASONS = {
    "meeples": _("{player} has all meeples in play: the match ends with this cycle."),
    "tower": _("{player} has finished the tower: the match ends with this cycle."),
    "magic": _("{player} has reached the highest magic: the match ends with this cycle."),
}


def end_triggered(g: Kingdoms, event: ending.EndTriggered) -> Text:
    trigger = event.by[0]
    return say(REASONS[trigger.reason], player=SeatName(trigger.seat))


def dead_removed(g: Kingdoms, event: ending.DeadRemoved) -> Text:
    return say(_("Meeples lost in the ruins: {count}."), count=len(event.meeples))


def match_ended(g: Kingdoms, event: MatchEnded) -> Text:
    winners = [seat for seat in g.seats if event.ranks[seat] == 1]
    if len(winners) > 1:
        return say(_("The match is over: a shared victory."))
    return say(_("The match is over: {player} wins."), player=SeatName(winners[0]))


def sealed(g: Kingdoms, event: Sealed) -> Text:
    return say(_("{player} has decided."), player=SeatName(event.seat))


def unsealed(g: Kingdoms, event: Unsealed) -> Text:
    return say(_("{player} decides anew."), player=SeatName(event.seat))


def undone(g: Kingdoms, event: Undone) -> Text:
    return say(_("{player} takes a move back."), player=SeatName(event.seat))


def resigned(g: Kingdoms, event: Resigned) -> Text:
    return say(_("{player} resigns."), player=SeatName(event.seat))


def corrected(g: Kingdoms, event: Corrected) -> Text:
    return say(_("The table puts a mistake right: {reason}"), reason=event.reason)


SENTENCES: dict[type[Event[Any]], Sentence] = {
    setup.FirstPlayerDrawn: first_player,
    setup.FactionsDealt: factions_dealt,
    setup.FactionTaken: faction_taken,
    setup.FactionDrawn: faction_taken,
    setup.TerritoriesDealt: territories_dealt,
    setup.LostKingdomPlaced: lost_kingdom,
    setup.SideTaken: side_taken,
    setup.StockTaken: stock_taken,
    setup.MeeplesPlaced: meeples_placed,
    turn.CardCleared: card_cleared,
    turn.TurnSkipped: turn_skipped,
    turn.ActionChosen: action_chosen,
    turn.Passed: passed,
    turn.MeepleStood: stood,
    turn.MeepleMoved: moved,
    turn.MeepleStepped: stepped,
    war.WarStarted: war_started,
    war.DieRevealed: die_revealed,
    war.AllianceFormed: alliance_formed,
    war.WarRaised: war_raised,
    war.WarResolved: war_resolved,
    war.WarPaid: war_paid,
    war.MeepleRemoved: removed,
    war.MeepleFled: fled,
    war.AllianceBroken: alliance_broken,
    war.MeepleRetreated: retreated,
    war.MeepleStayed: stayed,
    war.Plundered: plundered,
    war.MeepleRaised: raised,
    economy.TowerBuilt: tower_built,
    economy.MagicResearched: researched,
    economy.AbilityMimicked: mimicked,
    economy.MeepleExpanded: expanded,
    economy.Traded: traded,
    economy.Collected: collected,
    economy.ResourceGained: gained,
    ending.EndTriggered: end_triggered,
    ending.DeadRemoved: dead_removed,
    MatchEnded: match_ended,
    Sealed: sealed,
    Unsealed: unsealed,
    Undone: undone,
    Resigned: resigned,
    Corrected: corrected,
}
