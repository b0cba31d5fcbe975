"""A scratch database on PostgreSQL: made for one run, migrated, and dropped at the end."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import psycopg
from psycopg import sql

DEFAULT_URL = "postgres://root@127.0.0.1:5432/postgres"
NAME = f"longtable_bench_{os.getpid()}"


def server_url() -> str:
    return os.environ.get("BENCH_DATABASE_URL") or DEFAULT_URL


def scratch_url() -> str:
    return urlsplit(server_url())._replace(path=f"/{NAME}").geturl()


def reason_it_is_missing() -> str | None:
    """Why there is no PostgreSQL, in the words of the driver; None if there is one."""
    try:
        psycopg.connect(server_url(), connect_timeout=5).close()
    except psycopg.Error as error:
        return f"PostgreSQL: {error}".strip()
    return None


@contextmanager
def scratch_database() -> Iterator[None]:
    """Django with this database, all tables made, the reference game registered."""
    on_server("CREATE DATABASE {}")
    try:
        set_django_up()
        yield
    finally:
        leave_database()
        on_server("DROP DATABASE {} WITH (FORCE)")


def on_server(statement: str) -> None:
    with psycopg.connect(server_url(), autocommit=True) as connection:
        connection.execute(sql.SQL(statement).format(sql.Identifier(NAME)))


def set_django_up() -> None:
    os.environ["DATABASE_URL"] = scratch_url()
    os.environ["DJANGO_SETTINGS_MODULE"] = "config.settings.test"
    import django

    django.setup()
    from django.core.management import call_command

    from games.rules.registry import GAMES
    from tests.support import quarry

    call_command("migrate", verbosity=0)
    GAMES[quarry.GAME.slug] = quarry.GAME


def leave_database() -> None:
    from django.db import connections

    connections.close_all()


def raw_connection() -> psycopg.Connection:
    """The driver alone: every statement prepared and a transaction of its own."""
    connection = psycopg.connect(scratch_url(), autocommit=True)
    connection.prepare_threshold = 0
    return connection
