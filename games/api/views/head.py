"""The head of a match: what live pages ask for every few seconds, so next to nothing is done."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils import translation
from rest_framework.exceptions import APIException, MethodNotAllowed

from games.api.authentication import ByToken, token_of
from games.api.base import Endpoint
from games.api.caching import ASK_AGAIN, is_fresh
from games.api.describing import IF_NONE_MATCH, NOT_MODIFIED, reads
from games.api.errors import as_response, json_response, not_found
from games.api.outputs.small import HeadOut
from games.api.throttles import BUSY, address_of
from games.models import Match
from games.selectors.callers import Head, head_of
from games.selectors.viewpoints import matches_open_to

MOST_SEATS = 15


class NeedsSession(Exception):
    """A private match: who asks has to be known first."""


def head(request: HttpRequest, match_id: int) -> HttpResponse:
    try:
        return answer(request, match_id)
    except APIException as error:
        with translation.override(translation.get_language_from_request(request)):
            return as_response(error)


def answer(request: HttpRequest, match_id: int) -> HttpResponse:
    if request.method not in ("GET", "HEAD"):
        raise MethodNotAllowed(request.method or "")
    BUSY.check("head", address_of(request))
    found = head_of(match_id)
    if found is None:
        raise not_found()
    if found.private:
        check_may_look(request, match_id)
    etag = f'"{found.mark}"'
    if is_fresh(request, etag):
        response: HttpResponse = HttpResponseNotModified()
    else:
        response = json_response(presented(found))
    response.headers["ETag"] = etag
    response.headers["Cache-Control"] = ASK_AGAIN
    return response


def check_may_look(request: HttpRequest, match_id: int) -> None:
    """By token or session; the middleware that knows sessions may not have run yet."""
    key = token_of(request)
    if key is not None:
        user, _ = ByToken().authenticate_credentials(key)
    elif hasattr(request, "user"):
        user = request.user
    else:
        raise NeedsSession
    if not matches_open_to(user).filter(pk=match_id).exists():
        raise not_found()


def presented(found: Head) -> dict[str, Any]:
    running = found.status == Match.Status.RUNNING
    waiting = [seat for seat in range(MOST_SEATS) if running and found.waiting >> seat & 1]
    return {"head": found.head, "waiting": waiting, "status": found.status}


class HeadDescribed(Endpoint):
    """How the OpenAPI document sees the view."""

    @reads({200: HeadOut, **NOT_MODIFIED}, operation_id="head", parameters=[IF_NONE_MATCH])
    def get(self, request: Any, match_id: int) -> None:
        """Ask with `If-None-Match` every few seconds; 304 costs next to nothing."""


head.cls, head.initkwargs = HeadDescribed, {}
