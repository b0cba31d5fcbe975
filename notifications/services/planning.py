"""Looks at turns that the append has opened or closed, and at those whose clocks have changed."""

import logging
from collections.abc import Iterable
from datetime import datetime

from django.db import DatabaseError, transaction
from django.utils import timezone

from games.models import Match, Turn
from games.services.bots import play_bots
from notifications.kinds import Kind
from notifications.models import InboxEntry, Notice
from notifications.services.banks import Banks
from notifications.services.notices import Telling, put_down
from notifications.services.reckoning import Reckoned, reckoned, settle_bank, time_spent
from notifications.services.tables import Tables

LOG = logging.getLogger(__name__)
MOST = 200


def plan_turns(most: int = MOST) -> int:
    """Plan the oldest fresh turns; how many were planned. Bots are let play afterwards."""
    turns = list(Turn.objects.filter(fresh__gt=0).order_by("pk")[:most])
    for_bots: set[int] = set()
    try:
        planned = plan_together(turns, for_bots)
    except DatabaseError:
        raise
    except Exception:  # one that can not be planned must not keep the others from being told
        LOG.exception("some turns can not be planned together")
        planned = sum(plan_alone(turn, for_bots) for turn in turns)
    let_bots_play(for_bots)
    return planned


@transaction.atomic
def plan_together(turns: list[Turn], for_bots: set[int]) -> int:
    if turns:
        Planning(turns).plan(for_bots)
    return len(turns)


def plan_alone(turn: Turn, for_bots: set[int]) -> int:
    try:
        return plan_together([turn], for_bots)
    except DatabaseError:
        raise
    except Exception:
        LOG.exception("turn %s can not be planned", turn)
        return 0


def let_bots_play(matches: Iterable[int]) -> int:
    """How many moves they made; a match that fails does not stop the others."""
    made = 0
    for match_id in sorted(matches):
        try:
            made += play_bots(match_id)
        except DatabaseError:
            raise
        except Exception:
            LOG.exception("the bots of match %s can not play", match_id)
    return made


class Planning:
    """A batch of turns with all that is known about their tables, in a fixed number of queries."""

    def __init__(self, turns: list[Turn]) -> None:
        self.turns = turns
        self.now = timezone.now()
        self.tables = Tables(turns)
        self.banks = Banks(turns, self.tables)

    def plan(self, for_bots: set[int]) -> None:
        """A turn that changed again meanwhile keeps its mark and is planned once more."""
        told: list[Telling] = []
        ended: list[int] = []
        for turn in self.turns:
            if turn.closed is not None:
                ended += [turn.pk] if self.settle(turn) else []
            elif self.tables.holder(turn) is not None:
                told += self.open(turn)
            elif keep(turn, due=None, wake=None) and self.tables.waits_for_bot(turn):
                for_bots.add(turn.match_id)
        self.banks.save()
        forget(ended, self.now)
        put_down(told, self.now)
        tell_again(told, self.now)

    def settle(self, turn: Turn) -> bool:
        """Take the time from the bank, unless somebody played alone or without one."""
        self.go_on_with_visit(turn)
        if not keep(turn, due=None, wake=None, visit=turn.visit, spent=turn.spent):
            return False
        player, bank = self.tables.holder(turn), self.banks.of(turn)
        if player is not None and bank is not None:
            control = self.tables.control(turn.match_id)
            clock = self.tables.calendars.of(player, turn.match_id, control)
            settle_bank(bank, turn, control, time_spent(turn, clock))
            self.banks.changed.add(bank)
        return True

    def open(self, turn: Turn) -> list[Telling]:
        player = self.tables.holder(turn)
        assert player is not None
        found = self.reckon(turn)
        resting = self.tables.status(turn.match_id) != Match.Status.RUNNING
        due = None if resting else found.due
        wake = None if resting else found.wake(turn.reminders, passed=turn.passed)
        if not keep(turn, due=due, wake=wake, visit=turn.visit, spent=turn.spent):
            return []
        if resting:
            return []
        visit = turn.visit or turn.pk
        return [
            Telling(
                player=player,
                kind=Kind.TURN,
                reason=str(visit),
                match_id=turn.match_id,
                seat=turn.seat,
                seq=turn.first,
                turn=turn,
            )
        ]

    def reckon(self, turn: Turn) -> Reckoned:
        player = self.tables.holder(turn)
        assert player is not None
        control = self.tables.control(turn.match_id)
        clock = self.tables.calendars.of(player, turn.match_id, control)
        self.go_on_with_visit(turn)
        return reckoned(turn, control, clock, self.banks.of(turn))

    def go_on_with_visit(self, turn: Turn) -> None:
        """If a move was taken back, the turn before it goes on with the time that it has left."""
        if not turn.again or turn.visit is not None:
            return
        before = (
            Turn.objects.filter(match_id=turn.match_id, seat=turn.seat, pk__lt=turn.pk)
            .order_by("-pk")
            .first()
        )
        player = self.tables.holder(turn)
        if before is None or before.closed is None or player is None:
            return
        control = self.tables.control(turn.match_id)
        clock = self.tables.calendars.of(player, turn.match_id, control)
        turn.visit = before.visit or before.pk
        turn.spent = before.spent + time_spent(before, clock)


def keep(turn: Turn, **values: object) -> bool:
    """Write down what was reckoned, unless the turn has changed since it was read."""
    return bool(Turn.objects.filter(pk=turn.pk, fresh=turn.fresh).update(fresh=0, **values))


def tell_again(told: list[Telling], now: datetime) -> None:
    """A turn whose notice was dropped, in a pause or as it seemed to be over, goes on after all."""
    afresh = {"state": Notice.State.OPEN, "closed": None, "due": now, "attempts": 0, "claim": ""}
    dropped = Notice.objects.filter(kind=Kind.TURN, state=Notice.State.DROPPED)
    dropped.filter(turn__in=[each.turn for each in told]).update(**afresh)
    for each in told:
        if each.turn is not None and each.turn.visit is not None:
            of_visit = dropped.filter(turn=each.turn.visit, player=each.player)
            of_visit.update(**afresh, turn=each.turn)


def forget(ended: list[int], now: datetime) -> None:
    """What was to be told about turns that are over is told no more."""
    if not ended:
        return
    InboxEntry.objects.filter(turn__in=ended, read__isnull=True).update(read=now)
    waiting = Notice.objects.filter(turn__in=ended, closed__isnull=True, claim="")
    waiting.update(state=Notice.State.DROPPED, closed=now, error="the turn is over")
