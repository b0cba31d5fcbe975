"""Long matches of the reference game: played once through the service, then cloned at any age."""

from random import Random

from django.db import connection
from msgspec import Struct

from games.kernel.match import Match as InMemory
from games.kernel.play import Table
from games.log import warm
from games.services.matches import open_match
from games.services.moves import play_option
from tests.support import quarry

SEATS = 4
ENDLESS = {"rounds": 1_000_000, "fair": False}

CLONE_MATCH = """
INSERT INTO games_match (created, started, content_id, head, seats, rules, waiting, packed, status,
    game, head_hash, seed, entropy, options, result)
SELECT created, started, m.content_id, e.seq, seats, m.rules, %s, false, 'running',
    game, e.hash, seed, entropy, options, '{}'
FROM games_match m JOIN games_logentry e ON e.match_id = m.id WHERE m.id = %s AND e.seq = %s
RETURNING id
"""
CLONE_LOG = """
INSERT INTO games_logentry (match_id, at, seq, move, content_id, version, rules, seat, via,
    payload, public, draws, hash)
SELECT %s, at, seq, move, content_id, version, rules, seat, via, payload, public, draws, hash
FROM games_logentry WHERE match_id = %s AND seq <= %s ORDER BY seq
"""
CLONE_SNAPSHOTS = """
INSERT INTO games_snapshot (match_id, seq, format, state)
SELECT %s, seq, format, state FROM games_snapshot WHERE match_id = %s AND seq <= %s ORDER BY seq
"""

CLONE_TURN = """
INSERT INTO games_turn (match_id, opened, first, seat, fresh)
SELECT match_id, at, seq, %s, 0 FROM games_logentry WHERE match_id = %s AND seq = %s
"""


class Story(Struct, frozen=True):
    """A match in the database, the answers that it was made of, and where each left the head."""

    match_id: int
    answers: list[tuple[int, str]]
    heads: list[int]


def answers(count: int) -> list[tuple[int, str]]:
    """Seat and option of each move; chance takes no part in what is offered, so they fit always."""
    rng = Random(7)
    match = InMemory(quarry.GAME, quarry.GAME.content(), Table(SEATS, ENDLESS), bytes(32))
    given = []
    for _ in range(count):
        question = match.questions()[0]
        option = rng.choice(question.options).id
        match.play(question.seat, option)
        given.append((question.seat, option))
    return given


def played(count: int, spare: int = 0) -> Story:
    """A match after that many moves, with some more answers to go on with."""
    given = answers(count + spare)
    match = open_match(quarry.GAME.slug, SEATS, options=ENDLESS)
    heads = [match.head]
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = off")
        for seat, option in given[:count]:
            heads.append(play_option(match.pk, seat, option).last)
        cursor.execute("SET synchronous_commit = on")
    warm.forget_all()
    return Story(match.pk, given, heads)


def clone(story: Story, moves: int) -> int:
    """Another match that has come as far as this one had after so many moves."""
    head, waiting = story.heads[moves], 1 << story.answers[moves][0]
    with connection.cursor() as cursor:
        cursor.execute(CLONE_MATCH, (waiting, story.match_id, head))
        (match_id,) = cursor.fetchone()
        cursor.execute(CLONE_LOG, (match_id, story.match_id, head))
        cursor.execute(CLONE_SNAPSHOTS, (match_id, story.match_id, head))
        cursor.execute(CLONE_TURN, (story.answers[moves][0], match_id, head))
    return int(match_id)


def tidy_up() -> None:
    """What autovacuum would do in time, done now, so that no plan rests on empty tables."""
    with connection.cursor() as cursor:
        cursor.execute("VACUUM ANALYZE")
        cursor.execute("CHECKPOINT")
