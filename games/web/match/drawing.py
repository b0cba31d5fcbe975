"""The style sheet of all drawings, under an address that changes with it."""

import hashlib
from functools import cache

from django.http import HttpRequest, HttpResponse
from django.urls import reverse

from games.kernel.drawing.looks import LOOKS, Look, page_css
from games.rules.registry import GAMES

FOR_EVER = "public, max-age=31536000, immutable"


@cache
def style_sheet() -> tuple[str, str]:
    css = page_css(all_looks())
    return hashlib.sha256(css.encode()).hexdigest()[:12], css


def drawing_css_url() -> str:
    return reverse("drawing_css", args=[style_sheet()[0]])


def drawing_css(request: HttpRequest, version: str) -> HttpResponse:
    """The sheet of today; only under today's address may it be kept."""
    current, css = style_sheet()
    response = HttpResponse(css, content_type="text/css; charset=utf-8")
    response["Cache-Control"] = FOR_EVER if version == current else "no-cache"
    return response


def all_looks() -> dict[str, Look]:
    """Those that all games share, and what each has of its own."""
    looks = dict(LOOKS)
    for game in GAMES.values():
        twice = looks.keys() & game.looks.keys()
        assert not twice, f"{game.slug} draws what others draw under the same name: {twice}"
        looks.update(game.looks)
    return looks
