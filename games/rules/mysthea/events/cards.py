"""Command cards and command points."""

from typing import Literal, Self

from msgspec.structs import replace

from games.kernel.events import Event, Viewer
from games.rules.mysthea.content import Slot
from games.rules.mysthea.state import HIDDEN, Command, State


class CardPlayed(Event[State], frozen=True):
    """A card is shown to all and gives its command points."""

    seat: int
    card: str
    points: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].hand.remove(self.card)
        state.commands.append(Command(self.seat, "act", self.points, self.card))


class PointsGiven(Event[State], frozen=True):
    """Command points without a card: a reward, or the crystal fields of a meditation."""

    seat: int
    points: int
    kind: Literal["spend", "crystal"]

    def apply(self, state: State) -> None:
        state.commands.append(Command(self.seat, self.kind, self.points))


class PointsAdded(Event[State], frozen=True):
    """More command points for the card that is being played."""

    seat: int
    points: int

    def apply(self, state: State) -> None:
        state.commands[-1].points += self.points


class PointsSpent(Event[State], frozen=True):
    seat: int
    points: int

    def apply(self, state: State) -> None:
        state.commands[-1].points -= self.points


class CommandEnded(Event[State], frozen=True):
    """The points left over are lost; a played card that was not placed is discarded (R27)."""

    seat: int

    def apply(self, state: State) -> None:
        command = state.commands.pop()
        if command.card:
            state.seats[self.seat].discard.append(command.card)


class EffectUsed(Event[State], frozen=True):
    """The effect of the card that is being played, paid for."""

    seat: int
    card: str
    energy: int = 0

    def apply(self, state: State) -> None:
        state.seats[self.seat].energy -= self.energy
        state.commands[-1].used = True


class PlacementPaid(Event[State], frozen=True):
    """The card that is being played is going to the player board."""

    seat: int
    card: str
    energy: int = 0

    def apply(self, state: State) -> None:
        state.seats[self.seat].energy -= self.energy
        state.commands[-1].used = True


class CardReplaced(Event[State], frozen=True):
    """A card of the player board makes room for its successor (R5)."""

    seat: int
    card: str

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        if self.card in seat.accessories:
            seat.accessories.remove(self.card)
        else:
            seat.upgrades = {
                slot: card for slot, card in seat.upgrades.items() if card != self.card
            }
        seat.discard.append(self.card)


class CardPlaced(Event[State], frozen=True):
    """The played card lies on the player board: in its slot, or among the accessories."""

    seat: int
    card: str
    slot: Slot | None = None

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        state.commands[-1].card = ""
        if self.slot is None:
            seat.accessories.append(self.card)
        else:
            seat.upgrades[self.slot] = self.card


class AccessoryUsed(Event[State], frozen=True):
    seat: int
    card: str
    energy: int = 0
    xp: int = 0

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.energy -= self.energy
        seat.xp -= self.xp
        state.spent.append(self.card)


class CardsDiscarded(Event[State], frozen=True):
    """Cards of the hand as a price."""

    seat: int
    cards: list[str]

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        for card in self.cards:
            seat.hand.remove(card)
        seat.discard.extend(self.cards)


class CardsRemoved(Event[State], frozen=True):
    """Cards of the hand leave the game for good."""

    seat: int
    cards: list[str]

    def apply(self, state: State) -> None:
        for card in self.cards:
            state.seats[self.seat].hand.remove(card)
        state.removed.extend(self.cards)


class DevelopBegun(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.developing = True


class MarketRevealed(Event[State], frozen=True):
    """Cards from the top of the era deck join the market."""

    barrier = True

    cards: list[str]

    def apply(self, state: State) -> None:
        del state.decks[state.era - 1][: len(self.cards)]
        state.market.extend(self.cards)


class BurialChosen(Event[State], frozen=True):
    """Which market card goes under the deck next; nobody else may know (R60)."""

    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].buried.append(self.card)

    def mask(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else replace(self, card=HIDDEN)


class MarketBuried(Event[State], frozen=True):
    """The whole market lies under the deck, in the order that was chosen."""

    seat: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        state.decks[state.era - 1].extend(seat.buried)
        seat.buried = []
        state.market = []


class CardTaken(Event[State], frozen=True):
    seat: int
    card: str
    energy: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.energy -= self.energy
        state.market.remove(self.card)
        seat.hand.append(self.card)


class DevelopEnded(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        state.developing = False
