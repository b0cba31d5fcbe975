"""Lets waiting bots move: once, or again and again until it is stopped."""

import signal
import threading
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.selectors.bots import matches_waiting_for_bots
from games.services.bots import play_bots


class Command(BaseCommand):
    help = "Let the bots of all running matches move until people are asked."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--once", action="store_true", help="one round, then end")
        parser.add_argument("--every", type=float, default=5.0, help="seconds between two rounds")

    def handle(self, *args: Any, **given: Any) -> None:
        if given["once"]:
            self.stdout.write(f"{play_everywhere()} moves")
            return
        stop = threading.Event()
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, lambda *_: stop.set())
        while not stop.is_set():
            play_everywhere()
            stop.wait(given["every"])


def play_everywhere() -> int:
    return sum(play_bots(match_id) for match_id in matches_waiting_for_bots())
