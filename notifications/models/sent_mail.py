"""A mail that left: what an answer to it refers to."""

from typing import ClassVar

from django.conf import settings
from django.db import models

from games.models import Match


class SentMail(models.Model):
    message_id = models.CharField(max_length=200, unique=True)
    player = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, blank=True, db_index=False
    )
    match = models.ForeignKey(Match, on_delete=models.CASCADE, null=True, blank=True)
    address = models.EmailField()
    subject = models.CharField(max_length=250)
    seat = models.SmallIntegerField(null=True, blank=True)
    seq = models.IntegerField(default=0)
    """The head of the match that it told of."""
    question = models.CharField(max_length=200, blank=True)
    options = models.JSONField(default=list, blank=True)
    """The options in the order of their numbers, each with its id and label."""
    sent = models.DateTimeField()
    raw = models.BinaryField(default=b"")
    """The whole mail, where the host keeps mails to be looked at."""

    class Meta:
        indexes: ClassVar = [models.Index(fields=["player", "-id"], name="mail_of_player")]

    def __str__(self) -> str:
        return self.message_id
