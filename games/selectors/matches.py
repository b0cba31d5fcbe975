"""Matches by what one wants to do with them."""

from collections.abc import Iterator, Sequence
from datetime import timedelta

from django.utils import timezone

from games.models import Match


def chosen_matches(ids: Sequence[int]) -> Iterator[Match]:
    """The matches of these numbers, or all; `Match.DoesNotExist` before the first if one is not."""
    matches = Match.objects.select_related("content").order_by("pk")
    if not ids:
        return matches.iterator(chunk_size=100)
    found = list(matches.filter(pk__in=ids))
    missing = sorted(set(ids) - {match.pk for match in found})
    if missing:
        raise Match.DoesNotExist(f"There is no match {', '.join(map(str, missing))}.")
    return iter(found)


def matches_to_pack(age: timedelta) -> list[int]:
    """Finished matches that nobody will send a late move to any more."""
    old = Match.objects.filter(
        status=Match.Status.FINISHED, packed=False, finished__lte=timezone.now() - age
    )
    return list(old.order_by("pk").values_list("pk", flat=True))
