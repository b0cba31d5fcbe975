"""Writes all that follows from the log afresh: head, waiting seats, status, result, snapshots."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.kernel.refusal import Refused
from games.log.errors import CorruptLog
from games.management.arguments import matches_named
from games.services.checking import rebuild_match


class Command(BaseCommand):
    help = "Rebuild the read models of these matches, or of all, from their logs."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("matches", nargs="*", type=int, metavar="MATCH")

    def handle(self, *args: Any, **given: Any) -> None:
        done = left = 0
        for match in matches_named(given["matches"]):
            try:
                rebuild_match(match)
                done += 1
            except (CorruptLog, Refused) as error:
                left += 1
                self.stderr.write(f"{match}: {error}")
        self.stdout.write(f"{done} matches rebuilt, {left} left as they were.")
        if left:
            raise SystemExit(1)
