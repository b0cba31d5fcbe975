"""Tables by what a person wants with them: decide, join, watch, look back."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from django.db.models import Count, Exists, F, OuterRef, Prefetch, Q, QuerySet
from django.utils import timezone
from msgspec import Struct

from accounts.models import User
from games.kernel.text import Text
from games.models import Match, Seat
from games.selectors.clocks import deadline_of, waiting_since, with_clocks
from games.selectors.decisions import decision_at
from games.selectors.since import news_for
from games.selectors.tables_now import tables_at_head
from games.selectors.viewpoints import Person, matches_open_to

UNDER_WAY = (Match.Status.RUNNING, Match.Status.PAUSED)
OVER = (Match.Status.FINISHED, Match.Status.CANCELLED)
MOST_TOLD = 12
"""How many of the waiting tables show their question; a list has the others."""
MOST_MINE = 500
SOME = 6


def listed(user: Person) -> QuerySet[Match]:
    """With all that a row of a list shows, in two queries however many there are."""
    tables = matches_open_to(user).filter(terms__isnull=False, terms__sandbox=False)
    return tables.select_related("terms").prefetch_related(with_places())


def with_places() -> Prefetch:
    held = Seat.objects.filter(last__isnull=True).select_related("player").order_by("number")
    return Prefetch("places", held, to_attr="held")


def held_places(match: Match) -> list[Seat]:
    """Who sits where now; asks the database only if the list did not bring them along."""
    if not hasattr(match, "held"):
        match.held = list(with_places().queryset.filter(match=match))
    return match.held


def open_tables(user: Person) -> QuerySet[Match]:
    """Public tables that still want people, the newest first."""
    return (
        listed(user)
        .filter(status=Match.Status.OPEN)
        .filter(Q(terms__private=False) | sits_at(user))
        .order_by("-pk")
    )


def sits_at(user: Person) -> Q:
    if not user.is_authenticated:
        return Q(pk__in=[])
    seats = Seat.objects.filter(match=OuterRef("pk"), player=user, last__isnull=True)
    return Q(Exists(seats))


def waits_for(user: User) -> QuerySet[Seat]:
    """The seats by which a person is asked for a decision."""
    asked = F("match__waiting").bitrightshift(F("number")).bitand(1)
    held = Seat.objects.filter(player=user, last__isnull=True, alone=False)
    return held.filter(match__status=Match.Status.RUNNING).alias(asked=asked).filter(asked=1)


def waiting_count(user: Person) -> int:
    if not user.is_authenticated:
        return 0
    return waits_for(user).count()


class Filters(Struct, frozen=True):
    """What a list is narrowed by; empty values narrow nothing."""

    status: str = ""
    game: str = ""
    seats: int | None = None
    mine: bool = False
    words: str = ""


def matches_found(user: Person, filters: Filters) -> QuerySet[Match]:
    found = with_clocks(listed(user))
    statuses = {"running": UNDER_WAY, "finished": OVER, "open": (Match.Status.OPEN,)}
    if filters.status in statuses:
        found = found.filter(status__in=statuses[filters.status])
    if filters.game:
        found = found.filter(game=filters.game)
    if filters.seats is not None:
        found = found.filter(seats=filters.seats)
    if filters.mine:
        found = found.filter(sits_at(user))
    if filters.words:
        named = Seat.objects.filter(
            match=OuterRef("pk"), last__isnull=True, player__username__icontains=filters.words
        )
        found = found.filter(Q(terms__title__icontains=filters.words) | Exists(named))
    return found.order_by("-pk")


class Waiting(Struct, frozen=True):
    """A table that waits for the person, and what it asks."""

    match: Match
    seat: int
    since: datetime
    deadline: datetime | None
    prompt: Text | None = None
    news: list[Text] = []


class Home(Struct, frozen=True):
    waiting: list[Waiting]
    others: list[Match]
    open: list[Match]
    open_count: int
    finished: list[Match]

    @property
    def matches(self) -> list[Match]:
        lists = [[table.match for table in self.waiting], self.others, self.open, self.finished]
        return [match for matches in lists for match in matches]


def home_of(user: User) -> Home:
    """All of the first page in a fixed number of queries."""
    mine = my_matches(user)
    waiting = by_deadline(
        Waiting(match, match.my_seat, waiting_since(match), deadline_of(match))
        for match in mine
        if match.status == Match.Status.RUNNING and match.waiting >> match.my_seat & 1
    )
    asked = {table.match.pk for table in waiting}
    others = [match for match in mine if match.pk not in asked]
    lobby, finished, open_count = lobby_and_finished(user)
    told = [*with_questions(waiting[:MOST_TOLD]), *waiting[MOST_TOLD:]]
    home = Home(told, others[:SOME], lobby, open_count, finished)
    give_places([*home.matches, *others[:SOME]])
    return home


def my_matches(user: User) -> list[Match]:
    """Those under way, each with the seat that the person holds."""
    held = Q(places__player=user, places__last__isnull=True, places__alone=False)
    found = Match.objects.filter(held, status__in=UNDER_WAY, terms__isnull=False)
    return list(
        with_clocks(found)
        .annotate(my_seat=F("places__number"))
        .select_related("terms", "content")
        .defer("content__body")
        .order_by("-pk")[:MOST_MINE]
    )


def by_deadline(tables: Iterable[Waiting]) -> list[Waiting]:
    """The soonest deadline first; without one, who waits longest."""
    never = datetime.max.replace(tzinfo=timezone.get_default_timezone())
    return sorted(tables, key=lambda table: (table.deadline or never, table.since))


def lobby_and_finished(user: User) -> tuple[list[Match], list[Match], int]:
    """The newest open tables and what the person finished last, in one query."""
    mine = Seat.objects.filter(player=user, last__isnull=True, match__status__in=OVER)
    lately = mine.filter(alone=False).order_by("-match__finished", "-match_id")
    public = Match.objects.filter(
        status=Match.Status.OPEN, terms__private=False, terms__sandbox=False
    )
    sitting = Exists(Seat.objects.filter(match=OuterRef("pk"), player=user, last__isnull=True))
    newest = public.annotate(sitting=sitting).order_by("sitting", "-pk")
    count = public.order_by().values("status").annotate(count=Count("pk")).values("count")
    found = (
        Match.objects.filter(
            Q(pk__in=lately.values("match_id")[:SOME]) | Q(pk__in=newest.values("pk")[:SOME])
        )
        .select_related("terms")
        .annotate(open_count=count)
    )
    matches = sorted(found, key=lambda match: match.pk, reverse=True)
    lobby = [match for match in matches if match.status == Match.Status.OPEN]
    finished = [match for match in matches if match.status in OVER]
    finished.sort(key=lambda match: match.finished or match.created, reverse=True)
    return lobby, finished, (lobby[0].open_count if lobby else 0)


def with_questions(tables: list[Waiting]) -> list[Waiting]:
    """The same with the sentence that each is asked, and the first with what happened lately."""
    at_head = tables_at_head(table.match for table in tables)
    return [
        Waiting(
            match=table.match,
            seat=table.seat,
            since=table.since,
            deadline=table.deadline,
            prompt=prompt_of(at_head.get(table.match.pk), table.seat),
            news=news_for(at_head.get(table.match.pk), table.seat) if place == 0 else [],
        )
        for place, table in enumerate(tables)
    ]


def prompt_of(table: Any, seat: int) -> Text | None:
    question = decision_at(table, seat) if table else None
    return question.step.prompt(table.g) if question else None


def give_places(matches: list[Match]) -> None:
    by_id = {match.pk: match for match in matches}
    for match in matches:
        match.held = []
    for place in with_places().queryset.filter(match_id__in=by_id):
        by_id[place.match_id].held.append(place)


def invited_to(invitation: str) -> QuerySet[Match]:
    """The table that this link leads to."""
    return (
        Match.objects.filter(terms__invitation=invitation, terms__sandbox=False)
        .select_related("terms")
        .prefetch_related(with_places())
    )
