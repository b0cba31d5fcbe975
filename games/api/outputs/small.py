"""The small answers: head and proof, and what all errors look like."""

from rest_framework import serializers

from games.api.outputs.decision import DecisionOut
from games.models import Match


class HeadOut(serializers.Serializer):
    head = serializers.IntegerField()
    waiting = serializers.ListField(child=serializers.IntegerField())
    status = serializers.ChoiceField(Match.Status)


class DrawnOut(serializers.Serializer):
    seq = serializers.IntegerField()
    draws = serializers.ListField(
        child=serializers.JSONField(), help_text="Counter, kind, size and result of each."
    )


class ProofOut(serializers.Serializer):
    seed_hash = serializers.CharField()
    entropy = serializers.ListField(child=serializers.CharField(allow_blank=True))
    head = serializers.IntegerField()
    head_hash = serializers.CharField()
    seed = serializers.CharField(allow_null=True, help_text="Open when the match is over.")
    draws = DrawnOut(many=True, allow_null=True, help_text="Open when the match is over.")


class ProblemOut(serializers.Serializer):
    code = serializers.CharField(help_text="For programs.")
    detail = serializers.CharField(help_text="For people.")
    fields = serializers.DictField(required=False, help_text="What was wrong with which field.")


class OvertakenOut(serializers.Serializer):
    code = serializers.CharField()
    detail = serializers.CharField()
    decision = DecisionOut(allow_null=True, required=False, help_text="What you are asked now.")
