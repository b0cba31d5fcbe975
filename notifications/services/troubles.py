"""Channels over which nothing can be delivered, until their player has mended them."""

from django.utils import timezone

from notifications.models import Channel
from notifications.services.vacations import reckon_clocks_again

LONGEST = 300


def mark_bounced(channel: Channel, reason: str) -> None:
    """Somebody without an account has no channel that could be marked."""
    if channel.pk is None:
        return
    Channel.objects.filter(pk=channel.pk).update(trouble=reason[:LONGEST], troubled=timezone.now())


def clear_trouble(channel: Channel) -> None:
    """What waits for the player just now is told there again."""
    Channel.objects.filter(pk=channel.pk).update(trouble="", troubled=None)
    reckon_clocks_again(channel.player)
