"""The mail worker against a bare loop that sends the same mails over one connection.

Both talk to the same sink, a process of its own. Boards are drawn before: a picture is kept for a
moment and a viewer. The worker claims, asks what is still true, composes, sends, writes down.
"""

import random
import smtplib
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.core.cache import cache
from django.test import override_settings
from django.utils import timezone

from bench.report import at_least, interleaved
from bench.stories import tidy_up

HERE = Path(__file__).parent
GAME = "tiny_epic_kingdoms"
MATCHES = 60
MOVES = 40
ROUNDS = 7


def measure() -> None:
    from notifications.channels.email import LINE
    from notifications.services.posting import post_due

    set_tables()
    tidy_up()
    with sink() as port, override_settings(**mails_to(port)):
        letters = written()
        assert post_due() == len(letters), "the first round draws the boards"

        def worker() -> None:
            make_due()
            assert post_due() == len(letters)

        bare, ours = interleaved([lambda: bare_loop(port, letters), worker], ROUNDS)
        LINE.close()
    size = sum(len(letter[1]) for letter in letters) // len(letters)
    at_least(
        "mails of the worker against a bare SMTP loop",
        bare / ours,
        0.65,
        worker_a_second=round(len(letters) / ours),
        bare_a_second=round(len(letters) / bare),
        bytes_a_mail=size,
    )


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
    from notifications.services.posting import bundles_of

    Notice.objects.exclude(kind="turn", turn__closed__isnull=True).delete()
    make_due()
    letters = []
    notices = Notice.objects.select_related("player", "channel", "match", "match__terms")
    for bundle in bundles_of(list(notices.order_by("pk"))):
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


def mails_to(port: int) -> dict[str, object]:
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": "127.0.0.1",
        "EMAIL_PORT": port,
        "LONGTABLE_NOTICE_DELAY": 0.0,
    }


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
