"""Pictures of boards: of a waiting table as its player will see it, and of a game's box."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from games.kernel.game import AnyGame
from games.kernel.masks import view
from games.selectors.decisions import decision_at, lit_targets
from games.selectors.showcase import showcase_of
from games.selectors.tables_now import tables_at_head
from games.selectors.viewpoints import matches_open_to, viewpoint_of
from games.web.lobby.games import known_game
from games.web.rendering import language_now

SVG = "image/svg+xml"
ALONE = "default-src 'none'"
"""Opened by itself, a picture runs and loads nothing."""


def as_picture(drawn: str) -> HttpResponse:
    response = HttpResponse(drawn, content_type=SVG)
    response.headers["Content-Security-Policy"] = ALONE
    return response


def theme_in(request: HttpRequest) -> str:
    return "dark" if request.GET.get("theme") == "dark" else "light"


@require_safe
@login_required
@cache_control(private=True, max_age=3600)
def match_picture(request: HttpRequest, match_id: int) -> HttpResponse:
    """The part of the board where the options lie; its address names the head, so it is kept."""
    matches = matches_open_to(request.user).select_related("content").defer("content__body")
    match = get_object_or_404(matches, pk=match_id, head__gt=0)
    table = tables_at_head([match])[match.pk]
    point = viewpoint_of(match, request.user)
    lit = lit_targets(decision_at(table, point.seat)) if point.seat is not None else {}
    g = table.game.position(view(table.game, table.g.state, point.seat), table.g.content)
    looks = {"lit": lit, "language": language_now(), "palette": theme_in(request)}
    return as_picture(table.game.draw_board(g, **looks, only=part_with(table.game, g, lit)))


def part_with(game: AnyGame, g: Any, lit: Mapping[str, int]) -> str | None:
    """The part of the board that holds most of the lit targets; None for the whole board."""
    counts = {}
    for part in game.board_parts(g):
        drawn = game.draw_board(g, lit=lit, palette="page", only=part.slug)
        counts[part.slug] = sum(f'id="{target}"' in drawn for target in lit)
    best = max(counts, key=counts.__getitem__, default=None)
    return best if best is not None and counts[best] else None


@require_safe
@cache_control(private=True, max_age=86400)
def game_picture(request: HttpRequest, slug: str) -> HttpResponse:
    game = known_game(slug)
    return as_picture(drawn_box(game.slug, theme_in(request), language_now()))


@cache
def drawn_box(slug: str, theme: str, language: str) -> str:
    """A match in full swing, drawn once per process."""
    game = known_game(slug)
    g = showcase_of(game)
    return game.draw_board(g, language=language, palette=theme, only=liveliest_part(game, g))


def liveliest_part(game: AnyGame, g: Any) -> str | None:
    """The part of the board with most pieces on it; None for the whole board."""
    parts = [part.slug for part in game.board_parts(g)]
    pieces = {
        part: game.draw_board(g, palette="page", only=part).count('href="#piece-') for part in parts
    }
    return max(pieces, key=pieces.__getitem__, default=None)
