"""Words for the OpenAPI document that several endpoints share."""

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, OpenApiResponse, extend_schema

from games.api.outputs.small import ProblemOut

MEANINGS = {
    400: "What was sent can not be read or is not possible.",
    401: "A token or a session is needed, or the token is not valid.",
    403: "Not for the caller: another's seat, another's table, or no CSRF token.",
    404: "There is no such match for the caller, or no such event.",
    405: "This address does not take this method.",
    409: "Not in the state that the match is in.",
    413: "The body is too large.",
    415: "The body is not of a type that is read here.",
    429: "Too many requests; `Retry-After` says when to come back.",
}
ALWAYS = (401, 429)
READING = (400, 404, 405, *ALWAYS)
WRITING = (400, 403, 404, 405, 409, 413, 415, *ALWAYS)
NOT_MODIFIED = {304: OpenApiResponse(description="What you have is still right.")}
IF_NONE_MATCH = OpenApiParameter("If-None-Match", str, OpenApiParameter.HEADER)
LANGUAGE = OpenApiParameter("Accept-Language", str, OpenApiParameter.HEADER, enum=["en", "pl"])
KEY = OpenApiParameter(
    "Idempotency-Key",
    str,
    OpenApiParameter.HEADER,
    description="Sent again with the same key, the command happens once and is answered alike.",
)
SVG = {(200, "image/svg+xml"): OpenApiTypes.STR}
PNG = {(200, "image/png"): OpenApiTypes.BINARY}


def problems(*statuses: int) -> dict[int, Any]:
    return {
        status: OpenApiResponse(ProblemOut, description=MEANINGS[status])
        for status in sorted(statuses)
    }


def reads(answer: Any, **more: Any) -> Any:
    """An endpoint that only shows something."""
    given = {**answer, **problems(*READING, *more.pop("statuses", ()))}
    return extend_schema(responses=given, **more)


def writes(answer: Any, **more: Any) -> Any:
    given = {**problems(*WRITING), **answer}
    return extend_schema(responses=given, **more)
