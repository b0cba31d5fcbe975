"""The rules at hand: what a game prints, in words and pictures, for its reference pages."""

from msgspec import Struct

from games.kernel.text import Words


class ReferenceEntry(Struct, frozen=True):
    """A card, a tile, a term."""

    slug: str
    name: Words
    text: Words = Words("", "")
    source: str = ""
    """Where its wording comes from, as the content says it."""
    picture: str = ""
    """What `draw_reference` takes, if it can be drawn."""
    parts: tuple["ReferenceEntry", ...] = ()
    """What stands on it: the abilities of a card, the regions of a tile."""

    @property
    def is_house(self) -> bool:
        """True if no rulebook gives all of it; a name of our own does not count."""
        said = [part.strip() for part in self.source.split(";")]
        own = any(part.endswith("house") and "name" not in part for part in said)
        return own or any(part.is_house for part in self.parts)


class ReferenceSection(Struct, frozen=True):
    slug: str
    title: Words
    entries: tuple[ReferenceEntry, ...]
    text: Words = Words("", "")
    picture: str = ""
    """Of all of it together."""
