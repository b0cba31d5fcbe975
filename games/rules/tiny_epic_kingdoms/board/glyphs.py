"""Terrain in ink: what each terrain is drawn with."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.kernel.drawing.shapes import Group, Path, Shape
from games.rules.tiny_epic_kingdoms.content import TerrainId


class Glyph(Struct, frozen=True):
    """A drawing around its foot: the filled part, lines, the shaded side; and its extent."""

    body: str
    lines: str
    shade: str = ""
    half: float = 12
    above: float = 16
    below: float = 8


class Scatter(Struct, frozen=True):
    """How densely glyphs stand, how far from the border, and how many cells stay empty."""

    glyphs: tuple[str, ...]
    across: float
    down: float
    margin: float
    gaps: float = 0.0
    most: int = 99
    is_loose: bool = False
    """True if no glyph may touch another."""


GLYPHS: Mapping[str, Glyph] = {
    "tuft": Glyph("", "M0 0v-17M0 0q-2-9-9-12M0 0q2-9 9-12", half=10, above=18, below=2),
    "grass": Glyph("", "M0 0v-13M0 0q-2-7-7-9M0 0q2-7 7-9M-15 5h30", half=16, above=14, below=6),
    "furrows": Glyph("", "M-20 0q10-4 20 0t20 0M-12 7q8-3 16 0t12 0", half=21, above=4, below=9),
    "fir": Glyph(
        "M0-30l11 20h-5l7 12h-26l7-12h-5z",
        "M0 2v6",
        "M0-30l11 20h-5l7 12h-13z",
        half=13,
        above=30,
    ),
    "crown": Glyph(
        "M-11-6a11 12 0 1 1 22 0q0 5-5 5h-12q-5 0-5-5z",
        "M0-1v9",
        "M3-17a11 12 0 0 1 8 11q0 5-5 5h-7q8-6 4-16z",
        half=11,
        above=19,
    ),
    "range": Glyph(
        "M-26 8L-6-24L3-12L9-19L28 8z",
        "M-6-24L-2-10L-8-4M9-19l3 9M4 8l8-12",
        "M-6-24L3-12L6-15.5L4 8H-7L-8-4L-2-10zM9-19L28 8H4l8-12L12-10z",
        half=28,
        above=24,
    ),
    "peak": Glyph(
        "M-19 8L0-18L19 8z", "M0-18l3 12-6 6", "M0-18L19 8H-1l-2-8 6-6z", half=19, above=18
    ),
    "columns": Glyph(
        "M-17 10v-31l5 5 5-8v34zM3 10v-20l6-4 5 6v18z",
        "M-24 10h46M-12-10v20M9-4v14",
        "M-12-16l5-8v34h-5zM9-14l5 6v18h-5z",
        half=24,
        above=24,
        below=11,
    ),
    "stumps": Glyph(
        "M-13 8v-12h10v12zM3 8v-7h12v7z", "M-20 8h42M-8-4v-4h-8", "M-8-4h5v12h-5z", half=22, above=9
    ),
    "house": Glyph("M-9 6v-9l9-8 9 8v9z", "M-2 6v-6h4v6", "M0-11l9 8v9h-5z", half=9, above=11),
    "hut": Glyph("M-7 5v-7l7-6 7 6v7z", "M0 5v-3", half=7, above=8, below=5),
    "castle": Glyph(
        "M-34 14v-34h6v5h6v-5h6v12h8v-24h5v-6h6v6h5v24h8v-12h6v5h6v-5h6v34z",
        "M-5 14v-9a5 5 0 0 1 10 0v9M0-38v-10l11 4-11 4M-22-4v6M22-4v6",
        "M3-32h5v24H3zM25-15h3v-5h6v34h-9z",
        half=34,
        above=48,
        below=14,
    ),
    "wave": Glyph("", "M-10 0q5-6 10 0t10 0", half=11, above=5, below=4),
    "waves": Glyph("", "M-15 0q5-7 10 0t10 0t10 0", half=16, above=5, below=4),
    "spikes": Glyph(
        "M-18 8l6-22 5 10 6-20 7 16 5-8 7 24z",
        "M-12-14l2 14M-1-12l2 14",
        "M-1-24l7 16 5-8 7 24H4z",
        half=18,
        above=24,
    ),
    "spike": Glyph("M-11 6l5-15 4 7 5-13 8 21z", "M3-8l1 9", "M3-15l8 21H4z", half=11, above=15),
}

SCATTERS: Mapping[TerrainId, Scatter] = {
    "plains": Scatter(("tuft", "furrows", "grass", "tuft"), 44, 35, 21, gaps=0.1, is_loose=True),
    "forest": Scatter(("fir", "crown"), 38, 33, 20, gaps=0.04),
    "mountain": Scatter(("range", "peak", "range"), 51, 37, 21),
    "ruins": Scatter(("stumps", "columns", "stumps"), 34, 30, 21, most=7, is_loose=True),
    "capital": Scatter(("house", "hut"), 46, 40, 22, gaps=0.2, most=7, is_loose=True),
    "water": Scatter(("wave", "waves"), 48, 40, 22, gaps=0.1, is_loose=True),
    "crags": Scatter(("spikes", "spike", "spikes"), 43, 36, 20),
}


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
