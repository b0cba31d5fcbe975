"""Turns, phases and cards in sentences."""

from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.dei.chronicle.sentence import Sentences
from games.rules.dei.events import turn
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.names import card, place

_ = gettext_noop


def turn_started(g: Dei, event: turn.TurnStarted) -> Text:
    return say(_("Turn {turn} begins."), turn=event.turn)


def phase_started(g: Dei, event: turn.PhaseStarted) -> Text:
    return say(_("Action Phase {phase}."), phase=event.phase)


def units_deployed(g: Dei, event: turn.UnitsDeployed) -> Text:
    return say(
        _("{player} deploys {count} Units; the Leader stands in {place}."),
        player=SeatName(event.seat),
        count=sum(event.scrappers.values()) + 1,
        place=place(g, event.leader),
    )


def card_planned(g: Dei, event: turn.CardPlanned) -> Text:
    return say(_("{player} plans a card."), player=SeatName(event.seat))


def card_played(g: Dei, event: turn.CardPlayed) -> Text:
    if event.face == "up":
        words = _("{player} plays {card}.")
    elif event.card in g.content.cards:
        words = _("{player} plays {card} face-down to buy.")
    else:
        return say(_("{player} leaves a card face-down to buy."), player=SeatName(event.seat))
    return say(words, player=SeatName(event.seat), card=card(g, event.card))


def actions_added(g: Dei, event: turn.ActionsAdded) -> Text | None:
    if event.card:
        return say(
            _("{player} copies {card}."), player=SeatName(event.seat), card=card(g, event.card)
        )
    if event.sought:
        leader = g.content.factions[g.seat(event.seat).faction].leader.name
        return say(
            _("{leader} finds more: {player} may Collect once more."),
            leader=leader,
            player=SeatName(event.seat),
        )
    return say(
        _("{player} counts {count} Outposts."),
        player=SeatName(event.seat),
        count=len(event.actions),
    )


def boost_used(g: Dei, event: turn.BoostUsed) -> Text:
    return say(
        _("{player} uses {boost}."),
        player=SeatName(event.seat),
        boost=g.content.boosts[event.kind].name,
    )


def bonus_moves(g: Dei, event: turn.BonusMovesGained) -> Text:
    return say(
        _("{player} gains {count} bonus Moves."), player=SeatName(event.seat), count=event.moves
    )


def cleaned_up(g: Dei, event: turn.CleanedUp) -> Text:
    return say(_("Clean-Up: cards return to the hands, face-down ones go to the Bins."))


def priority_set(g: Dei, event: turn.PrioritySet) -> Text:
    return say(_("{player} plays first next Turn."), player=SeatName(event.order[0]))


SENTENCES: Sentences = {
    turn.TurnStarted: turn_started,
    turn.PhaseStarted: phase_started,
    turn.UnitsDeployed: units_deployed,
    turn.CardPlanned: card_planned,
    turn.CardPlayed: card_played,
    turn.ActionsAdded: actions_added,
    turn.BoostUsed: boost_used,
    turn.BonusMovesGained: bonus_moves,
    turn.CleanedUp: cleaned_up,
    turn.PrioritySet: priority_set,
}
