"""Turns, actions and the moves of meeples."""

from games.kernel.events import Event
from games.rules.tiny_epic_kingdoms.content import ActionId
from games.rules.tiny_epic_kingdoms.events.pieces import pick_up, put_down
from games.rules.tiny_epic_kingdoms.state import State, Via


class CardCleared(Event[State], frozen=True):
    """The shields were taken off the action card: a new cycle."""

    def apply(self, state: State) -> None:
        state.used = []
        state.cycle += 1


class TurnSkipped(Event[State], frozen=True):
    """With five players the turn that clears the card is over at once; it counts (R71)."""

    seat: int

    def apply(self, state: State) -> None:
        state.turn += 1


class ActionChosen(Event[State], frozen=True):
    seat: int
    action: ActionId

    def apply(self, state: State) -> None:
        state.used.append(self.action)
        state.turn += 1


class Passed(Event[State], frozen=True):
    seat: int


class MeepleStood(Event[State], frozen=True):
    seat: int
    meeple: str
    region: str

    def apply(self, state: State) -> None:
        for meeple in state.regions[self.region]:
            if meeple.id == self.meeple:
                meeple.lying = False


class MeepleMoved(Event[State], frozen=True):
    """A completed move into a region is a commit point (R53)."""

    barrier = True

    seat: int
    meeple: str
    origin: str
    to: str
    via: Via = "patrol"
    lying: bool = False

    def apply(self, state: State) -> None:
        meeple = pick_up(state, self.meeple, self.origin)
        meeple.lying = self.lying
        put_down(state, meeple, self.to)


class MeepleStepped(Event[State], frozen=True):
    """An extra step of an ability: after a quest, or of a new meeple."""

    barrier = True

    seat: int
    meeple: str
    origin: str
    to: str
    lying: bool = False

    def apply(self, state: State) -> None:
        meeple = pick_up(state, self.meeple, self.origin)
        meeple.lying = self.lying
        put_down(state, meeple, self.to)


class MarkerPassed(Event[State], frozen=True):
    """The active-player marker moved to the left."""

    barrier = True

    seat: int

    def apply(self, state: State) -> None:
        state.active = self.seat
