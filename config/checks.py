"""What a server that strangers can reach must not be started with."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.core.checks import CheckMessage, Error, run_checks
from django.core.exceptions import ImproperlyConfigured

from config import env

PRODUCTION = "production"
SHORTEST_KEY = 32
LONGEST_LOCAL_PART = 8
"""What 64 letters leave beside a plus sign and the longest signed word."""
UNDELIVERED = ("filebased", "console", "locmem", "dummy")

Rule = Callable[[Any], Iterator[str]]


def secret_key(place: Any) -> Iterator[str]:
    if len(place.SECRET_KEY) < SHORTEST_KEY:
        yield f"Set SECRET_KEY to at least {SHORTEST_KEY} random characters."


def debug(place: Any) -> Iterator[str]:
    if place.DEBUG:
        yield "DEBUG shows secrets to strangers; production runs without it."


def hosts(place: Any) -> Iterator[str]:
    if not place.ALLOWED_HOSTS or "*" in place.ALLOWED_HOSTS:
        yield "Set ALLOWED_HOSTS to the names this service answers to."


def database(place: Any) -> Iterator[str]:
    is_sqlite = place.DATABASES["default"]["ENGINE"].endswith("sqlite3")
    if is_sqlite and not env.flag("DATABASE_ALLOW_SQLITE", default=False):
        yield (
            "DATABASE_URL is a SQLite file: set it to postgres://…, "
            "or DATABASE_ALLOW_SQLITE=yes for a small club on one machine."
        )


def mails(place: Any) -> Iterator[str]:
    stay_here = any(f".{name}." in place.EMAIL_BACKEND for name in UNDELIVERED)
    if stay_here and not env.flag("EMAIL_ALLOW_FILE", default=False):
        yield (
            "EMAIL_URL keeps mails on this machine: set it to smtp://…, "
            "or EMAIL_ALLOW_FILE=yes if nobody needs a mail."
        )


def cookies(place: Any) -> Iterator[str]:
    if env.flag("DEPLOY_HTTP", default=False):
        return
    wanted = ("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "SECURE_SSL_REDIRECT")
    missing = [name for name in wanted if not getattr(place, name, False)]
    if missing:
        yield (
            f"{', '.join(missing)} must be on: cookies would travel in the open. "
            "DEPLOY_HTTP=yes is for a trusted network only."
        )


def links(place: Any) -> Iterator[str]:
    parts = urlsplit(place.LONGTABLE_URL)
    if parts.scheme not in ("http", "https") or parts.hostname in (None, "localhost"):
        yield "Set LONGTABLE_URL to the address of this service: links in mails begin with it."


def replies(place: Any) -> Iterator[str]:
    address = place.LONGTABLE_REPLY_ADDRESS
    local, _, domain = address.rpartition("@")
    if address and (not local or not domain or len(local) > LONGEST_LOCAL_PART):
        yield (
            f"REPLY_ADDRESS must be name@host, the name of at most {LONGEST_LOCAL_PART} letters: "
            "a signed word is added to it."
        )


RULES: tuple[Rule, ...] = (secret_key, debug, hosts, database, mails, cookies, links, replies)


def refusals(place: Any) -> list[str]:
    """All that is unsafe about these settings, each with what to do about it."""
    return [text for rule in RULES for text in rule(place)]


def refuse_unsafe(values: dict[str, Any]) -> None:
    """The last line of the production settings."""
    found = refusals(SimpleNamespace(**values))
    if found:
        raise ImproperlyConfigured("\n".join(["Not safe to start:", *found]))


def production_is_safe(app_configs: object, **kwargs: object) -> list[CheckMessage]:
    """The same for settings that a host built on top of the production ones."""
    if not settings.LONGTABLE_PRODUCTION:
        return []
    return [Error(text, id="longtable.E001") for text in refusals(settings)]


def start_only_if_safe() -> None:
    """A server runs no checks by itself."""
    found = run_checks(tags=[PRODUCTION])
    if found:
        raise ImproperlyConfigured("\n".join(["Not safe to start:", *(each.msg for each in found)]))
