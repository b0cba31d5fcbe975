"""Arguments that several commands take, with a clear word where they do not fit."""

from collections.abc import Iterator, Sequence

from django.core.management.base import CommandError

from games.models import Match
from games.selectors.matches import chosen_matches


def matches_named(ids: Sequence[int]) -> Iterator[Match]:
    try:
        return chosen_matches(ids)
    except Match.DoesNotExist as error:
        raise CommandError(str(error)) from error
