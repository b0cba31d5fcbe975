"""Hero cards: drawn, played, discarded, hired."""

from typing import Literal, Self

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.kernel.moves import HIDDEN
from games.rules.daimyo.printed.words import Tokens
from games.rules.daimyo.state import State


class HeroDrawn(Event[State], frozen=True):
    seat: int
    hero: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].hand.append(self.hero)

    def mask(self, viewer: Viewer) -> Self:
        return self if viewer == self.seat else replace(self, hero=HIDDEN)

    def redraw(self, state: State, chance: Chance) -> "HeroDrawn":
        return HeroDrawn(self.seat, chance.pick(state.seats[self.seat].deck))


class DeckRenewed(Event[State], frozen=True):
    """The deck is empty: the discard pile is shuffled and becomes the deck."""

    seat: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].discard = []


class HeroPlayed(Event[State], frozen=True):
    """The card lies open and in no pile until its effect is done (R23)."""

    seat: int
    hero: str
    free: bool = False
    """True if an ability let it be played whatever its strength."""

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.hand.remove(self.hero)
        seat.in_play.append(self.hero)
        turn = state.turn
        assert turn is not None
        turn.hero_played = turn.hero_played or not self.free
        turn.cards_played.append(self.hero)


class HeroLaidAside(Event[State], frozen=True):
    """A played hero goes to the discard pile."""

    seat: int
    hero: str

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.in_play.remove(self.hero)
        seat.discard.append(self.hero)


class HeroDiscarded(Event[State], frozen=True):
    seat: int
    hero: str
    why: Literal["adjust", "cost", "empire"]

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.hand.remove(self.hero)
        seat.discard.append(self.hero)


class HeroLost(Event[State], frozen=True):
    """A random card of an opponent's hand goes to its owner's discard pile."""

    seat: int
    victim: int
    hero: str

    def apply(self, state: State) -> None:
        victim = state.seats[self.victim]
        victim.hand.remove(self.hero)
        victim.discard.append(self.hero)

    def redraw(self, state: State, chance: Chance) -> "HeroLost":
        hand = state.seats[self.victim].hand
        return HeroLost(self.seat, self.victim, chance.pick(hand))


class HeroHired(Event[State], frozen=True):
    seat: int
    hero: str
    price: Tokens

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        for kind, amount in self.price.items():
            seat.tokens[kind] -= amount
        state.hero_market[state.hero_market.index(self.hero)] = ""
        seat.heroes.append(self.hero)
        seat.hand.append(self.hero)


class HeroTaken(Event[State], frozen=True):
    """The automaton takes a market card for its army, for free."""

    hero: str

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        state.hero_market[state.hero_market.index(self.hero)] = ""
        state.automaton.heroes.append(self.hero)


class MarketRefilled(Event[State], frozen=True):
    """The face-up card of the deck fills the slot, and the next one is turned up."""

    slot: int
    hero: str
    top: str = ""

    def apply(self, state: State) -> None:
        state.hero_market[self.slot] = self.hero
        state.hero_top = self.top
        if self.top:
            state.hero_deck.remove(self.top)

    def redraw(self, state: State, chance: Chance) -> Self:
        return replace(self, top=chance.pick(state.hero_deck))
