"""A sweep with the same number of due turns, at few matches and at a hundred times as many."""

import statistics
import time
from datetime import timedelta

from django.db import connection, transaction
from django.utils import timezone

from bench.report import at_most
from bench.stories import tidy_up

FEW, MANY = 1_000, 100_000
DUE = 100
ROUNDS = 9

# Each match with two players and a turn that has been waited for since yesterday.
MATCHES = """
INSERT INTO games_match (id, created, started, head, seats, rules, waiting, packed, status, game,
    head_hash, seed, entropy, options, result)
SELECT n, now(), now(), 1, 2, 1, 1, false, 'running', 'quarry', ''::bytea, ''::bytea,
    '[]', '{}', '{}'
FROM generate_series(%s::int, %s::int) n
"""
TERMS = """
INSERT INTO games_terms (match_id, title, private, invitation, "order", starts_when_full, bots,
    time_control, sandbox)
SELECT n, 'Table ' || n, false, 'bench' || n, 'chosen', true, 0,
    '{"kind": "per_move", "hours": 48}', false
FROM generate_series(%s::int, %s::int) n
"""
SEATS = """
INSERT INTO games_seat (match_id, number, first, alone, bot, colour, entropy, player_id)
SELECT n, s, 0, false, '', '', '', %s::bigint + (n * 2 + s) %% %s
FROM generate_series(%s::int, %s::int) n, generate_series(0, 1) s
"""
TURNS = """
INSERT INTO games_turn (match_id, seat, opened, first, fresh, due, wake)
SELECT n, 0, (extract(epoch FROM now() - interval '25 hours') * 1000000)::bigint, 1, 0,
    now() + interval '23 hours', now() + interval '1 hour' * (1 + n %% 20)
FROM generate_series(%s::int, %s::int) n
"""
MAKE_DUE = """
UPDATE games_turn SET wake = now() - interval '1 minute'
WHERE match_id IN (SELECT id FROM games_match WHERE game = 'quarry' ORDER BY md5(id::text) LIMIT %s)
"""
FIRST = 10_000_000
PEOPLE = 400


def measure() -> None:
    first_player = make_people()
    grow(FIRST, FIRST + FEW - 1, first_player)
    few = sweep_seconds()
    grow(FIRST + FEW, FIRST + MANY - 1, first_player)
    many = sweep_seconds()
    at_most(
        f"a sweep of {DUE} due turns at {MANY} matches against {FEW}",
        many / few,
        3.0,
        many_ms=round(many * 1000, 1),
        few_ms=round(few * 1000, 1),
        plan=plan_in_words(),
    )


def make_people() -> int:
    from accounts.models import User

    made = User.objects.bulk_create(
        User(username=f"sweep{n}", email=f"sweep{n}@example.org") for n in range(PEOPLE)
    )
    return int(made[0].pk)


def grow(first: int, last: int, first_player: int) -> None:
    with transaction.atomic(), connection.cursor() as cursor:
        for statement in (MATCHES, TERMS, TURNS):
            cursor.execute(statement, (first, last))
        cursor.execute(SEATS, (first_player, PEOPLE, first, last))
    tidy_up()


def sweep_seconds() -> float:
    """The median; every round finds the same turns due, and is taken back."""
    return statistics.median(one_sweep() for _ in range(ROUNDS))


def one_sweep() -> float:
    from notifications.services.sweeping import sweep_turns

    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute(MAKE_DUE, (DUE,))
        start = time.perf_counter()
        assert sweep_turns() == DUE
        passed = time.perf_counter() - start
        transaction.set_rollback(True)  # as Django calls it
    return passed


def plan_in_words() -> str:
    from notifications.services.sweeping import turns_to_wake

    shown: str = turns_to_wake(timezone.now() + timedelta(0))[:DUE].explain()
    return next(line.strip() for line in shown.splitlines() if "Index" in line or "Scan" in line)
