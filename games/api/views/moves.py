"""A move: the busiest way in, so a plain view that asks the database as little as it can."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.middleware.csrf import CsrfViewMiddleware
from django.utils import translation
from django.utils.translation import gettext as _
from rest_framework.exceptions import APIException, MethodNotAllowed, NotAuthenticated
from rest_framework.exceptions import PermissionDenied as NoCsrf

from accounts.models import User
from games.api.asking import answering_seat, decision_for
from games.api.authentication import ByToken, bad_token, token_of
from games.api.base import Endpoint
from games.api.describing import KEY, LANGUAGE, writes
from games.api.errors import as_response, body_of, json_response, not_found, status_of
from games.api.inputs.moving import MoveIn, MoveInDescribed, idempotency_key, read_move
from games.api.negotiation import check_size
from games.api.outputs.events import MovedOut, moved
from games.api.outputs.small import OvertakenOut
from games.api.throttles import BUSY
from games.api.views.undo import not_your_seat
from games.kernel.play import Answer
from games.kernel.refusal import Refused
from games.models import Match
from games.selectors.callers import Caller, caller_by_id, caller_by_token, head_of
from games.selectors.viewpoints import matches_open_to
from games.services.answering import answer_question
from games.services.bots import play_bots

CSRF = CsrfViewMiddleware(lambda request: HttpResponse())


def moves(request: HttpRequest, match_id: int) -> HttpResponse:
    try:
        return make_move(request, match_id)
    except APIException as error:
        with translation.override(translation.get_language_from_request(request)):
            return as_response(error)


def make_move(request: HttpRequest, match_id: int) -> HttpResponse:
    if request.method != "POST":
        raise MethodNotAllowed(request.method or "")
    caller = caller_of(request, match_id)
    BUSY.check("moves", caller.user_id)
    check_size(request)
    move, key = read_move(request), idempotency_key(request)
    seat = seat_of(request, match_id, caller, move)
    answer = Answer(seat, move.option, "player", move.seq, move.question)
    try:
        outcome = answer_question(match_id, answer, key=key)
    except Refused as refusal:
        return refused(request, match_id, caller, refusal)
    if caller.bots:
        let_bots_move(match_id, caller.bots)
    return HttpResponse(moved(outcome, seat), status=201, content_type="application/json")


def caller_of(request: HttpRequest, match_id: int) -> Caller:
    """By token, else by the session; the latter only with the CSRF token of the pages."""
    key = token_of(request)
    if key is not None:
        caller = caller_by_token(key, match_id)
        if caller is None:
            raise bad_token()
        return caller
    user = getattr(request, "user", None)
    caller = caller_by_id(user.pk, match_id) if user and user.is_authenticated else None
    if caller is None:
        error = NotAuthenticated()
        error.auth_header = ByToken.keyword
        raise error
    check_csrf(request)
    return caller


def check_csrf(request: HttpRequest) -> None:
    CSRF.process_request(request)
    if CSRF.process_view(request, checked, (), {}) is not None:
        raise NoCsrf(_("The CSRF token is missing or wrong."), "no_csrf_token")


def checked(request: HttpRequest) -> None:
    """A view that is not exempt from the check."""


def seat_of(request: HttpRequest, match_id: int, caller: Caller, move: MoveIn) -> int:
    own = caller.own
    if move.seat is None and len(own) == 1:
        return own[0]
    if not own or move.seat not in (None, *own):
        hide_what_is_private(match_id, caller)
        raise not_your_seat()
    if move.seat is not None:
        return move.seat
    return answering_seat(Match.objects.get(pk=match_id), own, move.option)


def hide_what_is_private(match_id: int, caller: Caller) -> None:
    user = User.objects.get(pk=caller.user_id)
    if not matches_open_to(user).filter(pk=match_id).exists():
        raise not_found()


def refused(request: HttpRequest, match_id: int, caller: Caller, refusal: Refused) -> HttpResponse:
    """With the fresh decision, if the match has moved on."""
    with translation.override(translation.get_language_from_request(request)):
        body: dict[str, Any] = body_of(refusal)
        if refusal.code in ("overtaken", "not_asked"):
            body["decision"] = decision_for(Match.objects.get(pk=match_id), caller.own)
        return json_response(body, status_of(refusal))


def let_bots_move(match_id: int, bots: int) -> None:
    head = head_of(match_id)
    if head is not None and head.waiting & bots:
        play_bots(match_id)


class MovesDescribed(Endpoint):
    """How the OpenAPI document sees the view."""

    @writes(
        {201: MovedOut, 409: OvertakenOut},
        operation_id="move",
        request=MoveInDescribed,
        parameters=[KEY, LANGUAGE],
    )
    def post(self, request: Any, match_id: int) -> None:
        """Answer the open decision with one of its options."""


moves.cls, moves.initkwargs = MovesDescribed, {}
moves.csrf_exempt = True
