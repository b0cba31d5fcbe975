"""The page where a player says what to be told, over which channels, and when."""

from typing import Any

from django.conf import settings
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.web.lobby.cards import title_of
from notifications.channels.chat import shown_address
from notifications.models import Channel, Preferences
from notifications.selectors.vacations import days_left, vacations_of
from notifications.services.choices import mail_channel
from notifications.services.vacations import reckon_clocks_again
from notifications.web.forms import ChannelForm, ChatForm, HoursForm, MailForm, VacationForm


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def preferences(request: HttpRequest) -> HttpResponse:
    wishes = Preferences.objects.filter(pk=request.user.pk).first()
    form = HoursForm(request.POST or None, instance=wishes or Preferences(player=request.user))
    if request.method == "POST" and form.is_valid():
        form.save()
        reckon_clocks_again(request.user)
        messages.success(request, gettext("Your hours are saved."))
        return redirect("notification_preferences")
    return shown(request, hours=form, status=400 if form.errors else 200)


def shown(request: HttpRequest, *, status: int = 200, **forms: Any) -> HttpResponse:
    """The page with its forms; those that were refused keep what was written."""
    response = render(
        request, "notifications/preferences.html", page_context(request, **forms), status=status
    )
    response.headers["Referrer-Policy"] = "same-origin"
    return response


def page_context(request: HttpRequest, **forms: Any) -> dict[str, Any]:
    player, now = request.user, timezone.now()
    wishes = Preferences.objects.filter(pk=player.pk).first() or Preferences(player=player)
    mail = mail_channel(player)
    chats = player.channels.filter(medium=Channel.Medium.APPRISE).order_by("pk")
    mutes = player.mutes.select_related("match__terms").order_by("-pk")
    return {
        "hours": HoursForm(instance=wishes),
        "chat": ChatForm(),
        "vacation": VacationForm(),
        "mail": {"channel": mail, "form": MailForm.of_player(mail, wishes)},
        "chats": [
            {"channel": each, "form": ChannelForm.of(each), "address": shown_address(each.url)}
            for each in chats
        ],
        "vacations": vacations_of(player, now),
        "now": now,
        "days_left": days_left(player, now.year),
        "days_a_year": settings.LONGTABLE_VACATION_DAYS,
        "mutes": [{"id": each.match_id, "title": title_of(each.match)} for each in mutes],
        **forms,
    }
