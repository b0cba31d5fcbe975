"""Terrain in ink: what each terrain is drawn with, drawings on fixed places of each hex."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.kernel.drawing.shapes import Group, Path, Shape, at
from games.rules.tsukuyumi.board.hexes import corner


class Glyph(Struct, frozen=True):
    """A drawing around its foot: the filled part, lines, the shaded side."""

    body: str
    lines: str
    shade: str = ""


GLYPHS: Mapping[str, Glyph] = {
    "ripples": Glyph("", "M-14-3q5-5 10 0t10 0t8-1M-10 4q4-4 8 0t8 0"),
    "shell": Glyph("M-8 4a8 9 0 0 1 16 0z", "M0 4v-9M0 4l-5-7M0 4l5-7"),
    "crown": Glyph(
        "M-11-2a11 12 0 1 1 22 0q0 5-5 5h-12q-5 0-5-5z",
        "M0 3v8",
        "M3-13a11 12 0 0 1 8 11q0 5-5 5h-7q8-6 4-16z",
    ),
    "sprout": Glyph("", "M0 8v-12M0 0q-8-1-9-8 8 0 9 8M0-3q7-1 8-8-7 1-8 8"),
    "peak": Glyph("M-19 9L0-17L19 9z", "M0-17l3 12-6 6", "M0-17L19 9H-1l-2-8 6-6z"),
    "range": Glyph(
        "M-22 9L-6-15L2-6L8-12L22 9z", "M-6-15l3 10-5 5M8-12l2 6", "M-6-15L2-6 4-8 3 9H-8l0-9 5-5z"
    ),
    "reeds": Glyph("", "M-8 7v-13M0 8v-17M8 7v-12M-8-6q-2-3 0-6 2 3 0 6M0-9q-2-3 0-6 2 3 0 6"),
    "crater": Glyph("", "M-12 0a12 7 0 1 0 24 0a12 7 0 1 0-24 0M-8-1a9 4 0 0 1 16 0"),
    "small_crater": Glyph("", "M-7 0a7 4 0 1 0 14 0a7 4 0 1 0-14 0"),
    "spikes": Glyph(
        "M-14 8l5-17 4 8 5-16 6 13 4-6 5 18z", "M-9-9l2 11M0-9l1 11", "M0-15l6 11 4-6 5 18H3z"
    ),
    "cracks": Glyph("", "M-13-5l8 4 4-6 6 7 8-2M-5-1l-3 9M5 0l2 8"),
}

GROUNDS: Mapping[str, str] = {
    "ocean": "plains",
    "fertile": "forest",
    "mountain": "mountain",
    "river": "plains",
    "moon": "capital",
    "devastated": "crags",
    "base": "ruins",
}
"""Which colours of the look a terrain has."""

DRAWN: Mapping[str, tuple[str, ...]] = {
    "ocean": ("ripples", "shell", "ripples", "ripples", "shell", "ripples"),
    "fertile": ("crown", "sprout", "crown", "crown", "sprout", "crown"),
    "mountain": ("peak", "range", "peak", "peak", "range", "peak"),
    "river": ("reeds", "ripples", "reeds", "reeds", "ripples", "reeds"),
    "moon": ("crater", "small_crater", "crater", "small_crater", "crater", "small_crater"),
    "devastated": ("spikes", "cracks", "spikes", "cracks", "spikes", "cracks"),
    "base": (),
}
INSET = 0.7
"""How far from the middle the drawings stand, in parts of the radius."""

NAMED = 4
"""The corner that stays free for the name of the cell."""


def glyph_definitions() -> tuple[Shape, ...]:
    return tuple(
        Group(tuple(glyph_parts(glyph)), id=f"glyph-{name}") for name, glyph in GLYPHS.items()
    )


def glyph_parts(glyph: Glyph) -> Iterator[Shape]:
    if glyph.body:
        yield Path(glyph.body)
    if glyph.shade:
        yield Path(glyph.shade, css="shade")
    yield Path(glyph.lines, css="hollow")


def glyph_places(terrain: str) -> Iterator[tuple[str, str]]:
    """The drawings of a terrain, each with its transform."""
    for number, name in enumerate(DRAWN[terrain]):
        if number == NAMED:
            continue
        x, y = corner(number, INSET)
        yield name, at(x, y, scale=0.85)
