"""The answers so far of a lane that is not sealed yet; no part of the log."""

from django.db import models

from games.models.match import Match


class Draft(models.Model):
    pk = models.CompositePrimaryKey("match_id", "lane")
    match = models.ForeignKey(
        Match, on_delete=models.CASCADE, db_index=False, related_name="drafts"
    )
    asked = models.IntegerField()
    """The border at which the question arose: a draft of an older question counts for nothing."""
    seat = models.SmallIntegerField()
    lane = models.CharField(max_length=60)
    answers = models.TextField()
    """A JSON list of option ids."""

    def __str__(self) -> str:
        return f"{self.match_id}/{self.lane}"
