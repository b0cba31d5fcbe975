"""What time means for a turn: when it runs out, when to remind, what is left in the bank."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

from games.log.clock import time_of
from games.models import Bank, Turn
from games.services.time_control import TimeControl
from notifications.clocks import Calendar, counted, runs_out, strikes

HOUR = timedelta(hours=1)
REMIND_AT = (0.5, 0.875)
"""After these parts of the time: half of it, and when an eighth is left."""
SHORTEST_REMINDED = 2 * HOUR
SHORTEST_REMINDED_TWICE = 12 * HOUR
NUDGES = (timedelta(days=3), timedelta(days=10))
"""Without a limit."""


class Reckoned(Struct, frozen=True):
    due: datetime | None
    reminders: tuple[datetime, ...]
    acts: datetime | None
    """When the table's policy acts, after its grace."""

    def wake(self, sent: int, *, passed: bool) -> datetime | None:
        """When there is next something to do, after so many reminders."""
        if sent < len(self.reminders):
            return self.reminders[sent]
        return None if passed else self.acts


def reckoned(turn: Turn, control: TimeControl, clock: Calendar, bank: Bank | None) -> Reckoned:
    start = time_of(turn.opened)
    if control.kind == "none":
        return Reckoned(None, tuple(runs_out(clock, start, nudge) for nudge in NUDGES), None)
    allowance = allowance_of(turn, control, bank)
    due = runs_out(clock, start, allowance)
    if control.kind == "clock":
        due = strikes(clock, due, control.clock, ZoneInfo(control.zone))
        allowance = counted(clock, start, due)
    return Reckoned(due, reminders_for(clock, start, allowance), due + control.grace * HOUR)


def allowance_of(turn: Turn, control: TimeControl, bank: Bank | None) -> timedelta:
    if control.kind == "bank" and bank is not None:
        return timedelta(seconds=bank.seconds + turn.extra)
    return control.hours * HOUR + timedelta(seconds=turn.extra - turn.spent)


def reminders_for(clock: Calendar, start: datetime, allowance: timedelta) -> tuple[datetime, ...]:
    if allowance < SHORTEST_REMINDED:
        return ()
    parts = REMIND_AT if allowance >= SHORTEST_REMINDED_TWICE else REMIND_AT[:1]
    return tuple(runs_out(clock, start, allowance * part) for part in parts)


def time_spent(turn: Turn, clock: Calendar) -> int:
    assert turn.closed is not None, "an open turn is still being spent"
    return int(counted(clock, time_of(turn.opened), time_of(turn.closed)).total_seconds())


def settle_bank(bank: Bank, turn: Turn, control: TimeControl, spent: int) -> None:
    """Take what the turn took; give the increment back once a visit, however often it reopens."""
    bank.seconds = max(0, bank.seconds + turn.extra - spent)
    visit = turn.visit or turn.pk
    if bank.credited != visit:
        bank.seconds += control.increment * 3600
        bank.credited = visit
    if control.cap:
        bank.seconds = min(bank.seconds, control.cap * 3600)
