"""What every press of a button at a table shares: do it, say how it went, go back."""

from collections.abc import Callable

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.utils.http import url_has_allowed_host_and_scheme

from games.kernel.refusal import Refused
from games.web.rendering import voice_for


def carry_out(
    request: HttpRequest, do: Callable[[], object], *, done: str, back: HttpResponse
) -> HttpResponse:
    """A refusal is told in its own words and changes nothing."""
    try:
        do()
    except Refused as refusal:
        messages.error(request, voice_for().say(refusal.text))
    else:
        if done:
            messages.success(request, done)
    return back


def back_to(match_id: int) -> HttpResponseRedirect:
    return redirect("match", match_id)


def safe_next(request: HttpRequest, default: str) -> str:
    """Where the form came from, if that is ours."""
    wanted = request.POST.get("next", "")
    allowed = url_has_allowed_host_and_scheme(
        wanted, allowed_hosts={request.get_host()}, require_https=request.is_secure()
    )
    return wanted if allowed else default


def number_in(request: HttpRequest, name: str) -> int | None:
    """A small number that a form sent; None if it sent none, -1 if it is no number."""
    text = request.POST.get(name, "").strip()
    if not text:
        return None
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else -1
