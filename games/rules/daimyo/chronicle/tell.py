"""The event in words, looked at from the position just after it."""

from typing import Any

from games.kernel.events import Event
from games.kernel.text import Text
from games.rules.daimyo.chronicle import board, goods, opening
from games.rules.daimyo.queries.daimyo import Daimyo

SENTENCES = {**opening.SENTENCES, **goods.SENTENCES, **board.SENTENCES}


def tell(event: Event[Any], g: Daimyo) -> Text | None:
    sentence = SENTENCES.get(type(event))
    return None if sentence is None else sentence(g, event)
