"""The caller's masked state at a moment, as the rules keep it."""

from typing import Any

import msgspec
from msgspec import Struct
from rest_framework import serializers

from games.api.outputs.match import ResultOut
from games.selectors.moments import Moment


class StateOut(serializers.Serializer):
    seq = serializers.IntegerField()
    view = serializers.DictField(help_text="The state; `?` stands for what you may not know.")
    outcome = ResultOut(allow_null=True)


class Outcome(Struct, frozen=True):
    ranks: list[int]
    points: list[int]


class Seen(Struct, frozen=True):
    seq: int
    view: Any
    outcome: Outcome | None


def written(moment: Moment) -> bytes:
    state = moment.g.state
    header = state.header
    outcome = Outcome(header.ranks, header.points) if header.over else None
    return msgspec.json.encode(Seen(moment.seq, state, outcome))
