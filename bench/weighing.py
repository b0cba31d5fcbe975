"""What stored matches weigh: copies of them in tables of their own, indexes and TOAST included."""

from collections.abc import Sequence

from django.db import connection

COPIES = 50
BESIDE = ("games_logentry", "games_chunk", "games_snapshot", "games_commandkey", "games_turn")


def weight(match_ids: Sequence[int], tables: Sequence[str] = BESIDE) -> float:
    """The bytes that one of these matches takes up in these tables, on the average."""
    with connection.cursor() as cursor:
        cursor.execute("DROP SCHEMA IF EXISTS scales CASCADE")
        cursor.execute("CREATE SCHEMA scales")
        total = 0
        for table in tables:
            cursor.execute(f"CREATE TABLE scales.{table} (LIKE public.{table} INCLUDING ALL)")
            columns = columns_of(table)
            chosen = ", ".join(
                column.replace("match_id", "-n * 1000000 - match_id") for column in columns
            )
            cursor.execute(
                f"INSERT INTO scales.{table} ({', '.join(columns)}) SELECT {chosen} FROM"
                f" public.{table}, generate_series(1, %s) n WHERE match_id = ANY(%s)",
                (COPIES, list(match_ids)),
            )
            cursor.execute(f"VACUUM scales.{table}")
            cursor.execute("SELECT pg_total_relation_size(%s::regclass)", (f"scales.{table}",))
            total += cursor.fetchone()[0]
        cursor.execute("DROP SCHEMA scales CASCADE")
    return total / COPIES / len(match_ids)


def columns_of(table: str) -> list[str]:
    """All columns but one that numbers itself."""
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT column_name FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name = %s AND is_identity = 'NO'"
            " ORDER BY ordinal_position",
            (table,),
        )
        return [name for (name,) in cursor.fetchall()]
