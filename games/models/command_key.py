"""A command that was carried out under an idempotency key, and the events it led to."""

from django.db import models

from games.models.match import Match


class CommandKey(models.Model):
    pk = models.CompositePrimaryKey("match_id", "key")
    match = models.ForeignKey(
        Match, on_delete=models.CASCADE, db_constraint=False, db_index=False, related_name="keys"
    )
    key = models.BigIntegerField()
    """A digest of the seat and the key that it sent."""
    command = models.BigIntegerField()
    """A digest of what was asked for: another command under the same key is refused."""
    first = models.IntegerField()
    last = models.IntegerField()
    """Less than `first` if the command wrote no event, only a draft."""

    def __str__(self) -> str:
        return f"{self.match_id}/{self.first}..{self.last}"
