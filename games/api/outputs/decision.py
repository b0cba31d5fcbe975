"""A question as a seat is asked it, in the caller's language."""

from collections.abc import Mapping
from typing import Any

from rest_framework import serializers

from games.api.words import in_words
from games.kernel.options import Option
from games.selectors.decisions import Decision


class ChoosableOut(serializers.Serializer):
    id = serializers.CharField()
    label = serializers.CharField()
    targets = serializers.ListField(child=serializers.CharField())
    hint = serializers.CharField(allow_null=True)
    group = serializers.CharField(allow_null=True)


class DecisionOut(serializers.Serializer):
    seq = serializers.IntegerField(help_text="Send it back with the move.")
    question = serializers.CharField(help_text="Send it back too, if you like.")
    seat = serializers.IntegerField()
    step = serializers.CharField()
    prompt = serializers.CharField()
    options = ChoosableOut(many=True)


def presented(head: int, decision: Decision, names: Mapping[int, str]) -> dict[str, Any]:
    question = decision.question
    return {
        "seq": head,
        "question": question.key,
        "seat": question.seat,
        "step": question.step.slug,
        "prompt": in_words(decision.prompt, names),
        "options": [offered(option, names) for option in question.options],
    }


def offered(option: Option, names: Mapping[int, str]) -> dict[str, Any]:
    return {
        "id": option.id,
        "label": in_words(option.label, names),
        "targets": option.targets,
        "hint": in_words(option.hint, names) if option.hint else None,
        "group": in_words(option.group, names) if option.group else None,
    }
