"""Keeps one child of a kind alive: killed, it is forked anew in milliseconds, all code loaded.

`python -m tests.support.faults.zygote web|worker|beat PIDFILE PORT`
"""

import os
import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from socketserver import ThreadingMixIn
from wsgiref.simple_server import ServerHandler, WSGIRequestHandler, WSGIServer

Child = Callable[[], object]
ALONE = ["--without-gossip", "--without-mingle", "--without-heartbeat"]


class Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True


class Silent(WSGIRequestHandler):
    def log_message(self, *args: object) -> None:
        """The test has its own log."""


def web(port: int) -> Child:
    """The listening socket outlives the child, as behind any supervisor."""
    from django.urls import get_resolver

    from config.wsgi import application

    assert get_resolver().url_patterns, "all views are loaded before the fork"
    listener = socket.create_server(("127.0.0.1", port), backlog=128)

    def serve() -> None:
        ServerHandler.server_software = "faults"
        server = Server(("127.0.0.1", port), Silent, bind_and_activate=False)
        server.socket = listener
        server.server_name, server.server_port = "127.0.0.1", port
        server.setup_environ()
        server.set_app(application)
        server.serve_forever()

    return serve


def worker(port: int) -> Child:
    from config.celery import app

    app.loader.import_default_modules()
    command = ["worker", "--pool", "solo", "--loglevel", "ERROR", *ALONE]
    return lambda: app.worker_main(command)


def beat(port: int) -> Child:
    from config.celery import app

    app.loader.import_default_modules()
    return lambda: app.start(["beat", "--loglevel", "ERROR", "--pidfile", ""])


ROLES = {"web": web, "worker": worker, "beat": beat}


def main(role: str, pidfile: Path, port: int) -> None:
    child = ROLES[role](port)
    running = 0

    def stop(*_: object) -> None:
        if running:
            os.kill(running, signal.SIGKILL)
        os._exit(0)

    signal.signal(signal.SIGTERM, stop)
    while True:
        running = os.fork()
        if running == 0:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            child()
            os._exit(0)
        pidfile.write_text(str(running))
        os.waitpid(running, 0)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
