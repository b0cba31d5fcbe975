"""A game that can be played here, with what a table may agree on."""

from typing import Any

from rest_framework import serializers

from games.api.words import word
from games.kernel.content import MatchOption
from games.kernel.game import AnyGame


class SeatsOut(serializers.Serializer):
    min = serializers.IntegerField()
    max = serializers.IntegerField()


class ChoiceOut(serializers.Serializer):
    value = serializers.JSONField()
    name = serializers.CharField()


class OptionOut(serializers.Serializer):
    slug = serializers.CharField()
    name = serializers.CharField()
    help = serializers.CharField()
    default = serializers.JSONField()
    choices = ChoiceOut(many=True)


class GameOut(serializers.Serializer):
    slug = serializers.CharField()
    name = serializers.CharField()
    seats = SeatsOut()
    colours = serializers.ListField(child=serializers.CharField())
    options = OptionOut(many=True)


def presented(game: AnyGame) -> dict[str, Any]:
    return {
        "slug": game.slug,
        "name": word(game.name),
        "seats": {"min": min(game.seats), "max": max(game.seats)},
        "colours": game.colours,
        "options": [option_of(slug, option) for slug, option in game.options.items()],
    }


def option_of(slug: str, option: MatchOption) -> dict[str, Any]:
    return {
        "slug": slug,
        "name": word(option.name),
        "help": word(option.help),
        "default": option.default,
        "choices": [{"value": each.value, "name": word(each.name)} for each in option.values],
    }
