"""Writes a match to the standard output: whole if it is over, else its public part."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.log.errors import CorruptLog
from games.management.arguments import matches_named
from games.services.exporting import export_match


class Command(BaseCommand):
    help = "Export a match as lines of JSON."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("match", type=int, metavar="MATCH")

    def handle(self, *args: Any, **given: Any) -> None:
        (match,) = matches_named([given["match"]])
        if not match.head:
            raise CommandError("This match has not started: it has no log.")
        try:
            for line in export_match(match):
                self.stdout.write(line.decode(), ending="")
        except CorruptLog as error:
            raise CommandError(str(error)) from error
