"""What a player reads on the site itself; always written, whatever else is switched off."""

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models import Match
from notifications.kinds import Kind


class InboxEntry(models.Model):
    key = models.CharField(max_length=120, unique=True)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="inbox", db_index=False
    )
    match = models.ForeignKey(Match, on_delete=models.CASCADE, null=True, blank=True)
    turn = models.BigIntegerField(null=True, blank=True)
    seat = models.SmallIntegerField(null=True, blank=True)
    seq = models.IntegerField(default=0)
    kind = models.CharField(max_length=12, choices=Kind)
    about = models.JSONField(default=dict, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    read = models.DateTimeField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "inbox entries"
        indexes: ClassVar = [
            models.Index(fields=["player", "-id"], name="inbox_of_player"),
            models.Index(
                fields=["player"], condition=models.Q(read__isnull=True), name="inbox_unread"
            ),
            models.Index(
                fields=["turn"],
                condition=models.Q(read__isnull=True, turn__isnull=False),
                name="inbox_of_turn",
            ),
        ]

    def __str__(self) -> str:
        return self.key
