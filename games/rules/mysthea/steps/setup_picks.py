"""The decisions before the first era: the draft, champions, encounter tokens (SPEC 4.2, 4.3)."""

from collections.abc import Iterator

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.mysthea.content import RegionType
from games.rules.mysthea.events.setup import CardDrafted, ChampionPlaced, TokenPlaced
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.queries.names import card_with_points, island_name, place
from games.rules.mysthea.steps.answers import PickRegion

_ = gettext_noop
DRAFTED = ("champion", "upgrade", "accessory", "objective", "tactic")
"""Also the order in which an absent seat takes what it lacks (SPEC 16)."""
FIRST_REGIONS: tuple[RegionType, ...] = ("crystal", "forest", "myst", "river", "mountain")


class TakeDisplayed(Choice, frozen=True, tag="take"):
    card: str


class DraftPick(Step[Mysthea], frozen=True, tag="setup.draft_pick"):
    """One displayed card of a kind that the seat still lacks."""

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Draft: take a champion or a start card of a kind that you lack."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for kind in self.lacking(g):
            card = g.state.stacks[kind][0]
            if kind == "champion":
                champion = g.content.champions[card]
                label, text = plain(champion.name), plain(champion.text)
                yield Option(TakeDisplayed(card), label, (f"champion:{card}",), text)
            else:
                text = plain(g.card(card).text)
                label = card_with_points(g, card)
                yield Option(TakeDisplayed(card), label, (f"card:{card}",), text)

    def decide(self, g: Mysthea, choice: TakeDisplayed) -> Rule:
        kind = next(k for k in self.lacking(g) if g.state.stacks[k][0] == choice.card)
        yield CardDrafted(self.seat, kind, choice.card)

    def lacking(self, g: Mysthea) -> list[str]:
        owner = g.seat(self.seat)
        held = {g.card(card).type for card in owner.hand}
        return [
            kind
            for kind in DRAFTED
            if g.state.stacks[kind]
            and (not owner.champion.id if kind == "champion" else kind not in held)
        ]


class ChampionChoice(Step[Mysthea], frozen=True, tag="setup.place_champion"):
    """In reverse artefact order, each on an island of its own."""

    always = True

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Choose the region where your champion starts."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        for island in self.free_islands(g):
            for region in g.regions_on(island):
                yield Option(PickRegion(region), place(g, region), (f"region:{region}",))

    def decide(self, g: Mysthea, choice: PickRegion) -> Rule:
        yield ChampionPlaced(self.seat, choice.region)
        yield TokenChoice(self.seat)

    def default(self, g: Mysthea) -> Choice:
        regions = g.regions_on(self.free_islands(g)[0])
        kinds = {g.region(region).type: region for region in regions}
        return PickRegion(next(kinds[kind] for kind in FIRST_REGIONS if kind in kinds))

    def free_islands(self, g: Mysthea) -> list[str]:
        taken = [g.island_of(s.champion.region) for s in g.state.seats if s.champion.region]
        return [island for island in g.state.ring if island not in taken]


class PickIsland(Choice, frozen=True, tag="island"):
    island: str


class TokenChoice(Step[Mysthea], frozen=True, tag="setup.place_encounter_token"):
    """On any island but the champion's; tokens may share one (R49)."""

    always = True

    seat: int

    def asks(self, g: Mysthea) -> int | None:
        return self.seat

    def prompt(self, g: Mysthea) -> Text:
        return say(_("Choose the island of your encounter token."))

    def options(self, g: Mysthea) -> Iterator[Option]:
        home = g.island_of(g.seat(self.seat).champion.region)
        for island in (g.clockwise(home, steps) for steps in range(1, len(g.state.ring))):
            yield Option(PickIsland(island), plain(island_name(g, island)), (f"island:{island}",))

    def decide(self, g: Mysthea, choice: PickIsland) -> Rule:
        yield TokenPlaced(self.seat, choice.island)
