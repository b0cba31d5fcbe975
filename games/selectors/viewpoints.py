"""Whose eyes a match is looked at with, and which seats the person may answer for."""

from collections.abc import Iterable

from django.contrib.auth.models import AnonymousUser
from django.db.models import Exists, OuterRef, Q, QuerySet
from msgspec import Struct

from accounts.models import User
from games.models import Match, Seat

Person = User | AnonymousUser


class Viewpoint(Struct, frozen=True):
    match: Match
    seat: int | None = None
    """A seat, or None for a spectator."""
    own: tuple[int, ...] = ()
    """The seats that this person plays."""
    open: bool = False
    """True if nothing is hidden: the match is over, or one person plays all seats."""


def matches_open_to(user: Person) -> QuerySet[Match]:
    """What a person may look at: all that is public, and where they sit, sat or host."""
    public = Q(terms__isnull=True) | Q(terms__private=False, terms__sandbox=False)
    if not user.is_authenticated:
        return Match.objects.filter(public)
    if user.is_staff:
        return Match.objects.all()
    own = Exists(Seat.objects.filter(match=OuterRef("pk"), player=user))
    return Match.objects.filter(public | Q(terms__host=user) | own)


def viewpoint_of(
    match: Match,
    user: Person,
    *,
    seat: int | None = None,
    places: Iterable[Seat] | None = None,
) -> Viewpoint:
    """The person's own seat while a match runs; afterwards any seat, or all hands open.

    `places` are the seats of the match if they were read already.
    """
    own = seats_of(match, user) if places is None else own_among(places, user)
    if match.status == Match.Status.FINISHED:
        return Viewpoint(match, seat, own, open=seat is None)
    if len(own) == match.seats > 1:
        return Viewpoint(match, None, own, open=True)
    return Viewpoint(match, own[0] if own else None, own)


def seats_of(match: Match, user: Person) -> tuple[int, ...]:
    if not user.is_authenticated:
        return ()
    held = Seat.objects.filter(match=match, player=user, last__isnull=True)
    return tuple(held.order_by("number").values_list("number", flat=True))


def own_among(places: Iterable[Seat], user: Person) -> tuple[int, ...]:
    if not user.is_authenticated:
        return ()
    return tuple(place.number for place in places if place.player_id == user.pk)
