"""Terrain in ink: what each kind of region is drawn with, and where on it; it never moves."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import hypot

from msgspec import Struct

from games.kernel.drawing.geometry import Points, bounds, distance_to_border, is_inside, middle
from games.kernel.drawing.scatter import fractions, jittered_grid
from games.kernel.drawing.shapes import Group, Path, Point, Shape, Use, at


class Glyph(Struct, frozen=True):
    """A drawing around its foot: the filled part, lines, the shaded side."""

    body: str
    lines: str
    shade: str = ""


class Scatter(Struct, frozen=True):
    """The ground that a kind of region lies on, its glyphs and how densely they stand."""

    ground: str
    glyphs: tuple[str, ...]
    across: float
    down: float


GLYPHS: Mapping[str, Glyph] = {
    "fir": Glyph("M0-24l9 16H5l6 10h-22l6-10h-4z", "M0 2v5", "M0-24l9 16H5l6 10H0z"),
    "crown": Glyph(
        "M-9-5a9 10 0 1 1 18 0q0 4-4 4h-10q-4 0-4-4z",
        "M0-1v8",
        "M3-14a9 10 0 0 1 6 9q0 4-4 4h-6q7-5 4-13z",
    ),
    "range": Glyph(
        "M-21 7L-5-20L3-10L8-16L22 7z",
        "M-5-20l3 12-5 5M8-16l2 8M3 7l7-10",
        "M-5-20L3-10l2-3L3 7h-9l-1-10 5-5zM8-16L22 7H3l7-10z",
    ),
    "peak": Glyph("M-15 7L0-15L15 7z", "M0-15l3 10-6 5", "M0-15L15 7H-1l-2-7 6-5z"),
    "wave": Glyph("", "M-10 0q5-6 10 0t10 0"),
    "waves": Glyph("", "M-15 0q5-7 10 0t10 0t10 0M-8 8q4-5 8 0t8 0"),
    "wisp": Glyph("", "M-16 0h22a5 5 0 1 0-5-6M-10 6h20"),
    "veil": Glyph("", "M-14 4h20M-8-2h22a4 4 0 1 0-4-5"),
    "shard": Glyph(
        "M-6 7L-9-6L-3-22L5-12L7 7z",
        "M-3-22l2 14 6-4M-1-8l-2 15M-9-6l8-2",
        "M-3-22l8 10 2 19H-3l2-15z",
    ),
    "shards": Glyph(
        "M-14 7l-2-9 5-8 5 6v11zM-4 7l-2-14 6-11 6 9v16zM9 7V-4l5-5 4 6-1 10z",
        "M-11-10l1 8M0-18l1 13 5-4M14-9l-1 8",
        "M0-18l6 9v16H0l1-12zM14-9l4 6-1 10h-4z",
    ),
}

SCATTERS: Mapping[str, Scatter] = {
    "forest": Scatter("forest", ("fir", "crown", "fir"), 32, 27),
    "river": Scatter("water", ("wave", "waves"), 38, 30),
    "myst": Scatter("mist", ("wisp", "veil"), 44, 28),
    "mountain": Scatter("mountain", ("range", "peak", "range"), 42, 31),
    "crystal": Scatter("capital", ("shards", "shard"), 36, 31),
}
MARGIN = 17.0
FREE = 46.0
"""Around the heart of a region, where its pieces stand, there are no glyphs."""


class Spot(Struct, frozen=True):
    glyph: str
    foot: Point
    scale: float


def ground_of(kind: str) -> str:
    return SCATTERS[kind].ground


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


def glyphs_on(region: str, kind: str, outline: Points) -> Group:
    """All glyphs of a region, those further up first; they are the same in every match."""
    drawn = tuple(
        Use(f"glyph-{spot.glyph}", transform=at(*spot.foot, scale=spot.scale))
        for spot in spots(region, kind, outline)
    )
    return Group(drawn, css=f"glyphs-{ground_of(kind)}")


@lru_cache(maxsize=32)
def spots(region: str, kind: str, outline: Points) -> tuple[Spot, ...]:
    scatter = SCATTERS[kind]
    heart = middle(outline)
    chance = fractions(f"{region} glyphs")
    found: list[Spot] = []
    for x, y in jittered_grid(region, bounds(outline), scatter.across, scatter.down):
        glyph = scatter.glyphs[int(next(chance) * len(scatter.glyphs))]
        spot = Spot(glyph, (round(x), round(y)), round(0.8 + next(chance) * 0.25, 2))
        if fits(spot.foot, outline, heart):
            found.append(spot)
    return tuple(sorted(found, key=lambda spot: spot.foot[1]))


def fits(foot: Point, outline: Points, heart: Point) -> bool:
    """Wholly inside, away from the border and from where pieces stand."""
    x, y = foot
    trunk = (x, y - 8)
    if not is_inside(trunk, outline) or distance_to_border(trunk, outline) < MARGIN:
        return False
    return hypot(x - heart[0], y - 8 - heart[1]) > FREE
