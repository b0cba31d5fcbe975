"""The time that a seat has left at a table where everybody has so much for the whole match."""

from typing import ClassVar

from django.db import models

from games.models.match import Match


class Bank(models.Model):
    match = models.ForeignKey(
        Match, on_delete=models.CASCADE, db_constraint=False, db_index=False, related_name="banks"
    )
    seat = models.SmallIntegerField()
    seconds = models.IntegerField()
    """What was left when the seat's last turn was settled."""
    credited = models.BigIntegerField(null=True, blank=True)
    """The visit that was credited last: taking a move back earns nothing twice."""

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["match", "seat"], name="one_bank_a_seat"),
        ]

    def __str__(self) -> str:
        return f"{self.match_id} #{self.seat}: {self.seconds} s"
