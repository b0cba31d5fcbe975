"""Since when a match waits, and until when its players may take."""

from datetime import UTC, datetime, timedelta

from django.db.models import OuterRef, QuerySet, Subquery

from games.models import LogEntry, Match, Vote
from games.services.time_control import read_time_control

MICROSECONDS = 1_000_000


def with_clocks(matches: QuerySet[Match]) -> QuerySet[Match]:
    """Annotated with what `waiting_since` and `deadline_of` read, so that lists ask once."""
    last = LogEntry.objects.filter(match_id=OuterRef("pk"), seq=OuterRef("head"))
    carried = Vote.objects.filter(match_id=OuterRef("pk"), outcome=Vote.Outcome.CARRIED)
    resumed = carried.filter(kind=Vote.Kind.RESUME).order_by("-closed")
    extended = carried.filter(kind=Vote.Kind.EXTEND).order_by("-closed")
    return matches.annotate(
        moved_at=Subquery(last.values("at")[:1]),
        resumed_at=Subquery(resumed.values("closed")[:1]),
        extended_at=Subquery(extended.values("closed")[:1]),
        extended_about=Subquery(extended.values("about")[:1]),
    )


def waiting_since(match: Match) -> datetime:
    """When the match last moved or went on after a pause."""
    if not hasattr(match, "moved_at"):
        match = with_clocks(Match.objects.filter(pk=match.pk)).get()
    moved = match.created
    if match.moved_at is not None:
        moved = datetime.fromtimestamp(match.moved_at / MICROSECONDS, UTC)
    return max(moved, match.resumed_at) if match.resumed_at else moved


def deadline_of(match: Match) -> datetime | None:
    """None without a limit for a move, while nobody is waited for, and in a pause."""
    if match.status != Match.Status.RUNNING or not match.waiting:
        return None
    if not hasattr(match, "moved_at"):
        match = with_clocks(Match.objects.select_related("terms").filter(pk=match.pk)).get()
    terms = getattr(match, "terms", None)
    control = read_time_control(terms.time_control if terms else {})
    if control.kind != "per_move":
        return None
    since = waiting_since(match)
    is_extended = match.extended_at and match.extended_at > since
    more = match.extended_about["hours"] if is_extended else 0
    return since + timedelta(hours=control.hours + more)
