"""Reads an exported match; a file that does not hold together is refused and changes nothing."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.kernel.refusal import Refused
from games.services.importing import import_match


class Command(BaseCommand):
    help = "Import a finished match from a file."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **given: Any) -> None:
        try:
            with given["file"].open("rb") as file:
                match = import_match(file)
        except OSError as error:
            raise CommandError(str(error)) from error
        except Refused as refusal:
            raise CommandError(str(refusal.text)) from refusal
        self.stdout.write(f"Imported as match {match.pk}.")
