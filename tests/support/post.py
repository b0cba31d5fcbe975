"""The post in tests: a clock that can be moved, and all its rounds made at once."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from unittest import mock

from django.utils import timezone

from games.models import Match, Turn
from notifications.services.planning import plan_turns
from notifications.services.posting import post_due
from notifications.services.sweeping import sweep_turns
from notifications.services.telling import tell_outbox

REAL_NOW = timezone.now


@contextmanager
def later(**span: float) -> Iterator[datetime]:
    """As if so much time had passed."""
    now = REAL_NOW() + timedelta(**span)
    with mock.patch("django.utils.timezone.now", return_value=now):
        yield now


def plan() -> None:
    """All that the append and the services put down becomes notices."""
    while plan_turns() + tell_outbox():
        pass


def round_of_post() -> int:
    plan()
    sweep_turns()
    plan()
    return post_due()


def open_turn(match: Match, seat: int) -> Turn:
    return Turn.objects.get(match=match, seat=seat, closed__isnull=True)
