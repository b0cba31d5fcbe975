"""Every game that this service knows."""

from games.kernel.game import AnyGame
from games.rules.daimyo.game import GAME as DAIMYO
from games.rules.dei.game import GAME as DEI
from games.rules.mysthea.game import GAME as MYSTHEA
from games.rules.tiny_epic_kingdoms.game import GAME as TINY_EPIC_KINGDOMS
from games.rules.tsukuyumi.game import GAME as TSUKUYUMI

GAMES: dict[str, AnyGame] = {
    game.slug: game for game in (TINY_EPIC_KINGDOMS, MYSTHEA, DAIMYO, DEI, TSUKUYUMI)
}


def game_of(slug: str) -> AnyGame:
    return GAMES[slug]
