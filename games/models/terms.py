"""What the people at a table agreed on beside the rules: who may come, in which order, how fast."""

import secrets

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _

from games.models.match import Match


def new_invitation() -> str:
    return secrets.token_urlsafe(16)


class Terms(models.Model):
    """Apart from the match, whose row every move rewrites."""

    class Order(models.TextChoices):
        RANDOM = "random", _("drawn at the start")
        CHOSEN = "chosen", _("as people sit down")

    match = models.OneToOneField(Match, on_delete=models.CASCADE, primary_key=True)
    title = models.CharField(max_length=80, blank=True)
    host = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.SET_NULL,
        null=True,
        blank=True,
        related_name="hosted",
    )
    private = models.BooleanField(default=False)
    """True if people come by invitation only."""
    invitation = models.CharField(max_length=32, unique=True, default=new_invitation)
    order = models.CharField(max_length=10, choices=Order, default=Order.RANDOM)
    starts_when_full = models.BooleanField(default=True)
    bots = models.SmallIntegerField(default=0)
    """How many seats bots take at the start."""
    time_control = models.JSONField(default=dict, blank=True)
    paused = models.DateTimeField(null=True, blank=True)
    sandbox = models.BooleanField(default=False)
    """True if one person plays all seats, to try something out."""
    fork_of = models.ForeignKey(
        Match, on_delete=models.SET_NULL, null=True, blank=True, related_name="forks"
    )
    fork_at = models.IntegerField(null=True, blank=True)

    class Meta:
        verbose_name_plural = "terms"

    def __str__(self) -> str:
        return self.title or str(self.match)
