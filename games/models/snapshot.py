"""The state after an event, so that no fold begins far away; made again from the log at will."""

from django.db import models

from games.models.match import Match


class Snapshot(models.Model):
    pk = models.CompositePrimaryKey("match_id", "seq")
    match = models.ForeignKey(
        Match,
        on_delete=models.CASCADE,
        db_constraint=False,
        db_index=False,
        related_name="snapshots",
    )
    seq = models.IntegerField()
    format = models.IntegerField()
    """Stands for the shape of the state; a snapshot of another shape is not used."""
    state = models.BinaryField()

    def __str__(self) -> str:
        return f"{self.match_id}/{self.seq}"
