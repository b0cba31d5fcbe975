"""Hands a message to the outside world, by whatever the channel speaks."""

from games.kernel.refusal import Refused
from notifications.channels.chat import ChatMessage, send_chat
from notifications.channels.email import send_mail
from notifications.errors import TryLater, Undeliverable
from notifications.message import Message
from notifications.models import Channel


def deliver(channel: Channel, message: Message) -> None:
    """Returns once the other side has taken it; `TryLater` or `Undeliverable` if it did not."""
    if channel.medium == Channel.Medium.EMAIL:
        send_mail(channel, message)
        return
    said = ChatMessage(message.subject, message.short or message.text, message.link)
    try:
        taken = send_chat(channel.url, said)
    except Refused as refusal:
        raise Undeliverable(str(refusal.text)) from refusal
    if not taken:
        raise TryLater("the service did not take the message")
