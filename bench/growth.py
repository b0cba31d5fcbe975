"""Reading one match while the tables around it grow from ten thousand events to ten million.

Both sizes lie in one database, each in a schema of its own, so that they can take turns. Almost
all events of a service belong to finished matches, which are packed; the running ones are rows.
"""

import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random

from django.db import connection

from bench.report import at_most, begin_round, in_turn
from bench.storage import finished
from bench.stories import played
from bench.weighing import columns_of
from games.log.found import find
from games.log.history import rows_of_match
from games.log.table import table_of
from games.models import Match
from games.services.archive import pack_match
from tests.support import quarry

TABLES = ("games_contentedition", "games_match", "games_logentry", "games_chunk", "games_snapshot")
SMALL, LARGE = 10_000, 10_000_000
RUNNING_SHARE = 100
"""One event in so many belongs to a running match."""
FEWEST_RUNNING = 20
ROUNDS_PLAYED = 16
MOVES_PLAYED = 250
ROUNDS = 9
WARM_READS = 10
"""After the other world had its turn: plans are made anew."""
READS_A_ROUND = 100


class World:
    """A schema with copies of a packed match and of a running one, up to a number of events."""

    def __init__(self, name: str, events: int, *, packed: Match, running: Match) -> None:
        self.name = name
        self.rng = Random(events)
        self.packed = range(1, events // packed.head + 1)
        count = max(FEWEST_RUNNING, events // RUNNING_SHARE // running.head)
        self.running = range(self.packed.stop, self.packed.stop + count)
        self.head = packed.head
        with connection.cursor() as cursor:
            cursor.execute(f"CREATE SCHEMA {name}")
            for table in TABLES:
                # Unlogged: they are read only, and ten million events need no second copy.
                cursor.execute(
                    f"CREATE UNLOGGED TABLE {name}.{table} (LIKE public.{table} INCLUDING ALL)"
                )
                if table == "games_contentedition":
                    cursor.execute(f"INSERT INTO {name}.{table} SELECT * FROM public.{table}")
                else:
                    multiply(f"{name}.{table}", packed.pk, self.packed)
                    multiply(f"{name}.{table}", running.pk, self.running)
                cursor.execute(f"VACUUM ANALYZE {name}.{table}")

    @contextmanager
    def entered(self) -> Iterator[None]:
        with connection.cursor() as cursor:
            cursor.execute(f"SET search_path TO {self.name}, public")
            yield
            cursor.execute("SET search_path TO public")

    def read_whole_log(self) -> None:
        match = Match(pk=self.rng.choice(self.packed), head=self.head)
        assert len(list(rows_of_match(match))) == self.head

    def open_running(self) -> None:
        match_id = self.rng.choice(self.running)
        found = find(match_id)
        assert found is not None
        table_of(match_id, found)


def multiply(target: str, match_id: int, ids: range) -> None:
    """Copies of one match's rows under these numbers."""
    table = target.split(".")[1]
    key = "id" if table == "games_match" else "match_id"
    columns = ", ".join(column for column in columns_of(table) if column != key)
    with connection.cursor() as cursor:
        cursor.execute(
            f"INSERT INTO {target} ({key}, {columns}) SELECT n, {columns}"
            f" FROM generate_series(%s, %s) n, public.{table} WHERE {table}.{key} = %s ORDER BY n",
            (ids.start, ids.stop - 1, match_id),
        )


def measure() -> None:
    packed = Match.objects.get(pk=finished(quarry.GAME.slug, 4, 1, {"rounds": ROUNDS_PLAYED}))
    pack_match(packed.pk)
    running = Match.objects.get(pk=played(MOVES_PLAYED, spare=1).match_id)
    worlds = [
        World("small", SMALL, packed=packed, running=running),
        World("large", LARGE, packed=packed, running=running),
    ]
    with connection.cursor() as cursor:
        cursor.execute("CHECKPOINT")
        cursor.execute("SELECT pg_database_size(current_database()) / 1000000")
        megabytes = cursor.fetchone()[0]
    small, large = medians(worlds, World.read_whole_log)
    at_most(
        "whole log of a finished match, 10 M events against 10 k",
        large / small,
        1.5,
        large_ms=round(large * 1000, 3),
        small_ms=round(small * 1000, 3),
        events_a_match=packed.head,
        database_mb=int(megabytes),
    )
    small, large = medians(worlds, World.open_running)
    at_most(
        "opening a running match, 10 M events against 10 k",
        large / small,
        1.5,
        large_ms=round(large * 1000, 3),
        small_ms=round(small * 1000, 3),
        events_a_match=running.head,
        running_matches=len(worlds[1].running),
    )


def medians(worlds: list[World], read: Callable[[World], None]) -> list[float]:
    """The median of the rounds' median reads in each world; the worlds take turns."""
    found: list[list[float]] = [[] for _ in worlds]
    for _ in range(ROUNDS + 1):
        begin_round()
        for kept, world in zip(found, worlds, strict=True):
            with world.entered():
                in_turn([partial(read, world)], WARM_READS)
                (times,) = in_turn([partial(read, world)], READS_A_ROUND)
            kept.append(statistics.median(times))
    return [statistics.median(kept[1:]) for kept in found]
