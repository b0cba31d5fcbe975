"""The vocabulary of the cards, and the step that walks the effects of one."""

from collections.abc import Callable

from games.kernel.steps import Rule, Step
from tests.support.river_lords.events import (
    ActStarted,
    CardPlayed,
    FoodGained,
    OmenRead,
    PointsChanged,
)
from tests.support.river_lords.queries import River
from tests.support.river_lords.steps import ActLoop, BuryChoice, RetreatChoice


def gain_food(g: River, seat: int) -> Rule:
    yield FoodGained(seat, 1)


def gain_point(g: River, seat: int) -> Rule:
    """For the act in which the card is played: its step lies beneath and is not touched."""
    yield PointsChanged(1)


def invite_the_next(g: River, seat: int) -> Rule:
    """An act inside the act, of another seat."""
    yield ActStarted(g.next_lord(seat), 1)
    yield ActLoop()


def read_the_omen(g: River, seat: int) -> Rule:
    value = g.chance.roll(6)
    yield OmenRead(seat, value)
    if value > 2:
        yield FoodGained(seat, value // 2)


def bury_a_card(g: River, seat: int) -> Rule:
    if g.lord(seat).hand:
        yield BuryChoice(seat)


def flood_the_banks(g: River, seat: int) -> Rule:
    """Each rival garrison beside one's own retreats, its owner choosing where."""
    near = {n for region in g.held_by(seat) for n in g.targets_from(seat, region)}
    for region in sorted(near):
        if g.is_held(region):
            yield RetreatChoice(g.state.garrisons[region], region)


EFFECTS: dict[str, Callable[[River, int], Rule]] = {
    "gain_food": gain_food,
    "gain_point": gain_point,
    "invite_the_next": invite_the_next,
    "read_the_omen": read_the_omen,
    "bury_a_card": bury_a_card,
    "flood_the_banks": flood_the_banks,
}


class CardEffects(Step[River], frozen=True):
    """A later effect waits for the questions of an earlier one."""

    seat: int
    left: list[str]

    def run(self, g: River) -> Rule:
        first, *others = self.left
        yield from EFFECTS[first](g, self.seat)
        if others:
            yield CardEffects(self.seat, others)


def card_effects(g: River, played: CardPlayed) -> Rule:
    yield CardEffects(played.seat, list(g.content.cards[played.card].effects))
