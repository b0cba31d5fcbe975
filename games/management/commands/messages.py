"""Keeps the translations: finds what is to be translated, brings the catalogues up to date."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from config.translations import catalogue_troubles, compile_catalogues, update_catalogues


class Command(BaseCommand):
    help = "Extract messages into the catalogues (update), check them, or compile them."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("do", choices=["update", "check", "compile"])

    def handle(self, *args: Any, **given: Any) -> None:
        match given["do"]:
            case "update":
                for language, count in update_catalogues().items():
                    self.stdout.write(f"{language}: {count} messages")
            case "compile":
                compile_catalogues()
            case "check":
                troubles = catalogue_troubles()
                if troubles:
                    raise CommandError("\n".join(troubles))
