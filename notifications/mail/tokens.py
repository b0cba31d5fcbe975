"""Short signed words that stand in links and reply addresses: whose they are, for what, until when.

A token is small and has no capitals, since it must survive as the local part of a mail address.
"""

import hmac
import time
from base64 import b32decode, b32encode
from binascii import Error
from typing import TypeVar

import msgspec
from django.conf import settings
from django.utils.crypto import salted_hmac
from msgspec import Struct

MAC_BYTES = 10
DAY = 86_400
SHORTEST, LONGEST = 20, 80
DAYS = 30
"""How long a link or a reply address counts, if nothing else is said."""


class Ask(Struct, frozen=True, array_like=True):
    """One decision of one player, as a mail put it."""

    match: int
    seat: int
    player: int
    seen: int
    """The head of the match when the mail was written."""
    mark: int
    """Stands for the question and its options in their order."""


class Stop(Struct, frozen=True, array_like=True):
    """A player who wants no more mails of a kind, or about a match."""

    player: int
    kind: str
    match: int = 0


class Post(Struct, frozen=True, array_like=True):
    """The account that a mail went to: bounces come back with it."""

    player: int
    digest: int
    """Stands for the address, so that a bounce of an old one does not hurt a new one."""


Meaning = TypeVar("Meaning", Ask, Stop, Post)


class BadToken(ValueError):
    """Forged, damaged, or made for something else."""


class ExpiredToken(BadToken):
    """It was good once; who it was for is still known."""

    def __init__(self, meaning: Ask | Stop | Post) -> None:
        super().__init__("expired")
        self.meaning = meaning


FOR_EVER = 0


def in_days(days: int = DAYS) -> int:
    """The last day, counted from 1970, on which a token of today counts."""
    return int(time.time()) // DAY + days


def token_for(meaning: Ask | Stop | Post, purpose: str, *, until: int) -> str:
    """`until` is a day counted from 1970, or `FOR_EVER`."""
    body = msgspec.msgpack.encode([until, meaning])
    signed = body + mac(body, purpose, settings.SECRET_KEY)
    return written(signed)


def written(signed: bytes) -> str:
    return b32encode(signed).decode().rstrip("=").lower()


def read_token(token: str, kind: type[Meaning], purpose: str) -> tuple[Meaning, int]:
    """What it means, and until when."""
    body = body_of(token, purpose)
    try:
        until, meaning = msgspec.msgpack.decode(body, type=tuple[int, kind])
    except msgspec.MsgspecError as error:
        raise BadToken("made for something else") from error
    if until and until < time.time() // DAY:
        raise ExpiredToken(meaning)
    return meaning, until


def body_of(token: str, purpose: str) -> bytes:
    if not SHORTEST <= len(token) <= LONGEST or not token.isascii():
        raise BadToken("no token")
    try:
        signed = b32decode(token.upper() + "=" * (-len(token) % 8))
    except Error as error:
        raise BadToken("no token") from error
    if written(signed) != token.lower():
        raise BadToken("another way to write a token")
    body, found = signed[:-MAC_BYTES], signed[-MAC_BYTES:]
    keys = [settings.SECRET_KEY, *settings.SECRET_KEY_FALLBACKS]
    if not any(hmac.compare_digest(mac(body, purpose, key), found) for key in keys):
        raise BadToken("forged")
    return body


def mac(body: bytes, purpose: str, key: str) -> bytes:
    signer = salted_hmac(f"longtable.post.{purpose}", body, secret=key, algorithm="sha256")
    return signer.digest()[:MAC_BYTES]
