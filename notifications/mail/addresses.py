"""Where mails come from and where their answers go; everything a link in a mail starts with."""

from email.utils import formataddr, parseaddr
from functools import lru_cache
from urllib.parse import urljoin, urlsplit
from zlib import crc32

from django.conf import settings
from django.urls import reverse

from accounts.models import User
from notifications.mail.tokens import FOR_EVER, Ask, BadToken, Post, Stop, in_days, token_for

LINK, REPLY, BOUNCE, STOP = "link", "reply", "bounce", "stop"
LONGEST_LOCAL_PART = 64


def absolute(path: str) -> str:
    return urljoin(settings.LONGTABLE_URL, path)


def address_of(name: str, *args: object) -> str:
    """The whole address of a page, as it stands in a mail."""
    return absolute(reverse(name, args=args))


def mail_domain() -> str:
    """What stands behind the @ of message ids."""
    return domain_in(settings.DEFAULT_FROM_EMAIL, settings.LONGTABLE_URL)


@lru_cache(maxsize=8)
def domain_in(sender: str, url: str) -> str:
    _, address = parseaddr(sender)
    return address.rpartition("@")[2] or urlsplit(url).hostname or "localhost"


def takes_replies() -> bool:
    return bool(settings.LONGTABLE_REPLY_ADDRESS)


def reply_address(ask: Ask) -> str:
    """Empty if this host receives no mail."""
    return tagged(token_for(ask, REPLY, until=in_days()))


def bounce_address(player: User) -> str:
    """The envelope's sender: what can not be delivered comes back to it, and tells of whom."""
    post = Post(player.pk, digest_of(player.email))
    return tagged(token_for(post, BOUNCE, until=FOR_EVER))


def digest_of(address: str) -> int:
    return crc32(address.strip().lower().encode())


def tagged(token: str) -> str:
    base = settings.LONGTABLE_REPLY_ADDRESS
    if not base:
        return ""
    local, _, domain = base.rpartition("@")
    whole = f"{local}+{token}"
    assert len(whole) <= LONGEST_LOCAL_PART, "LONGTABLE_REPLY_ADDRESS is too long before the @"
    return f"{whole}@{domain}"


def token_in(address: str) -> str:
    """The signed word in an address of ours; refused if it is none of ours."""
    local, _, domain = address.strip().lower().rpartition("@")
    base, _, ours = settings.LONGTABLE_REPLY_ADDRESS.lower().rpartition("@")
    name, plus, token = local.partition("+")
    if not ours or domain != ours or name != base or not plus:
        raise BadToken("not an address of ours")
    return token


def stop_address(player: User, kind: str, match_id: int = 0) -> str:
    """Where one press, or one request of a mail program, ends mails of this kind."""
    token = token_for(Stop(player.pk, kind, match_id), STOP, until=FOR_EVER)
    return address_of("mail_stop", token)


def sender() -> str:
    name, address = parseaddr(settings.DEFAULT_FROM_EMAIL)
    return formataddr((name or "Longtable", address))
