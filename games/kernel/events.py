"""Events: facts in the past tense, each with the small reducer that writes it down."""

from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from games.kernel.header import MatchState
from games.kernel.names import slug_of

if TYPE_CHECKING:
    from games.kernel.chance import Chance

S = TypeVar("S", bound=MatchState)
Viewer = int | None
"""A seat, or nobody in particular: a spectator."""


class Event(
    Struct, Generic[S], frozen=True, gc=False, omit_defaults=True, tag_field="t", tag=slug_of
):
    """A fact with its outcome inside. It decides nothing and looks nothing up that could change."""

    version: ClassVar[int] = 1
    barrier: ClassVar[bool] = False
    """True if the event tells its mover something new or ends a turn: no undo reaches behind it."""

    def apply(self, state: S) -> None:
        """Write the fact into the state; copy what the state is to keep."""

    def mask(self, viewer: Viewer) -> Self:
        """The event as this viewer may know it while the match runs."""
        return self

    def redraw(self, state: S, chance: "Chance") -> Self:
        """The event again from the same draws, for events that chance took part in.

        As permanent as `apply`: this is how anybody checks a finished match.
        """
        raise NotImplementedError(f"{type(self).__name__} was drawn but has no redraw")
