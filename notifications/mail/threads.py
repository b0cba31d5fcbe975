"""Message ids: one for every mail, the same on every attempt, and one for the thread of a match."""

import hashlib

from notifications.mail.addresses import mail_domain


def message_id(key: str) -> str:
    """The same for the same reason, so that a mail sent twice is one mail to whoever compares."""
    word = hashlib.sha256(key.encode()).hexdigest()[:32]
    return f"<{word}@{mail_domain()}>"


def thread_of(match_id: int) -> str:
    """No mail has it; all of a match refer to it, which is what puts them into one thread."""
    return f"<match-{match_id}@{mail_domain()}>"
