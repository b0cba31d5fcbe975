"""A new address is a new start: what came back from the old one is no trouble any more."""

from typing import Any

from allauth.account.signals import email_changed

from accounts.models import User
from notifications.services.choices import mail_channel
from notifications.services.troubles import clear_trouble


def listen() -> None:
    """The account pages tell it by a signal, and by nothing else."""
    email_changed.connect(address_changed, dispatch_uid="notifications.address")


def address_changed(sender: Any, user: User, **kwargs: Any) -> None:
    clear_trouble(mail_channel(user))
