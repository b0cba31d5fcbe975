"""A move as it is sent; read by msgspec, since it is the busiest of all bodies."""

from typing import Annotated

import msgspec
from django.http import HttpRequest
from django.utils.translation import gettext as _
from msgspec import Meta, Struct
from rest_framework import serializers

from games.api.errors import Problem
from games.api.inputs.creating import LARGEST, MOST_SEATS
from games.api.negotiation import UNREADABLE

MOST_LETTERS = 500
LONGEST_KEY = 200


class MoveIn(Struct, frozen=True):
    option: Annotated[str, Meta(max_length=MOST_LETTERS)]
    seq: Annotated[int, Meta(ge=0, le=LARGEST)] | None = None
    question: Annotated[str, Meta(max_length=MOST_LETTERS)] | None = None
    seat: Annotated[int, Meta(ge=0, le=MOST_SEATS)] | None = None


MOVE = msgspec.json.Decoder(MoveIn)


class MoveInDescribed(serializers.Serializer):
    """The same for the description of the API."""

    option = serializers.CharField(max_length=MOST_LETTERS, help_text="The id of an option.")
    seq = serializers.IntegerField(
        required=False,
        allow_null=True,
        min_value=0,
        max_value=LARGEST,
        help_text="The `seq` of the decision that you saw: a decision that is no longer open is"
        " answered with 409.",
    )
    question = serializers.CharField(
        required=False,
        allow_null=True,
        allow_blank=True,
        max_length=MOST_LETTERS,
        help_text="The `question` of the decision: tells apart questions with the same `seq`.",
    )
    seat = serializers.IntegerField(
        required=False,
        allow_null=True,
        min_value=0,
        max_value=MOST_SEATS,
        help_text="Which of your seats answers, in a sandbox.",
    )


class UndoIn(serializers.Serializer):
    seq = serializers.IntegerField(
        required=False, allow_null=True, default=None, min_value=0, max_value=LARGEST
    )
    seat = serializers.IntegerField(
        required=False, allow_null=True, default=None, min_value=0, max_value=MOST_SEATS
    )


def read_move(request: HttpRequest) -> MoveIn:
    if request.content_type != "application/json":
        raise Problem(415, "unsupported_media_type", _("Send the move as application/json."))
    try:
        return MOVE.decode(request.body)
    except msgspec.ValidationError as error:
        raise Problem(400, "invalid", str(error)) from None
    except UNREADABLE:
        raise Problem(400, "parse_error", _("The body is not JSON.")) from None


def idempotency_key(request: HttpRequest) -> str | None:
    key: str = request.META.get("HTTP_IDEMPOTENCY_KEY", "")
    if len(key) > LONGEST_KEY:
        raise Problem(400, "invalid", _("The idempotency key is too long."))
    return key or None
