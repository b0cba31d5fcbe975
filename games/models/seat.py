"""A place at a match and who sat there, from which event to which."""

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models.match import Match


class Seat(models.Model):
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="places")
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True
    )
    number = models.SmallIntegerField()
    first = models.IntegerField(default=0)
    alone = models.BooleanField(default=False)
    """True at a sandbox, where one person holds every seat."""
    last = models.IntegerField(null=True, blank=True)
    """Empty while the tenure lasts."""
    bot = models.CharField(max_length=20, blank=True)
    colour = models.CharField(max_length=20, blank=True)
    """A wish, granted at the start if nobody before had it."""
    entropy = models.CharField(max_length=64, blank=True)
    """What the player's own browser threw in for the draws of the match."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["match", "number"],
                condition=models.Q(last__isnull=True),
                name="seat_is_held_by_one",
            ),
            models.UniqueConstraint(
                fields=["match", "player"],
                condition=models.Q(last__isnull=True, player__isnull=False, alone=False),
                name="player_sits_once",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.match} #{self.number}"
