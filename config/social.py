"""Sign-in through other services: which ones, and the keys they gave this club."""

import re
from collections.abc import Iterable

from django.core.exceptions import ImproperlyConfigured

from config import env


def provider_apps(names: Iterable[str]) -> list[str]:
    return [f"allauth.socialaccount.providers.{checked(name)}" for name in names]


def provider_keys(names: Iterable[str]) -> dict[str, object]:
    """For github: SOCIAL_GITHUB_CLIENT_ID and SOCIAL_GITHUB_SECRET, both needed."""
    return {name: {"APPS": [keys_of(name)]} for name in names}


def keys_of(name: str) -> dict[str, str]:
    prefix = f"SOCIAL_{name.upper()}"
    keys = {
        "client_id": env.text(f"{prefix}_CLIENT_ID"),
        "secret": env.text(f"{prefix}_SECRET"),
    }
    if not all(keys.values()):
        raise ImproperlyConfigured(
            f"SOCIAL_PROVIDERS names {name}: set {prefix}_CLIENT_ID and {prefix}_SECRET."
        )
    return keys


def checked(name: str) -> str:
    if not re.fullmatch(r"[a-z0-9_]+", name):
        raise ImproperlyConfigured(f"SOCIAL_PROVIDERS: {name!r} is not the name of a provider.")
    return name
