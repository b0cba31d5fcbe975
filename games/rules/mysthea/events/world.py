"""Islands, attunements, encounters and monsters."""

from typing import Literal

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.rules.mysthea.state import OpenEncounter, State

Tribute = Literal["random_card", "lose_glory"]


class Meditated(Event[State], frozen=True):
    seat: int


class Attuned(Event[State], frozen=True):
    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].attunement = self.card


class IslandMoved(Event[State], frozen=True):
    """The island goes in behind another one, clockwise; the ring as it is now."""

    seat: int
    island: str
    after: str
    ring: list[str]

    def apply(self, state: State) -> None:
        state.ring = list(self.ring)


class EncounterBegun(Event[State], frozen=True):
    seat: int
    number: int
    xp: int = 0

    def apply(self, state: State) -> None:
        state.seats[self.seat].xp -= self.xp


class EncounterTaken(Event[State], frozen=True):
    barrier = True

    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.encounter_deck.remove(self.card)
        state.encounters.append(OpenEncounter(self.seat, self.card))


class EncounterSideChosen(Event[State], frozen=True):
    barrier = True

    seat: int
    card: str
    side: int

    def apply(self, state: State) -> None:
        state.encounters[-1].side = self.side


class EncounterFaced(Event[State], frozen=True):
    """The token moves on, the card is tucked under the champion, the next front is open."""

    barrier = True

    seat: int
    card: str
    island: str

    def apply(self, state: State) -> None:
        state.encounters.pop()
        seat = state.seats[self.seat]
        seat.token = self.island
        seat.encounters.append(self.card)


class MonsterAttacked(Event[State], frozen=True):
    """The strengths that are compared: the monster's and that of each seat on the island."""

    barrier = True

    monster: str
    island: str
    strength: int
    fighters: dict[int, int]


class MonsterDefeated(Event[State], frozen=True):
    """The fighters by strength; the first three are rewarded (R37)."""

    monster: str
    ranking: list[int]

    def apply(self, state: State) -> None:
        if self.monster not in state.defeated:
            state.defeated.append(self.monster)


class MonsterRewarded(Event[State], frozen=True):
    seat: int
    monster: str
    place: int
    """0 is gold, 1 silver, 2 bronze."""
    times: int = 1


class MonsterMoved(Event[State], frozen=True):
    monster: str
    island: str

    def apply(self, state: State) -> None:
        state.monsters[self.monster].island = self.island


class TributeChosen(Event[State], frozen=True):
    """What a seat gives up to the monster that collects."""

    seat: int
    tribute: Tribute

    def apply(self, state: State) -> None:
        state.tributes[self.seat] = self.tribute


class CardCollected(Event[State], frozen=True):
    """A random card of a discard pile is gone for good."""

    barrier = True

    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].discard.remove(self.card)
        state.removed.append(self.card)

    def redraw(self, state: State, chance: Chance) -> "CardCollected":
        return CardCollected(self.seat, chance.pick(state.seats[self.seat].discard))


class TributesTaken(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        state.tributes = {}
