"""Collect: fixed income, one unit shifted, bonuses, then resources of choice (SPEC 7.7)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.tiny_epic_kingdoms.content import ResourceId
from games.rules.tiny_epic_kingdoms.events.economy import Collected
from games.rules.tiny_epic_kingdoms.queries.economy import (
    Income,
    bonus_income,
    choice_income,
    fixed_income,
    productive_kinds,
)
from games.rules.tiny_epic_kingdoms.queries.kingdoms import RESOURCES, Kingdoms
from games.rules.tiny_epic_kingdoms.queries.names import resource
from games.rules.tiny_epic_kingdoms.steps.gain_choice import GainChoice

_ = gettext_noop


class Keep(Choice, frozen=True):
    pass


class Shift(Choice, frozen=True):
    gives: ResourceId
    gets: ResourceId


class Collection(Step[Kingdoms], frozen=True, tag="collect.shift"):
    """Asks the Shapeshifters what to shift; nobody else."""

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat if g.has(self.seat, "collect_shift") else None

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Change one collected resource?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield Option(Keep(), say(_("Keep everything as it is")))
        income = fixed_income(g, self.seat)
        for gives in productive_kinds(g, self.seat):
            for gets in RESOURCES:
                if gets != gives and income[gets] < g.room(self.seat, gets):
                    label = say(
                        _("1 {gives} becomes 1 {gets}"),
                        gives=resource(g, gives),
                        gets=resource(g, gets),
                    )
                    yield Option(Shift(gives, gets), label, (f"resource:{gets}",))

    def decide(self, g: Kingdoms, choice: Keep | Shift) -> Rule:
        income = fixed_income(g, self.seat)
        if isinstance(choice, Shift):
            income[choice.gives] -= 1
            income[choice.gets] += 1
        yield from book(g, self.seat, income)

    def run(self, g: Kingdoms) -> Rule:
        yield from book(g, self.seat, fixed_income(g, self.seat))


def book(g: Kingdoms, seat: int, income: Income) -> Rule:
    """Book what is fixed, cut at nine, then ask for each resource of choice."""
    bonus = bonus_income(g, seat)
    due = {kind: income[kind] + bonus[kind] for kind in RESOURCES}
    fits = {kind: min(due[kind], g.room(seat, kind)) for kind in RESOURCES}
    lost = sum(due.values()) - sum(fits.values())
    yield Collected(seat, fits["ore"], fits["mana"], fits["food"], lost)
    for source in choice_income(g, seat):
        yield GainChoice(seat, source)
