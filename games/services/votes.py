"""What the players of a match decide together; nobody ends a match that others play."""

from collections.abc import Callable, Mapping
from datetime import timedelta
from functools import partial
from typing import Any

from django.db import IntegrityError, transaction
from django.utils import timezone

from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Ballot, Match, Outbox, Vote
from games.selectors.clocks import waiting_since
from games.services.bots import play_bots
from games.services.moves import correct_match
from games.services.pauses import begin_pause, end_pause, set_status
from games.services.proposals import PAUSE_DAYS, checked_proposal
from games.services.seats import match_under_way, open_seat
from games.services.telling import tell
from games.services.turns import close_turns, give_time

_ = gettext_noop
BY_ALL = (Vote.Kind.CANCEL, Vote.Kind.CORRECT)
"""For these everybody has to agree; the others need more than half."""
ABSENT_AFTER = timedelta(days=7)
"""Who keeps the table waiting for so long has no vote on being replaced."""


@transaction.atomic
def propose(match_id: int, seat: int, kind: str, *, about: Mapping[str, Any] | None = None) -> Vote:
    """Open a vote; who proposes agrees. At a table of one it is carried at once."""
    match = match_under_way(match_id)
    checked = checked_proposal(match, kind, about or {})
    try:
        with transaction.atomic():
            vote = Vote.objects.create(match=match, kind=kind, seat=seat, about=checked)
    except IntegrityError:
        raise Refused("vote_open", say(_("There is such a vote already."))) from None
    vote = cast_ballot(vote.pk, seat, agrees=True)
    if vote.outcome == Vote.Outcome.OPEN:
        tell(match, Outbox.Kind.VOTE, seat=seat, vote=vote.pk)
    return vote


@transaction.atomic
def cast_ballot(vote_id: int, seat: int, *, agrees: bool) -> Vote:
    """A seat says yes or no, once; the vote closes as soon as its outcome is certain."""
    match_id = Vote.objects.filter(pk=vote_id).values_list("match_id", flat=True).first()
    if match_id is None:
        raise Refused("vote_closed", say(_("This vote is closed.")))
    match = match_under_way(match_id)
    vote = match.votes.filter(pk=vote_id, outcome=Vote.Outcome.OPEN).first()
    if vote is None:
        raise Refused("vote_closed", say(_("This vote is closed.")))
    if seat not in electorate(vote):
        raise Refused("no_vote", say(_("You have no vote in this.")))
    try:
        with transaction.atomic():
            Ballot.objects.create(vote=vote, seat=seat, agrees=agrees)
    except IntegrityError:
        raise Refused("voted", say(_("You have voted already."))) from None
    close_if_certain(vote)
    return vote


def electorate(vote: Vote) -> list[int]:
    """The seats that people hold. Who is to be replaced has no vote, unless it would be
    one person alone who sends the only other one away, and that one still answers."""
    held = vote.match.places.filter(last__isnull=True, player__isnull=False)
    seats = sorted(held.values_list("number", flat=True))
    if vote.kind != Vote.Kind.REPLACE:
        return seats
    concerned = vote.about["seat"]
    others = [seat for seat in seats if seat != concerned]
    return others if len(others) > 1 or is_absent(vote.match, concerned) else seats


def is_absent(match: Match, seat: int) -> bool:
    since = waiting_since(match)
    return seat in match.waiting_seats and since < timezone.now() - ABSENT_AFTER


def ballots_needed(vote: Vote, voters: list[int]) -> int:
    return len(voters) if vote.kind in BY_ALL else len(voters) // 2 + 1


def close_if_certain(vote: Vote) -> None:
    voters = electorate(vote)
    ballots = dict(vote.ballots.values_list("seat", "agrees"))
    agreed = sum(ballots.get(seat, False) for seat in voters)
    against = sum(not agrees for seat, agrees in ballots.items() if seat in voters)
    needed = ballots_needed(vote, voters)
    if not voters or against > len(voters) - needed:
        close(vote, Vote.Outcome.FAILED)
    elif agreed >= needed:
        close(vote, Vote.Outcome.CARRIED)
        CARRIED[Vote.Kind(vote.kind)](vote)


def forget_ballots(match: Match, seat: int) -> None:
    """Whoever sits there next decides afresh."""
    Ballot.objects.filter(vote__match=match, vote__outcome=Vote.Outcome.OPEN, seat=seat).delete()


def count_again(match: Match) -> None:
    """Somebody left: an open vote may be certain now."""
    for vote in match.votes.filter(outcome=Vote.Outcome.OPEN):
        close_if_certain(vote)


def close(vote: Vote, outcome: Vote.Outcome) -> None:
    vote.outcome = outcome
    vote.closed = timezone.now()
    vote.save(update_fields=["outcome", "closed"])
    if outcome == Vote.Outcome.FAILED or vote.kind != Vote.Kind.CANCEL:
        tell(vote.match, Outbox.Kind.DECIDED, seat=vote.seat, vote=vote.pk)


def pause(vote: Vote) -> None:
    begin_pause(vote.match, days=vote.about.get("days", PAUSE_DAYS))


def resume(vote: Vote) -> None:
    end_pause(vote.match)


def cancel(vote: Vote) -> None:
    set_status(vote.match, Match.Status.CANCELLED)
    vote.match.votes.filter(outcome=Vote.Outcome.OPEN).update(
        outcome=Vote.Outcome.FAILED, closed=timezone.now()
    )
    close_turns(vote.match)
    tell(vote.match, Outbox.Kind.CANCELLED)


def replace(vote: Vote) -> None:
    place = vote.match.places.get(number=vote.about["seat"], last__isnull=True)
    if place.player_id is None:
        return
    open_seat(vote.match, place)
    forget_ballots(vote.match, place.number)
    count_again(vote.match)
    transaction.on_commit(partial(play_bots, vote.match_id), robust=True)


def extend(vote: Vote) -> None:
    give_time(vote.match, vote.about["hours"] * 3600)


def correct(vote: Vote) -> None:
    """Play may have gone on since it was proposed; if it fits no longer, the vote has failed."""
    try:
        with transaction.atomic():
            correct_match(vote.match_id, vote.about["values"], reason=vote.about["reason"])
    except Refused:
        close(vote, Vote.Outcome.FAILED)


CARRIED: dict[Vote.Kind, Callable[[Vote], None]] = {
    Vote.Kind.PAUSE: pause,
    Vote.Kind.RESUME: resume,
    Vote.Kind.CANCEL: cancel,
    Vote.Kind.REPLACE: replace,
    Vote.Kind.EXTEND: extend,
    Vote.Kind.CORRECT: correct,
}
