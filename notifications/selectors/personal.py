"""What the post keeps about a player, as plain data, without keys to their services."""

from typing import Any

from accounts.models import User
from notifications.channels.chat import shown_address
from notifications.models import InboxEntry, Preferences, SentMail, Vacation

HOURS = (
    "quiet_from", "quiet_until", "digest_hour", "window_from", "window_until", "one_subject",
)  # fmt: skip


def post_kept_of(player: User) -> dict[str, Any]:
    return {
        "hours": Preferences.objects.filter(player=player).values(*HOURS).first(),
        "channels": [
            {
                "medium": channel.medium,
                "name": channel.name,
                "address": shown_address(channel.url) if channel.url else player.email,
                "pace": channel.pace,
                "silent": channel.silent,
                "trouble": channel.trouble,
            }
            for channel in player.channels.order_by("pk")
        ],
        "muted_matches": list(player.mutes.order_by("pk").values_list("match_id", flat=True)),
        "vacations": list(
            Vacation.objects.filter(player=player).order_by("begins").values("begins", "ends")
        ),
        "inbox": list(
            InboxEntry.objects.filter(player=player)
            .order_by("pk")
            .values("kind", "match_id", "created", "read")
        ),
        "mails": list(
            SentMail.objects.filter(player=player)
            .order_by("pk")
            .values("address", "subject", "match_id", "sent")
        ),
    }
