"""Processes of the service, and what is done to them."""

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

KILLED = ("web",) * 14 + ("worker",) * 2 + ("beat",)
Disturb = Callable[[], None]


class Household:
    """A web process, a worker and beat, each under its own keeper."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.killed: Counter[str] = Counter()
        self.keepers = [
            subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.support.faults.zygote",
                    role,
                    str(self.pidfile(role)),
                    str(port),
                ],
                stderr=(folder / f"{role}.log").open("ab"),
                stdout=subprocess.DEVNULL,
            )
            for role in ("web", "worker", "beat")
        ]

    def pidfile(self, role: str) -> Path:
        return self.folder / f"{role}.pid"

    def kill(self, role: str) -> None:
        """The power goes off for this process, wherever it is."""
        try:
            os.kill(int(self.pidfile(role).read_text()), signal.SIGKILL)
        except (FileNotFoundError, ProcessLookupError, ValueError):
            return
        self.killed[role] += 1

    def torment(self, until: float, rng: random.Random, disturb: Disturb) -> None:
        while time.monotonic() < until:
            self.kill(rng.choice(KILLED))
            disturb()
            time.sleep(rng.uniform(0.02, 0.3))

    def stop(self) -> None:
        for keeper in self.keepers:
            keeper.terminate()
        for keeper in self.keepers:
            keeper.wait(20)


class Redis:
    """A broker of our own, so that it can be stopped."""

    def __init__(self, port: int, folder: Path) -> None:
        self.command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1"]
        self.command += ["--save", "", "--appendonly", "no", "--dir", str(folder)]
        self.url = f"redis://127.0.0.1:{port}/0"
        self.start()

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Outage:
    """Once in a run, for a few seconds: the broker is gone, with all that it held."""

    def __init__(self, redis: Redis, begins: float, seconds: float) -> None:
        self.redis, self.begins, self.ends = redis, begins, begins + seconds
        self.state = "before"

    def __call__(self) -> None:
        now = time.monotonic()
        if self.state == "before" and now > self.begins:
            self.redis.stop()
            self.state = "during"
        elif self.state == "during" and now > self.ends:
            self.redis.start()
            self.state = "after"


class CutConnections:
    """Every few seconds the database throws everybody out."""

    def __init__(self, url: str, every: float = 3.0) -> None:
        self.url, self.every, self.next = url, every, time.monotonic() + every
        self.cut = 0

    def __call__(self) -> None:
        import psycopg

        if time.monotonic() < self.next:
            return
        self.next = time.monotonic() + self.every
        with psycopg.connect(self.url, autocommit=True) as connection:
            gone = connection.execute(
                "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
                " AND application_name <> 'driver'"
            ).fetchone()
        self.cut += gone[0] if gone else 0
