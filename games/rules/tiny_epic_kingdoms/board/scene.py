"""What is to be drawn: the position, and what the viewer is told about it."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from msgspec import Struct

from games.kernel.content import in_order
from games.kernel.position import Position
from games.kernel.text import Words
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


class Scene(Struct, frozen=True):
    g: Kingdoms
    lit: Mapping[str, int]
    language: str
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

    def word(self, words: Words) -> str:
        return words.in_language(self.language)

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

    def told(self, target: str, words: str) -> str:
        """The title of a target, with the number of its option if it has one."""
        number = self.lit.get(target)
        return words if number is None else f"{number}: {words}"

    def link(self, target: str) -> str:
        number = self.lit.get(target)
        return "" if number is None else f"#option-{number}"

    def lit_class(self, target: str) -> str:
        return " lit" if target in self.lit else ""

    def is_changed(self, target: str) -> bool:
        return any(one.target == target and one.kind == "changed" for one in self.news)
