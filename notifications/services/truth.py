"""Whether what a notice says is still so, asked in the moment when it leaves."""

from collections.abc import Callable

from games.models import Ballot, Match, Seat, TalkPost, Terms, Turn, Vote
from notifications.kinds import Kind
from notifications.models import Notice


def is_true(notice: Notice) -> bool:
    return TESTS[Kind(notice.kind)](notice)


def is_waited_for(notice: Notice) -> bool:
    """The turn is open, its table plays, and the seat is still this player's."""
    return Turn.objects.filter(
        pk=notice.turn_id,
        closed__isnull=True,
        match__status=Match.Status.RUNNING,
        match__places__player=notice.player_id,
        match__places__number=notice.seat,
        match__places__last__isnull=True,
    ).exists()


def needs_reminding(notice: Notice) -> bool:
    return is_waited_for(notice) and not Turn.objects.filter(pk=notice.turn_id, passed=True)


def sits_there(notice: Notice) -> bool:
    """Who has left a table hears no more of it."""
    return Seat.objects.filter(
        match=notice.match_id, player=notice.player_id, last__isnull=True
    ).exists()


def is_overdue(notice: Notice) -> bool:
    """The seat still keeps the table waiting, or the steward has dealt with it."""
    if notice.about.get("policy") in {"default", "replace"}:
        return sits_there(notice)
    late = Turn.objects.filter(pk=notice.about.get("turn"), closed__isnull=True, passed=True)
    return late.exists() and sits_there(notice)


def has_begun(notice: Notice) -> bool:
    status = Match.objects.filter(pk=notice.match_id).values_list("status", flat=True).first()
    return status in {Match.Status.RUNNING, Match.Status.PAUSED} and sits_there(notice)


def sits_still(notice: Notice) -> bool:
    """Whoever came has not gone again; seats may have been drawn since."""
    came = Seat.objects.filter(
        match=notice.match_id, player__username=notice.about["name"], last__isnull=True
    )
    return came.exists() and sits_there(notice)


def vote_is_missing(notice: Notice) -> bool:
    vote = Vote.objects.filter(pk=notice.about["vote"], outcome=Vote.Outcome.OPEN)
    cast = Ballot.objects.filter(vote=notice.about["vote"], seat=notice.seat)
    return vote.exists() and not cast.exists() and sits_there(notice)


def post_stands(notice: Notice) -> bool:
    return TalkPost.objects.filter(pk=notice.about["post"]).exists() and sits_there(notice)


def can_be_joined(notice: Notice) -> bool:
    return Terms.objects.filter(
        match=notice.match_id,
        match__status=Match.Status.OPEN,
        invitation=notice.about["invitation"],
    ).exists()


TESTS: dict[Kind, Callable[[Notice], bool]] = {
    Kind.TURN: is_waited_for,
    Kind.REMINDER: needs_reminding,
    Kind.PASSED: is_overdue,
    Kind.OVER: sits_there,
    Kind.STARTED: has_begun,
    Kind.JOINED: sits_still,
    Kind.LEFT: sits_there,
    Kind.REPLACED: sits_still,
    Kind.VOTE: vote_is_missing,
    Kind.CORRECTION: vote_is_missing,
    Kind.DECIDED: sits_there,
    Kind.TALK: post_stands,
    Kind.MENTION: post_stands,
    Kind.INVITED: can_be_joined,
    Kind.RESUMED: has_begun,
    Kind.VACATION: sits_there,
    Kind.CANCELLED: sits_there,
}
