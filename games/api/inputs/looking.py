"""The query parameters of what can be looked at."""

from rest_framework import serializers

from games.api.inputs.creating import LARGEST
from games.models import Match

MOST_EVENTS = 500
MOST_MATCHES = 100


class MomentIn(serializers.Serializer):
    at = serializers.IntegerField(
        required=False,
        min_value=0,
        max_value=LARGEST,
        help_text="The number of an event; by default the last one.",
    )


class PictureIn(MomentIn):
    palette = serializers.ChoiceField(["light", "dark"], default="light")


class EventsIn(serializers.Serializer):
    after = serializers.IntegerField(default=0, min_value=0, max_value=LARGEST)
    limit = serializers.IntegerField(default=100, min_value=1, max_value=MOST_EVENTS)


class MatchesIn(serializers.Serializer):
    status = serializers.ChoiceField(Match.Status, required=False)
    mine = serializers.BooleanField(default=False, help_text="Where the caller sits or sat.")
    game = serializers.CharField(required=False, max_length=40)
    before = serializers.IntegerField(
        required=False, min_value=0, max_value=2**53, help_text="Matches older than this one."
    )
    limit = serializers.IntegerField(default=20, min_value=1, max_value=MOST_MATCHES)
