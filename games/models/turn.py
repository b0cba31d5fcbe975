"""A seat is waited for: from the move that began it to the move that ended it."""

from typing import ClassVar

from django.db import models

from games.models.match import Match


class Turn(models.Model):
    """Opened and closed by the append itself; what time means for it is reckoned afterwards.

    A chain of questions is one turn. `fresh` counts the changes that nobody has looked at yet: the
    append, a vote or a new holder of the seat raises it, and whoever reckons sets it back to zero
    only if it is still what they saw.
    """

    id = models.BigAutoField(primary_key=True)
    match = models.ForeignKey(
        Match, on_delete=models.CASCADE, db_constraint=False, db_index=False, related_name="turns"
    )
    opened = models.BigIntegerField()
    """Microseconds since 1970, as in the log."""
    closed = models.BigIntegerField(null=True, blank=True)
    visit = models.BigIntegerField(null=True, blank=True)
    """The turn that this one goes on with, after a move was taken back; empty if with none."""
    first = models.IntegerField()
    """The event at which the seat began to be waited for."""
    last = models.IntegerField(null=True, blank=True)
    spent = models.IntegerField(default=0, db_default=0)
    """Seconds that earlier turns of the same visit took."""
    extra = models.IntegerField(default=0, db_default=0)
    """Seconds that the table granted on top."""
    seat = models.SmallIntegerField()
    fresh = models.SmallIntegerField(default=1, db_default=1)
    reminders = models.SmallIntegerField(default=0, db_default=0)
    again = models.BooleanField(default=False, db_default=False)
    """True if taking back a move opened it."""
    passed = models.BooleanField(default=False, db_default=False)
    """True once its time had run out and the table's policy has acted."""
    due = models.DateTimeField(null=True, blank=True)
    """When its time runs out; empty without a limit and while the clock stands still."""
    wake = models.DateTimeField(null=True, blank=True)
    """When there is next something to do about it: a reminder, or its time has run out."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["match", "seat"],
                condition=models.Q(closed__isnull=True),
                name="one_open_turn_a_seat",
            ),
        ]
        indexes: ClassVar = [
            models.Index(fields=["id"], condition=models.Q(fresh__gt=0), name="turn_fresh"),
            models.Index(
                fields=["wake"],
                condition=models.Q(closed__isnull=True, wake__isnull=False),
                name="turn_to_wake",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.match_id}/{self.first} #{self.seat}"
