"""Lists of tables: open, running, finished; narrowed and searched."""

from typing import Any
from urllib.parse import urlencode

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from games.rules.registry import GAMES
from games.selectors.lobby import Filters, matches_found
from games.web.lobby.cards import card_of
from games.web.lobby.forms import SearchForm
from games.web.lobby.games import game_cards

A_PAGE = 24
HEADINGS = {
    "": _("Matches"),
    "open": _("Open tables"),
    "running": _("Running matches"),
    "finished": _("Finished matches"),
}


@require_safe
def tables(request: HttpRequest) -> HttpResponse:
    values = {**SearchForm(request.GET).values(), "status": "open"}
    return render(request, "games/lobby/list.html", list_context(request, values, "tables"))


@require_safe
def matches(request: HttpRequest) -> HttpResponse:
    values = SearchForm(request.GET).values()
    return render(request, "games/lobby/list.html", list_context(request, values, "matches"))


def list_context(request: HttpRequest, values: dict[str, Any], page_name: str) -> dict[str, Any]:
    if not request.user.is_authenticated:
        values.pop("mine", None)
    filters = Filters(**values)
    found = Paginator(matches_found(request.user, filters), A_PAGE)
    page = found.get_page(request.GET.get("page"))
    seats = sorted({count for game in GAMES.values() for count in game.seats})
    return {
        "heading": HEADINGS[filters.status],
        "filters": filters,
        "page_name": page_name,
        "games": game_cards(),
        "seat_counts": seats,
        "page": page,
        "cards": [card_of(match, request.user) for match in page],
        "query": urlencode({name: value for name, value in values.items() if name != "status"}),
        "kept": urlencode(values),
    }
