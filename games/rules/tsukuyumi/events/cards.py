"""Factions, action cards and event cards: dealt, drafted, drawn, played."""

from typing import Literal, Self

import msgspec

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.kernel.moves import HIDDEN
from games.rules.tsukuyumi.state import State

Source = Literal["row", "deck", "faction"]


class FactionsDealt(Event[State], frozen=True):
    """The shuffled factions: one each, or one and then a second as far as they go."""

    order: list[str]
    each: int

    def apply(self, state: State) -> None:
        count = len(state.seats)
        for index, seat in enumerate(state.seats):
            picks = self.order[index : count * self.each : count]
            seat.offered = list(picks[: self.each])

    def redraw(self, state: State, chance: Chance) -> Self:
        return msgspec.structs.replace(self, order=chance.shuffle(self.order))


class FactionTaken(Event[State], frozen=True):
    seat: int
    faction: str
    reserve: dict[str, int]
    markers: int
    goal: str
    tokens: dict[str, int] = {}

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.faction, seat.goal = self.faction, self.goal
        seat.reserve, seat.markers = dict(self.reserve), self.markers
        state.tokens |= self.tokens


class InitiativeDrawn(Event[State], frozen=True):
    order: list[int]

    def apply(self, state: State) -> None:
        state.initiative = list(self.order)

    def redraw(self, state: State, chance: Chance) -> Self:
        return InitiativeDrawn(chance.shuffle(self.order))  # type: ignore[return-value]


class BoxOpened(Event[State], frozen=True):
    """The supplies and the missions in play."""

    tokens: dict[str, int]
    oni: dict[str, int]
    missions: list[str]
    sisters: list[str] = []

    def apply(self, state: State) -> None:
        state.tokens |= self.tokens
        state.oni = dict(self.oni)
        state.missions = list(self.missions)
        state.sisters = list(self.sisters)


class GoalChosen(Event[State], frozen=True):
    seat: int
    goal: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].goal = self.goal


class GiftTaken(Event[State], frozen=True):
    """A gift of Amaterasu, with the guardians that come with it."""

    seat: int
    gift: str
    units: dict[str, int] = {}

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.gift = self.gift
        for kind, count in self.units.items():
            seat.reserve[kind] = seat.reserve.get(kind, 0) + count


class VictoryCardChosen(Event[State], frozen=True):
    """Two players: told when both have chosen."""

    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].victory = self.card


class ActionCardsDealt(Event[State], frozen=True):
    """The shuffled action deck; every seat gets the same number from the top."""

    order: list[str]
    each: int
    barrier = True

    def apply(self, state: State) -> None:
        for index, seat in enumerate(state.seats):
            seat.hand = self.order[index * self.each : (index + 1) * self.each]

    def mask(self, viewer: Viewer) -> Self:
        own = range(0) if viewer is None else range(viewer * self.each, (viewer + 1) * self.each)
        shown = [card if place in own else HIDDEN for place, card in enumerate(self.order)]
        return msgspec.structs.replace(self, order=shown)

    def redraw(self, state: State, chance: Chance) -> Self:
        return msgspec.structs.replace(self, order=chance.shuffle(self.order))


class CardDrafted(Event[State], frozen=True):
    """An action card is chosen; told when all are in."""

    seat: int
    card: str

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.hand.remove(self.card)
        seat.card = self.card


class HandsPassed(Event[State], frozen=True):
    """The other cards go to the left neighbour."""

    barrier = True

    def apply(self, state: State) -> None:
        hands = [seat.hand for seat in state.seats]
        for index, seat in enumerate(state.seats):
            seat.hand = hands[index - 1]


class EventsShuffled(Event[State], frozen=True):
    """The event deck, new or from the discard pile."""

    order: list[str]
    barrier = True

    def apply(self, state: State) -> None:
        state.deck = list(self.order)
        state.discard = []

    def mask(self, viewer: Viewer) -> Self:
        return EventsShuffled([HIDDEN] * len(self.order))  # type: ignore[return-value]

    def redraw(self, state: State, chance: Chance) -> Self:
        return EventsShuffled(chance.shuffle(self.order))  # type: ignore[return-value]


class FactionEventsShuffled(Event[State], frozen=True):
    seat: int
    order: list[str]

    def apply(self, state: State) -> None:
        state.seats[self.seat].deck = list(self.order)

    def mask(self, viewer: Viewer) -> Self:
        return msgspec.structs.replace(self, order=[HIDDEN] * len(self.order))

    def redraw(self, state: State, chance: Chance) -> Self:
        return msgspec.structs.replace(self, order=chance.shuffle(self.order))


class RowFilled(Event[State], frozen=True):
    """The top card of the deck lies open in the row."""

    card: str
    place: int
    barrier = True

    def apply(self, state: State) -> None:
        state.row.insert(self.place, self.card)
        state.deck.pop(0)


class EventDrawn(Event[State], frozen=True):
    """An event card comes into a hand; one from a deck is known to its owner alone."""

    seat: int
    source: Source
    card: str
    place: int = 0
    barrier = True

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.events.append(self.card)
        match self.source:
            case "row":
                state.row.pop(self.place)
            case "deck":
                state.deck.pop(0)
            case _:
                seat.deck.pop(0)

    def mask(self, viewer: Viewer) -> Self:
        if self.source == "row" or viewer == self.seat:
            return self
        return msgspec.structs.replace(self, card=HIDDEN)


class EventPlayed(Event[State], frozen=True):
    """A card of the hand is shown: it stays open, is discarded, or leaves the game."""

    seat: int
    card: str
    stays: bool = False
    leaves: bool = False
    barrier = True

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.events.remove(self.card if self.card in seat.events else HIDDEN)
        if self.stays:
            seat.open.append(self.card)
        elif self.leaves:
            seat.gone.append(self.card)
        else:
            state.discard.append(self.card)


class OpenEventUsed(Event[State], frozen=True):
    """A card that lay open is discarded."""

    seat: int
    card: str
    leaves: bool = False

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.open.remove(self.card)
        (seat.gone if self.leaves else state.discard).append(self.card)


class EventLost(Event[State], frozen=True):
    """A card leaves a hand because of somebody else: at random, or chosen by who looked at it."""

    seat: int
    by: int
    card: str
    leaves: bool = False
    among: list[str] = []
    """The hand that chance picked from; empty if nobody drew."""
    barrier = True

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.events.remove(self.card if self.card in seat.events else HIDDEN)
        (seat.gone if self.leaves else state.discard).append(self.card)

    def mask(self, viewer: Viewer) -> Self:
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, among=[HIDDEN] * len(self.among))

    def redraw(self, state: State, chance: Chance) -> Self:
        return msgspec.structs.replace(self, card=chance.pick(self.among))


class CardsLookedAt(Event[State], frozen=True):
    """A seat looks at cards; what they are is known to it alone."""

    seat: int
    cards: list[str]
    owner: int
    """Whose hand it is; the event deck has none."""
    barrier = True

    def apply(self, state: State) -> None:
        state.looked = {self.seat: list(self.cards)} if self.cards else {}
        state.looked_in = self.owner

    def mask(self, viewer: Viewer) -> Self:
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, cards=[HIDDEN] * len(self.cards))


class DeckArranged(Event[State], frozen=True):
    """The top cards of the event deck lie in an order that one seat chose."""

    seat: int
    order: list[str]

    def apply(self, state: State) -> None:
        state.deck[: len(self.order)] = self.order
        state.looked = {}

    def mask(self, viewer: Viewer) -> Self:
        if viewer == self.seat:
            return self
        return msgspec.structs.replace(self, order=[HIDDEN] * len(self.order))
