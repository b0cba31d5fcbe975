"""A table as it is opened, joined or forked."""

from typing import Any

from rest_framework import serializers

from games.models import Terms

MOST_SEATS = 15
LARGEST = 2**31 - 1
MOST_HOURS = 24 * 90


class Scalars(serializers.DictField):
    """Names with plain values."""

    child = serializers.JSONField()

    def run_validation(self, data: Any = serializers.empty) -> Any:
        values = super().run_validation(data)
        if isinstance(values, dict) and not all(map(is_scalar, values.values())):
            raise serializers.ValidationError("Only numbers, words, true and false.")
        return values


def is_scalar(value: Any) -> bool:
    return isinstance(value, bool | str | int | float)


class TimeControlIn(serializers.Serializer):
    """So much time for a move, a bank that refills, or a fixed hour; by default no limit."""

    kind = serializers.ChoiceField(["none", "per_move", "bank", "clock"], default="none")
    hours = serializers.IntegerField(default=0, min_value=0, max_value=MOST_HOURS)
    increment = serializers.IntegerField(default=0, min_value=0, max_value=MOST_HOURS)
    cap = serializers.IntegerField(
        default=0,
        min_value=0,
        max_value=MOST_HOURS,
        help_text="What a bank holds; 0: no bound.",
    )
    grace = serializers.IntegerField(
        default=0, min_value=0, max_value=MOST_HOURS, help_text="Hours before the policy acts."
    )
    clock = serializers.IntegerField(
        default=0, min_value=0, max_value=23, help_text="The hour at which moves are due."
    )
    zone = serializers.CharField(default="UTC", max_length=64)
    policy = serializers.ChoiceField(["remind", "skip", "default", "replace"], default="remind")
    windows = serializers.BooleanField(
        default=False, help_text="Clocks run only in the hours that each player chose."
    )


class TableIn(serializers.Serializer):
    game = serializers.CharField(max_length=40)
    seats = serializers.IntegerField(min_value=1, max_value=MOST_SEATS)
    options = Scalars(required=False, default=dict, help_text="As listed at `games/`.")
    time_control = TimeControlIn(required=False)
    private = serializers.BooleanField(
        default=False, help_text="People come by invitation, and nobody else sees the table."
    )
    bots = serializers.IntegerField(
        default=0, min_value=0, max_value=MOST_SEATS, help_text="How many seats bots take."
    )
    title = serializers.CharField(default="", allow_blank=True, max_length=80)
    order = serializers.ChoiceField(Terms.Order, default=Terms.Order.CHOSEN)
    starts_when_full = serializers.BooleanField(default=True)


class JoinIn(serializers.Serializer):
    seat = serializers.IntegerField(
        required=False,
        min_value=0,
        max_value=MOST_SEATS,
        help_text="Needed at a running match, where somebody left.",
    )
    invitation = serializers.CharField(
        default="", allow_blank=True, max_length=32, help_text="For a private table."
    )
    colour = serializers.CharField(default="", allow_blank=True, max_length=20)
    entropy = serializers.CharField(
        default="", allow_blank=True, max_length=64, help_text="Your own part in all draws."
    )


class ForkIn(serializers.Serializer):
    at = serializers.IntegerField(min_value=1, max_value=LARGEST)
