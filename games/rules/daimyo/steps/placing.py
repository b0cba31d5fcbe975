"""A paid building comes onto an island and its bonus tile onto the clan board (SPEC 8.6)."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from games.kernel.options import Choice, Option
from games.kernel.steps import Rule, Step
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.events.pieces import BonusTilePlaced, BuildingPlaced
from games.rules.daimyo.printed.words import BuildingKind
from games.rules.daimyo.queries.board import free_building_spaces
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import building_name
from games.rules.daimyo.steps.spots import GoTo, PutAt, place_options

_ = gettext_noop


class PutTile(Choice, frozen=True, tag="slot"):
    slot: str


class BuildPlace(Step[Daimyo], frozen=True, tag="build.place"):
    """Any free building space, whoever's Governor stands there (R5)."""

    seat: int
    kind: BuildingKind
    space: int
    island: str = ""

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        return say(_("Where does your {building} go?"), building=building_name(g, self.kind))

    def options(self, g: Daimyo) -> Iterator[Option]:
        yield from place_options(g, free_building_spaces(g), self.island, "building")

    def decide(self, g: Daimyo, choice: GoTo | PutAt) -> Rule:
        if isinstance(choice, GoTo):
            yield replace(self, island=choice.island)
            return
        tile = f"{g.seat(self.seat).boards[self.kind]}:{self.space}"
        yield BuildingPlaced(self.seat, self.kind, choice.place, self.space, tile)
        if g.content.effects[g.tile_effect(tile)].colour == "yellow":
            yield BonusTilePlaced(self.seat, tile, free_income_slot(g, self.seat))
        else:
            yield BuildSlot(self.seat)


def free_income_slot(g: Daimyo, seat: int) -> str:
    """Both are alike, so the first free one (R19)."""
    return next(slot for slot in g.content.yellow_slots if not g.top_tile(seat, slot))


class BuildSlot(Step[Daimyo], frozen=True, tag="build.slot"):
    """The uncovered tile must be put down; what it covers is lost (R18)."""

    seat: int

    def asks(self, g: Daimyo) -> int | None:
        return self.seat

    def prompt(self, g: Daimyo) -> Text:
        effect = g.content.effects[g.tile_effect(g.turn.tile)]
        return say(_("Where do you put the tile “{tile}”?"), tile=effect.text)

    def options(self, g: Daimyo) -> Iterator[Option]:
        for slot in g.content.grey_slots:
            label = plain(g.content.slots[slot].name)
            yield Option(PutTile(slot), label, (f"slot:{self.seat}:{slot}",), self.covers(g, slot))

    def covers(self, g: Daimyo, slot: str) -> Text | None:
        tile = g.top_tile(self.seat, slot)
        if not tile:
            return None
        return say(_("Covers for good: {tile}"), tile=g.content.effects[g.tile_effect(tile)].text)

    def decide(self, g: Daimyo, choice: PutTile) -> Rule:
        yield BonusTilePlaced(self.seat, g.turn.tile, choice.slot)

    def default(self, g: Daimyo) -> Choice:
        return PutTile(first_empty(g, self.seat, g.content.grey_slots))


def first_empty(g: Daimyo, seat: int, slots: Sequence[str]) -> str:
    return next((slot for slot in slots if not g.top_tile(seat, slot)), slots[0])
