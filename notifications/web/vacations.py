"""Days away, said beforehand and called off."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext
from django.views.decorators.http import require_POST

from games.kernel.refusal import Refused
from games.web.lobby.answers import carry_out
from games.web.rendering import voice_for
from notifications.models import Vacation
from notifications.services.vacations import announce_vacation, call_off_vacation
from notifications.web.forms import VacationForm
from notifications.web.preferences import shown

PAGE = "notification_preferences"


@require_POST
@login_required
def add_vacation(request: HttpRequest) -> HttpResponse:
    form = VacationForm(request.POST)
    if form.is_valid():
        try:
            announce_vacation(request.user, begins=form.begins, ends=form.ends)
        except Refused as refusal:
            form.add_error(None, voice_for().say(refusal.text))
        else:
            messages.success(
                request, gettext("Your tables are told; your clocks stand still on these days.")
            )
            return redirect(PAGE)
    return shown(request, vacation=form, status=400)


@require_POST
@login_required
def cancel_vacation(request: HttpRequest, vacation_id: int) -> HttpResponse:
    vacation = get_object_or_404(Vacation, pk=vacation_id, player=request.user)
    return carry_out(
        request,
        lambda: call_off_vacation(request.user, vacation),
        done=gettext("You are back; what was left of the days is given back to you."),
        back=redirect(PAGE),
    )
