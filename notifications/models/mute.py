"""A match that a player wants to hear nothing of."""

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models import Match


class Mute(models.Model):
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="mutes"
    )
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="mutes")

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["player", "match"], name="muted_once"),
        ]

    def __str__(self) -> str:
        return f"{self.player_id} {self.match_id}"
