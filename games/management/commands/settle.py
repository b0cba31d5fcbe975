"""Lets running matches go on by themselves as far as today's rules let them; after a release."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.kernel.refusal import Refused
from games.log.errors import CorruptLog
from games.management.arguments import matches_named
from games.models import Match
from games.services.moves import settle_match


class Command(BaseCommand):
    help = "Settle these matches, or all that are running; run it once after every release."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("matches", nargs="*", type=int, metavar="MATCH")

    def handle(self, *args: Any, **given: Any) -> None:
        moved = broken = 0
        for match in matches_named(given["matches"]):
            if match.status != Match.Status.RUNNING:
                continue
            try:
                done = settle_match(match.pk)
                moved += done.last >= done.first
            except (CorruptLog, Refused) as error:
                broken += 1
                self.stderr.write(f"{match}: {error}")
        self.stdout.write(f"{moved} matches went on, {broken} could not be read.")
        if broken:
            raise SystemExit(1)
