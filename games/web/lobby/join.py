"""Come to a table by its link, open or already under way."""

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.models import Match
from games.selectors.lobby import invited_to
from games.services.tables import sit_down
from games.services.tenures import take_over
from games.web.lobby.answers import back_to, carry_out, number_in
from games.web.lobby.table import table_context


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest, invitation: str) -> HttpResponse:
    match = get_object_or_404(invited_to(invitation))
    if request.method == "POST":
        return take_place(request, match, invitation)
    context = table_context(match, request.user, invitation)
    if context["card"].sits or match.status in (Match.Status.FINISHED, Match.Status.CANCELLED):
        return redirect("match", match.pk)
    return render(request, "games/lobby/join.html", context)


@login_required
def take_place(request: HttpRequest, match: Match, invitation: str) -> HttpResponse:
    seat = number_in(request, "seat")
    if match.status == Match.Status.OPEN:
        entropy = request.POST.get("entropy", "")
        return carry_out(
            request,
            lambda: sit_down(
                match.pk, request.user, seat=seat, entropy=entropy, invitation=invitation
            ),
            done=gettext("You sit at the table."),
            back=redirect("join", invitation),
        )
    return carry_out(
        request,
        lambda: take_over(
            match.pk, request.user, seat=-1 if seat is None else seat, invitation=invitation
        ),
        done=gettext("The seat is yours."),
        back=back_to(match.pk),
    )
