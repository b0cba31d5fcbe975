import pytest

from games.kernel.refusal import Refused
from games.models import Match, Seat
from games.services.seats import BOT
from games.services.tenures import leave_match, take_over
from tests.support.people import players, seat_of, started

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]


def test_who_leaves_is_followed_by_a_bot_and_stays_on_record() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan)
    leave_match(match.pk, bogdan)
    old, new = Seat.objects.filter(match=match, number=1).order_by("first")
    assert (old.player, old.last) == (bogdan, match.head)
    assert (new.player, new.bot, new.first, new.last) == (None, BOT, match.head + 1, None)
    assert new.colour == old.colour


def test_a_newcomer_takes_over_from_the_bot() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = started(ada, bogdan)
    leave_match(match.pk, bogdan)
    take_over(match.pk, celia, seat=1)
    assert seat_of(match, celia) == 1
    assert Seat.objects.filter(match=match, number=1).count() == 3


def test_who_left_may_come_back() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan)
    leave_match(match.pk, bogdan)
    take_over(match.pk, bogdan, seat=1)
    assert seat_of(match, bogdan) == 1


@pytest.mark.parametrize("seat", [0, 1, 2, -1, 10**30])
def test_a_seat_of_a_person_or_a_forged_one_is_not_taken_over(seat: int) -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = started(ada, bogdan)
    with pytest.raises(Refused, match="seat_taken"):
        take_over(match.pk, celia, seat=seat)


def test_nobody_holds_two_seats() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan, bots=1)
    with pytest.raises(Refused, match="seated"):
        take_over(match.pk, ada, seat=2)
    assert Seat.objects.filter(match=match, number=2).count() == 1


def test_a_private_match_is_taken_over_by_invitation() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = started(ada, bogdan, private=True, bots=1)
    with pytest.raises(Refused, match="private"):
        take_over(match.pk, celia, seat=2)
    take_over(match.pk, celia, seat=2, invitation=match.terms.invitation)
    assert seat_of(match, celia) == 2


def test_leaving_wants_a_running_match_and_a_seat() -> None:
    ada, bogdan, stranger = players("ada", "bogdan", "stranger")
    match = started(ada, bogdan)
    with pytest.raises(Refused, match="not_seated"):
        leave_match(match.pk, stranger)
    Match.objects.filter(pk=match.pk).update(status=Match.Status.FINISHED)
    with pytest.raises(Refused, match="not_running"):
        leave_match(match.pk, ada)
