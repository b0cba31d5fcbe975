"""A part of the table as the small picture on its tab: colours, marks and light, no words."""

from collections.abc import Iterator

from games.kernel.drawing.seats import SEAT_COLOURS, seat_disc
from games.kernel.drawing.shapes import Box, Circle, Group, Path, Polygon, Rectangle, Shape, at
from games.rules.tsukuyumi.board.glyphs import GROUNDS
from games.rules.tsukuyumi.board.hexes import corners
from games.rules.tsukuyumi.board.icons import ICONS
from games.rules.tsukuyumi.board.mapped import has_light, view_of
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.state import NOBODY

PICTURE = Box(0, 0, 300, 220)
SIGNS = {
    "combat": "combat",
    "track": "initiative",
    "events": "draw",
    "hand": "hand",
    "areas": "conquest",
}
HEX = corners()


def small_map(scene: Scene) -> tuple[tuple[Shape, ...], Box]:
    """Terrain, a disc for whoever holds an area, light; in the shape of the other pictures."""
    view = view_of(scene)
    shape = PICTURE.width / PICTURE.height
    width, height = max(view.width, view.height * shape), max(view.height, view.width / shape)
    left, top = view.x - (width - view.width) / 2, view.y - (height - view.height) / 2
    return tuple(small_tiles(scene)), Box(left, top, width, height)


def small_tiles(scene: Scene) -> Iterator[Shape]:
    for cell, tile in scene.state.tiles.items():
        inner: list[Shape] = [Polygon(HEX, css=f"ground-{GROUNDS[scene.terrain(tile)]}")]
        inner.append(Polygon(HEX, css="border"))
        owner = tile.base if tile.base != NOBODY else scene.controller(cell)
        if has_light(scene, cell):
            inner += [
                Polygon(corners(0.88), css="light-casing"),
                Polygon(corners(0.88), css="light"),
            ]
        elif owner != NOBODY:
            colour = scene.colour_of(owner)
            inner.append(Circle(0, 0, 52 if tile.base == NOBODY else 76, css=f"body-{colour}"))
        where = at(*scene.places[cell])
        yield Group(tuple(inner), day=has_light(scene, cell), transform=where)


def small_sign(scene: Scene, part: str) -> tuple[tuple[Shape, ...], Box]:
    """A mat as its owner's disc, any other panel as its icon."""
    kind, _, seat = part.partition(":")
    inner: list[Shape] = [Rectangle(PICTURE, 14, css="pattern-ground")]
    if kind == "mat":
        colour = scene.colour_of(int(seat))
        disc = seat_disc(colour, SEAT_COLOURS[colour]).children
        inner.append(Group(disc, transform=at(150, 110, scale=4)))
    else:
        icon = Path(ICONS[SIGNS[kind]], css="icon", transform=at(78, 38, scale=6))
        inner.append(icon)
    return tuple(inner), PICTURE
