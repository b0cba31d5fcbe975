"""The log in words: one table from events to sentences."""

from typing import Any

from games.kernel.events import Event
from games.kernel.moves import Corrected, MatchEnded, Resigned, Sealed, Undone, Unsealed
from games.kernel.text import SeatName, Text, gettext_noop, say
from games.rules.tsukuyumi.chronicle import fights, lands, play
from games.rules.tsukuyumi.chronicle.words import Sentence
from games.rules.tsukuyumi.queries.realm import Realm

_ = gettext_noop


def tell(event: Event[Any], g: Realm) -> Text | None:
    """The event in words, looked at from the position just after it."""
    sentence = SENTENCES.get(type(event))
    return None if sentence is None else sentence(g, event)


def sealed(g: Realm, event: Sealed) -> Text:
    return say(_("{player} has decided."), player=SeatName(event.seat))


def unsealed(g: Realm, event: Unsealed) -> Text:
    return say(_("{player} thinks again."), player=SeatName(event.seat))


def undone(g: Realm, event: Undone) -> Text:
    return say(_("{player} takes the last move back."), player=SeatName(event.seat))


def resigned(g: Realm, event: Resigned) -> Text:
    return say(_("{player} gives up."), player=SeatName(event.seat))


def corrected(g: Realm, event: Corrected) -> Text:
    return say(_("The table corrects the board: {reason}"), reason=event.reason)


def ended(g: Realm, event: MatchEnded) -> Text:
    winners = [seat for seat, rank in enumerate(event.ranks) if rank == 1]
    return say(_("{player} wins the match."), player=SeatName(winners[0]))


SENTENCES: dict[type, Sentence] = {
    **play.SENTENCES,
    **lands.SENTENCES,
    **fights.SENTENCES,
    Sealed: sealed,
    Unsealed: unsealed,
    Undone: undone,
    Resigned: resigned,
    Corrected: corrected,
    MatchEnded: ended,
}
