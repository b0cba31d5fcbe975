"""Tables that rest because their players agreed to, and go on by themselves in the end."""

from datetime import datetime, timedelta
from functools import partial

from django.db import transaction
from django.utils import timezone

from games.models import Match, Outbox, Pause, Terms
from games.services.bots import play_bots
from games.services.telling import tell
from games.services.turns import open_turns, reckon_again


def begin_pause(match: Match, *, days: int) -> None:
    now = timezone.now()
    set_status(match, Match.Status.PAUSED)
    Terms.objects.filter(match=match).update(paused=now)
    Pause.objects.create(match=match, began=now, until=now + timedelta(days=days))
    reckon_again(open_turns(match))


def end_pause(match: Match, *, at: datetime | None = None) -> None:
    set_status(match, Match.Status.RUNNING)
    Terms.objects.filter(match=match).update(paused=None)
    Pause.objects.filter(match=match, ended__isnull=True).update(ended=at or timezone.now())
    reckon_again(open_turns(match))
    transaction.on_commit(partial(play_bots, match.pk), robust=True)


def end_pauses(now: datetime) -> int:
    """Those whose time is over; how many matches go on."""
    over = Pause.objects.filter(ended__isnull=True, until__lte=now).order_by("until")
    return sum(go_on(match_id, now) for match_id in over.values_list("match_id", flat=True)[:100])


@transaction.atomic
def go_on(match_id: int, now: datetime) -> bool:
    match = Match.objects.select_for_update().get(pk=match_id)
    pause = Pause.objects.filter(match=match, ended__isnull=True, until__lte=now).first()
    if pause is None:
        return False
    if match.status != Match.Status.PAUSED:
        Pause.objects.filter(pk=pause.pk).update(ended=now)
        return False
    end_pause(match, at=pause.until)
    tell(match, Outbox.Kind.RESUMED)
    return True


def set_status(match: Match, status: Match.Status) -> None:
    """Only the status: the head may have moved since the row was read."""
    match.status = status
    Match.objects.filter(pk=match.pk).update(status=status)
