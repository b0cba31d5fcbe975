"""The archive: every finished match that the reader may look at, searchable."""

from typing import Any
from urllib.parse import urlencode

from django.core.paginator import Paginator
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.rules.registry import GAMES
from games.selectors.archive import Search, archive_found
from games.web.archive.forms import ArchiveForm
from games.web.archive.rows import row_of
from games.web.lobby.games import game_cards

A_PAGE = 24


@require_safe
def archive(request: HttpRequest) -> HttpResponse:
    values = ArchiveForm(request.GET).values()
    page = Paginator(archive_found(request.user, Search(**values)), A_PAGE).get_page(
        request.GET.get("page")
    )
    context: dict[str, Any] = {
        "search": Search(**values),
        "games": game_cards(),
        "seat_counts": sorted({count for game in GAMES.values() for count in game.seats}),
        "page": page,
        "rows": [row_of(match) for match in page],
        "kept": urlencode(values),
        "is_narrowed": bool(values),
    }
    return render(request, "games/archive/archive.html", context)
