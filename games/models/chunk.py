"""A stretch of a finished match's log, packed: rows with all that they carry, hashes included."""

from django.db import models

from games.models.match import Match


class Chunk(models.Model):
    pk = models.CompositePrimaryKey("match_id", "first")
    match = models.ForeignKey(
        Match, on_delete=models.PROTECT, db_index=False, related_name="chunks"
    )
    first = models.IntegerField()
    last = models.IntegerField()
    body = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.match_id}/{self.first}..{self.last}"
