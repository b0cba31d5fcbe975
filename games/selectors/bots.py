"""Where bots have to move."""

from django.db.models import F

from games.models import Match, Seat


def matches_waiting_for_bots() -> list[int]:
    asked = F("match__waiting").bitrightshift(F("number")).bitand(1)
    held = Seat.objects.filter(
        last__isnull=True, player__isnull=True, match__status=Match.Status.RUNNING
    )
    waiting = held.exclude(bot="").alias(asked=asked).filter(asked=1)
    return sorted(set(waiting.values_list("match_id", flat=True)))
