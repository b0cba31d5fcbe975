"""One playing of a game: what was agreed on, the head of its log, and what the log says now."""

from typing import ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _

from games.kernel.chance import seed_hash
from games.models.content_edition import ContentEdition


class Match(models.Model):
    class Status(models.TextChoices):
        OPEN = "open", _("open")
        RUNNING = "running", _("running")
        PAUSED = "paused", _("paused")
        FINISHED = "finished", _("finished")
        CANCELLED = "cancelled", _("cancelled")

    id = models.BigAutoField(primary_key=True)
    created = models.DateTimeField(auto_now_add=True)
    started = models.DateTimeField(null=True, blank=True)
    finished = models.DateTimeField(null=True, blank=True)
    content = models.ForeignKey(ContentEdition, on_delete=models.PROTECT, null=True, blank=True)
    head = models.IntegerField(default=0)
    """The number of the last event; every append tests it and moves it."""
    seats = models.SmallIntegerField()
    rules = models.SmallIntegerField(default=0)
    """The version of the rules that it was started with."""
    waiting = models.SmallIntegerField(default=0)
    """The seats that are waited for, one bit each."""
    packed = models.BooleanField(default=False)
    status = models.CharField(max_length=10, choices=Status, default=Status.OPEN)
    game = models.CharField(max_length=40)
    head_hash = models.BinaryField(default=b"")
    seed = models.BinaryField()
    """The secret of all draws; nobody is shown it before the end."""
    entropy = models.JSONField(default=list)
    options = models.JSONField(default=dict)
    result = models.JSONField(default=dict)
    """Ranks and points, when it is over."""

    class Meta:
        verbose_name_plural = "matches"
        indexes: ClassVar = [models.Index(fields=["status", "game"], name="match_by_status")]
        constraints: ClassVar = [
            models.CheckConstraint(condition=models.Q(head__gte=0), name="head_is_counted"),
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.pk}"

    @property
    def waiting_seats(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.waiting >> seat & 1]

    @property
    def seed_hash(self) -> str:
        """What is published from the start."""
        return seed_hash(bytes(self.seed))
