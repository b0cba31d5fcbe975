"""psycopg's own cursor on Django's connection, for the two statements that every move needs."""

from collections.abc import Sequence
from typing import Any

import psycopg
from django.db import DEFAULT_DB_ALIAS, connections
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
