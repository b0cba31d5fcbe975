"""Resources, purchases, Candy Boosts, Feats, Missions and Supply."""

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.kernel.moves import HIDDEN
from games.rules.dei.content import ColourId, MarketId, ResourceId
from games.rules.dei.state import Buyer, MissionCard, ScoreEntry, Seat, State


def change(state: State, seat: int, kind: ResourceId, amount: int) -> None:
    """Between a seat and the common reserve."""
    holder = state.seats[seat]
    if kind == "tech":
        holder.tech += amount
    else:
        holder.energy += amount
    state.reserve[kind] -= amount


def earn(seat: Seat, why: str, count: int, points: int) -> None:
    """Supply with its reason; the same reason adds up."""
    seat.supply += points
    for place, entry in enumerate(seat.earned):
        if entry.why == why:
            seat.earned[place] = ScoreEntry(why, entry.count + count, entry.points + points)
            return
    seat.earned.append(ScoreEntry(why, count, points))


class ResourceCollected(Event[State], frozen=True):
    seat: int
    region: str
    kind: ResourceId

    def apply(self, state: State) -> None:
        state.resources[self.region] -= 1
        state.reserve[self.kind] += 1
        change(state, self.seat, self.kind, 1)


class ResourceDeclined(Event[State], frozen=True):
    """At the limit the seat kept what it had."""

    seat: int
    kind: ResourceId


class ResourceGained(Event[State], frozen=True):
    seat: int
    kind: ResourceId
    amount: int = 1

    def apply(self, state: State) -> None:
        change(state, self.seat, self.kind, self.amount)


class ResourceDiscarded(Event[State], frozen=True):
    seat: int
    kind: ResourceId

    def apply(self, state: State) -> None:
        change(state, self.seat, self.kind, -1)


class TechSwapped(Event[State], frozen=True):
    """A Tech that was just collected became an Energy Cell."""

    seat: int

    def apply(self, state: State) -> None:
        change(state, self.seat, "tech", -1)
        change(state, self.seat, "energy", 1)


class ResourcePlaced(Event[State], frozen=True):
    """From the reserve into a Region."""

    seat: int
    region: str
    kind: ResourceId

    def apply(self, state: State) -> None:
        state.reserve[self.kind] -= 1
        state.resources[self.region] = state.resources.get(self.region, 0) + 1


class RobotSent(Event[State], frozen=True):
    """The Delivery Robot goes shopping for one Energy Cell."""

    seat: int

    def apply(self, state: State) -> None:
        state.play.robot = True
        change(state, self.seat, "energy", -1)


class CardBought(Event[State], frozen=True):
    """The card goes to the hand; those left of the gap shift to the right."""

    seat: int
    market: MarketId
    slot: int
    card: str
    tech: int = 0
    energy: int = 0
    mixed: bool = False
    by: Buyer = "card"

    def apply(self, state: State) -> None:
        seat, slots = state.seats[self.seat], state.markets[self.market].slots
        change(state, self.seat, "tech", -self.tech)
        change(state, self.seat, "energy", -self.energy)
        del slots[self.slot - 1]
        slots.insert(0, "")
        seat.cards.append(self.card)
        seat.hand.append(self.card)
        state.play.mixed = state.play.mixed or self.mixed
        if self.by == "card" and state.play.current is not None:
            state.play.current.buying = False


class MarketRefilled(Event[State], frozen=True):
    """The top card of the deck is turned up."""

    barrier = True

    market: MarketId
    card: str

    def apply(self, state: State) -> None:
        market = state.markets[self.market]
        market.deck.remove(self.card)
        market.slots[0] = self.card


class BoostGained(Event[State], frozen=True):
    """Drawn from the pool; only its owner knows the kind."""

    seat: int
    kind: str

    def apply(self, state: State) -> None:
        state.pool.remove(self.kind)
        state.seats[self.seat].boosts.append(self.kind)

    def mask(self, viewer: Viewer) -> "BoostGained":
        return self if viewer == self.seat else BoostGained(self.seat, HIDDEN)

    def redraw(self, state: State, chance: Chance) -> "BoostGained":
        return BoostGained(self.seat, chance.pick(state.pool))


class FeatsUnlocked(Event[State], frozen=True):
    """All that a seat may unlock at this moment, together (SPEC 14.1)."""

    barrier = True

    seat: int
    feats: dict[ColourId, str]

    def apply(self, state: State) -> None:
        for colour in self.feats:
            state.seats[self.seat].feats[colour].unlocked = True


class SupplyGained(Event[State], frozen=True):
    seat: int
    why: str
    amount: int

    def apply(self, state: State) -> None:
        earn(state.seats[self.seat], self.why, 1, self.amount)


class MissionScored(Event[State], frozen=True):
    barrier = True

    seat: int
    mission: str
    column: int
    row: int
    count: int
    supply: int
    late: bool = False

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.missions.append(MissionCard(self.mission, self.column, self.row))
        earn(seat, f"mission:{self.mission}", self.count, self.supply)


class MissionSkipped(Event[State], frozen=True):
    barrier = True

    seat: int


class FinalScored(Event[State], frozen=True):
    """What a seat holds at the end of its last phase."""

    seat: int
    entries: list[ScoreEntry]

    def apply(self, state: State) -> None:
        for entry in self.entries:
            earn(state.seats[self.seat], entry.why, entry.count, entry.points)


class CardsScored(Event[State], frozen=True):
    """After everybody: the Supply printed on each seat's bought cards."""

    entries: list[ScoreEntry]

    def apply(self, state: State) -> None:
        for seat, entry in zip(state.seats, self.entries, strict=True):
            earn(seat, entry.why, entry.count, entry.points)
