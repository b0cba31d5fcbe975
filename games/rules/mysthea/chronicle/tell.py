"""The chronicle put together."""

from typing import Any

from games.kernel.events import Event
from games.kernel.text import Text
from games.rules.mysthea.chronicle import cards, eras, world
from games.rules.mysthea.queries.mysthea import Mysthea

SENTENCES = {**eras.SENTENCES, **cards.SENTENCES, **world.SENTENCES}


def tell(event: Event[Any], g: Mysthea) -> Text | None:
    """The event in words, looked at from the position just after it."""
    sentence = SENTENCES.get(type(event))
    return None if sentence is None else sentence(g, event)
