"""Lets tests do what the database refuses: empty the log between tests, and tamper with it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module

from django.db import connection

APPEND_ONLY = import_module("games.migrations.0002_append_only")
TABLES = ["games_logentry", "games_chunk", "games_contentedition", "games_match"]


def lowered() -> list[str]:
    if connection.vendor == "postgresql":
        return [f"ALTER TABLE {table} DISABLE TRIGGER USER" for table in TABLES]
    return list(APPEND_ONLY.SQLITE_BACKWARD)


def raised() -> list[str]:
    if connection.vendor == "postgresql":
        return [f"ALTER TABLE {table} ENABLE TRIGGER USER" for table in TABLES]
    return list(APPEND_ONLY.SQLITE_FORWARD)


@contextmanager
def guards_down() -> Iterator[None]:
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
        for statement in lowered():
            cursor.execute(statement)
        yield
        for statement in raised():
            cursor.execute(statement)


def tamper(sql: str, *values: object) -> None:
    """Change what is stored, as somebody with the keys to the database could."""
    with guards_down(), connection.cursor() as cursor:
        cursor.execute(sql, values)
        assert cursor.rowcount > 0, "nothing was changed"
