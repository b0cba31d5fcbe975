"""Ends mails of a kind, or about a match: a press on a page, or one request of a mail program."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from accounts.models import User
from games.models import Match
from games.web.lobby.cards import title_of
from notifications.kinds import Kind
from notifications.mail.addresses import STOP
from notifications.mail.compose import spoken_to
from notifications.mail.tokens import BadToken, Stop, read_token
from notifications.services.choices import mute, start_kind, stop_kind, unmute
from notifications.web.playing import trouble


@csrf_exempt  # RFC 8058: a mail program posts here by itself; the signed word is the permission
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def stop_mail(request: HttpRequest, token: str) -> HttpResponse:
    try:
        stop, _until = read_token(token, Stop, STOP)
    except BadToken:
        return trouble(request, gettext("This link is damaged, or not one of ours."), 404)
    player = User.objects.filter(pk=stop.player, is_active=True).first()
    match = Match.objects.select_related("terms").filter(pk=stop.match).first()
    if player is None or (stop.match and match is None):
        return trouble(request, gettext("This link is damaged, or not one of ours."), 404)
    state = "asked"
    if request.method == "POST":
        state = "back" if "undo" in request.POST else "done"
        carry_out(player, stop, back=state == "back")
    with spoken_to(player):
        context = {"state": state, "what": what_stops(stop, match), "match": match}
        return render(request, "notifications/stop.html", context)


def carry_out(player: User, stop: Stop, *, back: bool) -> None:
    if stop.match:
        (unmute if back else mute)(player, stop.match)
    else:
        (start_kind if back else stop_kind)(player, stop.kind)


def what_stops(stop: Stop, match: Match | None) -> str:
    if match is not None:
        return gettext("everything about “%(table)s”") % {"table": title_of(match)}
    if stop.kind in Kind.values:
        return gettext("mails of the kind “%(kind)s”") % {"kind": Kind(stop.kind).label}
    return gettext("mails that tell several things together")
