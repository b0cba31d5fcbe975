"""The page behind a button of a mail: the option is chosen, one press plays it; looking never does.

The signed link stands for the player: no sign-in is needed to play the one decision it is about.
"""

from base64 import b64encode
from typing import Any
from urllib.parse import urlsplit

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods
from msgspec import Struct
from msgspec.structs import replace

from accounts.models import User
from games.kernel.refusal import Refused
from games.models import Match
from notifications.mail.addresses import LINK
from notifications.mail.compose import spoken_to
from notifications.mail.marks import mark_of
from notifications.mail.parts import happened, happened_after, options_of, until_in_words, where_of
from notifications.mail.pictures import picture_of
from notifications.mail.playing import is_still_asked, play_asked, was_played
from notifications.mail.scene import Scene, due_of, match_for_mail, scene_of
from notifications.mail.tokens import Ask, BadToken, ExpiredToken, read_token

OPEN, PLAYED, OVERTAKEN = "open", "played", "overtaken"


class Visit(Struct):
    """A link that was followed, with what it is about."""

    token: str
    ask: Ask
    until: int
    number: int
    scene: Scene


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def play_from_mail(request: HttpRequest, token: str, number: int) -> HttpResponse:
    try:
        ask, until = read_token(token, Ask, LINK)
    except ExpiredToken as error:
        return trouble(request, gettext("This link is too old."), 410, error.meaning.match)
    except BadToken:
        return trouble(request, gettext("This link is damaged, or not one of ours."), 404)
    player = User.objects.filter(pk=ask.player, is_active=True).first()
    if player is None or not Match.objects.filter(pk=ask.match).exists():
        return trouble(request, gettext("This link is damaged, or not one of ours."), 404)
    with spoken_to(player):
        visit = Visit(token, ask, until, number, scene_for(ask, player))
        if ask.seat not in visit.scene.point.own:
            text = gettext("You do not sit at this table any more.")
            return trouble(request, text, 410, ask.match)
        return played(request, visit) if request.method == "POST" else looked_at(request, visit)


def scene_for(ask: Ask, player: User) -> Scene:
    return scene_of(match_for_mail(ask.match), player, told_from=ask.seen)


def looked_at(request: HttpRequest, visit: Visit) -> HttpResponse:
    if not is_still_asked(visit.scene, visit.ask):
        return shown(request, visit, OVERTAKEN, status=409)
    if not chosen_in(visit):
        return trouble(request, gettext("There is no such option."), 404, visit.ask.match)
    return shown(request, visit, OPEN)


def played(request: HttpRequest, visit: Visit) -> HttpResponse:
    """A second press of the same button finds the move played and changes nothing."""
    key = f"link:{visit.token}:{visit.number}"
    if was_played(visit.ask, key=key):
        return shown(request, visit, PLAYED)
    option = chosen_in(visit)
    if option is None or not is_still_asked(visit.scene, visit.ask):
        return shown(request, visit, OVERTAKEN, status=409)
    try:
        play_asked(visit.scene, visit.ask, option.id, key=key)
    except Refused:
        visit.scene = scene_for(visit.ask, visit.scene.player)
        return shown(request, visit, OVERTAKEN, status=409)
    label = visit.scene.voice.say(option.label)
    visit.scene = scene_for(visit.ask, visit.scene.player)
    return shown(request, visit, PLAYED, label=label)


def chosen_in(visit: Visit) -> Any:
    decision = visit.scene.decision
    options = decision.question.options if decision else []
    return options[visit.number - 1] if 1 <= visit.number <= len(options) else None


def shown(
    request: HttpRequest, visit: Visit, state: str, *, status: int = 200, label: str = ""
) -> HttpResponse:
    scene, ask = visit.scene, visit.ask
    lines = happened(scene) if state == OPEN else happened_after(scene, ask.seen)
    options = [replace(o, url=urlsplit(o.url).path) for o in options_of(scene, visit.until)]
    context = {
        "state": state,
        "played": label,
        "title": scene.title,
        "where": where_of(scene),
        "match": scene.match,
        "prompt": scene.voice.say(scene.decision.prompt) if scene.decision else "",
        "chain": [scene.voice.say(text) for text in scene.decision.answered]
        if scene.decision
        else [],
        "options": options,
        "chosen": next((o for o in options if o.number == visit.number and state == OPEN), None),
        "told": [(line, mark_of(line.colour), line.colour) for line in lines],
        "picture": picture_in(scene),
        **clock_of(scene),
    }
    return render(request, "notifications/play.html", context, status=status)


def clock_of(scene: Scene) -> dict[str, Any]:
    due = due_of(scene.match, scene.decision.question.seat) if scene.decision else None
    return {"due": due, "until": until_in_words(due) if due else ""}


def picture_in(scene: Scene) -> dict[str, Any] | None:
    picture = picture_of(scene)
    if picture is None:
        return None
    return {"data": b64encode(picture.body).decode(), "alt": picture.alt}


def trouble(
    request: HttpRequest, text: str, status: int, match_id: int | None = None
) -> HttpResponse:
    """Nothing was played; the way to the table is open to who signs in."""
    context = {"text": text, "match_id": match_id}
    return render(request, "notifications/trouble.html", context, status=status)
