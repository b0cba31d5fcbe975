"""The Empire settles before the first round, placed by its opponent (SPEC 14)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, say
from games.rules.daimyo.events.pieces import BuildingPlaced, GovernorPlaced
from games.rules.daimyo.events.relics import TileDrawn, drawable
from games.rules.daimyo.events.setup import FirstHeroHidden
from games.rules.daimyo.queries.board import (
    free_building_spaces,
    free_governor_spaces,
    governors_of,
    islands,
    islands_of,
    on,
)
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import AUTOMATON
from games.rules.daimyo.steps.empire import turn_up_card
from games.rules.daimyo.steps.spots import GoTo, PutAt, island_options, place_options

_ = gettext_noop


class EmpireSetup(Step[Daimyo], frozen=True, tag="empire_setup"):
    """A hidden hero, Governors in groups, at the hard level a Radio Tower and tiles."""

    seat: int

    def run(self, g: Daimyo) -> Rule:
        level = g.content.solo.difficulty[g.options.solo_difficulty]
        yield FirstHeroHidden(g.chance.pick(g.state.hero_deck))
        for size in level.governors:
            yield EmpireGroup(self.seat, size)
        for _tower in range(level.towers):
            yield EmpireTower(self.seat)
        yield EmpireTiles(level.tiles)


def settled(g: Daimyo) -> list[str]:
    return islands_of(g, governors_of(g, AUTOMATON))


class EmpireGroup(Step[Daimyo], frozen=True, tag="solo.governor_island"):
    """No island gets two groups."""

    seat: int
    size: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(
            _("On which island does the Empire begin with {size} Governors?"), size=self.size
        )

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from island_options(g, [name for name in islands(g) if name not in settled(g)])

    def decide(self, g: Daimyo, choice: GoTo) -> Rule:
        for _governor in range(self.size):
            yield EmpireGovernor(self.seat, choice.island)


class EmpireGovernor(Step[Daimyo], frozen=True, tag="solo.governor_place"):
    seat: int
    island: str

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does the Empire's Governor begin?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        spots = on(g, self.island, free_governor_spaces(g))
        yield from place_options(g, spots, self.island, "governor")

    def decide(self, g: Daimyo, choice: PutAt) -> Rule:
        yield GovernorPlaced(AUTOMATON, choice.place)


class EmpireTower(Step[Daimyo], frozen=True, tag="solo.tower_place"):
    """On the island where the Empire has no Governor."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does the Empire's Radio Tower begin?"))

    def options(self, g: Daimyo) -> Iterator[Option]:
        there = settled(g)
        spots = [spot for spot in free_building_spaces(g) if g.content.island_of[spot] not in there]
        yield from place_options(g, spots, "", "building")

    def decide(self, g: Daimyo, choice: PutAt) -> Rule:
        yield BuildingPlaced(AUTOMATON, "tower", choice.place)


class EmpireTiles(Step[Daimyo], frozen=True, tag="empire_tiles"):
    """Random tiles of the bag, no two alike (R55); then the first card comes up."""

    count: int

    def run(self, g: Daimyo) -> Rule:
        for _tile in range(self.count):
            yield TileDrawn(AUTOMATON, g.chance.pick(drawable(g.state, AUTOMATON)))
        yield from turn_up_card(g, 1)
