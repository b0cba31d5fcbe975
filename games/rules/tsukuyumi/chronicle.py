"""One sentence for every event that a player would tell."""

from collections.abc import Callable
from typing import Any

from games.kernel.events import Event
from games.kernel.text import Text
from games.rules.tsukuyumi.queries.realm import Realm

SENTENCES: dict[type, Callable[[Realm, Any], Text | None]] = {}


def tell(event: Event[Any], g: Realm) -> Text | None:
    """The event in words, looked at from the position just after it."""
    sentence = SENTENCES.get(type(event))
    return None if sentence is None else sentence(g, event)
