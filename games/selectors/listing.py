"""Matches with all that a list of them shows, in a fixed number of queries."""

from django.contrib.auth.models import AnonymousUser
from django.db.models import Exists, OuterRef, Prefetch, QuerySet
from msgspec import Struct

from accounts.models import User
from games.models import Match, Seat
from games.selectors.clocks import with_clocks
from games.selectors.viewpoints import matches_open_to


class Wanted(Struct, frozen=True):
    """What a list is narrowed to."""

    status: str | None = None
    game: str | None = None
    mine: bool = False
    before: int | None = None
    limit: int = 20


def listed(matches: QuerySet[Match]) -> QuerySet[Match]:
    """With terms, host, clocks and who holds the seats now, as `held`."""
    seats = Seat.objects.filter(last__isnull=True).select_related("player").order_by("number")
    return (
        with_clocks(matches)
        .select_related("terms__host")
        .prefetch_related(Prefetch("places", queryset=seats, to_attr="held"))
    )


def matches_wanted(user: User | AnonymousUser, wanted: Wanted) -> list[Match]:
    """Newest first; one more than asked for, if there is one."""
    matches = matches_open_to(user)
    if wanted.mine:
        matches = matches.filter(Exists(Seat.objects.filter(match=OuterRef("pk"), player=user)))
    if wanted.status is not None:
        matches = matches.filter(status=wanted.status)
    if wanted.game is not None:
        matches = matches.filter(game=wanted.game)
    if wanted.before is not None:
        matches = matches.filter(pk__lt=wanted.before)
    return list(listed(matches).order_by("-pk")[: wanted.limit + 1])


def match_listed(match_id: int) -> Match:
    return listed(Match.objects.filter(pk=match_id)).get()


def match_with_terms(matches: QuerySet[Match], match_id: int) -> Match | None:
    return matches.select_related("terms", "content").filter(pk=match_id).first()


def is_invited(match_id: int, invitation: str) -> bool:
    """Whether somebody with this invitation may come to a private table."""
    return Match.objects.filter(pk=match_id, terms__invitation=invitation).exists()
