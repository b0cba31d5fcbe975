"""Whose eyes a match is looked at with, and which seats the person may answer for."""

from django.contrib.auth.models import AnonymousUser
from msgspec import Struct

from accounts.models import User
from games.models import Match, Seat


class Viewpoint(Struct, frozen=True):
    match: Match
    seat: int | None = None
    """A seat, or None for a spectator."""
    own: tuple[int, ...] = ()
    """The seats that this person plays."""
    open: bool = False
    """True if nothing is hidden: the match is over, or one person plays all seats."""


def viewpoint_of(match: Match, user: User | AnonymousUser, *, seat: int | None = None) -> Viewpoint:
    """The person's own seat while a match runs; afterwards any seat, or all hands open."""
    own = seats_of(match, user)
    if match.status == Match.Status.FINISHED:
        return Viewpoint(match, seat, own, open=seat is None)
    if len(own) > 1:
        return Viewpoint(match, None, own, open=True)
    return Viewpoint(match, own[0] if own else None, own)


def seats_of(match: Match, user: User | AnonymousUser) -> tuple[int, ...]:
    if not user.is_authenticated:
        return ()
    held = Seat.objects.filter(match=match, player=user, last__isnull=True)
    return tuple(held.order_by("number").values_list("number", flat=True))
