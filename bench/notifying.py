"""What it costs a move that turns are opened and closed with it: the same service without."""

import shutil
import signal
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from bench import web
from bench.quiet import wait_until_quiet
from bench.report import at_least, middle_of, rounds_in_turn, tell
from bench.stories import played, tidy_up

TELLING, SILENT = 18441, 18442
SHARE = 0.9
"""Notifying may cost a tenth of the rate."""
ROUNDS = 9
MOVES = 6


def measure() -> None:
    through_the_service()
    if shutil.which("wrk") is None:
        tell("notifying on the move request", 0, "", ok=False, missing="wrk")
        return
    through_the_server()


def through_the_service() -> None:
    """Without the web: the share is larger than any request feels."""
    from bench.moves import MATCHES, SPREAD, Rotation
    from games.log import commit

    story = played(500 + SPREAD * 2, spare=SPREAD * 2)
    telling, silent = Rotation(story, 500), Rotation(story, 500)
    found = commit.turns

    def without() -> None:
        commit.turns = lambda *_: None  # type: ignore[assignment]
        silent.move_on()
        commit.turns = found

    tidy_up()
    rounds = rounds_in_turn([telling.move_on, without], ROUNDS, MOVES)
    cost, least = (middle_of(each) / MATCHES for each in rounds)
    at_least(
        "rate of moves that open and close turns against silent ones, service",
        least / cost,
        SHARE,
        telling_ms=round(cost * 1000, 3),
        silent_ms=round(least * 1000, 3),
    )


def through_the_server() -> None:
    story = played(web.AGE, spare=web.MOST_MOVES * 2)
    people = web.people_with_tokens()
    telling, silent = web.Tables(story, people), web.Tables(story, people)
    tidy_up()
    rates: dict[str, list[float]] = {"telling": [], "silent": []}
    with servers():
        for _ in range(web.ROUNDS + 1):
            for name, port, tables in (
                ("telling", TELLING, telling),
                ("silent", SILENT, silent),
            ):
                wait_until_quiet()
                rates[name].append(web.load(port, tables.work()))
    middle = {name: statistics.median(found[1:]) for name, found in rates.items()}
    told: dict[str, Any] = {name: round(rate) for name, rate in middle.items()}
    ratio = middle["telling"] / middle["silent"]
    at_least("rate of move requests that tell against silent ones", ratio, SHARE, **told)


@contextmanager
def servers() -> Iterator[None]:
    place = {
        "DJANGO_SETTINGS_MODULE": "config.settings.production",
        "SECRET_KEY": "k" * 50,
        "ALLOWED_HOSTS": "127.0.0.1",
        "DEPLOY_HTTP": "yes",
        "EMAIL_ALLOW_FILE": "yes",
        **web.RATES,
    }
    started = [
        web.granian("bench.web_app:application", TELLING, place),
        web.granian("bench.silent_app:application", SILENT, place),
    ]
    try:
        for port in (TELLING, SILENT):
            web.wait_for(port, "/api/v1/games/")
        yield
    finally:
        for process in started:
            process.send_signal(signal.SIGTERM)
        for process in started:
            process.wait(20)
