from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import env

BASE = Path("/srv/longtable")


@pytest.mark.parametrize(("word", "meant"), [("yes", True), ("1", True), ("False", False)])
def test_a_flag_is_read_in_words(monkeypatch: pytest.MonkeyPatch, word: str, meant: bool) -> None:  # noqa: FBT001 pytest passes the cases by name
    monkeypatch.setenv("DEBUG", word)
    assert env.flag("DEBUG", default=not meant) is meant


def test_a_flag_that_is_neither_yes_nor_no_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEBUG", "perhaps")
    with pytest.raises(ImproperlyConfigured, match="DEBUG"):
        env.flag("DEBUG", default=False)


def test_a_blank_counts_as_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LONGTABLE_SNAPSHOT_EVERY", " ")
    assert env.number("LONGTABLE_SNAPSHOT_EVERY", 100) == 100


@pytest.mark.parametrize("word", ["0", "-5", "many", "1.5"])
def test_a_number_below_one_is_refused(monkeypatch: pytest.MonkeyPatch, word: str) -> None:
    monkeypatch.setenv("LONGTABLE_SNAPSHOT_EVERY", word)
    with pytest.raises(ImproperlyConfigured, match="LONGTABLE_SNAPSHOT_EVERY"):
        env.number("LONGTABLE_SNAPSHOT_EVERY", 100)


def test_a_list_is_cut_at_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALLOWED_HOSTS", "play.example, ,www.play.example")
    assert env.words("ALLOWED_HOSTS") == ["play.example", "www.play.example"]


@pytest.mark.parametrize(
    ("url", "file"),
    [
        ("sqlite:///var/club.sqlite3", "/srv/longtable/var/club.sqlite3"),
        ("sqlite:////data/our%20club.sqlite3", "/data/our club.sqlite3"),
    ],
)
def test_a_sqlite_file_is_taken_from_the_checkout_or_the_root(url: str, file: str) -> None:
    database = env.database(url, BASE)
    assert database["NAME"] == file
    assert database["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_a_postgres_address_is_taken_apart() -> None:
    database = env.database("postgres://ada:p%40ss@db.example:5433/club?sslmode=require", BASE)
    assert database["ENGINE"] == "django.db.backends.postgresql"
    assert [database[key] for key in ("USER", "PASSWORD", "HOST", "PORT", "NAME")] == [
        "ada",
        "p@ss",
        "db.example",
        "5433",
        "club",
    ]
    assert database["OPTIONS"] == {"sslmode": "require"}


@pytest.mark.parametrize("url", ["mysql://db/club", "postgres://db", "sqlite://", "club.sqlite3"])
def test_another_database_is_refused(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL"):
        env.database(url, BASE)


def test_a_cache_is_shared_through_redis_or_kept_by_each_process() -> None:
    assert env.cache("redis://redis:6379/0")["LOCATION"] == "redis://redis:6379/0"
    assert env.cache("locmem://")["BACKEND"].endswith("LocMemCache")


@pytest.mark.parametrize("url", ["memcached://cache", "redis://", "redis"])
def test_another_cache_is_refused(url: str) -> None:
    with pytest.raises(ImproperlyConfigured, match="CACHE_URL"):
        env.cache(url)
