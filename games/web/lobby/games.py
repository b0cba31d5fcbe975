"""The games: what each is, for how many, how long."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext, ngettext
from django.views.decorators.http import require_safe
from msgspec import Struct

from games.kernel.game import AnyGame
from games.rules.registry import GAMES
from games.selectors.lobby import Filters, matches_found, open_tables
from games.web.lobby.cards import card_of
from games.web.rendering import language_now

SOME = 6


class GameCard(Struct, frozen=True):
    slug: str
    name: str
    summary: str
    players: str
    length: str


@require_safe
def games(request: HttpRequest) -> HttpResponse:
    return render(request, "games/lobby/games.html", {"games": game_cards()})


@require_safe
def game(request: HttpRequest, slug: str) -> HttpResponse:
    found = known_game(slug)
    running = matches_found(request.user, Filters(status="running", game=slug))[:SOME]
    waiting = open_tables(request.user).filter(game=slug)[:SOME]
    context = {
        "game": game_card(found),
        "options": options_in_words(found),
        "tables": [card_of(match, request.user) for match in waiting],
        "running": [card_of(match, request.user) for match in running],
    }
    return render(request, "games/lobby/game.html", context)


def known_game(slug: str) -> AnyGame:
    if slug not in GAMES:
        raise Http404(gettext("There is no such game here."))
    return GAMES[slug]


def game_cards() -> list[GameCard]:
    return sorted((game_card(game) for game in GAMES.values()), key=lambda card: card.name)


def game_card(game: AnyGame) -> GameCard:
    language = language_now()
    return GameCard(
        slug=game.slug,
        name=game.name.in_language(language),
        summary=game.summary.in_language(language),
        players=players_in_words(game),
        length=length_in_words(game),
    )


def players_in_words(game: AnyGame) -> str:
    fewest, most = min(game.seats), max(game.seats)
    if fewest == most:
        return ngettext("%(count)d player", "%(count)d players", most) % {"count": most}
    return gettext("%(fewest)d to %(most)d players") % {"fewest": fewest, "most": most}


def length_in_words(game: AnyGame) -> str:
    if game.minutes is None:
        return ""
    least, most = game.minutes
    return gettext("%(least)d to %(most)d minutes at a real table, two to six weeks here") % {
        "least": least,
        "most": most,
    }


def options_in_words(game: AnyGame) -> list[dict[str, object]]:
    language = language_now()
    return [
        {
            "name": option.name.in_language(language),
            "help": option.help.in_language(language),
            "values": [value.name.in_language(language) for value in option.values],
        }
        for option in game.options.values()
    ]
