"""One thing to be told to one player over one channel, and what has become of it."""

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models import Match, Turn
from notifications.kinds import Kind
from notifications.models.channel import Channel


class Notice(models.Model):
    """Open until it was sent, was no longer true, or could not be delivered.

    Whoever takes an open notice puts `due` off by a lease and writes a `claim`: if they die, it is
    due again by itself, and whoever comes too late finds another claim.
    """

    class State(models.IntegerChoices):
        OPEN = 0
        SENT = 1
        DROPPED = 2
        """It was not true any more, or not wanted, when its time came."""
        DEAD = 3
        """It could not be delivered."""

    id = models.BigAutoField(primary_key=True)
    key = models.CharField(max_length=120, unique=True)
    """The turn or other reason, the kind and the channel: nobody is told a thing twice."""
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        null=True,
        blank=True,
        related_name="notices",
    )
    channel = models.ForeignKey(
        Channel, on_delete=models.CASCADE, null=True, blank=True, db_index=False
    )
    address = models.EmailField(blank=True)
    """For somebody without an account, who has no channel."""
    match = models.ForeignKey(
        Match, on_delete=models.CASCADE, null=True, blank=True, related_name="notices"
    )
    turn = models.ForeignKey(
        Turn,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="notices",
        db_constraint=False,
    )
    seat = models.SmallIntegerField(null=True, blank=True)
    """The player's own seat."""
    seq = models.IntegerField(default=0)
    """The head of the match when the reason arose."""
    kind = models.CharField(max_length=12, choices=Kind)
    about = models.JSONField(default=dict, blank=True)
    pace = models.CharField(max_length=10, choices=Channel.Pace, default=Channel.Pace.AT_ONCE)
    """How it was to be told when it arose: at once in one message a match, else all in one."""
    state = models.SmallIntegerField(choices=State, default=State.OPEN)
    due = models.DateTimeField()
    attempts = models.SmallIntegerField(default=0)
    claim = models.CharField(max_length=32, blank=True)
    error = models.CharField(max_length=300, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    closed = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes: ClassVar = [
            models.Index(
                fields=["due"], condition=models.Q(closed__isnull=True), name="notice_due"
            ),
            models.Index(
                fields=["channel", "match"],
                condition=models.Q(closed__isnull=True),
                name="notice_together",
            ),
            models.Index(fields=["state", "closed"], name="notice_by_state"),
        ]

    def __str__(self) -> str:
        return self.key
