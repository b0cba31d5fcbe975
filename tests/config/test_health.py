"""Probes: is the process alive, can it serve."""

from typing import Any

import pytest
from django.db import DatabaseError, connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client

from config import health


@pytest.fixture(autouse=True)
def nothing_was_seen() -> None:
    health.seen_migrated.cache_clear()


def test_a_living_process_asks_nobody(client: Client) -> None:
    response = client.get("/healthz")
    assert response.json() == {"status": "alive"}
    assert response.headers["Cache-Control"] == "no-store"
    assert not response.cookies


@pytest.mark.django_db
def test_it_is_ready_with_a_migrated_database(client: Client) -> None:
    response = client.get("/readyz")
    assert response.status_code == 200
    assert response.json()["status"] == "ready"
    assert not response.cookies


@pytest.mark.django_db
def test_it_is_not_ready_while_a_migration_is_missing(client: Client) -> None:
    MigrationRecorder(connection).record_unapplied("games", "0005_open_turns")
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["checks"] == {"database": "ok", "migrations": "missing"}


def test_a_database_that_is_down_is_told_without_details(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> bool:
        raise DatabaseError("password=hunter2 host=db.example")

    monkeypatch.setattr(health, "is_migrated", fails)
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["checks"] == {"database": "down", "migrations": "unknown"}
    assert b"hunter2" not in response.content


def test_probes_come_by_any_name_and_without_tls(client: Client, settings: Any) -> None:
    settings.SECURE_SSL_REDIRECT = True
    assert client.get("/healthz", headers={"host": "10.0.0.7:8000"}).status_code == 200
    assert client.get("/", headers={"host": "localhost"}).status_code == 301


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_probes_are_only_read(client: Client, path: str) -> None:
    assert client.post(path).status_code == 405


@pytest.mark.django_db
@pytest.mark.parametrize("path", ["/healthz/", "/healthzz", "/x/healthz"])
def test_other_paths_are_no_probes(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404
