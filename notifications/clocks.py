"""Clocks that stand still now and then: pure arithmetic on moments, stops and daily windows."""

from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct

Span = tuple[datetime, datetime]
DAY = timedelta(days=1)
MOST_STRETCHES = 10_000
"""A month of hours, at an hour a day, is far less; more is a clock that hardly ever runs."""


class Window(Struct, frozen=True):
    """The hours of the day in which a clock runs; they may span midnight."""

    zone: ZoneInfo
    begins: time
    ends: time

    def around(self, moment: datetime) -> Iterator[Span]:
        """The windows of the day before, of the day itself and of the two after, in order."""
        today = moment.astimezone(self.zone).date()
        for days in (-1, 0, 1, 2):
            yield self.on(today + days * DAY)

    def on(self, day: date) -> Span:
        last = day if self.begins < self.ends else day + DAY
        return self.moment(day, self.begins), self.moment(last, self.ends)

    def moment(self, day: date, hour: time) -> datetime:
        return datetime.combine(day, hour, tzinfo=self.zone).astimezone(UTC)


class Calendar(Struct, frozen=True):
    """When a clock does not run: merged stops in order, and all but the daily window."""

    stops: tuple[Span, ...] = ()
    window: Window | None = None

    def runs_from(self, moment: datetime) -> datetime:
        """The moment itself if the clock runs then, else when it next does."""
        while True:
            later = self.after_window_gap(self.after_stop(moment))
            if later == moment:
                return moment
            moment = later

    def after_stop(self, moment: datetime) -> datetime:
        return next((end for begin, end in self.stops if begin <= moment < end), moment)

    def after_window_gap(self, moment: datetime) -> datetime:
        if self.window is None:
            return moment
        begin = next(begin for begin, end in self.window.around(moment) if moment < end)
        return max(begin, moment)

    def stops_after(self, moment: datetime) -> datetime | None:
        """When a clock that runs at this moment next stands still; None for never."""
        ends = [begin for begin, _ in self.stops if begin > moment][:1]
        if self.window is not None:
            ends.append(next(end for _, end in self.window.around(moment) if moment < end))
        return min(ends, default=None)

    def stretches(self, start: datetime) -> Iterator[tuple[datetime, datetime | None]]:
        """The times in which the clock runs, from a moment on; the last one has no end."""
        for _ in range(MOST_STRETCHES):
            start = self.runs_from(start)
            end = self.stops_after(start)
            yield start, end
            if end is None:
                return
            start = end


def calendar(stops: Iterable[Span], window: Window | None = None) -> Calendar:
    """Overlapping stops become one; a window of no or of all hours is none."""
    merged: list[Span] = []
    for begin, end in sorted(stops):
        if merged and begin <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], end))
        elif begin < end:
            merged.append((begin, end))
    if window is not None and window.begins == window.ends:
        window = None
    return Calendar(tuple(merged), window)


def runs_out(clock: Calendar, start: datetime, allowance: timedelta) -> datetime:
    """When a clock that is set going has counted so much."""
    left = max(allowance, timedelta())
    end = start
    for begin, stop in clock.stretches(start):
        if stop is None or stop - begin >= left:
            return begin + left
        left -= stop - begin
        end = stop
    return end


def counted(clock: Calendar, start: datetime, end: datetime) -> timedelta:
    """How much a clock counts between two moments."""
    total = timedelta()
    for begin, stop in clock.stretches(start):
        if begin >= end:
            break
        total += min(stop or end, end) - begin
    return total


def strikes(clock: Calendar, least: datetime, hour: int, zone: ZoneInfo) -> datetime:
    """The first time from a moment on that a clock on the wall strikes while this one runs."""
    daily = Window(zone, time(hour), time(hour))
    day = least.astimezone(zone).date()
    for _ in range(MOST_STRETCHES):
        struck = daily.moment(day, daily.begins)
        if struck >= least and clock.after_stop(struck) == struck:
            return struck
        day += DAY
    return least
