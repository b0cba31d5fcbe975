"""Open turns when something beside the log changes what they mean."""

from django.db.models import F, QuerySet

from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.log import clock
from games.models import Match, Turn
from games.services.moves import time_out

MOST_ANSWERS = 60
"""More than any turn has; who is waited for without end gets a new turn then."""
_ = gettext_noop


def open_turns(match: Match) -> QuerySet[Turn]:
    return Turn.objects.filter(match=match, closed__isnull=True)


def reckon_again(turns: QuerySet[Turn]) -> None:
    """Their clocks were stopped, set going or given more time: whoever reckons looks again."""
    turns.update(fresh=F("fresh") + 1)


def give_time(match: Match, seconds: int) -> None:
    """More time for whoever is waited for; who was out of time is in time again."""
    turns = open_turns(match)
    turns.update(extra=F("extra") + seconds, fresh=F("fresh") + 1, passed=False)


def hand_on(match: Match, seat: int) -> None:
    """Another player is waited for now, whose time begins now."""
    open_turns(match).filter(seat=seat).update(
        opened=clock.now(), fresh=F("fresh") + 1, passed=False, reminders=0, due=None, wake=None
    )


def close_turns(match: Match) -> None:
    """Nobody is waited for any more."""
    open_turns(match).update(
        closed=clock.now(), last=match.head, fresh=F("fresh") + 1, due=None, wake=None
    )


def align_turns(match: Match) -> int:
    """Open and close turns as the match's row says; how many were wrong."""
    under_way = match.status in {Match.Status.RUNNING, Match.Status.PAUSED}
    waited = set(match.waiting_seats) if under_way else set()
    known = set(open_turns(match).values_list("seat", flat=True))
    stale = open_turns(match).exclude(seat__in=waited)
    wrong = stale.update(closed=clock.now(), last=match.head, fresh=F("fresh") + 1)
    missing = waited - known
    Turn.objects.bulk_create(
        (
            Turn(match=match, seat=seat, opened=clock.now(), first=match.head)
            for seat in sorted(missing)
        ),
        ignore_conflicts=True,
    )
    return wrong + len(missing)


def play_for_absent(turn: Turn) -> bool:
    """The steward answers as the rules say for an absent player, until the turn is over.

    False if it could not be played: the match rests, or the seat is not asked.
    """
    for _attempt in range(MOST_ANSWERS):
        now = Turn.objects.filter(pk=turn.pk, closed__isnull=True)
        head = now.values_list("match__head", flat=True).first()
        if head is None:
            return True
        try:
            time_out(turn.match_id, turn.seat, seen=head)
        except Refused as refusal:
            if refusal.code != "overtaken":
                return False
    hand_on(turn.match, turn.seat)
    return True


def skip_seat(match_id: int, by: int, *, seat: int) -> None:
    """A player lets the steward answer for a seat whose time has run out, as the table allows."""
    turn = Turn.objects.filter(
        match_id=match_id, seat=seat, closed__isnull=True, passed=True, match__status="running"
    ).first()
    if turn is None or by == seat:
        raise Refused("not_skippable", say(_("Nobody can be skipped here now.")))
    if turn.match.terms.time_control.get("policy") != "skip":
        raise Refused("not_skippable", say(_("This table does not skip anybody.")))
    if not play_for_absent(turn):
        raise Refused("overtaken", say(_("The match has moved on since you looked.")))
