"""Tables kept ready between two moves, so that a move in a lively match need not load anything.

Nothing rests on them. A table is named by the hash of its head, and the append tests that hash:
one that has gone stale, for whatever reason, costs a conflict and a fresh load. Whoever takes a
table owns it, and only a table whose move was appended is put back.
"""

import threading
from collections import OrderedDict

import msgspec
from django.conf import settings

from games.kernel.together import Together
from games.log.row import Row
from games.log.table import Table

TABLES: OrderedDict[int, Table] = OrderedDict()
LOCK = threading.Lock()


def take(match_id: int) -> Table | None:
    with LOCK:
        return TABLES.pop(match_id, None)


def put_back(table: Table, rows: list[Row], *, waiting: int) -> None:
    """Keep a table after its move, unless others may write beside the log or a fold is due."""
    if not settings.LONGTABLE_WARM_MATCHES:
        return
    header = table.g.state.header
    if header.over or isinstance(table.game.read_step(header.agenda[-1]), Together):
        return
    table.found = msgspec.structs.replace(
        table.found, head=rows[-1].seq, head_hash=rows[-1].hash, waiting=waiting, drafts=None
    )
    table.drafts = {}
    tail = table.tail
    tail.payloads.extend(row.payload for row in rows)
    tail.versions.extend(row.version for row in rows)
    if len(tail.payloads) > settings.LONGTABLE_SNAPSHOT_EVERY:
        return
    with LOCK:
        TABLES[table.match_id] = table
        if len(TABLES) > settings.LONGTABLE_WARM_MATCHES:
            TABLES.popitem(last=False)


def forget_all() -> None:
    with LOCK:
        TABLES.clear()
