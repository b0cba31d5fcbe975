"""Mails that no person wrote: bounces, holiday notices, lists, and our own coming back."""

from email.message import Message

OURS = "X-Longtable"
"""On every mail of ours; one that comes in with it has gone round in a circle."""
BULK = {"bulk", "junk", "list", "auto_reply", "auto-reply"}
SIGNS = ("X-Autoreply", "X-Autorespond", "X-Auto-Reply", "X-Failed-Recipients", "List-Id", "X-Loop")
ROBOTS = ("mailer-daemon", "postmaster", "noreply", "no-reply", "donotreply")


def is_bounce(message: Message, envelope_sender: str | None) -> bool:
    """A report that a mail of ours could not be delivered."""
    return message.get_content_type() == "multipart/report" or (
        envelope_sender in ("", "<>") and local_part(message) in ROBOTS
    )


def is_automatic(message: Message, envelope_sender: str | None) -> bool:
    """Nothing like this is ever answered, and nothing in it is ever played."""
    submitted = str(message.get("Auto-Submitted", "no")).split(";")[0].strip().lower()
    precedence = str(message.get("Precedence", "")).strip().lower()
    return (
        submitted != "no"
        or precedence in BULK
        or envelope_sender in ("", "<>")
        or str(message.get("Return-Path", "x")).strip() == "<>"
        or message.get(OURS) is not None
        or any(message.get(sign) is not None for sign in SIGNS)
        or local_part(message) in ROBOTS
    )


def local_part(message: Message) -> str:
    sender = str(message.get("From", ""))
    address = sender.rpartition("<")[2].rstrip("> \t")
    return address.partition("@")[0].strip().lower()


def has_failed(message: Message) -> bool:
    """True if a bounce says that it is for good; a delay is none."""
    for part in message.walk():
        if part.get_content_type() == "message/delivery-status":
            payload = part.get_payload()
            blocks = payload if isinstance(payload, list) else []
            actions = [str(block.get("Action", "")).strip().lower() for block in blocks]
            codes = [str(block.get("Status", "")).strip()[:1] for block in blocks]
            return "failed" in actions and "4" not in codes
    return False
