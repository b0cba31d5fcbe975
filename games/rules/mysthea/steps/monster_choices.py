"""What a monster asks of seats: where they lose units, what they give up."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.mysthea.content import Piece
from games.rules.mysthea.events.units import ChampionWounded, UnitsRemoved
from games.rules.mysthea.events.world import TributeChosen
from games.rules.mysthea.queries.mysthea import PIECES, Mysthea
from games.rules.mysthea.queries.names import island_name, monster_name, place
from games.rules.mysthea.steps.answers import PickRegion

_ = gettext_noop
A_HEALTHY_CHAMPION = 2
"""What an absent seat counts a wound of its champion as (SPEC 16)."""


class LossChoice(Step[Mysthea], frozen=True, tag="monster.lose_region"):
    """A victorious monster takes all units of one region; a champion is wounded (R22)."""

    seat: int
    island: str

    def asks(self, g: Mysthea) -> int | None:
        return self.seat if self.regions(g) else None

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("The monster wins on {island}: in which region do you lose your units?"),
            island=island_name(g, self.island),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        for region in self.regions(g):
            strength = say(_("Strength {strength}"), strength=g.strength(self.seat, region))
            yield Option(PickRegion(region), place(g, region), (f"region:{region}",), strength)

    def decide(self, g: Mysthea, choice: PickRegion) -> Rule:
        units: list[Piece] = []
        for kind in PIECES:
            units += [kind] * g.count(self.seat, choice.region, kind)
        if units:
            yield UnitsRemoved(self.seat, choice.region, units, "monster")
        if g.champion_in(self.seat, choice.region) and not g.seat(self.seat).champion.wounded:
            yield ChampionWounded(self.seat, "monster")

    def default(self, g: Mysthea) -> Choice:
        return PickRegion(min(self.regions(g), key=lambda region: self.loss(g, region)))

    def regions(self, g: Mysthea) -> list[str]:
        return [r for r in g.regions_on(self.island) if g.units_in(self.seat, r)]

    def loss(self, g: Mysthea, region: str) -> int:
        lost = sum(
            g.count(self.seat, region, kind) * g.strength_of(self.seat, kind) for kind in PIECES
        )
        figure = g.seat(self.seat).champion
        hurt = figure.region == region and not figure.wounded
        return lost + (A_HEALTHY_CHAMPION if hurt else 0)


class RandomCard(Choice, frozen=True):
    pass


class LoseGlory(Choice, frozen=True):
    pass


class TributeChoice(Step[Mysthea], frozen=True, tag="monster.onygauros_choice"):
    """A random discarded card, or glory if there is enough of it (R31)."""

    seat: int
    monster: str

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(
            _("{monster} demands its due: what do you lose?"),
            monster=monster_name(g, self.monster),
        )

    def options(self, g: Mysthea) -> Iterator[Option]:
        yield Option(RandomCard(), say(_("A random card of your discard pile, for good")))
        price = g.content.monsters[self.monster].behaviour_n
        if g.seat(self.seat).glory >= price:
            yield Option(LoseGlory(), say(_("{glory} glory"), glory=price))

    def decide(self, g: Mysthea, choice: RandomCard | LoseGlory) -> Rule:
        glory = isinstance(choice, LoseGlory)
        yield TributeChosen(self.seat, "lose_glory" if glory else "random_card")
