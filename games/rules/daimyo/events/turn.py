"""Rounds and turns: dice, the Helmet, what was used in a turn."""

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.rules.daimyo.printed.words import ActionId, Colour
from games.rules.daimyo.state import Die, Owner, PlacedDie, State, Turn


class DiceRolled(Event[State], frozen=True):
    """A round begins: the Helmet's owner is first player, all dice are in the pool."""

    round: int
    dice: list[Die]

    def apply(self, state: State) -> None:
        state.round = self.round
        state.first = state.helmet
        state.helmet_taken = False
        state.turns = 0
        state.pool = list(self.dice)
        for seat in state.seats:
            seat.dice = []
            seat.income = None
        if state.automaton is not None:
            state.automaton.dice = []

    def redraw(self, state: State, chance: Chance) -> "DiceRolled":
        rolled = [Die(die.colour, chance.roll(6)) for die in sorted_by_colour(self.dice)]
        return DiceRolled(self.round, sorted_by_value(rolled))


def sorted_by_colour(dice: list[Die]) -> list[Die]:
    return sorted(dice, key=lambda die: die.colour)


def sorted_by_value(dice: list[Die]) -> list[Die]:
    """As they lie on the central island."""
    return sorted(dice, key=lambda die: (die.value, die.colour))


class TurnStarted(Event[State], frozen=True):
    seat: int

    def apply(self, state: State) -> None:
        state.turn = Turn(self.seat)
        state.turns += 1


class DieTaken(Event[State], frozen=True):
    seat: int
    colour: Colour
    value: int

    def apply(self, state: State) -> None:
        die = Die(self.colour, self.value)
        state.pool.remove(die)
        assert state.turn is not None
        state.turn.die = die


class DiePlaced(Event[State], frozen=True):
    """On an action space, which becomes the turn's action; or idle, which is no action."""

    seat: int
    space: str
    idle: bool = False

    def apply(self, state: State) -> None:
        turn = state.turn
        assert turn is not None
        assert turn.die is not None
        die = PlacedDie(self.space, turn.die.colour, turn.die.value)
        state.seats[self.seat].dice.append(die)
        turn.die = None
        turn.action = self.space
        turn.main_done = self.idle


class DieChanged(Event[State], frozen=True):
    seat: int
    die: int
    """Its place among the seat's dice."""
    by: int

    def apply(self, state: State) -> None:
        state.seats[self.seat].dice[self.die].value += self.by


class ActionPerformed(Event[State], frozen=True):
    """The main action of the turn begins."""

    seat: int
    action: ActionId

    def apply(self, state: State) -> None:
        assert state.turn is not None
        state.turn.main_done = True


class AbilityUsed(Event[State], frozen=True):
    """The clan ability; `of` is another clan whose ability a hero borrows."""

    seat: int
    of: str = ""
    counts: bool = True

    def apply(self, state: State) -> None:
        assert state.turn is not None
        state.turn.clan_used = state.turn.clan_used or self.counts


class BonusTileUsed(Event[State], frozen=True):
    seat: int
    slot: str
    tile: str

    def apply(self, state: State) -> None:
        assert state.turn is not None
        state.turn.used_slots.append(self.slot)


class TurnEnded(Event[State], frozen=True):
    barrier = True

    seat: int

    def apply(self, state: State) -> None:
        state.turn = None


class HelmetTaken(Event[State], frozen=True):
    """By the third step of the Villagers, or by a row of the Empire."""

    owner: Owner

    def apply(self, state: State) -> None:
        state.helmet = self.owner
        state.helmet_taken = True


class HelmetPassed(Event[State], frozen=True):
    """At the end of a round its owner kept it or gave it away."""

    barrier = True

    origin: Owner
    to: Owner

    def apply(self, state: State) -> None:
        state.helmet = self.to


class VillagerFlipped(Event[State], frozen=True):
    tile: str
    side: str
    """The side that is up now."""

    def apply(self, state: State) -> None:
        state.villagers[self.tile] = self.side


class RoundEnded(Event[State], frozen=True):
    barrier = True

    round: int
