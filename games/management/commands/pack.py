"""Packs the logs of finished matches, once nobody will send their last moves again."""

from datetime import timedelta
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.kernel.refusal import Refused
from games.log.errors import CorruptLog
from games.selectors.matches import matches_to_pack
from games.services.archive import pack_match


class Command(BaseCommand):
    help = "Pack the logs of matches that were finished some time ago; run it daily."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--after-hours", type=float, default=24, help="how long a finished match is left alone"
        )

    def handle(self, *args: Any, **given: Any) -> None:
        packed = broken = 0
        for match_id in matches_to_pack(timedelta(hours=given["after_hours"])):
            try:
                pack_match(match_id)
                packed += 1
            except (CorruptLog, Refused) as error:
                broken += 1
                self.stderr.write(f"{match_id}: {error}")
        self.stdout.write(f"{packed} matches packed, {broken} could not be.")
        if broken:
            raise SystemExit(1)
