"""Rounds, phases and turns; initiative; points."""

from games.kernel.events import Event
from games.rules.tsukuyumi.kinds import Phase
from games.rules.tsukuyumi.state import Queued, Slip, State, Turn


class RoundStarted(Event[State], frozen=True):
    number: int

    def apply(self, state: State) -> None:
        state.round = self.number


class PhaseStarted(Event[State], frozen=True):
    """The order of the phase is the initiative track as it stands now (R50)."""

    phase: Phase

    def apply(self, state: State) -> None:
        state.phase = self.phase
        state.order = list(state.initiative)


class TurnStarted(Event[State], frozen=True):
    seat: int
    phase: Phase
    left: dict[str, int]

    def apply(self, state: State) -> None:
        state.turn = Turn(self.seat, self.phase, dict(self.left))
        for unit in state.units.values():
            unit.steps, unit.struck = 0, False


class PartUsed(Event[State], frozen=True):
    """One part of the phase turn is spent; `whole` if nothing of it is left afterwards."""

    part: str
    whole: bool = False
    fights: bool = False

    def apply(self, state: State) -> None:
        turn = state.turn
        assert turn is not None, "no turn runs"
        turn.used.append(self.part)
        turn.fought = turn.fought or self.fights
        if self.part in turn.left:
            turn.left[self.part] = 0 if self.whole else turn.left[self.part] - 1


class PartGained(Event[State], frozen=True):
    """A card adds an action to the turn."""

    part: str
    count: int = 1

    def apply(self, state: State) -> None:
        turn = state.turn
        assert turn is not None, "no turn runs"
        turn.left[self.part] = turn.left.get(self.part, 0) + self.count


class TurnEnded(Event[State], frozen=True):
    seat: int
    idle: bool = False
    """True if there was nothing that it could have done."""
    barrier = True

    def apply(self, state: State) -> None:
        pass


class TurnBanned(Event[State], frozen=True):
    """The opponent's card forbids this phase (SPEC 17)."""

    seat: int
    phase: Phase

    def apply(self, state: State) -> None:
        pass


class TurnClosed(Event[State], frozen=True):
    """All that waited for the end of the turn is done."""

    def apply(self, state: State) -> None:
        state.turn = None


class ReefSetChosen(Event[State], frozen=True):
    seat: int
    set: str
    left: dict[str, int]

    def apply(self, state: State) -> None:
        turn = state.turn
        assert turn is not None, "no turn runs"
        turn.reef_set = self.set
        turn.left = dict(self.left)


class InitiativeMoved(Event[State], frozen=True):
    """A marker changes places with its neighbour: -1 is up, towards the first place."""

    seat: int
    step: int
    by: int

    def apply(self, state: State) -> None:
        track = state.initiative
        place = track.index(self.seat)
        track[place], track[place + self.step] = track[place + self.step], track[place]


class CardSpent(Event[State], frozen=True):
    """A limited card is used up for this round, or for the game."""

    seat: int
    card: str
    for_good: bool = False

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        (seat.gone if self.for_good else seat.spent).append(self.card)


class FlagRaised(Event[State], frozen=True):
    """Something holds for a seat until the round ends."""

    seat: int
    flag: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].flags.append(self.flag)


class FormationExempted(Event[State], frozen=True):
    seat: int
    formation: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].exempt = self.formation


class Counted(Event[State], frozen=True):
    """Public counters of goals and tasks grow."""

    seat: int
    counter: str
    by: int = 1

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.counters[self.counter] = seat.counters.get(self.counter, 0) + self.by
        seat.round_counters[self.counter] = seat.round_counters.get(self.counter, 0) + self.by


class PointsGained(Event[State], frozen=True):
    """Immediate victory points."""

    seat: int
    points: int
    why: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].vp += self.points


class MissionDone(Event[State], frozen=True):
    seat: int
    mission: str
    points: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.missions.append(self.mission)
        seat.vp += self.points


class GoalDone(Event[State], frozen=True):
    seat: int
    goal: str
    points: int

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.goal_done = True
        seat.vp += self.points


class TaskDone(Event[State], frozen=True):
    """A task of a victory card is fulfilled at once or at a round's end."""

    seat: int
    task: str
    points: int
    again: bool = False
    """True if it may be fulfilled again."""

    def apply(self, state: State) -> None:
        seat = state.seats[self.seat]
        seat.vp += self.points
        if not self.again:
            seat.tasks.append(self.task)


class ActionQueued(Event[State], frozen=True):
    """A counterattack waits: for the attacker's next action, or for the end of the turn."""

    item: Queued
    soon: bool = False

    def apply(self, state: State) -> None:
        (state.pending if self.soon else state.queue).append(self.item)


class ActionDue(Event[State], frozen=True):
    """What waited longest is carried out now."""

    soon: bool = False

    def apply(self, state: State) -> None:
        (state.pending if self.soon else state.queue).pop(0)


class OrderGiven(Event[State], frozen=True):
    """A standing order; nobody else learns of it."""

    seat: int
    order: str
    value: str

    def apply(self, state: State) -> None:
        state.seats[self.seat].orders[self.order] = self.value

    def mask(self, viewer: int | None) -> "OrderGiven":
        return self if viewer == self.seat else OrderGiven(self.seat, "", "")


class UplinkInstalled(Event[State], frozen=True):
    seat: int
    uplink: str
    cost: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].uplinks.append(self.uplink)


class WeaponsTaken(Event[State], frozen=True):
    """Weapons come to a seat, or go back with a negative count."""

    seat: int
    weapon: str
    count: int

    def apply(self, state: State) -> None:
        weapons = state.seats[self.seat].weapons
        weapons[self.weapon] = weapons.get(self.weapon, 0) + self.count
        state.tokens[self.weapon] -= self.count


class RoundEnded(Event[State], frozen=True):
    """Clean-up: chosen cards and all that lasted until the round's end go (SPEC 6, R5)."""

    number: int
    closed: list[list[str]]
    """The lasting events that leave, by seat."""
    leaving: list[str]
    """Those of them that leave the game."""
    barrier = True

    def apply(self, state: State) -> None:
        for seat, cards in zip(state.seats, self.closed, strict=True):
            seat.card, seat.exempt = "", ""
            seat.spent, seat.flags, seat.round_counters = [], [], {}
            for card in cards:
                seat.open.remove(card)
                (seat.gone if card in self.leaving else state.discard).append(card)
        state.phase, state.order, state.turn = None, [], None


class GameScored(Event[State], frozen=True):
    slips: list[list[Slip]]

    def apply(self, state: State) -> None:
        state.scored = [list(slips) for slips in self.slips]
