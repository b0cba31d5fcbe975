"""Plays matches of Quarry through the services, at random but always the same way."""

from contextlib import suppress
from random import Random
from typing import Any

from django.apps import apps
from django.db import connection

from games.kernel.play import questions
from games.kernel.refusal import Refused
from games.kernel.resolution import Question
from games.log.found import find
from games.log.table import Table, table_of
from games.models import Match
from games.services.matches import open_match
from games.services.moves import play_option, take_back


def table_at(match: Match) -> Table:
    found = find(match.pk)
    assert found is not None
    return table_of(match.pk, found)


def open_questions(match: Match) -> list[Question]:
    table = table_at(match)
    return questions(table.game, table.g, table.drafts)


def play_on(match: Match, moves: int, *, rng: Random, undo: float = 0.0) -> Match:
    """Some more moves, now and then some taken back; fewer if the match ends."""
    for _ in range(moves):
        asked = open_questions(match)
        if not asked:
            break
        question = rng.choice(asked)
        play_option(match.pk, question.seat, rng.choice(question.options).id)
        while rng.random() < undo:
            try_to_take_back(match, question.seat)
    match.refresh_from_db()
    return match


def try_to_take_back(match: Match, seat: int) -> None:
    with suppress(Refused):
        take_back(match.pk, seat)


def running_match(moves: int = 20, *, seats: int = 3, seed: int = 1, **options: Any) -> Match:
    match = open_match("quarry", seats, options=options)
    return play_on(match, moves, rng=Random(seed))


def finished_match(*, seats: int = 3, seed: int = 1, **options: Any) -> Match:
    match = open_match("quarry", seats, options=options)
    play_on(match, 10_000, rng=Random(seed))
    assert match.status == Match.Status.FINISHED
    return match


def everything() -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables of the games app."""
    dump = {}
    with connection.cursor() as cursor:
        for model in apps.get_app_config("games").get_models():
            table = model._meta.db_table
            cursor.execute(f"SELECT * FROM {table} ORDER BY 1, 2, 3")
            dump[table] = [tuple(map(plain, row)) for row in cursor.fetchall()]
    return dump


def plain(value: Any) -> Any:
    return bytes(value) if isinstance(value, memoryview) else value
