"""The one shape of an error, `{code, detail}`, and which status a refusal answers with."""

from collections.abc import Mapping
from typing import Any

import msgspec
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.views.decorators.csrf import csrf_exempt
from rest_framework import exceptions
from rest_framework.response import Response

from games.api.words import in_words
from games.kernel.refusal import Refused

BAD_REQUEST = 400
CONFLICT = 409
STATUS = {
    "unknown_option": BAD_REQUEST,
    "bad_seats": BAD_REQUEST,
    "bad_options": BAD_REQUEST,
    "bad_order": BAD_REQUEST,
    "bad_time_control": BAD_REQUEST,
    "unknown_game": BAD_REQUEST,
    "not_host": 403,
    "not_seated": 403,
    "private": 403,
    "unknown_match": 404,
}
"""Every other refusal is about the state the match is in: 409."""


class Problem(exceptions.APIException):
    """An error of the API itself."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        self.status_code = status
        super().__init__(detail, code)


def status_of(refusal: Refused) -> int:
    return STATUS.get(refusal.code, CONFLICT)


def not_found() -> Problem:
    return Problem(404, "not_found", _("There is nothing here."))


def not_started() -> Problem:
    return Problem(CONFLICT, "not_started", _("This match has not started."))


def no_such_moment() -> Problem:
    return Problem(404, "no_such_moment", _("This match has no such event."))


def answer_error(error: Exception, context: Mapping[str, Any]) -> Response | None:
    """For REST framework: any error that a client can cause, in our shape."""
    match error:
        case Refused():
            return Response(body_of(error), status_of(error))
        case Http404():
            error = not_found()
        case PermissionDenied():
            error = exceptions.PermissionDenied()
    if not isinstance(error, exceptions.APIException):
        return None
    return Response(shape_of(error), error.status_code, headers=headers_of(error))


def body_of(refusal: Refused) -> dict[str, Any]:
    return {"code": refusal.code, "detail": in_words(refusal.text)}


def shape_of(error: exceptions.APIException) -> dict[str, Any]:
    if isinstance(error, exceptions.ValidationError):
        fields = error.detail
        return {"code": "invalid", "detail": first_words(fields), "fields": fields}
    code = error.detail.code if hasattr(error.detail, "code") else error.default_code
    return {"code": code, "detail": str(error.detail)}


def first_words(detail: Any) -> str:
    """The first complaint of a nested list of them, with the names that lead to it."""
    if isinstance(detail, Mapping):
        name, inner = next(iter(detail.items()))
        words = first_words(inner)
        return words if name == "non_field_errors" else f"{name}: {words}"
    if isinstance(detail, list):
        return first_words(next((each for each in detail if each), ""))
    return str(detail)


def headers_of(error: exceptions.APIException) -> dict[str, str]:
    headers = {}
    if getattr(error, "auth_header", None):
        headers["WWW-Authenticate"] = error.auth_header
    if getattr(error, "wait", None):
        headers["Retry-After"] = str(int(error.wait))
    return headers


def as_response(error: exceptions.APIException) -> HttpResponse:
    """The same for a plain view."""
    response = json_response(shape_of(error), error.status_code)
    for name, value in headers_of(error).items():
        response.headers[name] = value
    return response


def json_response(body: Any, status: int = 200) -> HttpResponse:
    return HttpResponse(
        msgspec.json.encode(body, enc_hook=str), status=status, content_type="application/json"
    )


@csrf_exempt
def nothing_here(request: HttpRequest, **_parts: object) -> HttpResponse:
    """Any address under the API that is none."""
    return as_response(not_found())
