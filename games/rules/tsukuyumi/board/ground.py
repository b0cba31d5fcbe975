"""The land of a tile: terrain by pattern, colours second, with its veil and its border."""

from collections.abc import Iterator

from games.kernel.drawing.geometry import outline_data
from games.kernel.drawing.shapes import (
    Box,
    Clip,
    Group,
    Path,
    Polygon,
    Rectangle,
    Shape,
    Use,
)
from games.rules.tsukuyumi.board.glyphs import GROUNDS, glyph_places
from games.rules.tsukuyumi.board.hexes import ACROSS, RADIUS, corner, corners
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.state import Tile

HEX = corners()
HEX_CLIP = "hex-clip"
BOX = Box(-ACROSS / 2, -RADIUS, ACROSS, 2 * RADIUS)


def ground_definitions() -> tuple[Shape, ...]:
    return (Clip((Polygon(HEX),), id=HEX_CLIP),)


def ground(scene: Scene, tile: Tile, *, veiled: bool) -> Iterator[Shape]:
    terrain = scene.terrain(tile)
    if terrain == "base":
        yield from base_ground(scene, tile)
    else:
        yield from terrain_ground(terrain)
    if veiled:
        yield Polygon(HEX, css="veil")
    yield Polygon(HEX, css="border")


def terrain_ground(terrain: str) -> Iterator[Shape]:
    colours = GROUNDS[terrain]
    yield Polygon(HEX, css=f"ground ground-{colours}")
    yield Group((Polygon(HEX, css=f"vignette-{colours}"),), clip=HEX_CLIP)
    if terrain == "river":
        yield from river()
    drawings = tuple(Use(f"glyph-{name}", transform=put) for name, put in glyph_places(terrain))
    yield Group(drawings, css=f"glyphs-{colours}")


def river() -> Iterator[Shape]:
    """A stream from edge to edge, above the pieces' places."""
    course = f"M{-ACROSS / 2:.0f}-36q40-26 86 4t88-20"
    yield Group((Path(course, css="river"), Path(course, css="river-light")), clip=HEX_CLIP)


def base_ground(scene: Scene, tile: Tile) -> Iterator[Shape]:
    """A base is no land: the pattern of its owner under a thick wall."""
    colour = scene.colour_of(tile.base)
    yield Polygon(HEX, css="ground ground-ruins")
    yield Group((Rectangle(BOX, fill_from=f"pattern-{colour}"),), clip=HEX_CLIP)
    yield Path(ring(0.97, 0.86), css=f"body-{colour} thin")
    for number in range(6):
        yield Polygon(turret(number), css=f"body-{colour} thin")


def turret(number: int) -> tuple[tuple[float, float], ...]:
    x, y = corner(number, 0.9)
    return ((x - 9, y - 9), (x + 9, y - 9), (x + 9, y + 9), (x - 9, y + 9))


def ring(outer: float, inner: float) -> str:
    """A band along the border; the inner outline runs backwards, so it stays open."""
    return outline_data(corners(outer)) + outline_data(tuple(reversed(corners(inner))))
