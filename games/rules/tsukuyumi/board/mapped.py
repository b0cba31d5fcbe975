"""The map: every tile with what is on it, light and pins, empty places, formations."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin
from games.kernel.drawing.geometry import bounds
from games.kernel.drawing.shapes import Box, Group, Path, Polygon, Shape, at
from games.rules.tsukuyumi.board.badges import (
    band,
    base_name,
    chips_above,
    chips_below,
    gateway,
    grid_name,
    outline_of,
)
from games.rules.tsukuyumi.board.edges import edges, lit_edges
from games.rules.tsukuyumi.board.ground import HEX, ground
from games.rules.tsukuyumi.board.hexes import ACROSS, RADIUS
from games.rules.tsukuyumi.board.marks import hex_light, target_group
from games.rules.tsukuyumi.board.plates import plates
from games.rules.tsukuyumi.board.scene import Scene, cell_in
from games.rules.tsukuyumi.board.sentences import area_words
from games.rules.tsukuyumi.board.words import EMPTY_CELL
from games.rules.tsukuyumi.state import NOBODY

MARGIN = 8.0
AT_BORDER, INSIDE = 0.91, 0.8
"""Where the light lies: inside the band of whoever holds the area."""
NARROWEST = 1180.0
"""A small board is not blown up to the width of the page."""


def map_shapes(scene: Scene) -> Iterator[Shape]:
    for cell in scene.state.tiles:
        yield tile_group(scene, cell)
    for cell in scene.empty_cells:
        yield empty_group(scene, cell)
    yield from formations(scene)
    for cell in scene.places:
        yield from area_pins(scene, cell)


def view_of(scene: Scene) -> Box:
    """The map on the page; a small board has room at its sides."""
    view = close_view(scene)
    spare = max(0.0, NARROWEST - view.width) / 2
    return Box(view.x - spare, view.y, view.width + 2 * spare, view.height)


def close_view(scene: Scene) -> Box:
    """Just what the tiles need."""
    if not scene.places:
        return Box(-ACROSS, -RADIUS, 2 * ACROSS, 2 * RADIUS)
    found = bounds(tuple(scene.places.values()))
    across, down = ACROSS / 2 + MARGIN, RADIUS + MARGIN
    return Box(found.x - across, found.y - down, found.width + 2 * across, found.height + 2 * down)


def tile_group(scene: Scene, cell: str) -> Group:
    """Ground, holder, edges, units. Nothing inside a link is a link itself."""
    target = f"area:{cell}"
    tile = scene.state.tiles[cell]
    is_lit = target in scene.lit
    named = base_name(scene, tile) if tile.base != NOBODY else grid_name(cell)
    land = (
        *ground(scene, tile, veiled=scene.is_map_lit and not has_light(scene, cell)),
        *band(scene, cell, tile),
        *named,
        *gateway(tile),
    )
    things = (
        *edges(scene, cell, tile),
        *chips_above(scene, cell, tile),
        *chips_below(scene, cell, tile),
        *plates(scene, cell),
        *lit_edges(scene, cell, tile),
        *news_mark(scene, target),
    )
    is_held = tile.marker != NOBODY or tile.base != NOBODY
    light = hex_light(INSIDE if is_held else AT_BORDER) if is_lit else ()
    inner = any(
        cell_in(other) == cell for other in scene.lit if other.startswith(("unit:", "edge:"))
    )
    told = area_words(scene, cell)
    if not inner:
        group = target_group(scene, target, (*land, *light, *things), told)
    else:
        group = Group((target_group(scene, target, (*land, *light), told), *things))
    return Group((group,), day=has_light(scene, cell), transform=at(*scene.places[cell]))


def has_light(scene: Scene, cell: str) -> bool:
    prefixes = (f"edge:{cell}/", f"unit:{cell}/")
    return f"area:{cell}" in scene.lit or any(target.startswith(prefixes) for target in scene.lit)


def empty_group(scene: Scene, cell: str) -> Group:
    target = f"area:{cell}"
    inner = (
        Polygon(HEX, css="ground pattern-ground"),
        Polygon(HEX, css="waiting"),
        *hex_light(),
        *grid_name(cell),
    )
    group = target_group(scene, target, inner, scene.word(EMPTY_CELL))
    return Group((group,), day=True, transform=at(*scene.places[cell]))


def news_mark(scene: Scene, target: str) -> Iterator[Shape]:
    if target in scene.changed:
        yield Polygon(tuple((x * 0.8, y * 0.8) for x, y in HEX), css="arrived")


def area_pins(scene: Scene, cell: str) -> Iterator[Shape]:
    """In the middle of an empty tile; in the corner of another, beside the mark of its holder."""
    number = scene.lit.get(f"area:{cell}")
    if number is None:
        return
    x, y = scene.places[cell]
    is_free = not scene.stacks.get(cell)
    yield pin(number, (x, y) if is_free else (x - 55, y - 56), radius=34 if is_free else 24)


def formations(scene: Scene) -> Iterator[Shape]:
    for seat, cells in scene.formations:
        colour = scene.colour_of(seat)
        data = outline_of(scene, cells)
        yield Path(data, css=f"body-{colour} thin")
