"""A player's vacations and what is left of the year's budget."""

from datetime import datetime, timedelta

from django.conf import settings
from django.db.models import QuerySet

from accounts.models import User
from notifications.models import Vacation
from notifications.services.vacations import used_in


def vacations_of(player: User, since: datetime) -> QuerySet[Vacation]:
    """Those that are not over yet, the next one first."""
    return Vacation.objects.filter(player=player, ends__gt=since).order_by("begins")


def days_left(player: User, year: int) -> int:
    """Whole days of the budget that are neither used nor planned."""
    left = timedelta(days=settings.LONGTABLE_VACATION_DAYS) - used_in(player, year)
    return max(left, timedelta()).days


def away_until(players: list[User], now: datetime) -> dict[int, datetime]:
    """Who is away at a moment, and until when."""
    found = Vacation.objects.filter(player__in=players, begins__lte=now, ends__gt=now)
    return dict(found.values_list("player_id", "ends"))
