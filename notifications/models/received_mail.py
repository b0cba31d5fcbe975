"""A mail that came in: kept so that none counts twice, and staff see what became of it."""

from django.conf import settings
from django.db import models

from games.models import Match


class ReceivedMail(models.Model):
    digest = models.CharField(max_length=64, unique=True)
    """Of what makes the mail the same if it comes again."""
    message_id = models.CharField(max_length=200, blank=True)
    sender = models.CharField(max_length=254, blank=True)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True
    )
    match = models.ForeignKey(Match, on_delete=models.SET_NULL, null=True, blank=True)
    outcome = models.CharField(max_length=20)
    detail = models.CharField(max_length=300, blank=True)
    received = models.DateTimeField(auto_now_add=True, db_index=True)

    def __str__(self) -> str:
        return self.message_id or self.digest
