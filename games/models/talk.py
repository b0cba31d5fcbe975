"""What people say at a table, each post pinned to the moment when it was written."""

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models.match import Match


class TalkPost(models.Model):
    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="talk")
    author = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True)
    seq = models.IntegerField()
    """The last event of the match when it was written."""
    text = models.TextField(max_length=4000)
    written = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes: ClassVar = [models.Index(fields=["match", "id"], name="talk_by_match")]

    def __str__(self) -> str:
        return f"{self.match} {self.pk}"


class Note(models.Model):
    """What a player writes down for nobody else."""

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="notes")
    player = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    text = models.TextField(max_length=20_000, blank=True)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["match", "player"], name="one_note_a_player"),
        ]

    def __str__(self) -> str:
        return f"{self.match} {self.player_id}"
