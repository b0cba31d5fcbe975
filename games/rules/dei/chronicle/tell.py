"""The chronicle: every event by its sentence, looked at from the position just after it."""

from typing import Any

from games.kernel.events import Event
from games.kernel.moves import Corrected, MatchEnded, Resigned, Sealed, Undone, Unsealed
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.dei.chronicle import district, economy, opening, turns
from games.rules.dei.chronicle.sentence import Sentences
from games.rules.dei.queries.dei import Dei

_ = gettext_noop


def tell(event: Event[Any], g: Dei) -> Text | None:
    sentence = SENTENCES.get(type(event))
    return None if sentence is None else sentence(g, event)


def match_ended(g: Dei, event: MatchEnded) -> Text:
    winners = [seat for seat in g.seats if event.ranks[seat] == 1]
    if len(winners) > 1:
        return say(_("The match is over: a shared victory."))
    return say(_("The match is over: {player} wins."), player=SeatName(winners[0]))


def sealed(g: Dei, event: Sealed) -> Text:
    return say(_("{player} has decided."), player=SeatName(event.seat))


def unsealed(g: Dei, event: Unsealed) -> Text:
    return say(_("{player} decides anew."), player=SeatName(event.seat))


def undone(g: Dei, event: Undone) -> Text:
    return say(_("{player} takes a move back."), player=SeatName(event.seat))


def resigned(g: Dei, event: Resigned) -> Text:
    return say(_("{player} resigns."), player=SeatName(event.seat))


def corrected(g: Dei, event: Corrected) -> Text:
    return say(_("The table puts a mistake right: {reason}"), reason=event.reason)


SENTENCES: Sentences = {
    **opening.SENTENCES,
    **turns.SENTENCES,
    **district.SENTENCES,
    **economy.SENTENCES,
    MatchEnded: match_ended,
    Sealed: sealed,
    Unsealed: unsealed,
    Undone: undone,
    Resigned: resigned,
    Corrected: corrected,
}
