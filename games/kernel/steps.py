"""Steps: things that are open. A step asks one seat or nobody and says what follows."""

from collections.abc import Iterator
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from games.kernel.events import Event
from games.kernel.names import slug_of
from games.kernel.options import Choice, Option
from games.kernel.position import Position
from games.kernel.text import Text, gettext_noop, say

G = TypeVar("G", bound=Position[Any, Any])


class Mark(Enum):
    """What a rule may yield besides facts and steps."""

    COMMIT = "commit"
    """The move can not be taken back, although no event of it says so."""


COMMIT = Mark.COMMIT
_ = gettext_noop


class Step(Struct, Generic[G], frozen=True, omit_defaults=True, tag_field="t", tag=slug_of):
    """Its fields are its arguments, and hold no secret: the agenda is public."""

    always: ClassVar[bool] = False
    """Ask even if only one option is left."""
    hides_answer: ClassVar[bool] = False
    """Others may not know what was chosen."""
    final: ClassVar[bool] = False
    """Once sealed, the answer stays."""
    inner: ClassVar[bool] = False
    """Part of a decision that began before it: a bot looks through it."""

    def asks(self, g: G) -> int | None:
        """The seat that decides, or None for a step that runs by itself."""
        return None

    def prompt(self, g: G) -> Text:
        return say(_("Your decision."))

    def options(self, g: G) -> Iterator[Option]:
        """The legal answers; all that works with decisions works from this list."""
        yield from ()

    def decide(self, g: G, choice: Any) -> "Rule":
        """What an answer leads to."""
        yield from ()

    def run(self, g: G) -> "Rule":
        """What happens when nobody is asked."""
        yield from ()

    def default(self, g: G) -> Choice:
        """The answer of an absent seat; it need not be among the options."""
        return next(iter(self.options(g))).choice

    @property
    def slug(self) -> str:
        return str(self.__struct_config__.tag)


Rule = Iterator[Event[Any] | Step[Any] | Mark]
"""Facts, then questions: after its first step a rule yields no more facts."""
