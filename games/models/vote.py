"""What no single person may decide at a table that others play at."""

from typing import ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.match import Match


class Vote(models.Model):
    class Kind(models.TextChoices):
        PAUSE = "pause", _("pause the match")
        RESUME = "resume", _("go on with the match")
        CANCEL = "cancel", _("cancel the match")
        REPLACE = "replace", _("open a seat for another player")
        EXTEND = "extend", _("give more time")
        CORRECT = "correct", _("put a mistake right")

    class Outcome(models.TextChoices):
        OPEN = "open", _("open")
        CARRIED = "carried", _("carried")
        FAILED = "failed", _("failed")

    match = models.ForeignKey(Match, on_delete=models.CASCADE, related_name="votes")
    kind = models.CharField(max_length=10, choices=Kind)
    seat = models.SmallIntegerField()
    """Who proposed it."""
    about = models.JSONField(default=dict, blank=True)
    """What exactly: the seat to be replaced, the hours, the values and the reason."""
    outcome = models.CharField(max_length=10, choices=Outcome, default=Outcome.OPEN)
    opened = models.DateTimeField(auto_now_add=True)
    closed = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(
                fields=["match", "kind"],
                condition=models.Q(outcome="open"),
                name="one_open_vote_of_a_kind",
            ),
        ]

    def __str__(self) -> str:
        return f"{self.match} {self.kind}"


class Ballot(models.Model):
    vote = models.ForeignKey(Vote, on_delete=models.CASCADE, related_name="ballots")
    seat = models.SmallIntegerField()
    agrees = models.BooleanField()
    cast = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["vote", "seat"], name="one_ballot_a_seat"),
        ]

    def __str__(self) -> str:
        return f"{self.vote} #{self.seat}"
