"""What must be told to a seat, written together with the events that are the reason."""

from django.db import models

from games.models.match import Match


class Outbox(models.Model):
    class Kind(models.IntegerChoices):
        TURN = 1
        """The seat begins to be waited for."""
        OVER = 2
        """The match is over."""

    id = models.BigAutoField(primary_key=True)
    match = models.ForeignKey(Match, on_delete=models.CASCADE, db_constraint=False, db_index=False)
    at = models.BigIntegerField()
    seq = models.IntegerField()
    seat = models.SmallIntegerField()
    kind = models.SmallIntegerField(choices=Kind)

    class Meta:
        verbose_name_plural = "outbox"

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seq} #{self.seat}"
