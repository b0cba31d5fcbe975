"""Looks at turns whose moment has come: a reminder, or their time has run out."""

import logging
from datetime import datetime, timedelta

from django.db import DatabaseError, transaction
from django.db.models import QuerySet
from django.utils import timezone

from games.models import Match, Outbox, Turn
from games.services.telling import tell
from games.services.tenures import open_seat_of_absent
from games.services.turns import play_for_absent
from notifications.kinds import Kind
from notifications.services.notices import Telling, put_down
from notifications.services.planning import Planning
from notifications.services.reckoning import Reckoned

LOG = logging.getLogger(__name__)
MOST = 200
LOOK_AGAIN = timedelta(minutes=10)
"""When the steward could not play on: the match rests, or somebody moved meanwhile."""


def turns_to_wake(now: datetime) -> QuerySet[Turn]:
    """By the index of those that wait for a moment: whatever else there is costs nothing."""
    return Turn.objects.filter(closed__isnull=True, wake__lte=now).order_by("wake")


def sweep_turns(most: int = MOST) -> int:
    """Remind, and act where time has run out; how many turns had their moment."""
    now = timezone.now()
    late: list[tuple[Turn, str]] = []
    with transaction.atomic():
        turns = list(turns_to_wake(now).select_for_update(skip_locked=True)[:most])
        if turns:
            late = Sweep(turns, now).look()
    for turn, policy in late:
        try_to_enforce(turn, policy)
    return len(turns)


def try_to_enforce(turn: Turn, policy: str) -> None:
    """One table where it fails does not keep the steward from the others; it is tried again."""
    try:
        enforce(turn, policy)
    except DatabaseError:
        raise
    except Exception:
        LOG.exception("the time of %s has run out, and %s fails", turn, policy)


class Sweep:
    def __init__(self, turns: list[Turn], now: datetime) -> None:
        self.turns = turns
        self.now = now
        self.planning = Planning(turns)

    def look(self) -> list[tuple[Turn, str]]:
        """Reckon afresh, as a vacation or a pause may have come in between; whom to act on."""
        reminded: list[Telling] = []
        late: list[tuple[Turn, str]] = []
        for turn in self.turns:
            if not self.is_timed(turn):
                Turn.objects.filter(pk=turn.pk).update(wake=None, due=None)
                continue
            found = self.planning.reckon(turn)
            if found.acts is not None and found.acts <= self.now and not turn.passed:
                late.append((turn, self.planning.tables.control(turn.match_id).policy))
                Turn.objects.filter(pk=turn.pk).update(wake=self.now + LOOK_AGAIN, due=found.due)
            else:
                reminded += self.remind(turn, found)
        put_down(reminded, self.now)
        return late

    def is_timed(self, turn: Turn) -> bool:
        tables = self.planning.tables
        return (
            tables.holder(turn) is not None and tables.status(turn.match_id) == Match.Status.RUNNING
        )

    def remind(self, turn: Turn, found: Reckoned) -> list[Telling]:
        """Once for all reminders that are due by now; none once the time has run out."""
        due = sum(moment <= self.now for moment in found.reminders)
        is_new = due > turn.reminders and (found.due is None or self.now < found.due)
        sent = max(due, turn.reminders)
        wake = found.wake(sent, passed=turn.passed)
        Turn.objects.filter(pk=turn.pk).update(reminders=sent, wake=wake, due=found.due)
        return [self.reminder(turn, due)] if is_new else []

    def reminder(self, turn: Turn, number: int) -> Telling:
        player = self.planning.tables.holder(turn)
        assert player is not None
        return Telling(
            player=player,
            kind=Kind.REMINDER,
            reason=f"{turn.visit or turn.pk}.{number}",
            match_id=turn.match_id,
            seat=turn.seat,
            seq=turn.first,
            turn=turn,
        )


def enforce(turn: Turn, policy: str) -> None:
    """What the table agreed on for who runs out of time; done again if it was broken off."""
    if policy == "default" and not play_for_absent(turn):
        return
    with transaction.atomic():
        match = Match.objects.select_for_update().get(pk=turn.match_id)
        still_open = Turn.objects.filter(pk=turn.pk, passed=False)
        if policy != "default":
            still_open = still_open.filter(closed__isnull=True)
        if not still_open.update(passed=True, wake=None):
            return
        tell(match, Outbox.Kind.PASSED, seat=turn.seat, turn=turn.pk, policy=policy)
        if policy == "replace":
            open_seat_of_absent(match, turn.seat)
