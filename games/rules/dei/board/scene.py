"""What is to be drawn: the position, and what the viewer is told about it."""

from typing import Literal

from msgspec import Struct

from games.kernel.content import in_order
from games.kernel.drawing.scene import BoardScene
from games.rules.dei.content import Content
from games.rules.dei.queries.dei import Dei
from games.rules.dei.state import NOBODY, State

BOX_COLOURS = ("purple", "red", "teal", "yellow")
"""The seats' colours if none were given out yet."""


class News(Struct, frozen=True):
    """What changed since the viewer left: a number on the map, or any other target."""

    kind: Literal["arrived", "left", "changed"]
    target: str
    seat: int = NOBODY


class Scene(BoardScene[Dei], frozen=True):
    news: tuple[News, ...]

    @property
    def state(self) -> State:
        return self.g.state

    @property
    def content(self) -> Content:
        return self.g.content

    def colour_of(self, seat: int) -> str:
        colours = self.state.header.colours or BOX_COLOURS
        return colours[seat]

    def name_of(self, seat: int) -> str:
        """The faction of a seat, or its number before it has one."""
        faction = self.state.seats[seat].faction
        return self.word(self.content.factions[faction].name) if faction else f"#{seat + 1}"

    def leader_of(self, seat: int) -> str:
        return self.word(self.content.factions[self.state.seats[seat].faction].leader.name)

    @property
    def is_map_lit(self) -> bool:
        """True if something on the map waits for the viewer; then the rest is veiled."""
        return any(target.startswith(MAP_TARGETS) for target in self.lit)

    def is_changed(self, target: str) -> bool:
        return any(one.target == target and one.kind == "changed" for one in self.news)

    def arrived(self, target: str, seat: int) -> bool:
        return News("arrived", target, seat) in self.news

    def has_left(self, target: str, seat: int) -> bool:
        return News("left", target, seat) in self.news

    @property
    def drones(self) -> list[str]:
        """Those in play, in the order of the box."""
        return [drone for drone in in_order(self.content.drones) if drone in self.state.drones]


MAP_TARGETS = ("region:", "bridge:", "elevator:", "drone:", "outpost:")
