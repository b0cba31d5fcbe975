"""A real SMTP server that keeps what it takes and can be told to misbehave."""

import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller
from django.test import override_settings

TAKEN = "250 taken"
Behaviour = Callable[[str], str]


class Sink:
    """`answer` is asked for every recipient; a word that begins with 2 takes the mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer: Behaviour = lambda address: TAKEN
        self.at_data: Behaviour = lambda address: TAKEN
        self.sessions = 0

    async def handle_EHLO(  # noqa: N802  # as aiosmtpd calls it
        self, server: Any, session: Any, envelope: Any, hostname: str, responses: list[str]
    ) -> list[str]:
        self.sessions += 1
        session.host_name = hostname
        return responses

    async def handle_RCPT(  # noqa: N802  # as aiosmtpd calls it
        self, server: Any, session: Any, envelope: Any, address: str, options: list[str]
    ) -> str:
        word = self.answer(address)
        if word.startswith("2"):
            envelope.rcpt_tos.append(address)
        return word

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        word = self.at_data(envelope.rcpt_tos[0])
        if word.startswith("2"):
            mail = message_from_bytes(envelope.content, policy=policy.default)
            assert isinstance(mail, EmailMessage)
            self.mails.append(mail)
        return word

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if address in str(mail["To"])]


@contextmanager
def smtp_sink(sink: Sink | None = None, port: int = 0) -> Iterator[Sink]:
    """Django's mails go there as long as it lasts."""
    sink = sink or Sink()
    port = port or free_port()
    controller = Controller(sink, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        with mails_go_to(port):
            yield sink
    finally:
        controller.stop()


@contextmanager
def mails_go_to(port: int) -> Iterator[None]:
    with override_settings(
        EMAIL_BACKEND="django.core.mail.backends.smtp.EmailBackend",
        EMAIL_HOST="127.0.0.1",
        EMAIL_PORT=port,
        EMAIL_TIMEOUT=1,
        EMAIL_USE_TLS=False,
        EMAIL_USE_SSL=False,
        EMAIL_HOST_USER="",
        EMAIL_HOST_PASSWORD="",
    ):
        yield


@contextmanager
def deaf_server() -> Iterator[int]:
    """A port that takes connections and never says a word."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(50)
        yield int(listener.getsockname()[1])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    until = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < until, "it did not come about"
        time.sleep(0.05)
