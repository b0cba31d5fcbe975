"""What must be told to people at a table, written together with what is the reason for it."""

from django.db import models

from games.models.match import Match


class Outbox(models.Model):
    """A row lives until it has become notices to players. Turns are told from their own rows."""

    class Kind(models.IntegerChoices):
        OVER = 2
        STARTED = 3
        JOINED = 4
        LEFT = 5
        REPLACED = 6
        """Somebody took a seat of a match under way."""
        VOTE = 7
        """A vote was opened; a proposed correction is one."""
        DECIDED = 8
        """A vote was carried or has failed."""
        TALK = 9
        INVITED = 10
        """Somebody, perhaps without an account, is called to the table."""
        PASSED = 11
        """A seat's time has run out; the others may act, or the steward has."""
        RESUMED = 12
        """A pause ended by itself."""
        VACATION = 13
        """A player at the table said when they will be away."""
        CANCELLED = 14

    EVERYBODY = -1

    id = models.BigAutoField(primary_key=True)
    match = models.ForeignKey(Match, on_delete=models.CASCADE, db_constraint=False, db_index=False)
    at = models.BigIntegerField()
    """Microseconds since 1970, as in the log."""
    seq = models.IntegerField()
    """The head of the match at that moment."""
    seat = models.SmallIntegerField(default=EVERYBODY)
    """Whom it concerns: the seat that joined, left, proposed, wrote; -1 if none in particular."""
    kind = models.SmallIntegerField(choices=Kind)
    about = models.JSONField(default=dict, db_default=models.Value({}, models.JSONField()))
    """What exactly: the number of a vote or a post, an address."""

    class Meta:
        verbose_name_plural = "outbox"

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seq} {self.get_kind_display()}"
