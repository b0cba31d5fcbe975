"""Bring a match as a file. It is yours alone to look at."""

from allauth.core import ratelimit
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt, csrf_protect
from django.views.decorators.http import require_http_methods

from games.kernel.refusal import Refused
from games.services.receiving import receive_match
from games.web.archive.forms import LARGEST, FileForm
from games.web.rendering import voice_for

AROUND = 64 * 1024
"""What a form may have around its file."""


@csrf_exempt
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
@login_required
def receive(request: HttpRequest) -> HttpResponse:
    """Too large a body is refused unread: only behind this does the form's token count."""
    if announced(request) > LARGEST + AROUND:
        context = {"form": FileForm(), "trouble": _("The file is larger than 4 MB.")}
        return render(request, "games/archive/import.html", context, status=413)
    return received(request)


def announced(request: HttpRequest) -> int:
    """The length of the body; without one there is none to read."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    return int(length) if length.isascii() and length.isdecimal() else 0


@csrf_protect
def received(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return render(request, "games/archive/import.html", {"form": FileForm()})
    limited = ratelimit.consume_or_429(request, action="import_match", user=request.user)
    if limited:
        return limited
    form = FileForm(request.POST, request.FILES)
    trouble = ""
    if form.is_valid():
        given = form.cleaned_data
        try:
            match = receive_match(given["file"], request.user, title=given["title"])
        except Refused as refusal:
            trouble = voice_for().say(refusal.text)
        else:
            messages.success(request, _("The match is here. Only you can look at it."))
            return redirect("match_results", match.pk)
    context = {"form": form, "trouble": trouble}
    return render(request, "games/archive/import.html", context, status=400)
