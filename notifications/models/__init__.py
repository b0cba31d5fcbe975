"""What players want to be told, what they are told, and when they are away."""

from notifications.models.channel import Channel
from notifications.models.inbox import InboxEntry
from notifications.models.mute import Mute
from notifications.models.notice import Notice
from notifications.models.preferences import Preferences
from notifications.models.received_mail import ReceivedMail
from notifications.models.sent_mail import SentMail
from notifications.models.vacation import Vacation

__all__ = [
    "Channel",
    "InboxEntry",
    "Mute",
    "Notice",
    "Preferences",
    "ReceivedMail",
    "SentMail",
    "Vacation",
]
