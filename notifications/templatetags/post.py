"""What the page of a match shows of the post: who is away, and whether the reader hears of it."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from django import template
from django.utils import timezone

from accounts.models import User
from games.models import Match
from notifications.models import Mute, Vacation

register = template.Library()
SOON = timedelta(days=14)


@register.simple_tag
def with_absences(players: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows of the players, each with the vacation that it is in or that is near."""
    now = timezone.now()
    people = [row["player"] for row in players if row["player"] is not None]
    near = Vacation.objects.filter(player__in=people, ends__gt=now, begins__lt=now + SOON)
    away = {each.player_id: each for each in near.order_by("-begins")}
    return [
        {**row, "away": away.get(row["player"].pk) if row["player"] else None, "now": now}
        for row in players
    ]


@register.simple_tag
def is_muted(match: Match, user: User) -> bool:
    return Mute.objects.filter(match=match, player=user).exists()
