"""What a receiving server found out about a mail: SPF, DKIM and DMARC (RFC 8601), where it says so.

Anybody can write such a header into a mail, so only that of the own server counts: the topmost, or
those that carry its name if the host has told it.
"""

import re
from email.message import Message

from django.conf import settings

RESULT = re.compile(r"\b(dmarc|dkim|spf)\s*=\s*([a-z]+)", re.IGNORECASE)
COMMENT = re.compile(r"\([^()]*\)")
REFUSED = {"fail", "softfail", "permerror", "reject", "hardfail"}


def is_disowned(message: Message) -> bool:
    """True if the server says that the sender's own domain does not vouch for this mail.

    DMARC decides where it was checked. Without it one that passes is enough: SPF breaks on every
    forwarding, DKIM on every mailing list. Where nothing was checked nothing is held against it.
    """
    found: dict[str, set[str]] = {}
    for method, result in results_in(message):
        found.setdefault(method, set()).add(result)
    if dmarc := found.get("dmarc", set()) - {"none", "temperror"}:
        return "pass" not in dmarc
    checked = found.get("dkim", set()) | found.get("spf", set())
    return "pass" not in checked and bool(checked & REFUSED)


def results_in(message: Message) -> list[tuple[str, str]]:
    headers = [" ".join(str(each).split()) for each in trusted_headers(message)]
    return [
        (method.lower(), result.lower())
        for header in headers
        for method, result in RESULT.findall(COMMENT.sub("", header))
    ]


def trusted_headers(message: Message) -> list[str]:
    headers = [str(each) for each in message.get_all("Authentication-Results", [])]
    ours = settings.LONGTABLE_AUTHSERV_ID.lower()
    if not ours:
        return headers[:1]
    return [each for each in headers if server_in(each) == ours]


def server_in(header: str) -> str:
    """The name of who wrote it, without the version that may follow."""
    return " ".join(COMMENT.sub("", header.split(";")[0]).split()[:1]).lower()
