import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection

SAFE = {
    "SECRET_KEY": "k" * 50,
    "ALLOWED_HOSTS": "play.example",
    "DEBUG": "",
    "DATABASE_URL": "postgres://db.example/club",
    "EMAIL_URL": "smtp://mail.example",
}


def started(**environment: str) -> subprocess.CompletedProcess[str]:
    """A fresh process that starts with the production settings and nothing else set."""
    asked = {"PATH": os.environ["PATH"], "DJANGO_SETTINGS_MODULE": "config.settings.production"}
    return subprocess.run(
        [sys.executable, "-c", "import django; django.setup()"],
        cwd=settings.BASE_DIR,
        env=asked | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_production_starts_with_safe_settings() -> None:
    process = started(**SAFE)
    assert process.returncode == 0, process.stderr


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SECRET_KEY", ""),
        ("SECRET_KEY", "short"),
        ("DEBUG", "yes"),
        ("ALLOWED_HOSTS", ""),
        ("ALLOWED_HOSTS", "*"),
        ("DATABASE_URL", ""),
        ("DATABASE_URL", "sqlite:///var/club.sqlite3"),
        ("EMAIL_URL", ""),
        ("EMAIL_URL", "filebased:///var/mail"),
        ("EMAIL_URL", "console://"),
    ],
)
def test_production_refuses_what_is_unsafe(name: str, value: str) -> None:
    process = started(**SAFE | {name: value})
    assert process.returncode != 0
    assert "ImproperlyConfigured" in process.stderr
    assert name in process.stderr


@pytest.mark.parametrize(
    "asked",
    [
        {"DATABASE_URL": "sqlite:///var/club.sqlite3", "DATABASE_ALLOW_SQLITE": "yes"},
        {"EMAIL_URL": "filebased:///var/mail", "EMAIL_ALLOW_FILE": "1"},
        {"DEPLOY_HTTP": "yes"},
    ],
)
def test_production_takes_what_is_asked_for_by_name(asked: dict[str, str]) -> None:
    process = started(**SAFE | asked)
    assert process.returncode == 0, process.stderr


def test_production_tells_everything_at_once() -> None:
    process = started(DEBUG="yes")
    for name in ("SECRET_KEY", "DEBUG", "ALLOWED_HOSTS", "DATABASE_URL", "EMAIL_URL"):
        assert name in process.stderr


def test_no_refusal_tells_a_secret() -> None:
    process = started(SECRET_KEY="hunter2", DATABASE_URL="postgres://ada:pass@db.example/club")
    assert process.returncode != 0
    assert "hunter2" not in process.stderr
    assert "pass@" not in process.stderr


def test_a_key_made_on_a_laptop_is_kept(tmp_path: Path) -> None:
    from config.settings.local import kept_secret_key

    first = kept_secret_key(tmp_path / "secret_key")
    assert len(first) >= 50
    assert kept_secret_key(tmp_path / "secret_key") == first


@pytest.mark.django_db
def test_sqlite_waits_for_its_lock_when_a_transaction_begins() -> None:
    if connection.vendor != "sqlite":
        pytest.skip("a promise of SQLite")
    with connection.cursor() as cursor:
        assert cursor.execute("PRAGMA busy_timeout").fetchone() == (20_000,)
    assert connection.transaction_mode == "IMMEDIATE"
