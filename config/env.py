"""Reads settings from the environment, the only place they come from."""

import os
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

WORDS = {"1": True, "true": True, "yes": True, "on": True}
WORDS |= {"0": False, "false": False, "no": False, "off": False}

# Writers queue for the lock when their transaction begins, not in the middle of it.
SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
}


def text(name: str, default: str = "") -> str:
    """What is set, or the default; a blank counts as not set."""
    return os.environ.get(name, "").strip() or default


def flag(name: str, *, default: bool) -> bool:
    word = text(name, "yes" if default else "no").lower()
    if word not in WORDS:
        raise ImproperlyConfigured(f"{name} is {word!r}; write yes or no.")
    return WORDS[word]


def number(name: str, default: int) -> int:
    word = text(name, str(default))
    if not word.isdecimal() or int(word) == 0:
        raise ImproperlyConfigured(f"{name} is {word!r}; write a whole number from 1.")
    return int(word)


def words(name: str) -> list[str]:
    return [word.strip() for word in text(name).split(",") if word.strip()]


def database(url: str, base: Path) -> dict[str, Any]:
    """Django's entry for sqlite:///file, relative to base, or postgres://user:word@host:port/name."""
    parts = urlsplit(url)
    name = unquote(parts.path.removeprefix("/"))
    if parts.scheme == "sqlite" and name and not parts.netloc:
        sqlite = {"ENGINE": "django.db.backends.sqlite3", "NAME": str(base / name)}
        return {**sqlite, "OPTIONS": dict(SQLITE_OPTIONS)}
    if parts.scheme not in {"postgres", "postgresql"} or not name:
        raise ImproperlyConfigured("DATABASE_URL must be sqlite:///file or postgres://host/name.")
    account = {"USER": unquote(parts.username or ""), "PASSWORD": unquote(parts.password or "")}
    place = {"NAME": name, "HOST": unquote(parts.hostname or ""), "PORT": str(parts.port or "")}
    upkeep = {"CONN_MAX_AGE": 60, "CONN_HEALTH_CHECKS": True}
    upkeep["OPTIONS"] = dict(parse_qsl(parts.query))
    return {"ENGINE": "django.db.backends.postgresql", **account, **place, **upkeep}


def cache(url: str) -> dict[str, Any]:
    """Django's entry for redis://host:port/number or locmem://, the memory of each process."""
    scheme = urlsplit(url).scheme
    if scheme == "locmem":
        return {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"}
    if scheme not in {"redis", "rediss"} or not urlsplit(url).hostname:
        raise ImproperlyConfigured("CACHE_URL must be redis://host:port/number or locmem://.")
    return {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": url}
