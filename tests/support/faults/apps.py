"""Brings the small game of the tests into processes of their own."""

from django.apps import AppConfig


class QuarryIsHere(AppConfig):
    name = "tests.support.faults"
    label = "faults"

    def ready(self) -> None:
        from games.rules.registry import GAMES
        from tests.support.quarry import GAME

        GAMES[GAME.slug] = GAME
