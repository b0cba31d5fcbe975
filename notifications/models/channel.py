"""One way to reach a player, and what they want to hear there how soon."""

from typing import ClassVar

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _


class Channel(models.Model):
    """Everybody has one of the medium e-mail; it goes to the account's own address."""

    class Medium(models.TextChoices):
        EMAIL = "email", _("E-mail")
        APPRISE = "apprise", _("Chat or push")

    class Pace(models.TextChoices):
        AT_ONCE = "at_once", _("At once")
        BATCHED = "batched", _("Together, every hour at most")
        DIGEST = "digest", _("Once a day")
        NEVER = "never", _("Never")

    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="channels"
    )
    medium = models.CharField(max_length=10, choices=Medium, default=Medium.EMAIL)
    url = models.CharField(max_length=500, blank=True)
    """Apprise's address with all that it needs, a secret of the player; empty for e-mail."""
    name = models.CharField(max_length=60, blank=True)
    pace = models.CharField(max_length=10, choices=Pace, default=Pace.AT_ONCE)
    silent = models.JSONField(default=list, blank=True)
    """The kinds that are not told here."""
    trouble = models.CharField(max_length=300, blank=True)
    """Why the last message came back for good; empty while all is well."""
    troubled = models.DateTimeField(null=True, blank=True)

    class Meta:
        constraints: ClassVar = [
            models.UniqueConstraint(fields=["player", "medium", "url"], name="one_channel_a_place"),
        ]

    def __str__(self) -> str:
        return f"{self.player_id} {self.medium}"
