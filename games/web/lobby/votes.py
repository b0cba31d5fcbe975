"""What players decide together, and seats that change hands in a running match."""

from typing import Any

import msgspec
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.utils.translation import gettext, ngettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from games.kernel.refusal import Refused
from games.kernel.text import gettext_noop, say
from games.models import Match, Vote
from games.selectors.lobby import UNDER_WAY
from games.selectors.viewpoints import Viewpoint, matches_open_to, viewpoint_of
from games.services.proposals import PAUSE_DAYS
from games.services.tenures import leave_match, take_over
from games.services.turns import open_turns, skip_seat
from games.services.votes import ballots_needed, cast_ballot, electorate, propose
from games.web.lobby.answers import back_to, carry_out, number_in
from games.web.lobby.cards import Place, places_of, terms_of
from games.web.lobby.words import hours_in_words

_ = gettext_noop
LONGEST_VALUE = 2000


def votes_context(match: Match, viewpoint: Viewpoint) -> dict[str, Any]:
    """What `games/lobby/_votes.html` shows; empty lists to people who do not play."""
    places = places_seen_from(match, viewpoint)
    seat = viewpoint.own[0] if len(viewpoint.own) == 1 else None
    is_player = seat is not None and match.status in UNDER_WAY
    open_votes = match.votes.filter(outcome=Vote.Outcome.OPEN) if is_player else []
    kinds_open = {vote.kind for vote in open_votes}
    return {
        "match": match,
        "is_player": is_player,
        "votes": [vote_shown(vote, seat, places) for vote in open_votes],
        "can_pause": match.status == Match.Status.RUNNING and Vote.Kind.PAUSE not in kinds_open,
        "can_resume": match.status == Match.Status.PAUSED and Vote.Kind.RESUME not in kinds_open,
        "can_cancel": Vote.Kind.CANCEL not in kinds_open,
        "can_extend": bool(terms_of(match).time_control) and Vote.Kind.EXTEND not in kinds_open,
        "can_correct": match.status == Match.Status.RUNNING and Vote.Kind.CORRECT not in kinds_open,
        "replaceable": [place for place in places if place.player_id and not place.is_you]
        if Vote.Kind.REPLACE not in kinds_open
        else [],
        "open_seats": seats_to_take(match, viewpoint, places),
        "skippable": seats_to_skip(match, seat, places) if is_player else [],
    }


def places_seen_from(match: Match, viewpoint: Viewpoint) -> list[Place]:
    places = places_of(match, AnonymousUser())
    return [
        msgspec.structs.replace(place, is_you=place.number in viewpoint.own) for place in places
    ]


def seats_to_take(match: Match, viewpoint: Viewpoint, places: list[Place]) -> list[Place]:
    """The seats of bots, for a person who does not play here and may come."""
    terms = terms_of(match)
    if viewpoint.own or match.status not in UNDER_WAY or terms.private or terms.sandbox:
        return []
    return [place for place in places if place.is_bot]


def seats_to_skip(match: Match, own: int | None, places: list[Place]) -> list[Place]:
    """Whom the others need not wait for any longer, where the table agreed on it."""
    if terms_of(match).time_control.get("policy") != "skip":
        return []
    late = set(open_turns(match).filter(passed=True).values_list("seat", flat=True)) - {own}
    return [place for place in places if place.number in late]


def vote_shown(vote: Vote, seat: int | None, places: list[Place]) -> dict[str, Any]:
    voters = electorate(vote)
    ballots = dict(vote.ballots.values_list("seat", "agrees"))
    names = {place.number: place.name for place in places}
    missing = ballots_needed(vote, voters) - sum(ballots.values())
    return {
        "id": vote.pk,
        "text": proposal_in_words(vote, names),
        "reason": vote.about.get("reason", ""),
        "changes": vote.about.get("values", {}),
        "can_vote": seat in voters and seat not in ballots,
        "ballots": [
            {"place": place, "agrees": ballots.get(place.number)}
            for place in places
            if place.number in voters
        ],
        "missing": ngettext(
            "%(count)d more yes is needed", "%(count)d more yes are needed", missing
        )
        % {"count": missing},
    }


def proposal_in_words(vote: Vote, names: dict[int, str]) -> str:
    who = names.get(vote.seat, "")
    match vote.kind:
        case Vote.Kind.PAUSE:
            days = vote.about.get("days", PAUSE_DAYS)
            return gettext("%(who)s proposes to pause the match, for %(span)s at most.") % {
                "who": who,
                "span": hours_in_words(24 * days),
            }
        case Vote.Kind.RESUME:
            return gettext("%(who)s proposes to go on with the match.") % {"who": who}
        case Vote.Kind.CANCEL:
            return gettext("%(who)s proposes to cancel the match.") % {"who": who}
        case Vote.Kind.REPLACE:
            whom = names.get(vote.about["seat"], "")
            return gettext("%(who)s proposes to open the seat of %(whom)s.") % {
                "who": who,
                "whom": whom,
            }
        case Vote.Kind.EXTEND:
            span = hours_in_words(vote.about["hours"])
            return gettext("%(who)s proposes %(span)s more for this move.") % {
                "who": who,
                "span": span,
            }
    return gettext("%(who)s proposes to put a mistake right.") % {"who": who}


def own_seat(request: HttpRequest, match: Match) -> int:
    """The seat that this person plays, or a refusal."""
    own = viewpoint_of(match, request.user).own
    if len(own) != 1:
        raise Refused("not_seated", say(_("You do not sit at this table.")))
    return own[0]


@never_cache
@require_POST
@login_required
def propose_vote(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    kind = request.POST.get("kind", "")
    return carry_out(
        request,
        lambda: propose(match.pk, own_seat(request, match), kind, about=about_in(request, kind)),
        done=gettext("Your proposal is before the table."),
        back=back_to(match.pk),
    )


def about_in(request: HttpRequest, kind: str) -> dict[str, Any]:
    """What the form of this kind of vote sends."""
    match kind:
        case Vote.Kind.PAUSE:
            days = number_in(request, "days")
            return {} if days is None else {"days": days}
        case Vote.Kind.REPLACE:
            return {"seat": number_in(request, "seat")}
        case Vote.Kind.EXTEND:
            return {"hours": number_in(request, "hours")}
        case Vote.Kind.CORRECT:
            path, value = request.POST.get("path", ""), request.POST.get("value", "")
            return {
                "values": {path[:LONGEST_VALUE]: json_or_refusal(value)},
                "reason": request.POST.get("reason", ""),
            }
    return {}


def json_or_refusal(text: str) -> Any:
    try:
        return msgspec.json.decode(text[:LONGEST_VALUE])
    except (msgspec.DecodeError, RecursionError):
        raise Refused(
            "bad_vote", say(_("The new value is not valid JSON: write a number or a “text”."))
        ) from None


@never_cache
@require_POST
@login_required
def vote(request: HttpRequest, match_id: int, vote_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    asked = get_object_or_404(match.votes, pk=vote_id)
    agrees = request.POST.get("answer") == "yes"
    return carry_out(
        request,
        lambda: cast_ballot(asked.pk, own_seat(request, match), agrees=agrees),
        done=gettext("Your vote counts."),
        back=back_to(match.pk),
    )


@never_cache
@require_POST
@login_required
def leave(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    return carry_out(
        request,
        lambda: leave_match(match.pk, request.user),
        done=gettext("You left the match. A bot plays on until somebody takes the seat."),
        back=redirect("home"),
    )


@never_cache
@require_POST
@login_required
def take_seat(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    seat = number_in(request, "seat")
    return carry_out(
        request,
        lambda: take_over(match.pk, request.user, seat=-1 if seat is None else seat),
        done=gettext("The seat is yours."),
        back=back_to(match.pk),
    )


@never_cache
@require_POST
@login_required
def skip(request: HttpRequest, match_id: int) -> HttpResponse:
    match = get_object_or_404(matches_open_to(request.user), pk=match_id)
    seat = number_in(request, "seat")
    return carry_out(
        request,
        lambda: skip_seat(match.pk, own_seat(request, match), seat=-1 if seat is None else seat),
        done=gettext("The steward has played for the absent player."),
        back=back_to(match.pk),
    )
