"""What every match's state begins with: the agenda and the kernel's own bookkeeping."""

from msgspec import Raw, Struct, field

FARTHEST_UNDO = 120
"""So many events back a move can be taken back: what is open bounds what a fold costs."""


class Header(Struct):
    """Written by the kernel's events only; `seq` is kept by whoever applies events."""

    seats: int
    colours: list[str] = field(default_factory=list)
    seq: int = 0
    border: int = 0
    """The last event after which nothing was owed."""
    asked: int = 0
    """The border at which the open question arose."""
    draws: int = 0
    agenda: list[Raw] = field(default_factory=list)
    """The open steps as text, the next one last."""
    sealed: dict[str, list[str]] = field(default_factory=dict)
    """Finished answers of an open `Together`, by lane."""
    fixed: list[str] = field(default_factory=list)
    """Lanes that nobody may unseal: they were not answered by their player."""
    mover: int | None = None
    undo: list[int] = field(default_factory=list)
    """The borders that the last mover may still go back to."""
    resigned: list[int] = field(default_factory=list)
    over: bool = False
    ranks: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def close(self, mover: int | None, *, barrier: bool) -> None:
        """A move ended with the event that is being applied."""
        if barrier:
            self.undo = []
        elif mover == self.mover:
            self.undo.append(self.border)
        else:
            self.undo = [self.border]
        self.mover = mover
        self.border = self.asked = self.seq
        self.forget_far_moves()

    def forget_far_moves(self) -> None:
        self.undo = [border for border in self.undo if self.seq - border <= FARTHEST_UNDO]


class MatchState(Struct):
    """The root of a game's state; plain data, and only events write to it."""

    header: Header
