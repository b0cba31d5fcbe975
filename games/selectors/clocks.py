"""Since when a match waits, and until when its players may take."""

from datetime import datetime, timedelta

from django.db.models import F, OuterRef, QuerySet, Subquery

from games.log.clock import time_of
from games.models import LogEntry, Match, Pause, Turn
from games.services.time_control import read_time_control


def with_clocks(matches: QuerySet[Match]) -> QuerySet[Match]:
    """Annotated with what `waiting_since` and `deadline_of` read, so that lists ask once."""
    last = LogEntry.objects.filter(match_id=OuterRef("pk"), seq=OuterRef("head"))
    turns = Turn.objects.filter(match_id=OuterRef("pk"), closed__isnull=True)
    soonest = turns.order_by(F("due").asc(nulls_last=True), "opened")[:1]
    resumed = Pause.objects.filter(match_id=OuterRef("pk"), ended__isnull=False).order_by("-ended")
    return matches.annotate(
        moved_at=Subquery(last.values("at")[:1]),
        resumed_at=Subquery(resumed.values("ended")[:1]),
        turn_opened=Subquery(soonest.values("opened")),
        turn_due=Subquery(soonest.values("due")),
        turn_extra=Subquery(soonest.values("extra")),
    )


def waiting_since(match: Match) -> datetime:
    """When the turn began that ends soonest, or play went on after a pause."""
    if not hasattr(match, "moved_at"):
        match = with_clocks(Match.objects.filter(pk=match.pk)).get()
    at = match.turn_opened or match.moved_at
    since = match.created if at is None else time_of(at)
    return max(since, match.resumed_at) if match.resumed_at else since


def deadline_of(match: Match) -> datetime | None:
    """The soonest; None without a limit, while nobody is waited for, and in a pause."""
    if match.status != Match.Status.RUNNING or not match.waiting:
        return None
    if not hasattr(match, "moved_at"):
        match = with_clocks(Match.objects.select_related("terms").filter(pk=match.pk)).get()
    due: datetime | None = match.turn_due
    return due or plain_deadline(match)


def plain_deadline(match: Match) -> datetime | None:
    """Until the clock has been reckoned, a moment after the move, what it will be at the least."""
    terms = getattr(match, "terms", None)
    control = read_time_control(terms.time_control if terms else {})
    if control.kind != "per_move":
        return None
    return waiting_since(match) + timedelta(hours=control.hours, seconds=match.turn_extra or 0)
