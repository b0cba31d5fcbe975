"""Clocks that stand still: stops, windows, both, and the nights when the hour changes."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from notifications.clocks import Calendar, Window, calendar, counted, runs_out, strikes

WARSAW = ZoneInfo("Europe/Warsaw")
START = datetime(2026, 3, 2, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)


def at(hours: float) -> datetime:
    return START + hours * HOUR


def test_without_stops_time_is_time() -> None:
    assert runs_out(Calendar(), START, 48 * HOUR) == at(48)
    assert counted(Calendar(), START, at(7)) == 7 * HOUR


def test_a_stop_puts_the_deadline_off_by_its_length() -> None:
    clock = calendar([(at(10), at(34))])
    assert runs_out(clock, START, 48 * HOUR) == at(72)
    assert counted(clock, START, at(20)) == 10 * HOUR


def test_stops_that_overlap_count_once() -> None:
    clock = calendar([(at(10), at(20)), (at(15), at(30)), (at(30), at(31)), (at(5), at(5))])
    assert clock.stops == ((at(10), at(31)),)
    assert runs_out(clock, START, 12 * HOUR) == at(33)


def test_a_stop_that_began_before_the_turn_holds_it_back() -> None:
    assert runs_out(calendar([(at(-5), at(3))]), START, 2 * HOUR) == at(5)


def test_a_deadline_at_the_very_begin_of_a_stop_is_not_put_off() -> None:
    assert runs_out(calendar([(at(10), at(20))]), START, 10 * HOUR) == at(10)


def test_the_clock_runs_in_the_players_own_hours_only() -> None:
    """From 18 to 22 in Warsaw, which is 17 to 21 UTC in winter: four hours a day."""
    clock = calendar([], Window(WARSAW, time(18), time(22)))
    assert runs_out(clock, START, 6 * HOUR) == datetime(2026, 3, 3, 19, tzinfo=UTC)
    assert counted(clock, START, at(24)) == 4 * HOUR


def test_a_window_may_span_midnight() -> None:
    clock = calendar([], Window(ZoneInfo("UTC"), time(22), time(2)))
    assert runs_out(clock, START, 3 * HOUR) == datetime(2026, 3, 3, 1, tzinfo=UTC)
    assert runs_out(clock, datetime(2026, 3, 3, 1, tzinfo=UTC), 2 * HOUR) == datetime(
        2026, 3, 3, 23, tzinfo=UTC
    )


def test_a_window_of_all_hours_is_none() -> None:
    assert calendar([], Window(WARSAW, time(9), time(9))) == Calendar()


def test_a_window_keeps_to_the_wall_clock_when_the_hour_changes() -> None:
    """On 29 March 2026 Warsaw goes from UTC+1 to UTC+2."""
    clock = calendar([], Window(WARSAW, time(18), time(20)))
    before = datetime(2026, 3, 28, 19, tzinfo=UTC)
    assert runs_out(clock, before, 2 * HOUR) == datetime(2026, 3, 29, 18, tzinfo=UTC)


@pytest.mark.parametrize(
    ("least", "struck"),
    [(0, at(7)), (7, at(7)), (7.1, at(31))],
)
def test_a_fixed_hour_strikes_in_the_tables_zone(least: float, struck: datetime) -> None:
    assert strikes(Calendar(), at(least), 20, WARSAW) == struck


def test_a_fixed_hour_does_not_strike_in_a_stop() -> None:
    clock = calendar([(at(0), at(40))])
    assert strikes(clock, at(0), 20, WARSAW) == datetime(2026, 3, 4, 19, tzinfo=UTC)


hours = st.integers(-100, 300)
spans = st.lists(st.tuples(hours, st.integers(0, 90)), max_size=5)
windows = st.none() | st.tuples(st.integers(0, 23), st.integers(0, 23))


@settings(max_examples=200, deadline=None)
@given(spans, windows, st.integers(0, 200))
def test_it_agrees_with_counting_hour_by_hour(
    stops: list[tuple[int, int]], window: tuple[int, int] | None, allowance: int
) -> None:
    hours_of = window and Window(ZoneInfo("UTC"), time(window[0]), time(window[1]))
    clock = calendar([(at(begin), at(begin + length)) for begin, length in stops], hours_of)
    end = runs_out(clock, START, allowance * HOUR)
    passed, moment = 0, START
    while moment < end:
        passed += is_running(moment, stops, window)
        moment += HOUR
    assert passed == allowance
    assert counted(clock, START, end) == allowance * HOUR


def is_running(
    moment: datetime, stops: list[tuple[int, int]], window: tuple[int, int] | None
) -> bool:
    if any(at(begin) <= moment < at(begin + length) for begin, length in stops):
        return False
    if window is None or window[0] == window[1]:
        return True
    first, last = window
    inside = first <= moment.hour < last
    return inside if first < last else moment.hour >= first or moment.hour < last
