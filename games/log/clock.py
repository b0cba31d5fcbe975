"""Time as the log keeps it: whole microseconds since 1970."""

from datetime import UTC, datetime, timedelta

from django.utils import timezone

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MICROSECOND = timedelta(microseconds=1)


def now() -> int:
    return (timezone.now() - EPOCH) // MICROSECOND


def time_of(microseconds: int) -> datetime:
    return EPOCH + microseconds * MICROSECOND
