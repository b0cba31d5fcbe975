"""What is to be drawn: the position, and what the viewer is told about it."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from games.kernel.content import in_order
from games.kernel.drawing.scene import BoardScene
from games.rules.mysthea.board.words import COUNTED, NO_CHAMPION, WOUNDED
from games.rules.mysthea.content import Content, UnitKind
from games.rules.mysthea.queries.mysthea import Mysthea
from games.rules.mysthea.state import HIDDEN, Garrison, Seat, State

KINDS: tuple[UnitKind, ...] = ("champion", "golem", "troop", "fort")
"""In the order in which the pieces of a seat stand side by side."""
ON_THE_MAP = ("region:", "island:", "gap:", "unit:", "monster:", "token:")


class News(Struct, frozen=True):
    """What changed since the viewer left.

    Units arrived, left or were lost in a region (their target names it); the rest just changed.
    """

    kind: Literal["arrived", "left", "lost", "changed"]
    target: str


class Scene(BoardScene[Mysthea], frozen=True):
    news: tuple[News, ...]

    @property
    def state(self) -> State:
        return self.g.state

    @property
    def content(self) -> Content:
        return self.g.content

    @property
    def is_map_lit(self) -> bool:
        """True if something on the ring waits for the viewer; then the rest is veiled."""
        return any(target.startswith(ON_THE_MAP) for target in self.lit)

    @property
    def seats(self) -> range:
        return range(len(self.state.seats))

    def seat(self, seat: int) -> Seat:
        return self.state.seats[seat]

    def colour_of(self, seat: int) -> str:
        colours = self.state.header.colours or in_order(self.content.colours)
        return colours[seat]

    @property
    def colours(self) -> list[str]:
        return [self.colour_of(seat) for seat in self.seats]

    @property
    def in_artefact_order(self) -> list[int]:
        return sorted(self.seats, key=lambda seat: (self.seat(seat).artefact, seat))

    def name_of(self, seat: int) -> str:
        """Champion and colour of a seat, in words."""
        colour = self.word(self.content.colours[self.colour_of(seat)].name)
        champion = self.seat(seat).champion.id
        if not champion:
            return colour
        return f"{self.champion_of(seat)} ({colour})"

    def champion_of(self, seat: int) -> str:
        champion = self.seat(seat).champion.id
        return self.word(self.content.champions[champion].name if champion else NO_CHAMPION)

    def region_name(self, region: str) -> str:
        place = self.content.regions[region]
        island = self.content.islands[place.island].name
        return f"{self.word(island)}: {self.word(self.content.region_types[place.type].name)}"

    def event_name(self, event: str) -> str:
        content = self.content
        if event in content.monsters:
            return self.word(content.monsters[event].name)
        kind = next((kind for kind in content.region_types if kind == event), None)
        return self.word(content.region_types[kind].name if kind else content.storm.name)

    def units_in(self, seat: int, region: str) -> Iterator[tuple[UnitKind, int]]:
        """The kinds of unit that a seat has there, and how many of each."""
        there = self.seat(seat).board.get(region, Garrison())
        counts: dict[UnitKind, int] = {
            "champion": int(self.seat(seat).champion.region == region),
            "golem": there.golem,
            "troop": there.troop,
            "fort": there.fort,
        }
        return ((kind, counts[kind]) for kind in KINDS if counts[kind])

    def unit_words(self, seat: int, kind: UnitKind, count: int) -> str:
        if kind == "champion":
            champion = self.seat(seat).champion
            said = self.name_of(seat)
            return f"{said}, {self.word(WOUNDED)}" if champion.wounded else said
        name = self.word(self.content.units[kind].name)
        return f"{self.name_of(seat)}: {self.word(COUNTED, count=count, name=name)}"

    @property
    def open_hands(self) -> list[int]:
        """The seats whose cards the viewer may read."""
        return [seat for seat in self.seats if is_open(self.seat(seat).hand)]

    def has_news(self, kind: str, target: str) -> bool:
        return any(one.target == target and one.kind == kind for one in self.news)

    def is_changed(self, target: str) -> bool:
        return self.has_news("changed", target)


def is_open(hand: list[str]) -> bool:
    return bool(hand) and HIDDEN not in hand
