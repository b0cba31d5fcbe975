"""Energy, experience, glory, artefacts and drawn cards."""

from typing import Literal, Self

from msgspec.structs import replace

from games.kernel.events import Event, Viewer
from games.rules.mysthea.state import HIDDEN, GloryReason, Seat, State

Stored = Literal["energy", "xp", "glory"]


class Gained(Event[State], frozen=True):
    """What was really gained, after the limits of the tracks."""

    seat: int
    res: Stored
    amount: int
    reason: GloryReason
    source: str = ""
    """The card, encounter, region or monster that gave it."""

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        match self.res:
            case "energy":
                seat.energy += self.amount
            case "xp":
                seat.xp += self.amount
            case "glory":
                add_glory(seat, self.amount, self.reason)


class GloryLost(Event[State], frozen=True):
    """To a monster; never below nothing (R32)."""

    seat: int
    amount: int

    def apply(self, state: State) -> None:
        add_glory(state.seats[self.seat], -self.amount, "losses")


class Paid(Event[State], frozen=True):
    seat: int
    energy: int = 0
    xp: int = 0

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.energy -= self.energy
        seat.xp -= self.xp


class ArtefactRecharged(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].charged = True


class ArtefactDischarged(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].charged = False


class CardDrawn(Event[State], frozen=True):
    """The top card of the era deck, seen by its new owner only."""

    barrier = True

    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.decks[state.era - 1].pop(0)
        state.seats[self.seat].hand.append(self.card)

    def mask(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else replace(self, card=HIDDEN)


def add_glory(seat: Seat, amount: int, reason: GloryReason) -> None:
    seat.glory += amount
    seat.glory_from[reason] = seat.glory_from.get(reason, 0) + amount
