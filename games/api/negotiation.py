"""Bodies in and out: JSON whatever the client says it accepts, small and well formed."""

from typing import Any

import msgspec
from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from rest_framework.exceptions import ParseError
from rest_framework.negotiation import BaseContentNegotiation
from rest_framework.parsers import BaseParser

from games.api.errors import Problem

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


class AlwaysTheSame(BaseContentNegotiation):
    """The first parser that takes the body's type, and the only renderer."""

    def select_parser(self, request: Any, parsers: list[Any]) -> Any:
        sent = (request.content_type or "").partition(";")[0].strip().lower()
        return next((parser for parser in parsers if parser.media_type == sent), None)

    def select_renderer(self, request: Any, renderers: list[Any], *args: Any) -> Any:
        return renderers[0], renderers[0].media_type


class JsonBody(BaseParser):
    media_type = "application/json"

    def parse(self, stream: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return msgspec.json.decode(stream.read())
        except UNREADABLE:
            raise ParseError(_("The body is not JSON.")) from None


def check_size(request: HttpRequest) -> None:
    """No command of the API is long."""
    length = request.META.get("CONTENT_LENGTH") or "0"
    if length.isdecimal() and int(length) > settings.LONGTABLE_API_BODY:
        raise Problem(413, "too_large", str(_("The body is too large.")))
