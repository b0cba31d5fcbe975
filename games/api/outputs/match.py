"""A match as anybody may know it: who sits where, who is waited for, how it ended."""

from datetime import datetime
from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from games.models import Match
from games.selectors.clocks import deadline_of


class SeatOut(serializers.Serializer):
    seat = serializers.IntegerField(source="number")
    player = serializers.SerializerMethodField()
    bot = serializers.CharField(help_text="The kind of bot that plays; empty if none does.")
    colour = serializers.CharField()

    def get_player(self, seat: Any) -> str | None:
        return seat.player.username if seat.player else None


class ResultOut(serializers.Serializer):
    ranks = serializers.ListField(child=serializers.IntegerField())
    points = serializers.ListField(child=serializers.IntegerField())


class MatchOut(serializers.Serializer):
    id = serializers.IntegerField()
    game = serializers.CharField()
    title = serializers.SerializerMethodField()
    status = serializers.ChoiceField(Match.Status)
    seats = SeatOut(source="held", many=True)
    players = serializers.SerializerMethodField(
        help_text="The name of the player of each seat; null where nobody or a bot sits."
    )
    host = serializers.SerializerMethodField()
    options = serializers.DictField()
    time_control = serializers.SerializerMethodField()
    private = serializers.SerializerMethodField()
    sandbox = serializers.SerializerMethodField()
    fork_of = serializers.SerializerMethodField()
    fork_at = serializers.SerializerMethodField()
    head = serializers.IntegerField(help_text="The number of the last event.")
    waiting = serializers.SerializerMethodField(help_text="The seats that are waited for.")
    deadline = serializers.SerializerMethodField()
    result = serializers.SerializerMethodField()
    created = serializers.DateTimeField()
    started = serializers.DateTimeField(allow_null=True)
    finished = serializers.DateTimeField(allow_null=True)

    def get_title(self, match: Match) -> str:
        return term(match, "title", default="")

    def get_players(self, match: Match) -> list[str | None]:
        return [seat.player.username if seat.player else None for seat in match.held]

    def get_host(self, match: Match) -> str | None:
        host = term(match, "host", default=None)
        return host.username if host else None

    def get_time_control(self, match: Match) -> dict[str, Any]:
        return term(match, "time_control", default={})

    def get_private(self, match: Match) -> bool:
        return term(match, "private", default=False)

    def get_sandbox(self, match: Match) -> bool:
        return term(match, "sandbox", default=False)

    def get_fork_of(self, match: Match) -> int | None:
        return term(match, "fork_of_id", default=None)

    def get_fork_at(self, match: Match) -> int | None:
        return term(match, "fork_at", default=None)

    def get_waiting(self, match: Match) -> list[int]:
        return match.waiting_seats if match.status == Match.Status.RUNNING else []

    def get_deadline(self, match: Match) -> datetime | None:
        return deadline_of(match)

    @extend_schema_field(ResultOut(allow_null=True))
    def get_result(self, match: Match) -> dict[str, Any] | None:
        return match.result or None


class MatchesOut(serializers.Serializer):
    next = serializers.CharField(allow_null=True, help_text="The address of the next page.")
    results = MatchOut(many=True)


def term(match: Match, name: str, *, default: Any) -> Any:
    """What the table agreed on; a match that was imported has no such table."""
    terms = getattr(match, "terms", None)
    return default if terms is None else getattr(terms, name)
