"""Several processes at one match: one wins, the others are told; a crash loses nothing."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from django.db import connection, connections

from games.kernel.game import AnyGame
from games.kernel.play import Answer, play, questions
from games.log import warm
from games.log.commit import By, commit
from games.log.errors import Conflict
from games.models import Match, Turn
from games.services.checking import verify_match
from games.services.matches import open_match
from games.services.moves import play_option
from tests.support.playing import play_on, table_at

pytestmark = [pytest.mark.postgres, pytest.mark.django_db(transaction=True)]
FORK = multiprocessing.get_context("fork")
TRIES = 2_000
ENDLESS = {"rounds": 1_000_000, "fair": False}


@pytest.fixture
def processes() -> Iterator[Callable[..., Any]]:
    """Starts processes with connections of their own, and leaves none behind."""
    started = []

    def start(target: Callable[..., None], *args: Any) -> Any:
        connections.close_all()
        process = FORK.Process(target=target, args=args)
        process.start()
        started.append(process)
        return process

    yield start
    for process in started:
        if process.is_alive():
            process.kill()
        process.join()


def race(match_id: int, gate: Any, results: Any) -> None:
    """Decide the same question as the other process, and append at the same moment."""
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = off")
    match, wins = Match(pk=match_id), []
    for _ in range(TRIES):
        table = table_at(match)
        question = questions(table.game, table.g)[0]
        answer = Answer(question.seat, question.options[-1].id)
        played = play(table.game, table.g, answer)
        gate.wait(timeout=20)
        try:
            commit(table, played.emitted, By(question.seat))
            wins.append(1)
        except Conflict:
            wins.append(0)
        gate.wait(timeout=20)
    results.put(wins)


def test_of_two_that_race_for_the_same_event_one_wins(
    quarry: AnyGame, processes: Callable[..., Any]
) -> None:
    match = open_match("quarry", 2, options=ENDLESS)
    gate, results = FORK.Barrier(2), FORK.Queue()
    for _ in range(2):
        processes(race, match.pk, gate, results)
    one, other = results.get(timeout=60), results.get(timeout=60)
    assert [a + b for a, b in zip(one, other, strict=True)] == [1] * TRIES
    assert min(sum(one), sum(other)) > 0, "they never really raced"
    match.refresh_from_db()
    assert match.log.values("move").distinct().count() == TRIES + 1
    verify_match(match)


@pytest.mark.parametrize("clients", [3])
def test_one_command_from_several_processes_happens_once(
    quarry: AnyGame, processes: Callable[..., Any], clients: int
) -> None:
    match = open_match("quarry", 2, options=ENDLESS)
    gate, results = FORK.Barrier(clients), FORK.Queue()
    for _ in range(clients):
        processes(send_once, match.pk, gate, results)
    answers = [results.get(timeout=60) for _ in range(clients)]
    for together in zip(*answers, strict=True):
        assert len({(done.first, done.last) for done in together}) == 1
        assert [done.repeated for done in together].count(False) == 1
    match.refresh_from_db()
    verify_match(match)


def send_once(match_id: int, gate: Any, results: Any) -> None:
    """The same command under the same key, from all processes at once."""
    match, answers = Match(pk=match_id), []
    for number in range(150):
        table = table_at(match)
        question = questions(table.game, table.g)[0]
        option = question.options[0].id
        gate.wait(timeout=20)
        answers.append(play_option(match_id, question.seat, option, key=f"k{number}"))
        gate.wait(timeout=20)
    results.put(answers)


def play_for_ever(match_id: int, seed: int) -> None:
    warm.forget_all()
    play_on(Match.objects.get(pk=match_id), 1_000_000, rng=Random(seed))


def test_a_process_killed_in_the_middle_leaves_a_sound_match(
    quarry: AnyGame, processes: Callable[..., Any]
) -> None:
    match = open_match("quarry", 2, options=ENDLESS)
    rng = Random(5)
    for seed in range(8):
        process = processes(play_for_ever, match.pk, seed)
        wait_for_events(match, 20)
        time.sleep(rng.random() / 50)
        os.kill(process.pid, signal.SIGKILL)
        process.join()
        match.refresh_from_db()
        verify_match(match)
    assert set(Turn.objects.values_list("first", flat=True)) <= borders(match)
    waiting = Turn.objects.filter(match=match, closed__isnull=True).values_list("seat", flat=True)
    assert sorted(waiting) == match.waiting_seats
    assert isinstance(play_on(match, 3, rng=rng), Match)


def wait_for_events(match: Match, more: int) -> None:
    wanted, deadline = match.head + more, time.monotonic() + 20
    while Match.objects.get(pk=match.pk).head < wanted:
        assert time.monotonic() < deadline, "the process does not play"
        time.sleep(0.002)


def borders(match: Match) -> set[int]:
    """The last event of every move."""
    last: dict[int, int] = {}
    for seq, move in match.log.values_list("seq", "move"):
        last[move] = max(seq, last.get(move, 0))
    return set(last.values())
