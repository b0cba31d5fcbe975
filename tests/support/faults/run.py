"""One run: set the tables, let people play, torment the processes, wait, check; prints JSON.

`python -m tests.support.faults.run SECONDS FOLDER`, with all settings in the environment.
"""

import json
import os
import random
import sys
import time
from collections import Counter
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import django

MATCHES = 8
NAMES = ("ada", "bogdan", "celia")
LONGEST_WAIT = 90


def main(seconds: float, folder: Path) -> int:
    django.setup()
    from django.core.management import call_command

    from tests.support.faults.chaos import Household
    from tests.support.faults.players import Player, Table
    from tests.support.sink import Sink, free_port

    call_command("migrate", verbosity=0)
    rng = random.Random(os.environ.get("FAULTS_SEED", "17"))
    table = Table(free_port(), 0.0, rng)
    sink = Sink()
    with listening(sink, int(os.environ["FAULTS_SMTP_PORT"])), brokers(folder) as redis:
        tokens, matches = set_tables()
        home = Household(folder, table.port)
        try:
            wait_until_served(table.port)
            table.until = time.monotonic() + seconds
            people = [Player(table, match, token) for match in matches for token in tokens]
            for person in people:
                person.start()
            home.torment(table.until, rng, disturbance(redis, seconds))
            for person in people:
                person.join(30)
            quiet = wait_until_quiet()
        finally:
            home.stop()
    return tell(table, home, sink, quiet=quiet)


def set_tables() -> tuple[list[str], list[int]]:
    from rest_framework.authtoken.models import Token

    from tests.support.people import players, started

    people = players(*NAMES)
    tokens = [Token.objects.create(user=person).key for person in people]
    control = {"kind": "per_move", "hours": 24}
    return tokens, [started(*people, time_control=control).pk for _ in range(MATCHES)]


@contextmanager
def listening(sink: Any, port: int) -> Any:
    from aiosmtpd.controller import Controller

    controller = Controller(sink, hostname="127.0.0.1", port=port)
    controller.start()
    yield
    controller.stop()


@contextmanager
def brokers(folder: Path) -> Any:
    """Our own Redis, if the broker is one."""
    from tests.support.faults.chaos import Redis

    port = os.environ.get("FAULTS_REDIS_PORT")
    redis = Redis(int(port), folder) if port else None
    yield redis
    if redis is not None:
        redis.stop()


def disturbance(redis: Any, seconds: float) -> Any:
    from tests.support.faults.chaos import CutConnections, Outage

    parts = []
    if redis is not None:
        parts.append(Outage(redis, time.monotonic() + seconds / 3, 5))
    if os.environ["DATABASE_URL"].startswith("postgres"):
        parts.append(CutConnections(os.environ["DATABASE_URL"]))

    def disturb() -> None:
        for part in parts:
            part()

    return disturb


def wait_until_served(port: int) -> None:
    import urllib.request

    for _ in range(600):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=5).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the service does not answer")


def wait_until_quiet() -> bool:
    """Until all that the killed ones left behind was found and told."""
    from django.db import close_old_connections

    from games.models import Outbox, Turn
    from notifications.models import Notice

    until = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < until:
        close_old_connections()
        fresh = Turn.objects.filter(fresh__gt=0).exists() or Outbox.objects.exists()
        if not fresh and not Notice.objects.filter(closed__isnull=True).exists():
            return True
        time.sleep(0.5)
    return False


def tell(table: Any, home: Any, sink: Any, *, quiet: bool) -> int:
    from django.db import close_old_connections

    from tests.support.faults.checks import troubles

    close_old_connections()
    arrived = [(str(mail["Message-ID"]), mail["To"]) for mail in sink.mails]
    copies = Counter(message for message, _ in arrived)
    wrong = list(troubles(table.accepted, arrived))
    found = {
        "killed": dict(home.killed),
        "moves": len(table.accepted),
        "tries": table.tries,
        "mails": len(arrived),
        "told twice": sum(count - 1 for count in copies.values()),
        "quiet": quiet,
        "troubles": wrong[:20],
    }
    sys.stdout.write(json.dumps(found) + "\n")
    return 1 if wrong or not quiet else 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1]), Path(sys.argv[2])))
