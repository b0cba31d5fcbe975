"""Mails through Django's backend, all of a worker over one connection."""

import threading
import time
from collections.abc import Callable
from email.mime.image import MIMEImage
from smtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException
from typing import Any

from django.core.mail import EmailMultiAlternatives, get_connection

from notifications.errors import TryLater, Undeliverable
from notifications.mail.addresses import bounce_address, sender
from notifications.message import Message, Picture
from notifications.models import Channel

PERMANENT = 500
MOST_OVER_ONE = 200
"""Servers close a connection that sends without end; we do so first."""
IDLE_SECONDS = 5
"""After such a rest the server is asked whether it still listens."""


class Line(threading.local):
    """The connection of this thread, kept between two mails."""

    backend: Any = None
    sent = 0
    used = 0.0

    def open(self) -> Any:
        if self.backend is not None and not self.is_alive():
            self.close()
        if self.backend is None:
            self.backend = get_connection(fail_silently=False)
            self.backend.open()
        return self.backend

    def is_alive(self) -> bool:
        if self.sent >= MOST_OVER_ONE or type(self.backend) is not type(get_connection()):
            return False
        speaker = getattr(self.backend, "connection", None)
        if speaker is None or time.monotonic() - self.used < IDLE_SECONDS:
            return True
        try:
            return bool(speaker.noop()[0] == 250)
        except (SMTPException, OSError):
            return False

    def close(self) -> None:
        backend, self.backend, self.sent = self.backend, None, 0
        if backend is not None:
            try:
                backend.close()
            except (SMTPException, OSError):
                return


LINE = Line()


def send_mail(channel: Channel, message: Message) -> None:
    """Returns once the server has taken it; `TryLater` or `Undeliverable` if it did not."""
    try:
        backend = LINE.open()
        taken = backend.send_messages([mail_of(channel, message, backend)])
    except (SMTPException, OSError) as error:
        LINE.close()
        raise reason_of(error) from error
    if not taken:
        LINE.close()
        raise TryLater("the mail was not taken")
    LINE.sent += 1
    LINE.used = time.monotonic()


def reason_of(error: Exception) -> TryLater | Undeliverable:
    """A number from 500 on is for good, unless it is about us and not about the address."""
    wrong: Callable[[str], TryLater | Undeliverable]
    if isinstance(error, SMTPRecipientsRefused):
        code, reason = next(iter(error.recipients.values()))
        wrong = Undeliverable if code >= PERMANENT else TryLater
        return wrong(f"{code} {words_of(reason)}")
    if isinstance(error, SMTPResponseException):
        return TryLater(f"{error.smtp_code} {words_of(error.smtp_error)}")
    return TryLater(str(error) or type(error).__name__)


def words_of(reason: bytes | str) -> str:
    return reason.decode(errors="replace") if isinstance(reason, bytes) else reason


def mail_of(channel: Channel, message: Message, backend: Any = None) -> EmailMultiAlternatives:
    returned = bounce_address(channel.player) if channel.player_id else ""
    mail = EmailMultiAlternatives(
        subject=message.subject,
        body=message.text,
        from_email=returned or sender(),
        to=[message.to],
        reply_to=[message.reply_to] if message.reply_to else None,
        headers={"From": sender(), **message.headers, "Message-ID": message.message_id},
        connection=backend,
    )
    if message.html:
        mail.attach_alternative(message.html, "text/html")
    for picture in message.pictures:
        mail.mixed_subtype = "related"
        mail.attach(image_of(picture))
    return mail


def image_of(picture: Picture) -> MIMEImage:
    image = MIMEImage(picture.png, "png")
    image.add_header("Content-ID", f"<{picture.cid}>")
    image.add_header("Content-Disposition", "inline", filename=picture.filename)
    return image
