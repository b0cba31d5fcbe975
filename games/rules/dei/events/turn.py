"""Turns, phases, cards and their bags."""

from msgspec.structs import replace

from games.kernel.events import Event, Viewer
from games.kernel.moves import HIDDEN
from games.rules.dei.content import CardAction
from games.rules.dei.state import Current, Face, Play, PlayedCard, State


class TurnStarted(Event[State], frozen=True):
    turn: int

    def apply(self, state: State) -> None:
        state.turn = self.turn
        state.phase = 0


class PhaseStarted(Event[State], frozen=True):
    phase: int

    def apply(self, state: State) -> None:
        state.phase = self.phase
        state.active = -1


class SeatStarted(Event[State], frozen=True):
    """The Action Phase of one seat begins."""

    barrier = True

    seat: int

    def apply(self, state: State) -> None:
        state.active = self.seat
        state.play = Play()


class UnitsDeployed(Event[State], frozen=True):
    """The first Units of a seat; one event, so that control is looked at once (R54)."""

    seat: int
    leader: str
    scrappers: dict[str, int]

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.leader = self.leader
        seat.scrappers = dict(self.scrappers)


class CardPlanned(Event[State], frozen=True):
    """A card lies face-down in the seat's next slot (SPEC 18.3)."""

    seat: int
    card: str

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.hand.remove(self.card)
        seat.planned.append(self.card)

    def mask(self, viewer: Viewer) -> "CardPlanned":
        return self if viewer == self.seat else CardPlanned(self.seat, HIDDEN)


class CardPlayed(Event[State], frozen=True):
    """A card lies on the board, with what it lets its player do."""

    seat: int
    card: str
    face: Face
    bag: list[CardAction] = []
    bonus_moves: int = 0
    secret: bool = False
    """Planned and left face-down: only its player knows it."""

    def apply(self, state: State) -> None:
        seat, play = state.seats[self.seat], state.play
        source = seat.planned if seat.planned else seat.hand
        source.remove(self.card)
        seat.board.append(PlayedCard(self.card, self.face, state.phase))
        down = self.face == "down"
        play.face_down = play.face_down or down
        play.bonus_moves += self.bonus_moves
        play.current = Current(self.card, self.face, list(self.bag), buying=down)

    def mask(self, viewer: Viewer) -> "CardPlayed":
        if not self.secret or viewer == self.seat:
            return self
        return replace(self, card=HIDDEN)


class ActionTaken(Event[State], frozen=True):
    """An entry leaves the bag because it is carried out."""

    seat: int
    action: CardAction

    def apply(self, state: State) -> None:
        current = state.play.current
        assert current is not None, "no card is being resolved"
        current.bag.remove(self.action)


class ActionsAdded(Event[State], frozen=True):
    """More entries for the bag: from a copied card, per Outpost, from the Leader."""

    seat: int
    actions: list[CardAction]
    card: str = ""
    """The card that was copied."""
    sought: bool = False
    """The Leader's own: once per Action Phase."""

    def apply(self, state: State) -> None:
        current = state.play.current
        assert current is not None, "no card is being resolved"
        current.bag += self.actions
        state.play.sought = state.play.sought or self.sought


class BoostUsed(Event[State], frozen=True):
    """A Candy Boost lies open on the current card."""

    seat: int
    kind: str
    adds: list[CardAction] = []

    def apply(self, state: State) -> None:
        current = state.play.current
        assert current is not None, "no card is being resolved"
        seat = state.seats[self.seat]
        seat.boosts.remove(self.kind)
        seat.board[-1].boost = self.kind
        current.boost = self.kind
        current.bag += self.adds


class BonusMoveTaken(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.play.bonus_moves -= 1


class BonusMovesGained(Event[State], frozen=True):
    seat: int
    moves: int

    def apply(self, state: State) -> None:
        state.play.bonus_moves += self.moves


class CardFinished(Event[State], frozen=True):
    """What is left in the bag is lost."""

    barrier = True

    seat: int

    def apply(self, state: State) -> None:
        state.play.current = None


class CleanedUp(Event[State], frozen=True):
    """Face-down cards go to the Bins, the others to the hands, Boosts to the pool (SPEC 16)."""

    def apply(self, state: State) -> None:
        for seat in state.seats:
            back = [*seat.hand, *(played.card for played in seat.board if played.face == "up")]
            seat.bin += [played.card for played in seat.board if played.face == "down"]
            state.pool += [played.boost for played in seat.board if played.boost]
            seat.hand = [card for card in seat.cards if card in back]
            seat.board = []
        state.pool.sort()
        state.active = -1


class PrioritySet(Event[State], frozen=True):
    order: list[int]

    def apply(self, state: State) -> None:
        state.priority = list(self.order)
