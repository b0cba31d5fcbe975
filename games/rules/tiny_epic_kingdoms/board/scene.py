"""What is to be drawn: the position, and what the viewer is told about it."""

from typing import Literal, TypeAlias

from msgspec import Struct

from games.kernel.content import in_order
from games.kernel.drawing.scene import BoardScene
from games.kernel.position import Position
from games.rules.tiny_epic_kingdoms.content import Content
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, Meeple, State

Kingdoms: TypeAlias = Position[State, Content]


class News(Struct, frozen=True):
    """What changed since the viewer left.

    A piece arrived, or left or was lost in `region`; any other target is just changed.
    """

    kind: Literal["arrived", "left", "lost", "changed"]
    target: str
    region: str = ""


class Scene(BoardScene[Kingdoms], frozen=True):
    news: tuple[News, ...]

    @property
    def state(self) -> State:
        return self.g.state

    @property
    def content(self) -> Content:
        return self.g.content

    @property
    def is_map_lit(self) -> bool:
        """True if something on a territory waits for the viewer; then the rest is veiled."""
        return any(target.startswith(("region:", "territory:", "meeple:")) for target in self.lit)

    @property
    def colours(self) -> list[str]:
        """The colour of every seat; those of the box in order if none were given out."""
        return self.state.header.colours or in_order(self.content.colours)

    def meeples(self, region: str) -> list[Meeple]:
        return self.state.regions.get(region, [])

    def colour_of(self, owner: int) -> str:
        return self.neutral_colour if owner == NEUTRAL else self.colours[owner]

    @property
    def neutral_colour(self) -> str:
        """The first colour of the box that no seat has (R66)."""
        taken = self.colours[: len(self.state.seats)]
        return next(colour for colour in in_order(self.content.colours) if colour not in taken)

    def name_of(self, owner: int) -> str:
        """Faction and colour of a seat, in words."""
        if owner == NEUTRAL:
            return self.word(self.content.terms["neutral_meeple"].name)
        colour = self.word(self.content.colours[self.colours[owner]].name)
        faction = self.faction_of(owner)
        return f"{faction} ({colour})" if faction else colour

    def faction_of(self, seat: int) -> str:
        faction = self.state.seats[seat].faction
        return self.word(self.content.factions[faction].name) if faction else ""

    def is_changed(self, target: str) -> bool:
        return any(one.target == target and one.kind == "changed" for one in self.news)
