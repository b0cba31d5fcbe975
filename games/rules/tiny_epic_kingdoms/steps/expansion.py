"""Expand: pay for a new meeple beside a single one of one's own (SPEC 7.5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.events.economy import MeepleExpanded
from games.rules.tiny_epic_kingdoms.queries.economy import (
    can_expand,
    expand_cost,
    expand_regions,
)
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.names import place
from games.rules.tiny_epic_kingdoms.steps.going import Stay, StepTo, step_away, step_options
from games.rules.tiny_epic_kingdoms.steps.yes_no import No, Yes, yes_or_no

_ = gettext_noop


def expand(g: Kingdoms, seat: int) -> Rule:
    """The first of one or two expansions."""
    yield ExpandRegion(seat)
    if g.times(seat, "expand_count") > 1:
        yield ExpandAgain(seat)


class PlaceIn(Choice, frozen=True, tag="place"):
    region: str


class ExpandRegion(Step[Kingdoms], frozen=True, tag="expand.region"):
    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Where do you place the new meeple?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for region in expand_regions(g, self.seat):
            yield Option(PlaceIn(region), place(g, region), (f"region:{region}",))

    def decide(self, g: Kingdoms, choice: PlaceIn) -> Rule:
        if g.has(self.seat, "expand_any_resource"):
            yield PayOre(self.seat, choice.region)
        else:
            yield from place_meeple(g, self.seat, choice.region)

    def default(self, g: Kingdoms) -> Choice:
        return PlaceIn(expand_regions(g, self.seat)[0])


class Pay(Choice, frozen=True):
    amount: int


def pay_options(least: int, most: int) -> Iterator[Option]:
    for amount in range(least, most + 1):
        yield Option(Pay(amount), plain(amount))


class PayOre(Step[Kingdoms], frozen=True, tag="expand.pay_ore"):
    seat: int
    region: str

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        cost = expand_cost(g, self.seat)
        return say(_("How much of the cost of {cost} do you pay in ore?"), cost=cost)

    def options(self, g: Kingdoms) -> Iterator[Option]:
        cost, stock = expand_cost(g, self.seat), g.seat(self.seat).stock
        yield from pay_options(
            max(0, cost - stock["mana"] - stock["food"]), min(stock["ore"], cost)
        )

    def decide(self, g: Kingdoms, choice: Pay) -> Rule:
        yield PayMana(self.seat, self.region, choice.amount)


class PayMana(Step[Kingdoms], frozen=True, tag="expand.pay_mana"):
    seat: int
    region: str
    ore: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        left = expand_cost(g, self.seat) - self.ore
        return say(_("How much of the {left} still due do you pay in mana?"), left=left)

    def options(self, g: Kingdoms) -> Iterator[Option]:
        left, stock = expand_cost(g, self.seat) - self.ore, g.seat(self.seat).stock
        yield from pay_options(max(0, left - stock["food"]), min(stock["mana"], left))

    def decide(self, g: Kingdoms, choice: Pay) -> Rule:
        yield from place_meeple(g, self.seat, self.region, self.ore, choice.amount)


def place_meeple(g: Kingdoms, seat: int, region: str, ore: int = 0, mana: int = 0) -> Rule:
    """The new meeple takes its place, and a step if an ability lets it."""
    food = expand_cost(g, seat) - ore - mana
    meeple = g.next_from_reserve(seat)
    lying = g.lies_in(region)
    yield MeepleExpanded(seat, meeple, region, ore, mana, food, lying)
    if g.has(seat, "expand_step") and not lying:
        yield ExpandStep(seat, meeple, region)


class ExpandStep(Step[Kingdoms], frozen=True, tag="expand.step"):
    """A step in geometry only: free regions, never a war (R60)."""

    seat: int
    meeple: str
    region: str

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Does the new meeple take a step?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield from step_options(g, self.seat, self.region)

    def decide(self, g: Kingdoms, choice: Stay | StepTo) -> Rule:
        yield from step_away(g, self.seat, self.meeple, self.region, choice)

    def default(self, g: Kingdoms) -> Choice:
        return Stay()


class ExpandAgain(Step[Kingdoms], frozen=True, tag="expand.again"):
    """A second expansion, if it can be paid and placed; otherwise nobody is asked."""

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat if can_expand(g, self.seat) else None

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Expand a second time?"))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        yield from yes_or_no()

    def decide(self, g: Kingdoms, choice: Yes | No) -> Rule:
        if isinstance(choice, Yes):
            yield ExpandRegion(self.seat)

    def default(self, g: Kingdoms) -> Choice:
        return No()
