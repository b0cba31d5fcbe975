"""What a sentence of the chronicle is made by: from the position just after its event."""

from collections.abc import Callable
from typing import Any

from games.kernel.text import Text
from games.rules.mysthea.queries.mysthea import Mysthea

Sentence = Callable[[Mysthea, Any], Text | None]
