"""Real SMTP on both sides: a sink that our mails go to, and our own receiver of replies."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import Message
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from msgspec import Struct

from notifications.channels.email import LINE
from notifications.replies.reading import content_of
from notifications.replies.server import server_for


class Arrived(Struct, frozen=True):
    to: str
    envelope_sender: str
    message: Message

    @property
    def text(self) -> str:
        return content_of(self.message, "text/plain").replace("\r\n", "\n")

    @property
    def html(self) -> str:
        return content_of(self.message, "text/html")

    @property
    def kind(self) -> str:
        return str(self.message["X-Longtable"])

    @property
    def reply_to(self) -> str:
        return str(self.message["Reply-To"])


class Sink:
    """Takes every mail, or says what it was told to say."""

    def __init__(self) -> None:
        self.mails: list[Arrived] = []
        self.connections: set[int] = set()
        self.answer = "250 OK"
        self.recipient_answer = "250 OK"

    async def handle_RCPT(  # noqa: N802  # named so by aiosmtpd
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.recipient_answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.recipient_answer

    async def handle_DATA(  # noqa: N802  # named so by aiosmtpd
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        self.connections.add(id(session))
        if self.answer.startswith("250"):
            body = message_from_bytes(bytes(envelope.content or b""))
            self.mails.append(Arrived(envelope.rcpt_tos[0], envelope.mail_from or "", body))
        return self.answer

    def take(self) -> list[Arrived]:
        taken, self.mails = self.mails, []
        return taken


@contextmanager
def sink(settings: Any) -> Iterator[Sink]:
    """The mail server that the service sends to."""
    found = Sink()
    server = Controller(found, hostname="127.0.0.1", port=free_port())
    server.start()
    settings.EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    settings.EMAIL_HOST = "127.0.0.1"
    settings.EMAIL_PORT = server.port
    LINE.close()
    try:
        yield found
    finally:
        LINE.close()
        server.stop()


class OurServer(Controller):
    """The receiver of replies, as `manage.py receive_mail` runs it."""

    def __init__(self, *, lmtp: bool) -> None:
        super().__init__(None, hostname="127.0.0.1", port=free_port())
        self.lmtp = lmtp

    def factory(self) -> SMTP:
        return server_for(lmtp=self.lmtp)


@contextmanager
def receiver(*, lmtp: bool = False) -> Iterator[int]:
    """The port that it listens at."""
    server = OurServer(lmtp=lmtp)
    server.start()
    try:
        yield int(server.port)
    finally:
        server.stop()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
