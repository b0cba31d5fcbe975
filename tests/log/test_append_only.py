import pytest
from django.db import IntegrityError, connection, transaction

from games.kernel.game import AnyGame
from games.models import LogEntry, Match
from games.services.archive import pack_match
from tests.support.playing import everything, finished_match, running_match

pytestmark = pytest.mark.django_db

REFUSED = [
    "UPDATE games_logentry SET payload = payload",
    "UPDATE games_logentry SET seq = seq + 1000",
    "DELETE FROM games_logentry",
    "DELETE FROM games_logentry WHERE seq = 5",
    "UPDATE games_contentedition SET body = body",
    "DELETE FROM games_contentedition",
    "DELETE FROM games_match",
]
REFUSED_OF_CHUNKS = ["UPDATE games_chunk SET body = body", "DELETE FROM games_chunk"]


def refuse(statement: str) -> None:
    before = everything()
    with (
        pytest.raises(IntegrityError, match="append-only"),
        transaction.atomic(),
        connection.cursor() as cursor,
    ):
        cursor.execute(statement)
    assert everything() == before


@pytest.mark.parametrize("statement", REFUSED)
def test_the_database_refuses_to_change_a_log(quarry: AnyGame, statement: str) -> None:
    running_match()
    refuse(statement)


@pytest.mark.parametrize("statement", REFUSED_OF_CHUNKS)
def test_the_database_refuses_to_change_a_chunk(quarry: AnyGame, statement: str) -> None:
    pack_match(finished_match().pk)
    refuse(statement)


@pytest.mark.postgres
@pytest.mark.parametrize("table", ["games_logentry", "games_chunk", "games_contentedition"])
def test_the_database_refuses_to_empty_a_table(quarry: AnyGame, table: str) -> None:
    running_match()
    with connection.cursor() as cursor:
        cursor.execute("SET CONSTRAINTS ALL IMMEDIATE")
    refuse(f"TRUNCATE {table} CASCADE")


@pytest.mark.skipif(connection.vendor != "sqlite", reason="only SQLite knows REPLACE")
def test_the_database_refuses_to_replace_a_row(quarry: AnyGame) -> None:
    running_match()
    refuse("REPLACE INTO games_logentry SELECT * FROM games_logentry WHERE seq = 5")


def test_a_chunk_of_another_match_frees_no_row(quarry: AnyGame) -> None:
    pack_match(finished_match().pk)
    running_match()
    refuse("DELETE FROM games_logentry")


def test_packing_takes_exactly_the_covered_rows(quarry: AnyGame) -> None:
    packed, other = finished_match(), running_match()
    pack_match(packed.pk)
    assert LogEntry.objects.filter(match=packed).count() == 0
    assert LogEntry.objects.filter(match=other).count() == other.head


def test_an_open_table_can_still_be_given_up(quarry: AnyGame) -> None:
    match = Match.objects.create(game="quarry", seats=2, seed=b"")
    match.delete()
    assert not Match.objects.exists()
