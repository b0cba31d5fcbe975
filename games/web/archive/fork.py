"""What if: a sandbox that goes on from any moment of a finished match."""

from typing import Any

from allauth.core import ratelimit
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.safestring import mark_safe
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.kernel.refusal import Refused
from games.log.history import position_at
from games.models import Match
from games.rules.registry import game_of
from games.selectors.timeline import ticks_of, turn_at
from games.services.forking import fork_match
from games.web.archive.matches import finished_match
from games.web.lobby.cards import game_name, title_of
from games.web.rendering import language_now, voice_for

LONGEST = 9


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
def fork(request: HttpRequest, match_id: int) -> HttpResponse:
    """A GET shows the moment, a POST makes the sandbox."""
    match = finished_match(request, match_id)
    if request.method != "POST":
        return render(request, "games/archive/fork.html", fork_context(request, match))
    at = moment_in(request.POST.get("at", ""))
    limited = ratelimit.consume_or_429(request, action="fork_match", user=request.user)
    if limited:
        return limited
    try:
        sandbox = fork_match(match, request.user, at=at or 0)
    except Refused as refusal:
        context = {**fork_context(request, match), "trouble": voice_for().say(refusal.text)}
        return render(request, "games/archive/fork.html", context, status=400)
    messages.success(request, _("This is your sandbox: you play all seats."))
    return redirect("match", sandbox.pk)


def moment_in(text: str) -> int | None:
    is_number = text.isascii() and text.isdecimal() and len(text) <= LONGEST
    return int(text) if is_number else None


def fork_context(request: HttpRequest, match: Match) -> dict[str, Any]:
    """The moment that `?at=` names, by default the beginning of the last turn."""
    asked = request.GET.get("at", "")
    ticks = ticks_of(match)
    last = ticks.turns[-1].seq - 1 if ticks.turns else 1
    at = moment_in(asked) if asked else max(1, last)
    if at is None or not 0 < at <= match.head:
        raise Http404(_("This match has no such event."))
    drawn = game_of(match.game).draw_board(
        position_at(match, at), language=language_now(), palette="page"
    )
    return {
        "match": match,
        "title": title_of(match),
        "game_name": game_name(match.game),
        "at": at,
        "turn": turn_at(ticks, at),
        "turns": [(number, tick.seq - 1) for number, tick in enumerate(ticks.turns, 1)],
        "turn_before": turn_at(ticks, at + 1),
        "board": mark_safe(drawn),
    }
