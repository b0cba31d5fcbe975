"""A stretch of time in which a table agreed not to play; no clock runs in it."""

from typing import ClassVar

from django.db import models

from games.models.match import Match


class Pause(models.Model):
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="pauses")
    began = models.DateTimeField()
    until = models.DateTimeField()
    """When play goes on by itself, if the table does not agree on it earlier."""
    ended = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["match"], condition=models.Q(ended__isnull=True), name="one_pause_at_a_time"
            ),
        ]
        indexes: ClassVar = [
            models.Index(
                fields=["until"], condition=models.Q(ended__isnull=True), name="pause_to_end"
            ),
        ]

    def __str__(self) -> str:
        return f"{self.match_id} {self.began:%Y-%m-%d}"
