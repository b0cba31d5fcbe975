"""Mails through Django's backend, all of a worker over one connection."""

import threading
import time
from binascii import b2a_base64
from collections.abc import Callable
from email.generator import BytesGenerator
from email.message import Message as MimePart
from email.mime.nonmultipart import MIMENonMultipart
from io import BytesIO
from smtplib import SMTPException, SMTPRecipientsRefused, SMTPResponseException
from typing import Any

from django.core.mail import EmailMultiAlternatives, get_connection

from notifications.errors import TryLater, Undeliverable
from notifications.mail.addresses import bounce_address, sender
from notifications.message import Message, Picture
from notifications.models import Channel

PERMANENT = 500
LETTERS_A_LINE = 76
MOST_OVER_ONE = 200
"""Servers close a connection that sends without end; we do so first."""
IDLE_SECONDS = 5
"""After such a rest the server is asked whether it still listens."""


class Line:
    """The connection of this process, kept between two mails; one thread at a time speaks."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.backend: Any = None
        self.sent = 0
        self.used = 0.0

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
        with self.lock:
            self.hang_up()

    def hang_up(self) -> None:
        backend, self.backend, self.sent = self.backend, None, 0
        if backend is not None:
            try:
                backend.close()
            except (SMTPException, OSError):
                return


LINE = Line()


def send_mail(channel: Channel, message: Message) -> None:
    """Returns once the server has taken it; `TryLater` or `Undeliverable` if it did not."""
    with LINE.lock:
        speak(channel, message)


def speak(channel: Channel, message: Message) -> None:
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


class QuickGenerator(BytesGenerator):
    """Writes pictures as they are: walking through all their lines costs more than sending them."""

    def _handle_image(self, part: MimePart) -> None:
        self._fp.write(part.get_payload().replace("\n", self._NL).encode("ascii"))


class Mail(EmailMultiAlternatives):
    def message(self, **given: Any) -> Any:
        whole = super().message(**given)

        def as_bytes(unixfrom: bool = False, linesep: str = "\n") -> bytes:  # noqa: FBT001, FBT002  # as Django calls it
            written = BytesIO()
            QuickGenerator(written, mangle_from_=False).flatten(whole, unixfrom, linesep)
            return written.getvalue()

        whole.as_bytes = as_bytes
        return whole


def mail_of(channel: Channel, message: Message, backend: Any = None) -> Mail:
    returned = bounce_address(channel.player) if channel.player_id else ""
    mail = Mail(
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


def image_of(picture: Picture) -> MIMENonMultipart:
    """Encoded in one go: line by line, as `MIMEImage` does it, takes most of a mail's time."""
    image = MIMENonMultipart("image", "png")
    text = b2a_base64(picture.png, newline=False).decode("ascii")
    lines = (text[place : place + LETTERS_A_LINE] for place in range(0, len(text), LETTERS_A_LINE))
    image.set_payload("\n".join(lines) + "\n")
    image.add_header("Content-Transfer-Encoding", "base64")
    image.add_header("Content-ID", f"<{picture.cid}>")
    image.add_header("Content-Disposition", "inline", filename=picture.filename)
    return image
