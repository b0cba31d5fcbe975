"""Silence about one match, from its own page."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext
from django.views.decorators.http import require_POST

from games.selectors.viewpoints import matches_open_to
from games.web.lobby.answers import safe_next
from notifications.services.choices import mute, unmute


@require_POST
@login_required
def mute_match(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    if request.POST.get("mute") == "no":
        unmute(request.user, match.pk)
        messages.success(request, gettext("You hear of this match again."))
    else:
        mute(request.user, match.pk)
        messages.success(request, gettext("You hear nothing of this match any more."))
    return redirect(safe_next(request, f"/matches/{match.pk}/"))
