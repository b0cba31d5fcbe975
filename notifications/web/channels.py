"""A player's channels: what over each, a new one, one that gave trouble, one that goes."""

from collections.abc import Callable

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext
from django.views.decorators.http import require_POST

from games.kernel.refusal import Refused
from games.web.lobby.answers import carry_out
from games.web.rendering import voice_for
from notifications.models import Channel
from notifications.services.choices import add_chat, remove_chat, set_channel, set_one_subject
from notifications.services.troubles import clear_trouble
from notifications.web.forms import ChatForm
from notifications.web.preferences import shown

PAGE = "notification_preferences"


def own_channel(request: HttpRequest, channel_id: int) -> Channel:
    return get_object_or_404(Channel, pk=channel_id, player=request.user)


@require_POST
@login_required
def save_channel(request: HttpRequest, channel_id: int) -> HttpResponse:
    channel = own_channel(request, channel_id)
    pace, told = request.POST.get("pace", ""), request.POST.getlist("told")

    def save() -> None:
        set_channel(channel, pace=pace, told=told)
        if channel.medium == Channel.Medium.EMAIL:
            set_one_subject(request.user, one="one_subject" in request.POST)

    return done(request, save, gettext("What you are told there is saved."))


@require_POST
@login_required
def add_channel(request: HttpRequest) -> HttpResponse:
    form = ChatForm(request.POST)
    if form.is_valid():
        try:
            add_chat(request.user, **form.cleaned_data)
        except Refused as refusal:
            form.add_error("url", voice_for().say(refusal.text))
        else:
            messages.success(request, gettext("From now on you are told there, too."))
            return redirect(PAGE)
    return shown(request, chat=form, status=400)


@require_POST
@login_required
def remove_channel(request: HttpRequest, channel_id: int) -> HttpResponse:
    return done(
        request,
        lambda: remove_chat(request.user, channel_id),
        gettext("You are told nothing there any more."),
    )


@require_POST
@login_required
def clear_channel(request: HttpRequest, channel_id: int) -> HttpResponse:
    channel = own_channel(request, channel_id)
    return done(
        request, lambda: clear_trouble(channel), gettext("The next message is tried there again.")
    )


def done(request: HttpRequest, do: Callable[[], object], text: str) -> HttpResponse:
    return carry_out(request, do, done=text, back=redirect(PAGE))
