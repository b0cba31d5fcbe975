"""The service as it is deployed, with the reference game registered; granian runs this."""

from config.wsgi import application
from games.rules.registry import GAMES
from tests.support import quarry

GAMES[quarry.GAME.slug] = quarry.GAME

__all__ = ["application"]
