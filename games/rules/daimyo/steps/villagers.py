"""Help from the villagers: four steps in order, or two of them by a tile (SPEC 6.1, R62)."""

from collections.abc import Iterator, Sequence
from typing import Literal

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.turn import HelmetTaken
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.steps.effects import VillagerChoice
from games.rules.daimyo.steps.hands import draw_heroes
from games.rules.daimyo.steps.storage import raise_storage

_ = gettext_noop
StepName = Literal["storage", "draw", "helmet", "tile"]
ALL_STEPS: tuple[StepName, ...] = ("storage", "draw", "helmet", "tile")
LABELS = {
    "storage": _("Storage +1"),
    "draw": _("Draw a hero"),
    "helmet": _("Take the Helmet"),
    "tile": _("Use a villager tile"),
}


class ChooseStep(Choice, frozen=True, tag="step"):
    step: StepName


def villager_steps(g: Daimyo, seat: int, steps: Sequence[StepName]) -> Rule:
    """In the printed order; the Helmet goes to the first who does its step in a round (R42)."""
    if "storage" in steps:
        yield from raise_storage(g, seat, 1)
    if "draw" in steps:
        yield from draw_heroes(g, seat, 1)
    if "helmet" in steps and not g.state.helmet_taken:
        yield HelmetTaken(seat)
    if "tile" in steps:
        yield VillagerChoice(seat)


class VillagerStep(Step[Daimyo], frozen=True, tag="villager.step"):
    seat: int
    left: int
    chosen: tuple[StepName, ...] = ()

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Which step of the villagers do you perform? ({left} left)"), left=self.left)

    def options(self, g: Daimyo) -> Iterator[Option]:
        for step in ALL_STEPS:
            if step not in self.chosen and (step != "helmet" or not g.state.helmet_taken):
                yield Option(ChooseStep(step), say(LABELS[step]))

    def decide(self, g: Daimyo, choice: ChooseStep) -> Rule:
        chosen = (*self.chosen, choice.step)
        if self.left > 1:
            yield VillagerStep(self.seat, self.left - 1, chosen)
        else:
            yield from villager_steps(g, self.seat, chosen)
