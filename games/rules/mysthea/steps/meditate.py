"""Meditating: energy, and what the own regions give (SPEC 7.8)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.content import RegionType
from games.rules.mysthea.events.cards import PointsGiven
from games.rules.mysthea.events.units import UnitDeployed
from games.rules.mysthea.events.world import Meditated
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import place
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
