"""What stands beside the play: the earlier chronicle, table talk, private notes."""

from typing import Any

from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.kernel.refusal import Refused
from games.models import Match
from games.selectors.chronicle import LINES_A_PAGE, story_of
from games.selectors.lobby import held_places
from games.selectors.timeline import ticks_of
from games.selectors.viewpoints import seats_of, viewpoint_of
from games.services.notes import save_note
from games.services.talk import write_post
from games.web.match.context import matches_for_page, talk_context
from games.web.match.pages import chosen_seat, is_fragment
from games.web.match.players import names_of
from games.web.match.story import Addresses, turns_told
from games.web.rendering import voice_for

LONGEST_NUMBER = 15


@require_safe
def chronicle(request: HttpRequest, match_id: int) -> HttpResponse:
    """A page of sentences from before an event, by default the latest."""
    match = started_match(request, match_id)
    before = number_asked(request, "before") or match.head + 1
    seat = chosen_seat(request, match)
    places = held_places(match)
    point = viewpoint_of(match, request.user, seat=seat, places=places)
    try:
        story = story_of(point, before - 1, most=LINES_A_PAGE)
    except LookupError:
        raise Http404 from None
    chosen = seat if match.status == Match.Status.FINISHED else None
    turns = turns_told(
        story.lines,
        ticks_of(match, story.stretch),
        g=story.seen,
        addresses=Addresses(match.pk, chosen),
        voice=voice_for(names_of(places)),
    )
    context = {
        "match": match,
        "turns": turns,
        "earlier": story.first if story.first > 1 else None,
        "seen_as": chosen,
    }
    return page_or_fragment(request, "chronicle", context)


@require_http_methods(["GET", "HEAD", "POST"])
def talk(request: HttpRequest, match_id: int) -> HttpResponse:
    match = started_match(request, match_id)
    if request.method == "POST":
        return written(request, match)
    context = talk_of(match, before=number_asked(request, "before"))
    return page_or_fragment(request, "talk_page", context)


def written(request: HttpRequest, match: Match) -> HttpResponse:
    if not request.user.is_authenticated:
        raise PermissionDenied
    trouble, status, text = "", 200, request.POST.get("text", "")
    try:
        write_post(match, request.user, text=text)
    except Refused as refusal:
        trouble, status = voice_for().say(refusal.text), 400
    if not trouble and not is_fragment(request):
        return redirect(reverse("match", args=[match.pk]) + "#talk")
    context = {**talk_of(match), "may_talk": True, "trouble": trouble}
    context["unsent"] = text if trouble else ""
    return page_or_fragment(request, "talk_page", context, status=status)


def talk_of(match: Match, *, before: int | None = None) -> dict[str, Any]:
    ticks = ticks_of(match)
    return {"match": match, **talk_context(match, ticks, Addresses(match.pk, None), before=before)}


@require_POST
@login_required
def notes(request: HttpRequest, match_id: int) -> HttpResponse:
    match = started_match(request, match_id)
    if not seats_of(match, request.user):
        raise PermissionDenied
    trouble, status, text = "", 200, request.POST.get("text", "")
    try:
        save_note(match, request.user, text=text)
    except Refused as refusal:
        trouble, status = voice_for().say(refusal.text), 400
    if not trouble and not is_fragment(request):
        return redirect(reverse("match", args=[match.pk]) + "#notes")
    context = {"match": match, "note": text, "trouble": trouble, "is_saved": not trouble}
    return page_or_fragment(request, "notes_page", context, status=status)


def started_match(request: HttpRequest, match_id: int) -> Match:
    return get_object_or_404(matches_for_page(request), pk=match_id, head__gt=0)


def number_asked(request: HttpRequest, name: str) -> int | None:
    value = request.GET.get(name, "")
    if not value:
        return None
    if not value.isdecimal() or len(value) > LONGEST_NUMBER:
        raise Http404
    return int(value)


def page_or_fragment(
    request: HttpRequest, name: str, context: dict[str, Any], *, status: int = 200
) -> HttpResponse:
    folder = "games/match/"
    template = f"{folder}_{name}.html" if is_fragment(request) else f"{folder}{name}.html"
    response = render(request, template, context, status=status)
    response["Cache-Control"] = "private, no-cache"
    response["Vary"] = "HX-Request, Cookie, Accept-Language"
    return response
