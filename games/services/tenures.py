"""Who holds a seat of a running match: leaving it, taking it over."""

from functools import partial

from django.db import transaction

from accounts.models import User
from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Seat
from games.services.admission import check_admitted
from games.services.bots import play_bots
from games.services.seats import fill_seat, match_under_way, open_seat
from games.services.votes import count_again, forget_ballots

_ = gettext_noop


@transaction.atomic
def leave_match(match_id: int, player: User) -> None:
    """The seat opens for somebody else, and a bot plays on until one comes."""
    match = match_under_way(match_id)
    place = match.places.filter(player=player, last__isnull=True).first()
    if place is None:
        raise Refused("not_seated", say(_("You do not sit at this table.")))
    if place.alone:
        raise Refused("sandbox", say(_("Nobody else plays at this table.")))
    vacate(match, place)


def open_seat_of_absent(match: Match, number: int) -> None:
    """A player whose time ran out makes room, as the table agreed; the caller holds the match."""
    place = match.places.filter(number=number, last__isnull=True, player__isnull=False).first()
    if place is not None:
        vacate(match, place)


def vacate(match: Match, place: Seat) -> None:
    open_seat(match, place)
    forget_ballots(match, place.number)
    count_again(match)
    transaction.on_commit(partial(play_bots, match.pk), robust=True)


@transaction.atomic
def take_over(match_id: int, player: User, *, seat: int, invitation: str = "") -> None:
    """Sit down where somebody left, or where a bot plays."""
    match = match_under_way(match_id)
    check_admitted(match, player, invitation)
    place = match.places.filter(number=seat, last__isnull=True, player__isnull=True).first()
    if place is None:
        raise Refused("seat_taken", say(_("This seat is taken.")))
    fill_seat(match, place, player)
