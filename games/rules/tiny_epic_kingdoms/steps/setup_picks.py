"""Before the first turn: a faction openly, then side, resources and start in secret (SPEC 5)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.tiny_epic_kingdoms.events.setup import (
    FactionDrawn,
    FactionTaken,
    MeeplesPlaced,
    SideTaken,
    StockTaken,
)
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.queries.movement import neighbours
from games.rules.tiny_epic_kingdoms.queries.names import amounts, place

_ = gettext_noop


class TakeFaction(Choice, frozen=True):
    faction: str


class DrawFaction(Choice, frozen=True):
    """What happens to a seat that is not there to choose."""


class FactionChoice(Step[Kingdoms], frozen=True, tag="setup.faction"):
    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Choose your faction."))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for faction in self.left(g):
            card = g.content.factions[faction]
            yield Option(
                TakeFaction(faction),
                plain(card.name),
                (f"faction:{faction}",),
                plain(card.theme),
            )

    def decide(self, g: Kingdoms, choice: TakeFaction | DrawFaction) -> Rule:
        if isinstance(choice, TakeFaction):
            yield FactionTaken(self.seat, choice.faction)
        else:
            left = self.left(g)
            yield FactionDrawn(self.seat, g.chance.pick(left), left)

    def default(self, g: Kingdoms) -> Choice:
        return DrawFaction()

    def left(self, g: Kingdoms) -> list[str]:
        taken = {seat.faction for seat in g.state.seats}
        return [faction for faction in sorted(g.content.factions) if faction not in taken]


class TakeSide(Choice, frozen=True):
    letter: str


class SideChoice(Step[Kingdoms], frozen=True, tag="setup.side"):
    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Choose the side of your territory card."))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for letter, side in sorted(g.content.cards[g.seat(self.seat).card].sides.items()):
            words = _("Side A, with ruins: {name}") if letter == "a" else _("Side B: {name}")
            label = say(words, name=g.content.sides[side].name)
            yield Option(TakeSide(letter), label, (f"territory:{side}",))

    def decide(self, g: Kingdoms, choice: TakeSide) -> Rule:
        sides = g.content.cards[g.seat(self.seat).card].sides
        yield SideTaken(self.seat, sides["a" if choice.letter == "a" else "b"])
        if g.options.start_resources == "suggested":
            start = g.content.limits.suggested_start
            yield StockTaken(self.seat, start.ore, start.mana, start.food)
        else:
            yield StockChoice(self.seat)
        yield StartRegionChoice(self.seat)


class TakeStock(Choice, frozen=True, tag="stock"):
    ore: int
    mana: int
    food: int


class StockChoice(Step[Kingdoms], frozen=True, tag="setup.resources"):
    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        most = g.content.limits.start_resources_total
        return say(_("Distribute {count} starting resources."), count=most)

    def options(self, g: Kingdoms) -> Iterator[Option]:
        most = g.content.limits.start_resources_total
        for ore in range(most + 1):
            for mana in range(most - ore + 1):
                choice = TakeStock(ore, mana, most - ore - mana)
                group = say(_("With {count} ore"), count=ore)
                yield Option(choice, amounts(g, ore, mana, choice.food), group=group)

    def decide(self, g: Kingdoms, choice: TakeStock) -> Rule:
        yield StockTaken(self.seat, choice.ore, choice.mana, choice.food)

    def default(self, g: Kingdoms) -> Choice:
        start = g.content.limits.suggested_start
        return TakeStock(start.ore, start.mana, start.food)


class StartIn(Choice, frozen=True):
    region: str


class StartRegionChoice(Step[Kingdoms], frozen=True, tag="setup.start_region"):
    """Both meeples start together, in ruins or a capital if one likes (R4)."""

    seat: int

    def asks(self, g: Kingdoms) -> int | None:
        return self.seat

    def prompt(self, g: Kingdoms) -> Text:
        return say(_("Choose the region where your two meeples start."))

    def options(self, g: Kingdoms) -> Iterator[Option]:
        for region in g.content.regions_on(g.seat(self.seat).home):
            if region.standable:
                yield Option(StartIn(region.id), place(g, region.id), (f"region:{region.id}",))

    def decide(self, g: Kingdoms, choice: StartIn) -> Rule:
        count = g.content.limits.start_meeples
        yield MeeplesPlaced(self.seat, choice.region, count, g.lies_in(choice.region))

    def default(self, g: Kingdoms) -> Choice:
        plain = [
            region
            for region in g.content.regions_on(g.seat(self.seat).home)
            if region.standable and region.terrain not in ("ruins", "capital")
        ]
        best = min(plain, key=lambda region: (-len(neighbours(g, self.seat, region.id)), region.id))
        return StartIn(best.id)
