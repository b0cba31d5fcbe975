"""Starts the service: pages, worker and beat together; `web` the pages, `post` the other two.

The server is granian; every GRANIAN_… variable of its own overrules what is set here.
"""

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

HERE = Path(__file__).resolve().parents[1]
SECONDS_TO_STOP = 15
SECONDS_BEFORE_COMING_BACK = 5

WEB = [str(Path(sys.executable).with_name("granian")), "config.wsgi:application"]
CELERY = [sys.executable, "-m", "celery", "--app", "config.celery", "--quiet"]
# One task after the other suits SQLite; a host with PostgreSQL starts as many workers as it likes.
ALONE = ["--without-gossip", "--without-mingle", "--without-heartbeat"]
WORKER = [*CELERY, "worker", "--pool", "solo", "--loglevel", "WARNING", *ALONE]
BEAT = [*CELERY, "beat", "--loglevel", "WARNING", "--pidfile", ""]


def environment() -> dict[str, str]:
    """One process with a few threads: enough for a club, and what SQLite likes best."""
    place = {
        "GRANIAN_HOST": os.environ.get("HOST", "127.0.0.1"),
        "GRANIAN_PORT": os.environ.get("PORT", "8000"),
        "GRANIAN_INTERFACE": "wsgi",
        "GRANIAN_HTTP": "1",
        "GRANIAN_WEBSOCKETS": "false",
        "GRANIAN_WORKERS": "1",
        "GRANIAN_BLOCKING_THREADS": "4",
        "GRANIAN_WORKERS_KILL_TIMEOUT": "10",
    }
    return place | os.environ


def check_port_is_free() -> None:
    """A word that helps, before the server fails with one that does not."""
    asked = environment()
    host, port = asked["GRANIAN_HOST"], asked["GRANIAN_PORT"]
    try:
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, int(port)))
    except (OSError, OverflowError, ValueError) as error:
        sys.exit(f"Cannot serve on {host}:{port} ({error}); PORT=… chooses another port.")


def serve_web() -> None:
    """Become the server: signals reach it directly."""
    os.chdir(HERE)
    os.execvpe(WEB[0], WEB, environment())


def serve_all() -> int:
    """Run all three until a signal comes or the server ends; then none is left behind."""
    stopping = until_signalled()
    web = start(WEB)
    helpers = {"worker": start(WORKER), "beat": start(BEAT)}
    try:
        while not stopping.wait(0.5) and web.poll() is None:
            bring_back(helpers, stopping)
        asked = stopping.is_set()
    finally:
        stop(web, *helpers.values())
    return 0 if asked else (web.returncode or 1)


def serve_post() -> int:
    """Worker and beat, for who serves the pages in another way."""
    stopping = until_signalled()
    helpers = {"worker": start(WORKER), "beat": start(BEAT)}
    try:
        while not stopping.wait(0.5):
            bring_back(helpers, stopping)
    finally:
        stop(*helpers.values())
    return 0


def until_signalled() -> threading.Event:
    stopping = threading.Event()
    for name in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(name, lambda *_: stopping.set())
    return stopping


def bring_back(helpers: dict[str, subprocess.Popen[bytes]], stopping: threading.Event) -> None:
    """The pages do without worker and beat for a while, but not for long."""
    for name, command in (("worker", WORKER), ("beat", BEAT)):
        if helpers[name].poll() is not None and not stopping.wait(SECONDS_BEFORE_COMING_BACK):
            helpers[name] = start(command)


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """In a group of its own: Ctrl-C comes to us, and we stop the others in order."""
    return subprocess.Popen(command, cwd=HERE, env=environment(), start_new_session=True)


def stop(*processes: subprocess.Popen[bytes]) -> None:
    for process in processes:
        if process.poll() is None:
            process.terminate()
    for process in processes:
        try:
            process.wait(SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


if __name__ == "__main__":
    if sys.argv[1:] == ["post"]:
        sys.exit(serve_post())
    check_port_is_free()
    if sys.argv[1:] == ["web"]:
        serve_web()
    sys.exit(serve_all())
