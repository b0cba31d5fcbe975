"""What a sentence of the chronicle is made by."""

from collections.abc import Callable
from typing import Any

from games.kernel.events import Event
from games.kernel.text import Text
from games.rules.dei.queries.dei import Dei

Sentence = Callable[[Dei, Any], Text | None]
Sentences = dict[type[Event[Any]], Sentence]
