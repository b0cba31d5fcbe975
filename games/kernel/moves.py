"""The kernel's own events: how a match opens, how each move ends, and what comes out of turn."""

from typing import Any, Literal, Self

import msgspec
from msgspec import Raw, Struct

from games.kernel.events import Event, Viewer
from games.kernel.header import Header, MatchState

Via = Literal["player", "timeout", "bot", "host"]
HIDDEN = "?"


class MatchOpened(Event[MatchState], frozen=True):
    """The first event: what the table agreed on and what chance is bound to."""

    game: str
    seats: int
    options: dict[str, Any]
    content: str
    seed_hash: str
    entropy: list[str] = []
    colours: list[str] = []

    def apply(self, state: MatchState) -> None:
        state.header.colours = list(self.colours)


def change_agenda(header: Header, pop: int, push: list[Raw]) -> None:
    if pop:
        del header.agenda[-pop:]
    if push:
        header.agenda.extend(push)


class Answered(Event[MatchState], frozen=True):
    """A seat answered its question: the choice and the net change of the agenda close the move."""

    seat: int
    option: str
    pop: int = 0
    push: list[Raw] = []
    drew: int = 0
    commits: bool = False
    secret: bool = False
    via: Via = "player"

    def apply(self, state: MatchState) -> None:
        header = state.header
        header.draws += self.drew
        change_agenda(header, self.pop, self.push)
        header.close(self.seat, barrier=self.commits)

    def mask(self, viewer: Viewer) -> Self:
        if not self.secret or viewer == self.seat:
            return self
        return msgspec.structs.replace(self, option=HIDDEN)


class Settled(Event[MatchState], frozen=True):
    """Play went on by itself: at the start, after a join, for an absent seat, after a release."""

    pop: int = 0
    push: list[Raw] = []
    drew: int = 0

    def apply(self, state: MatchState) -> None:
        header = state.header
        header.draws += self.drew
        change_agenda(header, self.pop, self.push)
        asked = header.asked
        header.close(None, barrier=True)
        if not self.pop and not self.push:
            header.asked = asked


class Sealed(Event[MatchState], frozen=True):
    """A lane of a `Together` is answered; only its seat may know how until the reveal."""

    seat: int
    lane: str
    answers: list[str]
    closes: bool = True
    """False if the same move goes on: the lane sealed itself, or was the last one."""
    open: bool = False
    """True if the lanes are asked at once only to save time: everybody may see the answer."""
    via: Via = "player"

    def apply(self, state: MatchState) -> None:
        header = state.header
        header.sealed[self.lane] = list(self.answers)
        if self.via != "player":
            header.fixed.append(self.lane)
        if self.closes:
            header.border = header.seq
            header.mover = self.seat
            header.undo = []

    def mask(self, viewer: Viewer) -> Self:
        if self.open or viewer == self.seat:
            return self
        return msgspec.structs.replace(self, answers=[HIDDEN])


class Unsealed(Event[MatchState], frozen=True):
    """A seat took its sealed answer back while others were still open."""

    seat: int
    lane: str

    def apply(self, state: MatchState) -> None:
        header = state.header
        del header.sealed[self.lane]
        header.border = header.seq
        header.mover = self.seat
        header.undo = []


class Joined(Event[MatchState], frozen=True):
    """All lanes of a `Together` were played out: the sealed answers are done with."""

    def apply(self, state: MatchState) -> None:
        state.header.sealed = {}
        state.header.fixed = []


class Undone(Event[MatchState], frozen=True):
    """The match went back to a border; `fold` leaves out what lies between."""

    seat: int
    to: int

    def apply(self, state: MatchState) -> None:
        header = state.header
        header.border = header.asked = header.seq
        if header.mover != self.seat:
            # The seat before it was followed by a move, taken back or not: its own moves stay.
            header.undo = []
        header.forget_far_moves()


class Resigned(Event[MatchState], frozen=True):
    """A seat gave up; from now on its questions are answered by their defaults."""

    seat: int

    def apply(self, state: MatchState) -> None:
        state.header.resigned.append(self.seat)


class MatchEnded(Event[MatchState], frozen=True):
    """The result: the rank of each seat (1 is best, ties share it) and its points."""

    ranks: list[int]
    points: list[int]

    def apply(self, state: MatchState) -> None:
        header = state.header
        header.over = True
        header.sealed = {}
        header.ranks = list(self.ranks)
        header.points = list(self.points)


class Change(Struct, frozen=True):
    """One value that a correction replaced, at a path such as `/seats/0/ore`."""

    path: str
    before: Raw
    after: Raw


class Corrected(Event[MatchState], frozen=True):
    """The table put a mistake right in the open: what was there and what stands there now."""

    reason: str
    changes: list[Change]
    private: bool = False
    """True if a changed value is hidden from somebody: then only the paths are public."""

    def apply(self, state: MatchState) -> None:
        tree = tree_of(state)
        for change in self.changes:
            put(tree, change.path, msgspec.json.decode(change.after))
        corrected = msgspec.json.decode(msgspec.json.encode(tree), type=type(state))
        for name in state.__struct_fields__:
            if name != "header":
                setattr(state, name, getattr(corrected, name))
        state.header.close(None, barrier=True)

    def mask(self, viewer: Viewer) -> Self:
        if not self.private:
            return self
        hidden = Raw(msgspec.json.encode(HIDDEN))
        changes = [Change(change.path, hidden, hidden) for change in self.changes]
        return msgspec.structs.replace(self, changes=changes)


def tree_of(state: MatchState) -> Any:
    """The state as dicts and lists; by way of JSON, since the agenda is text."""
    return msgspec.json.decode(msgspec.json.encode(state))


def put(tree: Any, path: str, value: Any) -> None:
    """Set the value at a path of a tree of dicts and lists."""
    *parents, last = path.strip("/").split("/")
    for part in parents:
        tree = tree[int(part)] if isinstance(tree, list) else tree[part]
    if isinstance(tree, list):
        tree[int(last)] = value
    else:
        assert last in tree, f"nothing at {path}"
        tree[last] = value


def value_at(tree: Any, path: str) -> Any:
    for part in path.strip("/").split("/"):
        tree = tree[int(part)] if isinstance(tree, list) else tree[part]
    return tree


KERNEL_EVENTS: tuple[type[Event[Any]], ...] = (
    MatchOpened,
    Answered,
    Settled,
    Sealed,
    Unsealed,
    Joined,
    Undone,
    Resigned,
    MatchEnded,
    Corrected,
)
BORDERS = (Answered, Settled, Unsealed, Undone, Corrected)
