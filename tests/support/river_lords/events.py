"""What can happen in River Lords."""

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.kernel.moves import HIDDEN
from tests.support.river_lords.state import Act, Battle, State


class DeckShuffled(Event[State], frozen=True):
    order: list[str]

    def apply(self, state: State) -> None:
        state.deck = list(self.order)
        state.discards = []

    def mask(self, viewer: Viewer) -> "DeckShuffled":
        return DeckShuffled([HIDDEN] * len(self.order))

    def redraw(self, state: State, chance: Chance) -> "DeckShuffled":
        return DeckShuffled(chance.shuffle(self.order))


class FirstLordDrawn(Event[State], frozen=True):
    seat: int
    among: list[int]

    def apply(self, state: State) -> None:
        state.first = self.seat

    def redraw(self, state: State, chance: Chance) -> "FirstLordDrawn":
        return FirstLordDrawn(chance.pick(self.among), self.among)


class CardDrawn(Event[State], frozen=True):
    barrier = True

    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.deck.pop()
        state.lords[self.seat].hand.append(self.card)

    def mask(self, viewer: Viewer) -> "CardDrawn":
        return self if viewer == self.seat else CardDrawn(self.seat, HIDDEN)


class CardPlayed(Event[State], frozen=True):
    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.lords[self.seat].hand.remove(self.card)
        state.discards.append(self.card)


class CardBuried(Event[State], frozen=True):
    """The card goes under the deck, and only its owner knows which."""

    seat: int
    card: str

    def apply(self, state: State) -> None:
        state.lords[self.seat].hand.remove(self.card)
        state.deck.insert(0, self.card)

    def mask(self, viewer: Viewer) -> "CardBuried":
        return self if viewer == self.seat else CardBuried(self.seat, HIDDEN)


class FoodGained(Event[State], frozen=True):
    seat: int
    amount: int

    def apply(self, state: State) -> None:
        state.lords[self.seat].food += self.amount


class FoodSpoiled(Event[State], frozen=True):
    seat: int
    amount: int

    def apply(self, state: State) -> None:
        state.lords[self.seat].food -= self.amount


class FoodPaid(Event[State], frozen=True):
    seat: int
    amount: int

    def apply(self, state: State) -> None:
        state.lords[self.seat].food -= self.amount


class OmenRead(Event[State], frozen=True):
    seat: int
    value: int

    def redraw(self, state: State, chance: Chance) -> "OmenRead":
        return OmenRead(self.seat, chance.roll(6))


class OathSworn(Event[State], frozen=True):
    seat: int


class YearStarted(Event[State], frozen=True):
    year: int

    def apply(self, state: State) -> None:
        state.year = self.year


class TurnEnded(Event[State], frozen=True):
    barrier = True

    seat: int


class ActStarted(Event[State], frozen=True):
    seat: int
    points: int

    def apply(self, state: State) -> None:
        state.acts.append(Act(self.seat, self.points))


class PointsChanged(Event[State], frozen=True):
    """Of the innermost act."""

    by: int

    def apply(self, state: State) -> None:
        state.acts[-1].points += self.by


class ActEnded(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        state.acts.pop()


class GarrisonPlaced(Event[State], frozen=True):
    seat: int
    region: str

    def apply(self, state: State) -> None:
        state.garrisons[self.region] = self.seat


class GarrisonMoved(Event[State], frozen=True):
    seat: int
    origin: str
    region: str

    def apply(self, state: State) -> None:
        del state.garrisons[self.origin]
        state.garrisons[self.region] = self.seat


class GarrisonRetreated(Event[State], frozen=True):
    seat: int
    origin: str
    region: str

    def apply(self, state: State) -> None:
        del state.garrisons[self.origin]
        state.garrisons[self.region] = self.seat


class GarrisonLost(Event[State], frozen=True):
    seat: int
    region: str

    def apply(self, state: State) -> None:
        del state.garrisons[self.region]


class CrownPassed(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.crown = self.seat


class BattleStarted(Event[State], frozen=True):
    attacker: int
    defender: int
    origin: str
    region: str

    def apply(self, state: State) -> None:
        battle = Battle(self.attacker, self.defender, self.origin, self.region)
        state.battles.append(battle)


class AmbushSprung(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.lords[self.seat].hand.remove("ambush")
        state.discards.append("ambush")
        state.battles[-1].ambushed = True


class BidMade(Event[State], frozen=True):
    seat: int
    side: str
    amount: int

    def apply(self, state: State) -> None:
        state.lords[self.seat].food -= self.amount
        state.battles[-1].bids[self.side] = self.amount


class BattleDecided(Event[State], frozen=True):
    winner: int

    def apply(self, state: State) -> None:
        state.battles[-1].winner = self.winner


class BattleEnded(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        state.battles.pop()


EVENTS: tuple[type[Event[State]], ...] = (
    DeckShuffled,
    FirstLordDrawn,
    CardDrawn,
    CardPlayed,
    CardBuried,
    FoodGained,
    FoodSpoiled,
    FoodPaid,
    OmenRead,
    OathSworn,
    YearStarted,
    TurnEnded,
    ActStarted,
    PointsChanged,
    ActEnded,
    GarrisonPlaced,
    GarrisonMoved,
    GarrisonRetreated,
    GarrisonLost,
    CrownPassed,
    BattleStarted,
    AmbushSprung,
    BidMade,
    BattleDecided,
    BattleEnded,
)
