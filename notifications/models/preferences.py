"""When a player may be disturbed, when the digest comes, and when their clocks run."""

from django.conf import settings
from django.core.validators import MaxValueValidator
from django.db import models

DIGEST_HOUR = 8


class Preferences(models.Model):
    """All hours are in the player's own time zone; who never set any has no row."""

    player = models.OneToOneField(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        primary_key=True,
        related_name="preferences",
    )
    quiet_from = models.TimeField(null=True, blank=True)
    quiet_until = models.TimeField(null=True, blank=True)
    """Nothing is sent in between; both empty for never quiet, and it may span midnight."""
    digest_hour = models.PositiveSmallIntegerField(
        default=DIGEST_HOUR, validators=[MaxValueValidator(23)]
    )
    window_from = models.TimeField(null=True, blank=True)
    window_until = models.TimeField(null=True, blank=True)
    """Clocks run in between only, at tables that allow it; both empty for all day."""
    one_subject = models.BooleanField(default=False, db_default=False)
    """True for mail programs that thread by the subject: it is then the same for a whole match."""

    class Meta:
        verbose_name_plural = "preferences"

    def __str__(self) -> str:
        return str(self.player_id)
