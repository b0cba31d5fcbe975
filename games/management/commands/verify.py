"""Checks chain, draws, fold, snapshots and read model; exits with 1 if anything is off."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.kernel.refusal import Refused
from games.log.errors import CorruptLog
from games.management.arguments import matches_named
from games.services.checking import verify_match


class Command(BaseCommand):
    help = "Check the logs of these matches, or of all."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("matches", nargs="*", type=int, metavar="MATCH")

    def handle(self, *args: Any, **given: Any) -> None:
        sound = broken = 0
        for match in matches_named(given["matches"]):
            try:
                verify_match(match)
                sound += 1
            except (CorruptLog, Refused) as error:
                broken += 1
                self.stderr.write(f"{match}: {error}")
        self.stdout.write(f"{sound} matches are sound, {broken} are not.")
        if broken:
            raise SystemExit(1)
