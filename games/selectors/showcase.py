"""A position of a game in full swing, for its picture; always the same."""

from random import Random
from typing import Any

from games.kernel.bots import random_bot
from games.kernel.game import AnyGame
from games.kernel.masks import view
from games.kernel.match import Match
from games.kernel.play import Table

MOVES = 400
SEED = b"longtable showcase, always alike"


def showcase_of(game: AnyGame) -> Any:
    """As a spectator sees it after some hundred moves of bots."""
    match = Match(game, game.content(), Table(max(game.seats)), SEED)
    rng = Random(1)
    for _ in range(MOVES):
        if match.over:
            break
        question = match.questions()[0]
        match.play(question.seat, random_bot(game, match.g, question, rng))
    return game.position(view(game, match.state, None), match.g.content)
