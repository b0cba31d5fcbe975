"""The built-in receiver: speaks SMTP or LMTP to the mail server beside it."""

import asyncio
import logging
from functools import partial
from typing import Any

from aiosmtpd.lmtp import LMTP
from aiosmtpd.smtp import SMTP, Envelope, Session
from django.conf import settings
from django.db import close_old_connections

from notifications.mail.addresses import BOUNCE, REPLY, token_in
from notifications.mail.tokens import Ask, BadToken, ExpiredToken, Post, read_token
from notifications.replies.outcomes import REFUSED, Outcome
from notifications.replies.reading import read_mail
from notifications.replies.receiving import receive

LOG = logging.getLogger(__name__)
LATER = "451 4.3.0 Try again later"
MOST_RECIPIENTS = 10


class Receiver:
    """Takes only mails to signed addresses of ours, and a mail only once all is settled."""

    async def handle_RCPT(  # noqa: N802  # named so by aiosmtpd
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if len(envelope.rcpt_tos) >= MOST_RECIPIENTS:
            return "452 4.5.3 Too many recipients"
        if not is_ours(address):
            return REFUSED[Outcome.FORGED]
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 OK"

    async def handle_DATA(  # noqa: N802  # named so by aiosmtpd
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        take = partial(
            taken,
            bytes(envelope.content or b""),
            list(envelope.rcpt_tos),
            envelope.mail_from or "",
        )
        return await asyncio.get_running_loop().run_in_executor(None, take)


def taken(body: bytes, recipients: list[str], envelope_sender: str) -> str:
    """The answer of the server; whatever goes wrong here, the mail is not lost."""
    close_old_connections()
    try:
        return receive(read_mail(body, recipients, envelope_sender)).reply
    except Exception:
        LOG.exception("a mail could not be taken in")
        return LATER
    finally:
        close_old_connections()


def is_ours(address: str) -> bool:
    """True if it is signed; an expired one is still answered."""
    try:
        token = token_in(address)
    except BadToken:
        return False
    for kind, purpose in ((Ask, REPLY), (Post, BOUNCE)):
        try:
            read_token(token, kind, purpose)
        except ExpiredToken:
            return True
        except BadToken:
            continue
        return True
    return False


def server_for(*, lmtp: bool) -> SMTP:
    speaks: dict[str, Any] = {
        "data_size_limit": settings.LONGTABLE_REPLY_BYTES,
        "enable_SMTPUTF8": True,
        "ident": "Longtable",
    }
    return (LMTP if lmtp else SMTP)(Receiver(), **speaks)
