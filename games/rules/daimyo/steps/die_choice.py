"""A turn begins: a die from the pool, and the action space that it goes to (SPEC 5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.events.turn import DiePlaced, DieTaken
from games.rules.daimyo.printed.words import ActionId, Colour
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import die_name
from games.rules.daimyo.queries.preview import die_preview, spaces_for
from games.rules.daimyo.state import IDLE, Die

_ = gettext_noop
ABSENT_SPACES: tuple[ActionId, ...] = ("production", "tax", "villagers")
"""What an absent player does with a die (SPEC 19)."""


class TakeDie(Choice, frozen=True, tag="die"):
    colour: Colour
    value: int


class UseSpace(Choice, frozen=True, tag="space"):
    space: ActionId


class DieChoice(Step[Daimyo], frozen=True, tag="turn.choose_die"):
    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Choose a die from the pool."))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for die in self.legal(g):
            yield Option(
                TakeDie(die.colour, die.value),
                die_name(g, die.colour, die.value),
                (f"die:{die.colour}:{die.value}",),
                die_preview(g, self.seat, die.value),
            )

    def decide(self, g: Daimyo, choice: TakeDie) -> Rule:
        yield DieTaken(self.seat, choice.colour, choice.value)
        if spaces_for(g, self.seat, choice.colour):
            yield SpaceChoice(self.seat)
        else:
            yield DiePlaced(self.seat, IDLE, idle=True)

    def legal(self, g: Daimyo) -> list[Die]:
        """Dice with a free space; if there is none at all, any die, to lie idle (R10)."""
        dice = list(g.different_dice())
        fitting = [die for die in dice if spaces_for(g, self.seat, die.colour)]
        return fitting or dice

    def default(self, g: Daimyo) -> Choice:
        for space in ABSENT_SPACES:
            fitting = [
                die for die in self.legal(g) if space in spaces_for(g, self.seat, die.colour)
            ]
            if fitting:
                return highest(fitting)
        return highest(self.legal(g))


def highest(dice: list[Die]) -> TakeDie:
    best = max(dice, key=lambda die: die.value)
    return TakeDie(best.colour, best.value)


class SpaceChoice(Step[Daimyo], frozen=True, tag="turn.choose_space"):
    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which action do you use the die for?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for space in self.legal(g):
            action = g.content.actions[space]
            target = f"space:{self.seat}:{space}"
            yield Option(UseSpace(space), plain(action.name), (target,), plain(action.text))

    def decide(self, g: Daimyo, choice: UseSpace) -> Rule:
        yield DiePlaced(self.seat, choice.space)

    def legal(self, g: Daimyo) -> list[ActionId]:
        assert g.turn.die is not None
        return spaces_for(g, self.seat, g.turn.die.colour)

    def default(self, g: Daimyo) -> Choice:
        legal = self.legal(g)
        return UseSpace(next((space for space in ABSENT_SPACES if space in legal), legal[0]))
