"""Eras, rounds, turns and the events of the track."""

from games.kernel.chance import Chance
from games.kernel.events import Event, Viewer
from games.rules.mysthea.events.pieces import clear_moves
from games.rules.mysthea.events.setup import top_only
from games.rules.mysthea.state import State


class EraBegan(Event[State], frozen=True):
    """SPEC 6.1, 6.3: the old market and deck leave the game, attunement cards come back."""

    era: int

    def apply(self, state: State) -> None:
        if state.era:
            state.removed.extend(state.market)
            state.box.extend(state.decks[state.era - 1])
            state.decks[state.era - 1] = []
            state.market = []
        state.era = self.era
        state.round = state.resolved = 0
        state.last_round = False
        state.phase = "rounds"
        state.defeated = []
        for seat in state.seats:
            seat.attunement = ""


class MonsterAppeared(Event[State], frozen=True):
    monster: str
    island: str

    def apply(self, state: State) -> None:
        state.monsters[self.monster].island = self.island


class EventDeckShuffled(Event[State], frozen=True):
    """All event cards in use, those of the track too; the next one lies open."""

    barrier = True

    order: list[str]

    def apply(self, state: State) -> None:
        state.track = []
        state.event_deck = list(self.order)

    def mask(self, viewer: Viewer) -> "EventDeckShuffled":
        return EventDeckShuffled(top_only(self.order))

    def redraw(self, state: State, chance: Chance) -> "EventDeckShuffled":
        return EventDeckShuffled(chance.shuffle(self.order))


class ChampionsHealed(Event[State], frozen=True):
    seats: list[int]

    def apply(self, state: State) -> None:
        for seat in self.seats:
            state.seats[seat].champion.wounded = False


class FortsReturned(Event[State], frozen=True):
    """All fortifications go back to their owners' supplies."""

    def apply(self, state: State) -> None:
        for seat in state.seats:
            for region, there in list(seat.board.items()):
                seat.supply["fort"] += there.fort
                there.fort = 0
                if not (there.troop or there.golem):
                    del seat.board[region]


class DiscardsReturned(Event[State], frozen=True):
    """Every discard pile goes back to its owner's hand."""

    def apply(self, state: State) -> None:
        for seat in state.seats:
            seat.hand.extend(seat.discard)
            seat.discard = []


class ArtefactsDealt(Event[State], frozen=True):
    """The artefact of each seat for a new era, by glory."""

    numbers: list[int]

    def apply(self, state: State) -> None:
        for seat, number in zip(state.seats, self.numbers, strict=True):
            seat.artefact = number


class ArtefactsRecharged(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        for seat in state.seats:
            seat.charged = True


class EventPlaced(Event[State], frozen=True):
    """A new round: the next event lies on the track, and the one after it is open."""

    barrier = True

    event: str
    last: bool = False
    """The fifth region of the era: its last round."""

    def apply(self, state: State) -> None:
        state.event_deck.remove(self.event)
        state.track.append(self.event)
        state.round += 1
        state.last_round = self.last


class TurnStarted(Event[State], frozen=True):
    barrier = True

    seat: int

    def apply(self, state: State) -> None:
        state.active = self.seat
        state.basic_done = state.special_done = False
        state.spent = []
        clear_moves(state)


class BasicActionBegun(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.basic_done = True


class SpecialActionBegun(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.special_done = True


class EventResolved(Event[State], frozen=True):
    """At the end of the era a slot of the track comes up; all units are fresh again."""

    slot: int
    event: str

    def apply(self, state: State) -> None:
        state.phase = "events"
        state.resolved = self.slot
        clear_moves(state)


class StormBlew(Event[State], frozen=True):
    """Where all monsters stand after the storm."""

    islands: dict[str, str]

    def apply(self, state: State) -> None:
        for monster, island in self.islands.items():
            state.monsters[monster].island = island


class EraEnded(Event[State], frozen=True):
    barrier = True

    era: int

    def apply(self, state: State) -> None:
        if self.era == len(state.decks):
            state.phase = "over"
