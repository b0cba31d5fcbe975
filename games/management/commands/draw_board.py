"""Draw the board of a match at any moment into a file."""

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.kernel.masks import view
from games.log.history import position_at
from games.models import Match
from games.rules.registry import game_of


class Command(BaseCommand):
    help = "Draw the board of a match, as one viewer may see it, as SVG."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("match", type=int)
        parser.add_argument("--at", type=int, help="the number of an event; by default the last")
        parser.add_argument("--viewer", type=int, help="a seat; a spectator by default")
        parser.add_argument("--language", choices=["en", "pl"], default="en")
        parser.add_argument("--palette", choices=["light", "dark"], default="light")
        parser.add_argument("--output", type=Path, required=True)

    def handle(self, *args: Any, **options: Any) -> None:
        match = Match.objects.filter(pk=options["match"]).first()
        if match is None:
            raise CommandError(f"There is no match {options['match']}.")
        try:
            g = position_at(match, options["at"] or match.head)
        except LookupError as error:
            raise CommandError(str(error)) from error
        game = game_of(match.game)
        g.state = view(game, g.state, options["viewer"])
        picture = game.draw_board(g, language=options["language"], palette=options["palette"])
        options["output"].write_text(picture, encoding="utf-8")
        self.stdout.write(f"{options['output']}")
