"""Kill -9 at any moment, brokers and databases that go away: nothing lost, little told twice."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.db import connection

from tests.support.sink import free_port

pytestmark = pytest.mark.slow
SECONDS = float(os.environ.get("FAULTS_SECONDS", "25"))


def surroundings(folder: Path, database: str, **more: str) -> dict[str, str]:
    port = free_port()
    return {
        "PATH": os.environ["PATH"],
        "DJANGO_SETTINGS_MODULE": "tests.support.faults.settings",
        "SECRET_KEY": "k" * 50,
        "DATABASE_URL": database,
        "EMAIL_URL": f"smtp://127.0.0.1:{port}",
        "FAULTS_SMTP_PORT": str(port),
        "BROKER_FOLDER": str(folder / "broker"),
        "BEAT_FILE": str(folder / "beat"),
        "NOTICE_DELAY": "0",
        "TALK_DELAY": "0",
        "POST_EVERY": "1",
        "LEASE": "5",
        "API_RATE_USER": "1000000",
        "API_RATE_MOVES": "1000000",
        **more,
    }


def torment(folder: Path, env: dict[str, str], seconds: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.support.faults.run", str(seconds), str(folder)]
    done = subprocess.run(
        command, cwd=settings.BASE_DIR, env=env, capture_output=True, text=True, check=False
    )
    assert done.stdout, done.stderr[-4000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    sys.stdout.write(f"{found}\n")
    return found


def check(found: dict[str, Any], seconds: float) -> None:
    assert found["troubles"] == []
    assert found["quiet"], "something was still waiting to be told"
    assert found["killed"]["web"] >= seconds
    assert found["killed"]["worker"] >= seconds / 6
    assert found["moves"] > seconds / 2
    assert found["told twice"] <= found["killed"]["worker"], "one mail a killed worker at most"


@contextmanager
def scratch_database() -> Iterator[str]:
    import psycopg
    from psycopg import sql

    place = connection.settings_dict
    who, host, port = (place[word] for word in ("USER", "HOST", "PORT"))
    server = f"postgres://{who or 'postgres'}@{host or '127.0.0.1'}:{port or 5432}"
    name = f"longtable_faults_{os.getpid()}"
    with psycopg.connect(f"{server}/postgres", autocommit=True) as admin:
        admin.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        try:
            yield urlsplit(f"{server}/{name}").geturl()
        finally:
            admin.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


@pytest.mark.skipif(connection.vendor == "postgresql", reason="SQLite and its broker of files")
def test_on_sqlite_with_the_filesystem_broker(tmp_path: Path) -> None:
    env = surroundings(tmp_path, f"sqlite:///{tmp_path / 'club.sqlite3'}")
    check(torment(tmp_path, env, SECONDS), SECONDS)


@pytest.mark.postgres
def test_on_postgresql_with_redis_that_goes_away_and_connections_that_are_cut(
    tmp_path: Path,
) -> None:
    port = str(free_port())
    with scratch_database() as database:
        more = {"CELERY_BROKER_URL": f"redis://127.0.0.1:{port}/0", "FAULTS_REDIS_PORT": port}
        check(torment(tmp_path, surroundings(tmp_path, database, **more), SECONDS), SECONDS)


@pytest.mark.postgres
def test_on_postgresql_with_rabbitmq(tmp_path: Path) -> None:
    with scratch_database() as database:
        more = {
            "CELERY_BROKER_URL": os.environ.get(
                "FAULTS_AMQP", "amqp://guest:guest@127.0.0.1:5672//"
            ),
            "CELERY_QUEUE": f"longtable_faults_{os.getpid()}",
        }
        seconds = SECONDS / 2
        check(torment(tmp_path, surroundings(tmp_path, database, **more), seconds), seconds)
