"""psycopg's own cursor on Django's connection, for the two statements that every move needs."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import psycopg
from django.db import DEFAULT_DB_ALIAS, DatabaseError, connections
from psycopg import pq
from psycopg.adapt import AdaptersMap
from psycopg.types.numeric import Int8BinaryDumper

MOST_ROWS_PREPARED = 16

# One width for all numbers: else each mix of small and large ones is a statement to prepare.
ADAPTERS = AdaptersMap(psycopg.adapters)
ADAPTERS.register_dumper(int, Int8BinaryDumper)


class HotCursor(psycopg.Cursor[Any]):
    """Binds on the server, in binary."""

    @property
    def adapters(self) -> AdaptersMap:
        return ADAPTERS


def execute(sql: str, values: Sequence[Any], *, prepare: bool = True) -> HotCursor:
    """Run a statement in Django's transaction, or by itself if there is none."""
    database = connections[DEFAULT_DB_ALIAS]
    database.close_if_health_check_failed()
    database.ensure_connection()
    raw = database.connection
    cursor: HotCursor | None = getattr(raw, "hot_cursor", None)
    if cursor is None:
        raw.prepare_threshold = 5  # Django switches it off for its own cursors, which never prepare
        cursor = raw.hot_cursor = HotCursor(raw)
    with database.wrap_database_errors:
        cursor.execute(sql, values, prepare=prepare, binary=True)
    return cursor


def read(sql: str, values: Sequence[Any]) -> list[Any]:
    """Rows of a query that begins a request: that it answers is the health check.

    A connection that was lost meanwhile is opened again, once; inside a transaction it is not.
    """
    database = connections[DEFAULT_DB_ALIAS]
    checked, database.health_check_done = database.health_check_done, True
    try:
        return execute(sql, values).fetchall()
    except DatabaseError:
        if checked or database.in_atomic_block or database.is_usable():
            raise
    database.close()
    return execute(sql, values).fetchall()


def first_row(sql: str, number: int) -> Any:
    """The first row of a query with one number in it, as texts, or None: past psycopg's cursor.

    What live pages ask for again and again costs a third of it this way. Whatever is not plain
    sailing, such as a lost connection or a transaction, is left to `read`.
    """
    database = connections[DEFAULT_DB_ALIAS]
    raw = database.connection
    if raw is not None and not database.in_atomic_block:
        with suppress(psycopg.Error):
            result = asked(raw, sql, number)
            if result.status == pq.ExecStatus.TUPLES_OK:
                return texts(result) if result.ntuples else None
    found = read(sql, (number,))
    return None if not found else tuple(found[0])


def asked(raw: Any, sql: str, number: int) -> Any:
    names: dict[str, bytes] | None = getattr(raw, "hot_names", None)
    if names is None:
        names = raw.hot_names = {}
    if sql not in names:
        names[sql] = b"hot_%d" % len(names)
        raw.pgconn.prepare(names[sql], sql.replace("%b", "$1::bigint").encode())
    return raw.pgconn.exec_prepared(names[sql], [b"%d" % number])


def texts(result: Any) -> tuple[str | None, ...]:
    values = (result.get_value(0, column) for column in range(result.nfields))
    return tuple(None if value is None else value.decode() for value in values)
