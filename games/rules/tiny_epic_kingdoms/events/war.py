"""Wars, alliances and retreats."""

from games.kernel.events import Event
from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.events.pieces import pick_up, put_down
from games.rules.tiny_epic_kingdoms.state import Meeple, State, Via, War


class WarStarted(Event[State], frozen=True):
    attacker: int
    defender: int
    region: str
    via: Via
    neutral: bool = False
    allied: bool = False

    def apply(self, state: State) -> None:
        state.war = War(
            self.attacker, self.defender, self.region, self.via, self.neutral, self.allied
        )


def war_of(state: State) -> War:
    assert state.war is not None, "no war is being fought"
    return state.war


class DieRevealed(Event[State], frozen=True):
    """What a seat had set: a number, or the flag (-1)."""

    seat: int
    face: int

    def apply(self, state: State) -> None:
        war_of(state).dice[self.seat] = self.face


class AllianceFormed(Event[State], frozen=True):
    region: str
    seats: list[int]


class WarRaised(Event[State], frozen=True):
    seat: int
    kind: ResourceId
    strength: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].stock[self.kind] -= 1
        war_of(state).raised[self.seat] = self.strength


class WarResolved(Event[State], frozen=True):
    """The strengths with all that counted, and the winner."""

    attack: int
    defence: int
    winner: int

    def apply(self, state: State) -> None:
        war_of(state).winner = self.winner


class WarPaid(Event[State], frozen=True):
    seat: int
    ore: int = 0
    mana: int = 0
    food: int = 0

    def apply(self, state: State) -> None:
        stock = state.seats[self.seat].stock
        stock["ore"] -= self.ore
        stock["mana"] -= self.mana
        stock["food"] -= self.food


class MeepleRemoved(Event[State], frozen=True):
    """A player's meeple goes back to the reserve, a neutral one out of the game."""

    owner: int
    meeple: str
    region: str

    def apply(self, state: State) -> None:
        pick_up(state, self.meeple, self.region)


class MeepleFled(Event[State], frozen=True):
    """A beaten defender slipped away instead of being lost."""

    seat: int
    meeple: str
    origin: str
    to: str
    food: int
    lying: bool = False

    def apply(self, state: State) -> None:
        state.seats[self.seat].stock["food"] -= self.food
        meeple = pick_up(state, self.meeple, self.origin)
        meeple.lying = self.lying
        put_down(state, meeple, self.to)


class AllianceBroken(Event[State], frozen=True):
    """The loser must leave every region that it shares with the winner."""

    winner: int
    loser: int
    regions: list[str]


class MeepleRetreated(Event[State], frozen=True):
    seat: int
    meeple: str
    origin: str
    to: str
    food: int = 0
    lying: bool = False

    def apply(self, state: State) -> None:
        state.seats[self.seat].stock["food"] -= self.food
        meeple = pick_up(state, self.meeple, self.origin)
        meeple.lying = self.lying
        put_down(state, meeple, self.to)


class MeepleStayed(Event[State], frozen=True):
    """Nowhere to retreat to: the last meeple stays where it is, and so does the alliance."""

    seat: int
    region: str


class WarWon(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].wars_won += 1


class Plundered(Event[State], frozen=True):
    seat: int
    victim: int
    kind: ResourceId
    amount: int

    def apply(self, state: State) -> None:
        state.seats[self.victim].stock[self.kind] -= self.amount
        state.seats[self.seat].stock[self.kind] += self.amount


class MeepleRaised(Event[State], frozen=True):
    """The Undead raised a meeple from their reserve into the region that they won."""

    seat: int
    meeple: str
    region: str
    mana: int
    lying: bool = False

    def apply(self, state: State) -> None:
        state.seats[self.seat].stock["mana"] -= self.mana
        put_down(state, Meeple(self.meeple, self.seat, self.lying), self.region)


class WarEnded(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        state.war = None
