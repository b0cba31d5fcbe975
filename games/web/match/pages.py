"""The page of a match, now and at any of its moments."""

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils.cache import patch_vary_headers
from django.views.decorators.http import require_safe

from games.models import Match
from games.web.lobby.table import table_context
from games.web.match.context import Scene, match_context, matches_for_page, scene_of

FOR_EVER = "private, max-age=31536000, immutable"


@require_safe
def match_page(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_for_page(request), pk=match_id)
    if not match.head:
        return before_the_start(request, match)
    scene = scene_of(request, match, seat=chosen_seat(request, match))
    return shown(request, scene)


@require_safe
def moment_page(request: HttpRequest, match_id: int, seq: int) -> HttpResponse:
    match = get_object_or_404(matches_for_page(request), pk=match_id)
    try:
        scene = scene_of(request, match, at=seq, seat=chosen_seat(request, match))
    except LookupError:
        raise Http404 from None
    response = shown(request, scene)
    if match.status == Match.Status.FINISHED and not is_personal(request):
        response["Cache-Control"] = FOR_EVER
        patch_vary_headers(response, ["Cookie", "Accept-Language"])
    return response


def before_the_start(request: HttpRequest, match: Match) -> HttpResponse:
    """A table that has not begun: who sits there, sit down, start."""
    context = table_context(match, request.user)
    response = render(request, "games/match/table.html", context)
    response["Cache-Control"] = "private, no-cache"
    return response


def chosen_seat(request: HttpRequest, match: Match) -> int | None:
    """Whose eyes `?as=` asks for; only a finished match has more than one's own."""
    wanted = request.GET.get("as", "")
    if not wanted:
        return None
    if not wanted.isdecimal() or len(wanted) > 2 or int(wanted) >= match.seats:
        raise Http404
    return int(wanted)


def is_fragment(request: HttpRequest) -> bool:
    """True if a script of ours asks for the part of the page that play changes."""
    headers = request.headers
    return "HX-Request" in headers and "HX-History-Restore-Request" not in headers


def is_personal(request: HttpRequest) -> bool:
    """A whole page names who is signed in and what waits for them; a fragment does not."""
    return request.user.is_authenticated and not is_fragment(request)


def shown(request: HttpRequest, scene: Scene, *, status: int = 200, **more: Any) -> HttpResponse:
    """The page, or only what play changes on it."""
    template = "games/match/_fresh.html" if is_fragment(request) else "games/match/page.html"
    context = match_context(request, scene, **more)
    response = render(request, template, context, status=status)
    response["Cache-Control"] = "private, no-cache"
    patch_vary_headers(response, ["HX-Request"])
    return response
