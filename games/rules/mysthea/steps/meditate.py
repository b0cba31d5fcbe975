"""Meditating: energy, and what the own regions give (SPEC 7.8)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.content import RegionType, ResourceId
from games.rules.mysthea.events.cards import PointsGiven
from games.rules.mysthea.events.units import UnitDeployed
from games.rules.mysthea.events.world import Meditated
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import listed, place, units_in_words
from games.rules.mysthea.steps.answers import PickRegion
from games.rules.mysthea.steps.gains import Why, gain
from games.rules.mysthea.steps.spending import CrystalSpending

_ = gettext_noop
PLAIN_BONUSES: tuple[RegionType, ...] = ("forest", "river", "myst")


def meditate(g: Mysthea, seat: int) -> Rule:
    """The regions are counted once; the order of the bonuses is fixed (R6)."""
    regions = [g.region(region).type for region in g.occupied(seat)]
    yield Meditated(seat)
    yield from gain(g, seat, "energy", g.content.costs.meditate_energy, Why("meditation"))
    for kind in PLAIN_BONUSES:
        bonus = g.content.region_types[kind]
        if bonus.res is not None and bonus.res != "cp":
            amount = bonus.n * regions.count(kind)
            yield from gain(g, seat, bonus.res, amount, Why("meditation", kind))
    points = regions.count("crystal")
    if points:
        yield PointsGiven(seat, points, "crystal")
    if regions.count("mountain"):
        yield MeditationFort(seat, regions.count("mountain"))
    if points:
        yield CrystalSpending(seat)


def meditation_in_words(g: Mysthea, seat: int) -> Text:
    """What a meditation would give now, limits aside."""
    regions = [g.region(region).type for region in g.occupied(seat)]
    amounts: dict[ResourceId, int] = {"energy": g.content.costs.meditate_energy}
    for kind in PLAIN_BONUSES:
        bonus = g.content.region_types[kind]
        if bonus.res is not None:
            amounts[bonus.res] = amounts.get(bonus.res, 0) + bonus.n * regions.count(kind)
    amounts["cp"] = regions.count("crystal")
    parts = [
        say(_("{resource} {amount}"), resource=g.content.resources[res].name, amount=amount)
        for res, amount in amounts.items()
        if amount
    ]
    forts = min(regions.count("mountain"), g.seat(seat).supply["fort"])
    return listed([*parts, *([units_in_words(g, ["fort"] * forts)] if forts else [])])


class Skip(Choice, frozen=True):
    pass


class MeditationFort(Step[Mysthea], frozen=True, tag="meditate.fort_region"):
    """One fortification for each mountain, into any region with an own unit."""

    seat: int
    left: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if g.seat(self.seat).supply["fort"] else None

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Your mountains: choose a region for a fortification."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region in g.occupied(self.seat):
            yield Option(PickRegion(region), place(g, region), (f"region:{region}",))
        yield Option(Skip(), say(_("No fortification")))

    def decide(self, g: Mysthea, choice: PickRegion | Skip) -> Rule:
        if isinstance(choice, PickRegion):
            yield UnitDeployed(self.seat, "fort", choice.region)
        if self.left > 1:
            yield MeditationFort(self.seat, self.left - 1)

    def default(self, g: Mysthea) -> Choice:
        return PickRegion(g.seat(self.seat).champion.region)
