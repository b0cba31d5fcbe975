"""What a match takes up in the database, against the JSON of its events alone."""

from collections.abc import Callable
from random import Random

from django.db import connection
from django.db.models import Sum
from django.db.models.functions import Length

from bench.report import at_most, tell
from bench.weighing import weight
from games.kernel.game import ENCODER
from games.kernel.play import questions
from games.kernel.resolution import Question
from games.log import snapshots
from games.log.found import find
from games.log.table import table_of
from games.models import Match, Snapshot
from games.rules.registry import game_of
from games.services.archive import pack_match
from games.services.matches import open_match
from games.services.moves import play_option
from tests.support import quarry

MATCHES = 3
MOST_TIMES_JSON = 2.5
MOST_KB = 150
MOST_SNAPSHOT_KB = 30


def measure() -> None:
    weigh(
        "Quarry",
        [finished(quarry.GAME.slug, 4, number, {"rounds": 60}) for number in range(MATCHES)],
    )
    for seats in (2, 5):
        name = f"Tiny Epic Kingdoms, {seats} seats"
        matches = [finished("tiny_epic_kingdoms", seats, number, {}) for number in range(MATCHES)]
        weigh(name, matches, in_kilobytes)


def weigh(name: str, matches: list[int], more: Callable[..., None] | None = None) -> None:
    """As rows and then as chunks; every command came with a key."""
    logs = Match.objects.filter(pk__in=matches).aggregate(Sum("head"))
    found = Match.objects.filter(pk__in=matches).aggregate(json=Sum(Length("log__payload")))
    json, events = found["json"] / MATCHES, logs["head__sum"] // MATCHES
    as_rows = weight(matches)
    for match_id in matches:
        pack_match(match_id)
    packed = weight(matches)
    facts = {"events": events, "json_bytes": round(json)}
    at_most(
        f"stored bytes against JSON, finished and packed: {name}",
        packed / json,
        MOST_TIMES_JSON,
        stored_bytes=round(packed),
        **facts,
    )
    tell(
        f"stored bytes against JSON, as rows with keys and outbox: {name}",
        as_rows / json,
        "for information",
        ok=True,
        stored_bytes=round(as_rows),
        **facts,
    )
    if more is not None:
        more(name, matches, as_rows=as_rows, packed=packed)


def in_kilobytes(name: str, matches: list[int], *, as_rows: float, packed: float) -> None:
    at_most(f"kB of a packed match: {name}", packed / 1000, MOST_KB)
    tell(f"kB of a match as rows: {name}", as_rows / 1000, "for information", ok=True)
    states = Snapshot.objects.filter(match_id__in=matches).values_list("state", flat=True)
    game = game_of("tiny_epic_kingdoms")
    largest = max(states, key=len)
    as_json = ENCODER.encode(snapshots.read(game, bytes(largest)))
    at_most(
        f"kB of the largest snapshot: {name}",
        len(largest) / 1000,
        MOST_SNAPSHOT_KB,
        as_json_kb=round(len(as_json) / 1000, 1),
    )


def finished(game: str, seats: int, number: int, options: dict[str, int]) -> int:
    """A match that was played to its end at random, every command with a key of its own."""
    rng = Random(number)
    match = open_match(game, seats, options=options)
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = off")
        while asked := open_questions(match.pk):
            question = rng.choice(asked)
            option = rng.choice(question.options).id
            play_option(match.pk, question.seat, option, key=str(rng.getrandbits(64)))
        cursor.execute("SET synchronous_commit = on")
    return int(match.pk)


def open_questions(match_id: int) -> list[Question]:
    found = find(match_id)
    assert found is not None
    table = table_of(match_id, found)
    return questions(table.game, table.g, table.drafts)
