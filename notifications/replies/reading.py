"""A mail as bytes, and what of it counts: who sent it, to which address, in which words."""

import hashlib
from collections.abc import Sequence
from email import message_from_bytes
from email.message import Message
from email.utils import getaddresses

from msgspec import Struct

from notifications.replies.quoting import own_words, words_of_html

RECIPIENTS = ("Delivered-To", "X-Original-To", "Envelope-To", "To", "Cc")
LONGEST_ID = 200


class Mail(Struct, frozen=True):
    """What was handed over, with the envelope that it came in."""

    message: Message
    recipients: tuple[str, ...]
    fingerprint: str
    """Of all its bytes."""
    envelope_sender: str | None = None
    """None if nobody told; empty for bounces."""


def read_mail(body: bytes, recipients: Sequence[str], envelope_sender: str | None = None) -> Mail:
    """Headers stay as they came: nothing in them makes the parser stumble."""
    message = message_from_bytes(body)
    named = recipients or [
        address
        for _, address in getaddresses(
            [str(value) for name in RECIPIENTS for value in message.get_all(name, [])]
        )
    ]
    return Mail(message, tuple(named), hashlib.sha256(body).hexdigest(), envelope_sender)


def sender_of(mail: Mail) -> str:
    """The one address that it says it is from; empty if there is none or several."""
    senders = getaddresses([str(value) for value in mail.message.get_all("From", [])])
    return senders[0][1].strip().lower() if len(senders) == 1 else ""


def message_id_of(mail: Mail) -> str:
    return str(mail.message.get("Message-ID", "")).strip()[:LONGEST_ID]


def digest_of(mail: Mail) -> str:
    """The same for the same mail, however often it is handed over."""
    parts = [message_id_of(mail) or mail.fingerprint, sender_of(mail), *mail.recipients]
    text = "\n".join(parts)
    return hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()


def words_of(mail: Mail) -> str:
    """What the sender wrote: the text part, else the HTML part; quotes are left out."""
    text = content_of(mail.message, "text/plain")
    if text and own_words(text):
        return own_words(text)
    html = content_of(mail.message, "text/html")
    return own_words(words_of_html(html)) if html else ""


def content_of(message: Message, kind: str) -> str:
    """The first part of this kind that is not an attachment."""
    try:
        parts = list(message.walk())
    except RecursionError:
        return ""
    for part in parts:
        attached = str(part.get("Content-Disposition", "")).lower().startswith("attachment")
        if part.get_content_type() == kind and not part.is_multipart() and not attached:
            return decoded(part)
    return ""


def decoded(part: Message) -> str:
    payload = part.get_payload(decode=True)
    body = payload if isinstance(payload, bytes) else b""
    try:
        return body.decode(part.get_content_charset() or "utf-8", errors="replace")
    except LookupError:
        return body.decode("utf-8", errors="replace")
