"""Days away: said beforehand, so many a year, and told to every table that the player sits at."""

from datetime import UTC, datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Outbox, Seat, Turn
from games.services.telling import tell
from games.services.turns import reckon_again
from notifications.models import Vacation

_ = gettext_noop
MOST_AHEAD = timedelta(days=400)


@transaction.atomic
def announce_vacation(player: User, *, begins: datetime, ends: datetime) -> Vacation:
    """All clocks of the player stand still from one moment to the other."""
    User.objects.select_for_update().get(pk=player.pk)
    now = timezone.now()
    if not now - timedelta(minutes=5) <= begins < ends <= now + MOST_AHEAD:
        raise Refused("bad_vacation", say(_("A vacation begins and ends in the future.")))
    if Vacation.objects.filter(player=player, begins__lt=ends, ends__gt=begins).exists():
        raise Refused("bad_vacation", say(_("You are away on some of these days already.")))
    for year in range(begins.year, ends.year + 1):
        check_budget(player, year, begins, ends)
    vacation = Vacation.objects.create(player=player, begins=begins, ends=ends)
    tell_tables(player, vacation)
    return vacation


@transaction.atomic
def call_off_vacation(player: User, vacation: Vacation) -> None:
    """What has passed of it stays used; the rest is given back."""
    vacation = Vacation.objects.select_for_update().get(pk=vacation.pk, player=player)
    now = timezone.now()
    if vacation.ends <= now:
        raise Refused("bad_vacation", say(_("This vacation is over.")))
    if vacation.begins >= now:
        vacation.delete()
    else:
        vacation.ends = now
        vacation.save(update_fields=["ends"])
    reckon_clocks_again(player)


def check_budget(player: User, year: int, begins: datetime, ends: datetime) -> None:
    budget = timedelta(days=settings.LONGTABLE_VACATION_DAYS)
    if used_in(player, year) + within_year(year, begins, ends) > budget:
        raise Refused(
            "vacation_used_up",
            say(_("You have {days} days of vacation a year."), days=budget.days),
        )


def used_in(player: User, year: int) -> timedelta:
    """How much of a year's budget is taken, days to come included."""
    spans = Vacation.objects.filter(player=player).values_list("begins", "ends")
    return sum((within_year(year, *span) for span in spans), timedelta())


def within_year(year: int, begins: datetime, ends: datetime) -> timedelta:
    first, next_first = datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC)
    return max(min(ends, next_first) - max(begins, first), timedelta())


def tell_tables(player: User, vacation: Vacation) -> None:
    seats = Seat.objects.filter(
        player=player,
        last__isnull=True,
        alone=False,
        match__status__in=[Match.Status.RUNNING, Match.Status.PAUSED],
    )
    for place in seats.select_related("match"):
        tell(
            place.match,
            Outbox.Kind.VACATION,
            seat=place.number,
            vacation=vacation.pk,
            begins=vacation.begins.isoformat(),
            ends=vacation.ends.isoformat(),
        )
    reckon_clocks_again(player)


def reckon_clocks_again(player: User) -> None:
    """After a change of vacations, daily hours or time zone."""
    seats = Seat.objects.filter(
        player=player, last__isnull=True, match__status=Match.Status.RUNNING
    ).values_list("match_id", "number")
    for match_id, number in seats:
        reckon_again(Turn.objects.filter(match_id=match_id, seat=number, closed__isnull=True))
