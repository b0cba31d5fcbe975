"""Finished matches: found by what people remember of them, and how they ended."""

from datetime import date
from typing import Any

from django.db.models import Exists, OuterRef, Prefetch, QuerySet
from msgspec import Struct

from games.kernel.game import ScoreLine
from games.kernel.text import Text
from games.log.history import position_at
from games.models import Match, Seat
from games.rules.registry import GAMES, game_of
from games.selectors.viewpoints import Person, matches_open_to


class Search(Struct, frozen=True):
    """What the archive is narrowed by; empty values narrow nothing."""

    words: str = ""
    player: str = ""
    game: str = ""
    seats: int | None = None
    since: date | None = None
    until: date | None = None


def finished_matches(user: Person) -> QuerySet[Match]:
    """What a person may look back at, sandboxes left out."""
    open_to = matches_open_to(user).filter(status=Match.Status.FINISHED, game__in=GAMES)
    return open_to.exclude(terms__sandbox=True)


def archive_found(user: Person, search: Search) -> QuerySet[Match]:
    """The latest first, with all that a row shows."""
    found = finished_matches(user)
    if search.words:
        found = found.filter(terms__title__icontains=search.words)
    if search.player:
        found = found.filter(Exists(sat_there(search.player)))
    if search.game:
        found = found.filter(game=search.game)
    if search.seats is not None:
        found = found.filter(seats=search.seats)
    if search.since is not None:
        found = found.filter(finished__date__gte=search.since)
    if search.until is not None:
        found = found.filter(finished__date__lte=search.until)
    return with_rows(found).order_by("-finished", "-pk")


def sat_there(name: str) -> QuerySet[Seat]:
    """Also those who left before the end."""
    return Seat.objects.filter(match=OuterRef("pk"), player__username__icontains=name)


def with_rows(matches: QuerySet[Match]) -> QuerySet[Match]:
    held = Seat.objects.filter(last__isnull=True).select_related("player").order_by("number")
    seats = Prefetch("places", held, to_attr="held")
    return matches.select_related("terms").prefetch_related(seats)


def is_imported(match: Match) -> bool:
    """It came as a file: nobody, not even a bot, ever sat here. Needs the seats at hand."""
    return all(seat.player_id is None and not seat.bot for seat in match.held)


class Standing(Struct, frozen=True):
    """How one seat ended."""

    seat: int
    rank: int
    points: int
    role: Text | None
    lines: list[ScoreLine]
    is_resigned: bool = False


class TieBreak(Struct, frozen=True):
    """Seats with equal points, and what decided between them, if anything did."""

    seats: list[int]
    points: int
    line: Text | None
    """Of the first seat: what it had more of; None if nothing decided."""
    has_resigned: bool = False


class Results(Struct, frozen=True):
    colours: list[str]
    standings: list[Standing]
    """The best first."""
    ties: list[TieBreak]

    @property
    def winners(self) -> list[int]:
        best = self.standings[0].rank
        return [standing.seat for standing in self.standings if standing.rank == best]


def results_of(match: Match) -> Results:
    """How a finished match ended, with every reason for points."""
    game = game_of(match.game)
    g = position_at(match, match.head)
    header = g.state.header
    standings = [
        Standing(
            seat=seat,
            rank=header.ranks[seat],
            points=header.points[seat],
            role=game.seat_role(g, seat),
            lines=game.score(g, seat),
            is_resigned=seat in header.resigned,
        )
        for seat in range(header.seats)
    ]
    standings.sort(key=lambda standing: (standing.rank, standing.seat))
    return Results(header.colours, standings, list(ties_among(match, standings, g)))


def ties_among(match: Match, standings: list[Standing], g: Any) -> list[TieBreak]:
    by_points: dict[int, list[Standing]] = {}
    for standing in standings:
        by_points.setdefault(standing.points, []).append(standing)
    return [tie_break(match, equal, g) for equal in by_points.values() if len(equal) > 1]


def tie_break(match: Match, equal: list[Standing], g: Any) -> TieBreak:
    seats, points = [standing.seat for standing in equal], equal[0].points
    resigned = {standing.is_resigned for standing in equal}
    if len({standing.rank for standing in equal}) == 1:
        return TieBreak(seats, points, None)
    if len(resigned) > 1:
        return TieBreak(seats, points, None, has_resigned=True)
    counted = [game_of(match.game).tie_breaks(g, seat) for seat in seats]
    for lines in zip(*counted, strict=True):
        if len({line.points for line in lines}) > 1:
            return TieBreak(seats, points, lines[0].text)
    return TieBreak(seats, points, None)
