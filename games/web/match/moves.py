"""The answers to a decision, and taking one back."""

from collections.abc import Callable

from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.views.decorators.http import require_POST

from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match
from games.selectors.viewpoints import seats_of
from games.services.bots import play_bots
from games.services.moves import play_option, take_back
from games.web.match.context import Scene, matches_for_page, scene_of
from games.web.match.pages import is_fragment, shown
from games.web.match.story import line_row

_ = gettext_noop
OVERTAKEN = ("overtaken", "not_asked", "key_reused")
LONGEST_KEY = 100


@require_POST
def play(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_for_page(request), pk=match_id)
    seat = seat_that_answers(request, match)
    sent = request.POST

    def answer() -> None:
        play_option(
            match.pk,
            seat,
            sent.get("option", ""),
            seen=number_sent(request, "seq"),
            question=sent.get("question", ""),
            key=key_sent(request),
        )
        play_bots(match.pk)

    return carried_out(request, match, answer)


@require_POST
def step_back(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_for_page(request), pk=match_id)
    seat = seat_that_answers(request, match)

    def go_back() -> None:
        take_back(match.pk, seat, seen=number_sent(request, "seq"), key=key_sent(request))

    return carried_out(request, match, go_back)


def carried_out(request: HttpRequest, match: Match, command: Callable[[], None]) -> HttpResponse:
    try:
        command()
    except Refused as refusal:
        return refused(request, match, refusal)
    if not is_fragment(request):
        return redirect("match", match_id=match.pk)
    return shown(request, scene_of(request, fresh(request, match)))


def refused(request: HttpRequest, match: Match, refusal: Refused) -> HttpResponse:
    """The page as it is now, and why the command did not count."""
    scene = scene_of(request, fresh(request, match))
    overtaken = refusal.code in OVERTAKEN
    happened = happened_since(request, scene) if overtaken else []
    return shown(
        request,
        scene,
        status=400 if refusal.code == "unknown_option" else 409,
        refusal=scene.voice.say(refusal.text),
        overtaken=overtaken,
        happened=happened,
    )


def happened_since(request: HttpRequest, scene: Scene) -> list[dict[str, object]]:
    try:
        seen = number_sent(request, "seq")
    except Refused:
        return []
    return [
        line_row(line, scene.story.seen, scene.addresses, scene.voice)
        for line in scene.story.lines
        if line.seq > seen
    ]


def fresh(request: HttpRequest, match: Match) -> Match:
    return matches_for_page(request).get(pk=match.pk)


def seat_that_answers(request: HttpRequest, match: Match) -> int:
    """The one seat of this person; in a sandbox, where all are theirs, the one that is named."""
    own = seats_of(match, request.user)
    if not own:
        raise PermissionDenied("This is not your seat.")
    named = request.POST.get("seat", "")
    if not named:
        return own[0]
    if not named.isdecimal() or int(named) not in own:
        raise PermissionDenied("This is not your seat.")
    return int(named)


def number_sent(request: HttpRequest, name: str) -> int:
    value = request.POST.get(name, "")
    if not value.isdecimal() or len(value) > 9:
        raise Refused("overtaken", say(_("The match has moved on since you looked.")))
    return int(value)


def key_sent(request: HttpRequest) -> str | None:
    return request.POST.get("key", "")[:LONGEST_KEY] or None
