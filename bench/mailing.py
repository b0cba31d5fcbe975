"""The mail worker against a bare loop that sends the same mails over one connection.

The worker is Celery's on Redis, with four processes as in `compose.yaml`, since most of a mail is
waiting. Both sides talk to the same sink, a process of its own. Boards are drawn before: a picture
is kept for a moment and a viewer. The worker claims, asks what is still true, composes, sends and
writes down, mail by mail.
"""

import os
import random
import smtplib
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.core.cache import cache
from django.utils import timezone

from bench import database
from bench.report import at_least, interleaved, tell
from bench.stories import tidy_up

HERE = Path(__file__).parent
GAME = "tiny_epic_kingdoms"
MATCHES = 40
MOVES = 40
ROUNDS = 7
PROCESSES = 4
REDIS = os.environ.get("BENCH_REDIS_URL", "redis://127.0.0.1:6379")
LONGEST_WAIT = 120
SECONDS_A_CALL = 2
"""As beat would call."""


def measure() -> None:
    if not redis_answers():
        tell("mailing", 0, "", ok=False, missing="Redis")
        return
    set_tables()
    tidy_up()
    with sink() as port, worker(port) as send_due:
        letters = written()
        for _ in range(3):
            send_due()
        bare, ours = interleaved([lambda: bare_loop(port, letters), send_due], ROUNDS)
    size = sum(len(letter[1]) for letter in letters) // len(letters)
    at_least(
        "mails of the worker against a bare SMTP loop",
        bare / ours,
        0.65,
        worker_a_second=round(len(letters) / ours),
        bare_a_second=round(len(letters) / bare),
        bytes_a_mail=size,
        processes=PROCESSES,
    )


def redis_answers() -> bool:
    import redis

    try:
        return bool(redis.Redis.from_url(REDIS).ping())
    except redis.RedisError:
        return False


@contextmanager
def worker(port: int) -> Iterator[Callable[[], None]]:
    """A Celery worker, and what lets it send all that is due."""
    from notifications.models import Notice

    queue = f"bench_{os.getpid()}"
    place = {
        "DATABASE_URL": database.scratch_url(),
        "DJANGO_SETTINGS_MODULE": "config.settings.test",
        "EMAIL_URL": f"smtp://127.0.0.1:{port}",
        "CELERY_BROKER_URL": f"{REDIS}/14",
        "CELERY_QUEUE": queue,
        "CACHE_URL": f"{REDIS}/15",
        "NOTICE_DELAY": "0",
    }
    command = [sys.executable, "-m", "celery", "--app", "config.celery", "--quiet", "worker"]
    command += ["--concurrency", str(PROCESSES), "--loglevel", "ERROR", "--without-mingle"]
    process = subprocess.Popen(command, env={**os.environ, **place}, cwd=HERE.parent)
    app = caller(f"{REDIS}/14")

    def send_due() -> None:
        make_due()
        until, called = time.monotonic() + LONGEST_WAIT, 0.0
        while Notice.objects.filter(closed__isnull=True).exists():
            assert time.monotonic() < until, "the worker does not send"
            if time.monotonic() - called > SECONDS_A_CALL:
                called = time.monotonic()
                for _ in range(PROCESSES):
                    app.send_task("notifications.tasks.post", queue=queue, ignore_result=True)
            time.sleep(0.005)

    try:
        yield send_due
    finally:
        process.terminate()
        process.wait(30)


def caller(broker: str) -> Any:
    from celery import Celery

    return Celery("bench", broker=broker)


def set_tables() -> None:
    """Matches under way, each waiting for a player of its own."""
    from games.services.bots import running_table
    from games.services.demo_play import play_on
    from notifications.services.planning import plan_turns
    from notifications.services.telling import tell_outbox
    from tests.support.people import players, started

    cache.clear()
    rng = random.Random(5)
    for number in range(MATCHES):
        people = players(f"mail{number}a", f"mail{number}b")
        match = started(*people, game=GAME)
        wanted = match.head + rng.randint(MOVES, 3 * MOVES)
        play_on(match, (), lambda table, asked, head=wanted: table.found.head >= head)
        assert running_table(match.pk) is not None
    while plan_turns() + tell_outbox():
        pass


def make_due() -> None:
    from notifications.models import Notice

    Notice.objects.filter(kind="turn", turn__closed__isnull=True).update(
        state=Notice.State.OPEN, closed=None, due=timezone.now(), attempts=0, claim=""
    )


def written() -> list[tuple[str, bytes]]:
    """The very mails that the worker will send."""
    from notifications.channels.email import mail_of
    from notifications.mail.compose import compose
    from notifications.models import Notice
    from notifications.services.claiming import read_whole
    from notifications.services.posting import bundles_of

    Notice.objects.exclude(kind="turn", turn__closed__isnull=True).delete()
    make_due()
    letters = []
    for bundle in bundles_of(read_whole(Notice.objects.all())):
        message = compose(bundle)
        assert message is not None
        letters.append(
            (message.to, mail_of(bundle.channel, message).message().as_bytes(linesep="\r\n"))
        )
    return letters


def bare_loop(port: int, letters: list[tuple[str, bytes]]) -> None:
    with smtplib.SMTP("127.0.0.1", port) as server:
        for address, letter in letters:
            server.sendmail("longtable@localhost", [address], letter)


@contextmanager
def sink() -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    process = subprocess.Popen([sys.executable, str(HERE / "mail_sink.py"), str(port)])
    try:
        for _ in range(100):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait(10)
