"""The first page: what waits for you, or what Longtable is."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from games.selectors.lobby import Waiting, home_of, open_tables
from games.web.lobby.cards import card_of, names_of
from games.web.lobby.games import game_cards
from games.web.lobby.words import tables_wait
from games.web.rendering import voice_for

SOME_TABLES = 3


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    if request.user.is_authenticated:
        return render(request, "home.html", home_context(request))
    newest = [card_of(match, request.user) for match in open_tables(request.user)[:SOME_TABLES]]
    return render(request, "welcome.html", {"games": game_cards(), "tables": newest})


def home_context(request: HttpRequest) -> dict[str, object]:
    user = request.user
    found = home_of(user)
    return {
        "heading": tables_wait(len(found.waiting)),
        "waiting": [waiting_card(table, user) for table in found.waiting],
        "waiting_count": len(found.waiting),
        "others": [card_of(match, user) for match in found.others],
        "tables": [card_of(match, user) for match in found.open],
        "open_count": found.open_count,
        "finished": [card_of(match, user) for match in found.finished],
        "games": game_cards(),
    }


def waiting_card(table: Waiting, user: object) -> dict[str, object]:
    voice = voice_for(names_of(table.match))
    return {
        "card": card_of(table.match, user),
        "prompt": voice.say(table.prompt),
        "news": [voice.say(text) for text in table.news],
        "since": table.since,
    }
