"""Requests per second through a real server: ours against the least and against the usual.

Both applications run under granian side by side, with two workers each, and take turns under
eight connections. The moves are those of the reference game, whose every move writes the two rows
that the other sides write, on matches some hundred moves old.
"""

import os
import shutil
import signal
import statistics
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from bench import database
from bench.quiet import wait_until_quiet
from bench.report import at_least, tell
from bench.stories import Story, clone, played, tidy_up
from bench.web_tables import TABLES

HERE = Path(__file__).parent
CONNECTIONS = 8
SECONDS = int(os.environ.get("BENCH_WEB_SECONDS", "4"))
ROUNDS = int(os.environ.get("BENCH_WEB_ROUNDS", "5"))
AGE = 500
MATCHES = 64
MOST_MOVES = 1500
OURS, FLOOR, COLD = 18431, 18432, 18433
RATES = {"API_RATE_MOVES": "1000000000", "API_RATE_HEAD": "1000000000"}
Work = list[str]


def measure() -> None:
    if shutil.which("wrk") is None:
        tell("web", 0, "", ok=False, missing="wrk")
        return
    story = played(AGE, spare=MOST_MOVES * 2)
    people = people_with_tokens()
    warm, cold = Tables(story, people), Tables(story, people)
    with database.raw_connection() as connection:
        connection.execute(TABLES, prepare=False)
    tidy_up()
    with servers():
        compare(warm, cold, people[0][1])


def compare(warm: "Tables", cold: "Tables", token: str) -> None:
    floor = bare_posts(token)
    etag = etag_of(warm.ids[0])
    head = [line("GET", f"/api/v1/matches/{pk}/head/", {"If-None-Match": etag}) for pk in warm.ids]
    sides: dict[str, Callable[[], float]] = {
        "move": lambda: load(OURS, warm.work()),
        "cold": lambda: load(COLD, cold.work()),
        "insert": lambda: load(FLOOR, floor("/insert")),
        "raw": lambda: load(FLOOR, floor("/raw")),
        "usual": lambda: load(FLOOR, floor("/usual")),
        "head": lambda: load(OURS, head),
        "plain": lambda: load(FLOOR, [line("GET", "/plain", {})] * CONNECTIONS),
    }
    rates = in_turn(sides)
    told = {name: round(rate) for name, rate in rates.items()}
    at_least("web move against one insert statement", rates["move"] / rates["insert"], 0.45, **told)
    at_least("web move against the bare view", rates["move"] / rates["raw"], 0.45)
    at_least("web move against the usual way", rates["move"] / rates["usual"], 1.7)
    loaded = "web move that loads its match"
    at_least(f"{loaded} against one insert statement", rates["cold"] / rates["insert"], 0.45)
    at_least(f"{loaded} against the usual way", rates["cold"] / rates["usual"], 1.7)
    at_least("web head unchanged against an empty view", rates["head"] / rates["plain"], 0.5)


def in_turn(sides: dict[str, Callable[[], float]]) -> dict[str, float]:
    """The median rate of each side; one round to warm up."""
    rates: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(ROUNDS + 1):
        for name, side in sides.items():
            wait_until_quiet()
            rates[name].append(side())
    return {name: statistics.median(found[1:]) for name, found in rates.items()}


def line(method: str, path: str, headers: dict[str, str], body: str = "") -> str:
    joined = "|".join(f"{name}:{value}" for name, value in headers.items())
    return f"{method}\t{path}\t{joined}\t{body}"


def bare_posts(token: str) -> Callable[[str], Work]:
    def work(path: str) -> Work:
        headers = {"Authorization": f"Token {token}"}
        return [
            line("POST", path, headers, f'{{"match":{n},"x":{n},"y":{n % 37}}}')
            for n in range(1, 1001)
        ]

    return work


class Tables:
    """Matches of the same age, and what is to be sent next to each of them."""

    def __init__(self, story: Story, people: list[tuple[int, str]]) -> None:
        from games.models import Seat

        self.story, self.people = story, people
        self.ids = [clone(story, AGE) for _ in range(MATCHES)]
        Seat.objects.bulk_create(
            Seat(match_id=pk, number=number, player_id=user)
            for pk in self.ids
            for number, (user, _) in enumerate(people)
        )

    def work(self) -> Work:
        """Match by match, since a thread takes every eighth line and goes through them in order."""
        made = self.moves_made()
        return [
            self.move(pk, AGE + made[pk] + step)
            for step in range(MOST_MOVES)
            for pk in self.ids
            if AGE + made[pk] + step < len(self.story.answers)
        ]

    def move(self, pk: int, number: int) -> str:
        seat, option = self.story.answers[number]
        headers = {
            "Authorization": f"Token {self.people[seat][1]}",
            "Idempotency-Key": f"{pk}.{number}",
        }
        return line("POST", f"/api/v1/matches/{pk}/moves/", headers, f'{{"option":"{option}"}}')

    def moves_made(self) -> dict[int, int]:
        """Since the clone; requests in flight at the end of a round may have counted or not."""
        from django.db.models import Count

        from games.models import LogEntry

        since = LogEntry.objects.filter(match_id__in=self.ids, seq__gt=self.story.heads[AGE])
        counted = since.values_list("match_id").annotate(Count("move", distinct=True))
        return {**dict.fromkeys(self.ids, 0), **dict(counted)}


def people_with_tokens() -> list[tuple[int, str]]:
    from rest_framework.authtoken.models import Token

    from accounts.models import User

    people = [User.objects.create_user(f"p{n}", f"p{n}@example.org") for n in range(4)]
    return [(user.pk, Token.objects.create(user=user).key) for user in people]


def etag_of(match_id: int) -> str:
    return ask(OURS, f"/api/v1/matches/{match_id}/head/").headers["ETag"]


def ask(port: int, path: str):  # type: ignore[no-untyped-def]
    return urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5)


def load(port: int, work: Work) -> float:
    """Requests per second that were answered well."""
    file = Path("var/bench/web_work.txt").resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(work) + "\n")
    threads = str(CONNECTIONS)
    out = subprocess.run(
        [
            *("wrk", "-t", threads, "-c", threads, "-d", f"{SECONDS}s", "--latency"),
            *("-s", str(HERE / "web.lua"), f"http://127.0.0.1:{port}"),
        ],
        env={**os.environ, "WORK": str(file), "THREADS": threads},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rate, bad, *_ = next(row for row in out.splitlines() if row.startswith("RESULT")).split()[1:]
    assert int(bad) == 0, f"{bad} bad answers on port {port}: {out}"
    return float(rate)


@contextmanager
def servers() -> Iterator[None]:
    production = {
        "DJANGO_SETTINGS_MODULE": "config.settings.production",
        "SECRET_KEY": "k" * 50,
        "ALLOWED_HOSTS": "127.0.0.1",
        "DEPLOY_HTTP": "yes",
        "EMAIL_ALLOW_FILE": "yes",
        **RATES,
    }
    started = [
        granian("bench.web_app:application", OURS, production),
        granian("bench.web_floor:application", FLOOR, {}),
        granian("bench.web_app:application", COLD, {**production, "LONGTABLE_WARM_MATCHES": "0"}),
    ]
    try:
        for port, path in ((OURS, "/api/v1/games/"), (FLOOR, "/plain"), (COLD, "/api/v1/games/")):
            wait_for(port, path)
        yield
    finally:
        for process in started:
            process.send_signal(signal.SIGTERM)
        for process in started:
            process.wait(20)


def granian(target: str, port: int, more: dict[str, str]) -> subprocess.Popen[bytes]:
    place = ["--host", "127.0.0.1", "--port", str(port), "--interface", "wsgi", "--no-ws"]
    power = ["--workers", "2", "--blocking-threads", "2", "--log-level", "error"]
    kept = {name: value for name, value in os.environ.items() if name != "DJANGO_SETTINGS_MODULE"}
    return subprocess.Popen(
        [str(Path(sys.executable).parent / "granian"), *place, *power, target],
        env={**kept, "DATABASE_URL": database.scratch_url(), **more},
    )


def wait_for(port: int, path: str) -> None:
    for _ in range(150):
        try:
            ask(port, path).read()
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise TimeoutError(f"nobody answers on port {port}")
