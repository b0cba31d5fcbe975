"""A player's page: who it is, what they played, how it went."""

from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.models import User
from accounts.selectors.players import player_called
from games.models import Match
from games.rules.registry import GAMES
from games.selectors.players import achievements_of, matches_played, rank_in, records_of
from games.selectors.viewpoints import Person
from games.web.archive.rows import row_of
from games.web.lobby.cards import game_name
from games.web.rendering import voice_for

A_PAGE = 20
LONGEST_NAME = 150


@require_safe
def player(request: HttpRequest, name: str) -> HttpResponse:
    found = None if "\0" in name or len(name) > LONGEST_NAME else player_called(name)
    if found is None:
        raise Http404(_("There is no player of this name."))
    return render(request, "games/archive/player.html", player_context(request, found))


def player_context(request: HttpRequest, found: User) -> dict[str, Any]:
    matches = Paginator(matches_played(found, request.user), A_PAGE)
    page = matches.get_page(request.GET.get("page"))
    records = records_of(found, request.user)
    return {
        "player": found,
        "is_former": not found.is_active,
        "is_you": found.pk == request.user.pk,
        "played": sum(record.played for record in records),
        "won": sum(record.won for record in records),
        "records": [
            {"game": game_name(one.game), "played": one.played, "won": one.won} for one in records
        ],
        "achievements": achievements(found, request.user),
        "page": page,
        "rows": [history_row(match) for match in page],
    }


def achievements(player: User, reader: Person) -> list[dict[str, Any]]:
    """By game, in the game's own order; what today's content no longer knows is left out."""
    voice, shown = voice_for(), []
    for slug, reached in sorted(achievements_of(player, reader).items()):
        game = GAMES.get(slug)
        names = game.achievement_names(game.content().value) if game is not None else {}
        shown.append(
            {
                "game": game_name(slug),
                "names": [voice.say(text) for key, text in names.items() if key in reached],
                "all": len(names),
            }
        )
    return [one for one in shown if one["names"]]


def history_row(match: Match) -> dict[str, Any]:
    seat = match.own_places[0]
    points = match.result.get("points", [])
    return {
        "row": row_of(match),
        "rank": rank_in(match.result, seat.number),
        "points": points[seat.number] if seat.number < len(points) else None,
    }
