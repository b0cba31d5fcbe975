"""What the Mercenaries and the Empire do."""

from typing import Self

from msgspec.structs import replace

from games.kernel.chance import Chance
from games.kernel.events import Event
from games.rules.daimyo.printed.words import Colour, MercenaryActionId, Tokens
from games.rules.daimyo.state import Die, PlacedDie, State


class MercenaryDieGiven(Event[State], frozen=True):
    seat: int
    colour: Colour
    value: int
    space: MercenaryActionId

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        state.pool.remove(Die(self.colour, self.value))
        state.automaton.dice.append(PlacedDie(self.space, self.colour, self.value))


class MercenaryBonus(Event[State], frozen=True):
    """Their dice were strong enough for a bonus at the end of the round."""

    tokens: Tokens

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        for kind, amount in self.tokens.items():
            state.automaton.tokens[kind] += amount


class EmpireTurnStarted(Event[State], frozen=True):
    def apply(self, state: State) -> None:
        state.turns += 1


class EmpireDieGiven(Event[State], frozen=True):
    """The die blocks the row of its colour."""

    seat: int
    colour: Colour
    value: int

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        state.pool.remove(Die(self.colour, self.value))
        state.automaton.dice.append(PlacedDie(self.colour, self.colour, self.value))


class EmpireCardTurned(Event[State], frozen=True):
    """Any card of the stack that did not come up yet; the stack has no order until then."""

    card: str
    among: list[str]

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        state.automaton.card = self.card
        state.automaton.used.append(self.card)

    def redraw(self, state: State, chance: Chance) -> Self:
        return replace(self, card=chance.pick(self.among))


class EmpireTurnEnded(Event[State], frozen=True):
    barrier = True

    def apply(self, state: State) -> None:
        assert state.automaton is not None
        state.automaton.card = ""


class EmpireAbilityRolled(Event[State], frozen=True):
    """The total of the Empire's dice names the row of its ability card."""

    total: int


class ChanceDecided(Event[State], frozen=True):
    """For a player who was not there to choose for the Mercenaries."""

    spot: str
    among: list[str]

    def redraw(self, state: State, chance: Chance) -> Self:
        return replace(self, spot=chance.pick(self.among))
