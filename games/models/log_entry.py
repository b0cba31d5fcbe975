"""One event of a match, for ever: the database itself refuses to change or delete it."""

from django.db import models

from games.models.content_edition import ContentEdition
from games.models.match import Match


class LogEntry(models.Model):
    """Written by `games.log.append` only, whose statement vouches for match and edition."""

    pk = models.CompositePrimaryKey("match_id", "seq")
    match = models.ForeignKey(
        Match, on_delete=models.PROTECT, db_constraint=False, db_index=False, related_name="log"
    )
    at = models.BigIntegerField()
    """Microseconds since 1970: equal on every database, and what the chain hashes."""
    seq = models.IntegerField()
    move = models.IntegerField()
    """The number of the first event of the same move."""
    content = models.ForeignKey(
        ContentEdition, on_delete=models.PROTECT, db_constraint=False, db_index=False
    )
    version = models.SmallIntegerField()
    rules = models.SmallIntegerField()
    seat = models.SmallIntegerField()
    """Who moved; -1 if no seat did."""
    via = models.SmallIntegerField()
    payload = models.BinaryField()
    public = models.BinaryField()
    """What a spectator may know; empty if that is the whole payload."""
    draws = models.BinaryField()
    """The ledger of what chance gave; empty if it took no part."""
    hash = models.BinaryField()

    class Meta:
        verbose_name_plural = "log entries"

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seq}"
