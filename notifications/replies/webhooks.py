"""Mails that a provider hands over by webhook (anymail), and its word on ours that came back."""

import logging
from typing import Any

from anymail.signals import EventType, inbound, tracking
from django.conf import settings

from accounts.models import User
from notifications.models import Channel
from notifications.replies.reading import read_mail
from notifications.replies.receiving import receive
from notifications.services.troubles import mark_bounced

LOG = logging.getLogger(__name__)
BOUNCES = {EventType.BOUNCED, EventType.REJECTED, EventType.COMPLAINED}


def listen() -> None:
    """Anymail tells by signals, and by nothing else."""
    inbound.connect(mail_came_in, dispatch_uid="notifications.inbound")
    tracking.connect(mail_was_tracked, dispatch_uid="notifications.tracking")


def mail_came_in(sender: Any, event: Any, esp_name: str, **kwargs: Any) -> None:
    message = event.message
    recipients = [str(message.envelope_recipient)] if message.envelope_recipient else []
    body = message.as_bytes()
    if len(body) > settings.LONGTABLE_REPLY_BYTES:
        LOG.warning("a mail of %d bytes was too large to be read", len(body))
        return
    receive(read_mail(body, recipients, message.envelope_sender))


def mail_was_tracked(sender: Any, event: Any, esp_name: str, **kwargs: Any) -> None:
    if event.event_type not in BOUNCES or not event.recipient:
        return
    player = User.objects.filter(email__iexact=event.recipient).first()
    channel = Channel.objects.filter(player=player, medium=Channel.Medium.EMAIL).first()
    if player is not None and channel is not None:
        mark_bounced(channel, str(event.description or event.event_type)[:200])
