"""The rules at hand: every card in words and as a picture, and how a game is played."""

from functools import cache
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.template import TemplateDoesNotExist
from django.template.loader import get_template
from django.utils.translation import gettext as _
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from games.kernel.game import AnyGame
from games.kernel.reference import ReferenceEntry
from games.selectors.reference import sections_of
from games.services.matches import edition_for
from games.web.lobby.games import game_card, known_game
from games.web.lobby.pictures import as_picture, theme_in
from games.web.rendering import language_now

LONGEST_WORDS = 80


@require_safe
def reference(request: HttpRequest, slug: str) -> HttpResponse:
    game = known_game(slug)
    words = request.GET.get("q", "")[:LONGEST_WORDS].replace("\0", "").strip()
    language = language_now()
    sections = [
        {
            "slug": section.slug,
            "title": section.title.in_language(language),
            "text": section.text.in_language(language),
            "picture": section.picture,
            "entries": [entry_row(entry, language) for entry in section.entries],
        }
        for section in sections_of(game, edition_for(game).value, words)
    ]
    context = {
        "game": game_card(game),
        "sections": sections,
        "words": words,
        "has_guide": guide_of(game) is not None,
    }
    return render(request, "games/reference/reference.html", context)


def entry_row(entry: ReferenceEntry, language: str) -> dict[str, Any]:
    return {
        "slug": entry.slug,
        "name": entry.name.in_language(language),
        "text": entry.text.in_language(language),
        "is_house": entry.is_house,
        "picture": entry.picture,
        "parts": [entry_row(part, language) for part in entry.parts],
    }


@require_safe
@cache_control(private=True, max_age=86400)
def reference_picture(request: HttpRequest, slug: str, picture: str) -> HttpResponse:
    game = known_game(slug)
    try:
        return as_picture(drawn(game.slug, picture, language_now(), theme_in(request)))
    except LookupError:
        raise Http404(_("There is no such picture.")) from None


@cache
def drawn(slug: str, picture: str, language: str, theme: str) -> str:
    """Drawn once per process; what can not be drawn is not kept."""
    game = known_game(slug)
    if game.draw_reference is None:
        raise LookupError(f"{slug} has no pictures")
    content = edition_for(game).value
    return game.draw_reference(content, picture, language=language, palette=theme)


@require_safe
def how_to_play(request: HttpRequest, slug: str) -> HttpResponse:
    game = known_game(slug)
    guide = guide_of(game)
    if guide is None:
        return redirect("reference", game.slug)
    return render(request, guide, {"game": game_card(game)})


def guide_of(game: AnyGame) -> str | None:
    """The template of a game's own page, if it has one."""
    name = f"games/reference/{game.slug}/how_to_play.html"
    try:
        get_template(name)
    except TemplateDoesNotExist:
        return None
    return name
