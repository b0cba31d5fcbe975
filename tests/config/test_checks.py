"""What the checks refuse in settings that a host built on top of ours."""

from types import SimpleNamespace
from typing import Any

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.core.management import call_command
from django.core.management.base import SystemCheckError

from config.checks import refusals, start_only_if_safe

SAFE: dict[str, Any] = {
    "SECRET_KEY": "k" * 50,
    "DEBUG": False,
    "ALLOWED_HOSTS": ["play.example"],
    "DATABASES": {"default": {"ENGINE": "django.db.backends.postgresql"}},
    "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
    "SESSION_COOKIE_SECURE": True,
    "CSRF_COOKIE_SECURE": True,
    "SECURE_SSL_REDIRECT": True,
    "LONGTABLE_URL": "https://play.example",
    "LONGTABLE_REPLY_ADDRESS": "reply@play.example",
}
SQLITE = {"default": {"ENGINE": "django.db.backends.sqlite3"}}
FILES = "django.core.mail.backends.filebased.EmailBackend"


@pytest.fixture(autouse=True)
def nothing_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE_ALLOW_SQLITE", "EMAIL_ALLOW_FILE", "DEPLOY_HTTP"):
        monkeypatch.delenv(name, raising=False)


def test_safe_settings_pass() -> None:
    assert refusals(SimpleNamespace(**SAFE)) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SECRET_KEY", ""),
        ("SECRET_KEY", "k" * 31),
        ("DEBUG", True),
        ("ALLOWED_HOSTS", []),
        ("ALLOWED_HOSTS", ["play.example", "*"]),
        ("DATABASES", SQLITE),
        ("EMAIL_BACKEND", FILES),
        ("SESSION_COOKIE_SECURE", False),
        ("CSRF_COOKIE_SECURE", False),
        ("SECURE_SSL_REDIRECT", False),
        ("LONGTABLE_URL", "http://localhost:8000"),
        ("LONGTABLE_URL", "play.example"),
        ("LONGTABLE_REPLY_ADDRESS", "reply"),
        ("LONGTABLE_REPLY_ADDRESS", "answers-to-mails@play.example"),
    ],
)
def test_one_unsafe_setting_is_refused(name: str, value: Any) -> None:
    assert len(refusals(SimpleNamespace(**SAFE | {name: value}))) == 1


@pytest.mark.parametrize(
    ("allowed", "name", "value"),
    [
        ("DATABASE_ALLOW_SQLITE", "DATABASES", SQLITE),
        ("EMAIL_ALLOW_FILE", "EMAIL_BACKEND", FILES),
        ("DEPLOY_HTTP", "SESSION_COOKIE_SECURE", False),
    ],
)
def test_it_passes_if_it_is_meant(
    monkeypatch: pytest.MonkeyPatch, allowed: str, name: str, value: Any
) -> None:
    monkeypatch.setenv(allowed, "yes")
    assert refusals(SimpleNamespace(**SAFE | {name: value})) == []


def test_commands_and_servers_stop_at_an_unsafe_place(settings: Any) -> None:
    settings.LONGTABLE_PRODUCTION = True
    with pytest.raises(SystemCheckError, match="SESSION_COOKIE_SECURE"):
        call_command("check")
    with pytest.raises(ImproperlyConfigured, match="SESSION_COOKIE_SECURE"):
        start_only_if_safe()


def test_a_laptop_is_left_in_peace() -> None:
    start_only_if_safe()
