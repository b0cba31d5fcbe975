"""What a player played and how it went, as far as the reader may look."""

from collections import Counter

from django.db.models import Prefetch, QuerySet
from msgspec import Struct

from accounts.models import User
from games.models import Match, Seat
from games.selectors.archive import finished_matches, with_rows
from games.selectors.viewpoints import Person

MOST_COUNTED = 2000
"""Of somebody who played more, the latest are counted."""


class GameRecord(Struct, frozen=True):
    game: str
    played: int
    won: int


def matches_played(player: User, reader: Person) -> QuerySet[Match]:
    """Finished matches where the player sat at the end, the latest first."""
    seats = seats_at_the_end(player)
    own = Prefetch("places", seats, to_attr="own_places")
    found = finished_matches(reader).filter(pk__in=seats.values("match_id"))
    return with_rows(found).prefetch_related(own).order_by("-finished", "-pk")


def seats_at_the_end(player: User) -> QuerySet[Seat]:
    return Seat.objects.filter(player=player, last__isnull=True, alone=False)


def records_of(player: User, reader: Person) -> list[GameRecord]:
    """By game, the most played first; in one query."""
    seats = seats_at_the_end(player).filter(match__in=finished_matches(reader).values("pk"))
    found = seats.order_by("-match_id").values_list("match__game", "number", "match__result")
    played: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game, number, result in found[:MOST_COUNTED]:
        played[game] += 1
        won[game] += rank_in(result, number) == 1
    return [GameRecord(game, count, won[game]) for game, count in played.most_common()]


def achievements_of(player: User, reader: Person) -> dict[str, set[str]]:
    """By game, what the player reached in any finished match that the reader may see."""
    seats = seats_at_the_end(player).filter(match__in=finished_matches(reader).values("pk"))
    found = seats.filter(match__result__has_key="achievements")
    reached: dict[str, set[str]] = {}
    for game, number, result in found.values_list("match__game", "number", "match__result"):
        by_seat = result["achievements"]
        if number < len(by_seat) and by_seat[number]:
            reached.setdefault(game, set()).update(by_seat[number])
    return reached


def rank_in(result: dict[str, list[int]], seat: int) -> int | None:
    ranks = result.get("ranks", [])
    return ranks[seat] if seat < len(ranks) else None
