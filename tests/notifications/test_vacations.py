"""Days away: beforehand, within the year's budget, told to the tables."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from django.utils import timezone

from accounts.models import User
from games.kernel.refusal import Refused
from notifications.models import Notice, Vacation
from notifications.selectors.vacations import away_until, days_left, vacations_of
from notifications.services.vacations import announce_vacation, call_off_vacation, within_year
from tests.support.people import player, players, started
from tests.support.post import later, plan

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]
DAY = timedelta(days=1)


@pytest.fixture
def march() -> Any:
    """Far from any new year."""
    now = timezone.now()
    target = now.replace(month=3, day=10, year=now.year + 1)
    with later(days=(target - now).days):
        yield


def away(user: User, first: float, last: float) -> Vacation:
    now = timezone.now()
    return announce_vacation(user, begins=now + first * DAY, ends=now + last * DAY)


@pytest.mark.usefixtures("march")
def test_thirty_days_a_year_in_as_many_pieces_as_one_likes() -> None:
    ada = player("ada")
    away(ada, 1, 21)
    away(ada, 30, 39)
    assert days_left(ada, timezone.now().year) == 1
    with pytest.raises(Refused, match="vacation_used_up"):
        away(ada, 50, 52)


@pytest.mark.parametrize(("first", "last"), [(-3, 2), (2, 1), (1, 1), (390, 401)])
def test_what_is_no_time_to_come_is_refused(first: int, last: int) -> None:
    with pytest.raises(Refused, match="bad_vacation"):
        away(player("ada"), first, last)


def test_nobody_is_away_twice_at_once() -> None:
    ada = player("ada")
    away(ada, 1, 5)
    with pytest.raises(Refused, match="bad_vacation"):
        away(ada, 4, 6)


def test_each_year_pays_for_its_own_days() -> None:
    year = 2030
    begins = datetime(year, 12, 30, tzinfo=timezone.get_default_timezone())
    assert within_year(year, begins, begins + 5 * DAY) == 2 * DAY
    assert within_year(year + 1, begins, begins + 5 * DAY) == 3 * DAY


@pytest.mark.usefixtures("march")
def test_what_is_called_off_is_given_back_but_for_what_has_passed() -> None:
    ada = player("ada")
    ahead = away(ada, 10, 20)
    call_off_vacation(ada, ahead)
    assert days_left(ada, timezone.now().year) == 30
    running = away(ada, 0, 10)
    Vacation.objects.filter(pk=running.pk).update(begins=timezone.now() - 4 * DAY)
    call_off_vacation(ada, running)
    assert days_left(ada, timezone.now().year) == 26
    with pytest.raises(Refused, match="bad_vacation"):
        call_off_vacation(ada, running)


def test_the_others_at_the_table_hear_of_it() -> None:
    ada, bogdan = players("ada", "bogdan")
    started(ada, bogdan)
    away(ada, 1, 3)
    plan()
    told = Notice.objects.filter(kind="vacation")
    assert [notice.player for notice in told] == [bogdan]
    assert set(told[0].about) >= {"seat", "begins", "ends"}


def test_who_is_away_now_is_shown_until_when() -> None:
    ada, bogdan = players("ada", "bogdan")
    vacation = away(ada, 0, 3)
    assert away_until([ada, bogdan], timezone.now() + DAY) == {ada.pk: vacation.ends}
    assert list(vacations_of(ada, timezone.now())) == [vacation]


def test_nobody_calls_off_the_vacation_of_another() -> None:
    ada, bogdan = players("ada", "bogdan")
    with pytest.raises(Vacation.DoesNotExist):
        call_off_vacation(bogdan, away(ada, 1, 2))
