"""A table before its start: who sits there, sit down, stand up, start, invite."""

from typing import Any

from allauth.core import ratelimit
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from games.models import Match
from games.selectors.viewpoints import Person, matches_open_to
from games.services.invitations import invite_by_mail
from games.services.tables import sit_down, stand_up, start_table, start_with_bots
from games.web.lobby.answers import back_to, carry_out, number_in
from games.web.lobby.cards import card_of, terms_of
from games.web.lobby.forms import InvitationForm


def table_context(match: Match, user: Person, invitation: str = "") -> dict[str, Any]:
    """What `games/lobby/_table.html` shows. With an invitation people sit down by it."""
    card = card_of(match, user)
    terms = terms_of(match)
    is_host = user.is_authenticated and terms.host_id == user.pk
    return {
        "match": match,
        "card": card,
        "terms": terms,
        "is_host": is_host,
        "host": next((place.name for place in card.places if place.is_host), ""),
        "chosen_order": terms.order == terms.Order.CHOSEN,
        "can_start": is_host and card.free == 0,
        "invitation": invitation,
        "invitation_path": reverse("join", args=[terms.invitation]) if card.sits else "",
        "may_sit": card.free > 0
        and not card.sits
        and (not terms.private or bool(invitation) or is_host),
        "invitation_form": InvitationForm(),
    }


@never_cache
@require_POST
@login_required
def sit(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    return carry_out(
        request,
        lambda: sit_down(
            match.pk,
            request.user,
            seat=number_in(request, "seat"),
            entropy=request.POST.get("entropy", ""),
        ),
        done=gettext("You sit at the table."),
        back=back_to(match.pk),
    )


@never_cache
@require_POST
@login_required
def stand(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    return carry_out(
        request,
        lambda: stand_up(match.pk, request.user),
        done=gettext("You left the table."),
        back=redirect("tables"),
    )


@never_cache
@require_POST
@login_required
def start(request: HttpRequest, match_id: int) -> HttpResponse:
    """With `bots` they take the free seats."""
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    begin = start_with_bots if request.POST.get("bots") else start_table
    return carry_out(
        request,
        lambda: begin(match.pk, request.user),
        done=gettext("The match has begun."),
        back=back_to(match.pk),
    )


@never_cache
@require_POST
@login_required
def invite(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    form = InvitationForm(request.POST)
    if not form.is_valid():
        messages.error(request, gettext("This is not an e-mail address."))
        return back_to(match.pk)
    address = form.cleaned_data["address"]
    limited = ratelimit.consume_or_429(
        request, action="invite_by_mail", user=request.user, key=address.lower()
    )
    if limited:
        return limited
    return carry_out(
        request,
        lambda: invite_by_mail(
            match.pk, request.user, address=address, base=request.build_absolute_uri("/")
        ),
        done=gettext("The invitation is on its way."),
        back=back_to(match.pk),
    )
