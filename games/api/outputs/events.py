"""Events as the caller may know them."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from rest_framework import serializers

from games.kernel.events import Event, Viewer
from games.kernel.game import ENCODER
from games.kernel.masks import shown
from games.selectors.telling import Seen
from games.services.answering import Outcome


class EventOut(serializers.Serializer):
    seq = serializers.IntegerField()
    move = serializers.IntegerField(help_text="The number of the first event of the same move.")
    at = serializers.DateTimeField()
    seat = serializers.IntegerField(allow_null=True, help_text="Who moved.")
    via = serializers.CharField(help_text="player, timeout, bot or host")
    event = serializers.DictField(help_text="`t` says what happened.")


class EventsOut(serializers.Serializer):
    head = serializers.IntegerField(help_text="The last event of the match.")
    results = EventOut(many=True)


class FactOut(serializers.Serializer):
    seq = serializers.IntegerField()
    event = serializers.DictField()


class MovedOut(serializers.Serializer):
    seq = serializers.IntegerField(help_text="The last event of your move.")
    events = FactOut(many=True, help_text="None if the answer is one of several, not sealed yet.")


class Page(Struct, frozen=True):
    head: int
    results: list[Seen]


class Fact(Struct, frozen=True):
    seq: int
    event: Event[Any]


class Moved(Struct, frozen=True):
    seq: int
    events: list[Fact]


def page(head: int, events: Iterable[Seen]) -> bytes:
    return msgspec.json.encode(Page(head, list(events)))


def moved(outcome: Outcome, viewer: Viewer) -> bytes:
    """What a command led to, as the seat that gave it may know it."""
    done = outcome.done
    facts = [
        Fact(seq, shown(event, viewer, over=False))
        for seq, event in enumerate(outcome.events, done.first)
    ]
    return ENCODER.encode(Moved(done.last, facts))
