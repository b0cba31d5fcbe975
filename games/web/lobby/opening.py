"""Open a table."""

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.kernel.refusal import Refused
from games.services.tables import open_table
from games.web.lobby.forms import OpenTableForm
from games.web.lobby.games import game_card, known_game
from games.web.rendering import voice_for


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def open_a_table(request: HttpRequest, slug: str) -> HttpResponse:
    game = known_game(slug)
    zone = request.user.time_zone or "UTC"
    form = OpenTableForm(game, request.POST or None, zone=zone)
    if request.method == "POST" and form.is_valid():
        try:
            match = open_table(
                request.user,
                slug,
                seats=form.cleaned_data["seats"],
                options=form.options(),
                wishes=form.wishes(),
                entropy=form.cleaned_data["entropy"],
            )
        except Refused as refusal:
            form.add_error(None, voice_for().say(refusal.text))
        else:
            return redirect("match", match.pk)
    status = 400 if form.errors else 200
    context = {"form": form, "game": game_card(game)}
    return render(request, "games/lobby/open.html", context, status=status)
