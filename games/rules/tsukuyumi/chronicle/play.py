"""Cards, rounds, initiative and points."""

from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tsukuyumi.chronicle.words import Sentence, card, who
from games.rules.tsukuyumi.events import cards, turn
from games.rules.tsukuyumi.kinds import Phase
from games.rules.tsukuyumi.queries.realm import Realm

_ = gettext_noop
PHASE_NAMES: dict[Phase, str] = {
    "white": _("The white phase begins."),
    "blue": _("The blue phase begins."),
    "green": _("The green phase begins."),
    "red": _("The red phase begins."),
}


def dealt(g: Realm, event: cards.FactionsDealt) -> Text:
    return say(_("The factions are dealt."))


def taken(g: Realm, event: cards.FactionTaken) -> Text:
    return say(
        _("{player} plays {faction}."), player=who(event.seat), faction=g.name(event.faction)
    )


def initiative_drawn(g: Realm, event: cards.InitiativeDrawn) -> Text:
    return say(_("{player} is first on the initiative track."), player=who(event.order[0]))


def goal_chosen(g: Realm, event: cards.GoalChosen) -> Text:
    return say(_("{player} pursues {goal}."), player=who(event.seat), goal=g.name(event.goal))


def hands_dealt(g: Realm, event: cards.ActionCardsDealt) -> Text:
    return say(_("Everybody has {count} action cards."), count=event.each)


def drafted(g: Realm, event: cards.CardDrafted) -> Text:
    return say(_("{player} shows {card}."), player=who(event.seat), card=card(g, event.card))


def passed(g: Realm, event: cards.HandsPassed) -> Text:
    return say(_("The other action cards go to the left."))


def shuffled(g: Realm, event: cards.EventsShuffled) -> Text:
    return say(_("The event deck is shuffled: {count} cards."), count=len(event.order))


def row_filled(g: Realm, event: cards.RowFilled) -> Text:
    return say(_("{card} lies open in the row."), card=card(g, event.card))


def drew(g: Realm, event: cards.EventDrawn) -> Text:
    values = {"player": who(event.seat), "card": card(g, event.card)}
    match event.source:
        case "row":
            return say(_("{player} takes {card} from the row."), **values)
        case "deck":
            return say(_("{player} draws {card} from the event deck."), **values)
    return say(_("{player} draws {card} from the own faction events."), **values)


def played(g: Realm, event: cards.EventPlayed) -> Text:
    return say(_("{player} plays {card}."), player=who(event.seat), card=card(g, event.card))


def used_open(g: Realm, event: cards.OpenEventUsed) -> Text:
    return say(_("{player} turns {card} in."), player=who(event.seat), card=card(g, event.card))


def lost(g: Realm, event: cards.EventLost) -> Text:
    return say(
        _("{player} loses {card} to {other}."),
        player=who(event.seat),
        card=card(g, event.card),
        other=who(event.by),
    )


def looked(g: Realm, event: cards.CardsLookedAt) -> Text:
    return say(
        _("{player} looks at {count} cards."), player=who(event.seat), count=len(event.cards)
    )


def arranged(g: Realm, event: cards.DeckArranged) -> Text:
    return say(_("{player} arranges the top of the event deck."), player=who(event.seat))


def round_started(g: Realm, event: turn.RoundStarted) -> Text:
    return say(_("Round {number} begins."), number=event.number)


def phase_started(g: Realm, event: turn.PhaseStarted) -> Text:
    return say(PHASE_NAMES[event.phase])


def turn_ended(g: Realm, event: turn.TurnEnded) -> Text:
    if event.idle:
        return say(_("{player} has nothing to do."), player=who(event.seat))
    return say(_("{player} ends the turn."), player=who(event.seat))


def reef_set(g: Realm, event: turn.ReefSetChosen) -> Text:
    return say(_("{player} chooses {set}."), player=who(event.seat), set=g.name(event.set))


def marker_moved(g: Realm, event: turn.InitiativeMoved) -> Text:
    place = g.state.initiative.index(event.seat) + 1
    return say(
        _("{player} is now at place {place} of the initiative track."),
        player=who(event.seat),
        place=place,
    )


def exempted(g: Realm, event: turn.FormationExempted) -> Text:
    return say(
        _("{player} needs one tile less for {formation} this round."),
        player=who(event.seat),
        formation=g.name(f"formation_{event.formation}"),
    )


def gained(g: Realm, event: turn.PointsGained) -> Text:
    return say(
        _("{player} gains {points} VP: {why}."),
        player=who(event.seat),
        points=event.points,
        why=plain(g.name(event.why)),
    )


def mission(g: Realm, event: turn.MissionDone) -> Text:
    return say(
        _("{player} fulfils the mission {mission}: {points} VP."),
        player=who(event.seat),
        mission=g.name(event.mission),
        points=event.points,
    )


def goal(g: Realm, event: turn.GoalDone) -> Text:
    return say(
        _("{player} reaches the faction goal {goal}: {points} VP."),
        player=who(event.seat),
        goal=g.name(event.goal),
        points=event.points,
    )


def task(g: Realm, event: turn.TaskDone) -> Text:
    return say(
        _("{player} fulfils the task {task}: {points} VP."),
        player=who(event.seat),
        task=g.name(event.task),
        points=event.points,
    )


def victory_card(g: Realm, event: cards.VictoryCardChosen) -> Text:
    return say(_("{player} plays for {card}."), player=who(event.seat), card=card(g, event.card))


def gift(g: Realm, event: cards.GiftTaken) -> Text:
    return say(_("{player} receives {gift}."), player=who(event.seat), gift=g.name(event.gift))


def banned(g: Realm, event: turn.TurnBanned) -> Text:
    return say(
        _("{player} may not act: the opponent's card forbids this phase."), player=who(event.seat)
    )


def queued(g: Realm, event: turn.ActionQueued) -> Text:
    if event.soon:
        return say(_("The blow comes before the attacker's next action."))
    return say(_("{player} will act when this turn is over."), player=who(event.item.seat))


def uplink(g: Realm, event: turn.UplinkInstalled) -> Text:
    return say(
        _("{player} installs {uplink}."),
        player=who(event.seat),
        uplink=g.name(f"uplink_{event.uplink}"),
    )


def weapons(g: Realm, event: turn.WeaponsTaken) -> Text:
    return say(
        _("{player} takes {count} × {weapon}."),
        player=who(event.seat),
        count=event.count,
        weapon=g.name(f"weapon_{event.weapon}"),
    )


def round_ended(g: Realm, event: turn.RoundEnded) -> Text:
    return say(_("Round {number} is over."), number=event.number)


SENTENCES: dict[type, Sentence] = {
    cards.FactionsDealt: dealt,
    cards.FactionTaken: taken,
    cards.InitiativeDrawn: initiative_drawn,
    cards.GoalChosen: goal_chosen,
    cards.ActionCardsDealt: hands_dealt,
    cards.CardDrafted: drafted,
    cards.HandsPassed: passed,
    cards.EventsShuffled: shuffled,
    cards.RowFilled: row_filled,
    cards.EventDrawn: drew,
    cards.EventPlayed: played,
    cards.OpenEventUsed: used_open,
    cards.EventLost: lost,
    cards.CardsLookedAt: looked,
    cards.DeckArranged: arranged,
    turn.RoundStarted: round_started,
    turn.PhaseStarted: phase_started,
    turn.TurnEnded: turn_ended,
    turn.ReefSetChosen: reef_set,
    turn.InitiativeMoved: marker_moved,
    turn.FormationExempted: exempted,
    turn.PointsGained: gained,
    turn.MissionDone: mission,
    turn.GoalDone: goal,
    turn.TaskDone: task,
    turn.TurnBanned: banned,
    cards.VictoryCardChosen: victory_card,
    cards.GiftTaken: gift,
    turn.ActionQueued: queued,
    turn.UplinkInstalled: uplink,
    turn.WeaponsTaken: weapons,
    turn.RoundEnded: round_ended,
}
