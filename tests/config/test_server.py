"""The server, the worker and beat start together and leave nothing behind."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from config.server import environment

SERVER = [sys.executable, "-m", "config.server"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def surroundings(folder: Path, port: int) -> dict[str, str]:
    return {
        "PATH": os.environ["PATH"],
        "PORT": str(port),
        "DJANGO_SETTINGS_MODULE": "config.settings.local",
        "SECRET_KEY": "k" * 50,
        "DATABASE_URL": f"sqlite:///{folder / 'club.sqlite3'}",
        "EMAIL_URL": f"filebased:///{folder / 'mail'}",
        "BROKER_FOLDER": str(folder / "broker"),
        "BEAT_FILE": str(folder / "beat"),
        "NOTICE_DELAY": "0",
        "POST_EVERY": "1",
    }


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    port = free_port()
    env = surroundings(tmp_path, port)
    migrate = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
    subprocess.run(migrate, cwd=settings.BASE_DIR, env=env, check=True)
    process = subprocess.Popen(SERVER, cwd=settings.BASE_DIR, env=env)
    yield process, port
    if process.poll() is None:
        process.terminate()
        process.wait(40)


def answers(port: int, path: str) -> bool:
    for _ in range(300):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            time.sleep(0.1)
    return False


def descendants(pid: int) -> list[int]:
    listing = Path(f"/proc/{pid}/task/{pid}/children")
    if not listing.exists():
        pytest.skip("the tree of processes is read from /proc")
    children = [int(word) for word in listing.read_text().split()]
    return children + [each for child in children for each in descendants(child)]


@pytest.mark.slow
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_all_processes_stop_at_a_signal(
    served: tuple[subprocess.Popen[bytes], int], sign: signal.Signals
) -> None:
    process, port = served
    assert answers(port, "/readyz")
    family = descendants(process.pid)
    assert len(family) >= 4, "the server, its process, the worker and beat"
    process.send_signal(sign)
    assert process.wait(40) == 0
    assert [pid for pid in family if Path(f"/proc/{pid}").exists()] == []


@pytest.mark.slow
def test_the_worker_mails_what_the_demo_waits_for(
    served: tuple[subprocess.Popen[bytes], int], tmp_path: Path
) -> None:
    """Worker and beat on the filesystem broker, SQLite, mails in a folder: no server is needed."""
    _, port = served
    assert answers(port, "/readyz")
    demo = [sys.executable, "manage.py", "demo"]
    env = surroundings(tmp_path, port)
    subprocess.run(demo, cwd=settings.BASE_DIR, env=env, check=True, stdout=subprocess.DEVNULL)
    folder = tmp_path / "mail"
    for _ in range(300):
        if any("ada@" in mail.read_text() for mail in folder.glob("*.log")):
            return
        time.sleep(0.1)
    pytest.fail("ada was not told that it is her turn")


def test_a_taken_port_is_told_in_a_word(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        env = surroundings(tmp_path, other.getsockname()[1])
        process = subprocess.run(
            SERVER, cwd=settings.BASE_DIR, env=env, capture_output=True, text=True, check=False
        )
    assert process.returncode == 1
    assert "PORT=… chooses another port" in process.stderr
    assert "Traceback" not in process.stderr


def test_what_a_host_sets_counts_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRANIAN_WORKERS", "3")
    monkeypatch.setenv("PORT", "8123")
    asked = environment()
    assert (asked["GRANIAN_WORKERS"], asked["GRANIAN_PORT"]) == ("3", "8123")
