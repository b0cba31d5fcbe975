"""Before the first three turns of a round the Mercenaries get a die (SPEC 13)."""

from collections.abc import Callable, Iterator, Mapping

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.events.automaton import MercenaryDieGiven
from games.rules.daimyo.events.economy import MercenariesPaid
from games.rules.daimyo.printed.words import Colour, MercenaryActionId
from games.rules.daimyo.queries.board import (
    free_building_spaces,
    free_dangers,
    free_governor_spaces,
    towers_left,
    units_left,
)
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.mercenaries import can_recycle, free_spaces, islands_to_collect
from games.rules.daimyo.queries.names import die_name
from games.rules.daimyo.state import AUTOMATON, Die
from games.rules.daimyo.steps.die_choice import TakeDie
from games.rules.daimyo.steps.mercenary_pieces import MercDanger, MercMoveFrom, MercPlace
from games.rules.daimyo.steps.mercenary_relics import MercRelicOption

_ = gettext_noop
ABSENT_COLOURS: tuple[Colour, ...] = ("green", "blue", "red")
"""The order in which an absent player looks for a die (SPEC 19)."""


class UseMercSpace(Choice, frozen=True, tag="merc"):
    space: MercenaryActionId


class MercDie(Step[Daimyo], frozen=True, tag="merc.die"):
    """With the dice of the box one always fits; with a club's own numbers perhaps none."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat if self.legal(g) else None

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which die do you give to the Mercenaries?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for die in self.legal(g):
            label = die_name(g, die.colour, die.value)
            target = f"die:{die.colour}:{die.value}"
            yield Option(TakeDie(die.colour, die.value), label, (target,))

    def decide(self, g: Daimyo, choice: TakeDie) -> Rule:
        yield MercSpace(self.seat, choice.colour, choice.value)

    def legal(self, g: Daimyo) -> list[Die]:
        return [die for die in g.different_dice() if free_spaces(g, self.seat, die.colour)]

    def default(self, g: Daimyo) -> Choice:
        lowest = min(self.legal(g), key=lambda die: (ABSENT_COLOURS.index(die.colour), die.value))
        return TakeDie(lowest.colour, lowest.value)


class MercSpace(Step[Daimyo], frozen=True, tag="merc.space"):
    seat: int
    colour: Colour
    value: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("What do the Mercenaries do?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        for name in free_spaces(g, self.seat, self.colour):
            space = g.content.mercenaries.spaces[name]
            yield Option(
                UseMercSpace(name), plain(space.name), (f"merc:{name}",), plain(space.text)
            )

    def decide(self, g: Daimyo, choice: UseMercSpace) -> Rule:
        yield MercenaryDieGiven(self.seat, self.colour, self.value, choice.space)
        yield from MERCENARY_ACTIONS[choice.space](g, self.seat)

    def default(self, g: Daimyo) -> Choice:
        """The first of the printed order is never the paid one, if there is another."""
        return UseMercSpace(free_spaces(g, self.seat, self.colour)[0])


def relics(g: Daimyo, seat: int) -> Rule:
    if can_recycle(g) or islands_to_collect(g):
        yield MercRelicOption(seat)


def tower(g: Daimyo, seat: int) -> Rule:
    if free_building_spaces(g):
        left = towers_left(g, AUTOMATON)
        yield MercPlace(seat, "tower") if left else MercMoveFrom(seat, "tower")


def governor(g: Daimyo, seat: int) -> Rule:
    if units_left(g, AUTOMATON, "governor") and free_governor_spaces(g):
        yield MercPlace(seat, "governor")


def shadow(g: Daimyo, seat: int) -> Rule:
    yield MercenariesPaid(seat, g.content.mercenaries.spaces["shadow"].cost)
    if free_dangers(g):
        left = units_left(g, AUTOMATON, "shadow")
        yield MercDanger(seat) if left else MercMoveFrom(seat, "shadow")


MERCENARY_ACTIONS: Mapping[MercenaryActionId, Callable[[Daimyo, int], Rule]] = {
    "relics": relics,
    "tower": tower,
    "governor": governor,
    "shadow": shadow,
}
