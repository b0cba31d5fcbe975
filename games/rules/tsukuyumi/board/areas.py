"""All tiles as a list: for phones, and for whoever reads the map instead of seeing it."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin
from games.kernel.drawing.shapes import Box, Group, Polygon, Rectangle, Shape, at
from games.rules.tsukuyumi.board.glyphs import GROUNDS
from games.rules.tsukuyumi.board.hexes import corners
from games.rules.tsukuyumi.board.marks import disc
from games.rules.tsukuyumi.board.panels import (
    PANEL,
    fitted,
    heading,
    sentence,
    sentence_height,
    stacked,
    view,
)
from games.rules.tsukuyumi.board.scene import Scene
from games.rules.tsukuyumi.board.sentences import carried, units_words
from games.rules.tsukuyumi.board.words import AREAS
from games.rules.tsukuyumi.queries.geometry import sort_key
from games.rules.tsukuyumi.state import NOBODY

Block = tuple[Shape, float]
LEFT = 46.0
WORDS = PANEL - LEFT - 8
SMALL = 14.5


def area_shapes(scene: Scene) -> tuple[Shape, ...]:
    drawn, _ = stacked(rows(scene), 34)
    return (heading(scene.word(AREAS)), *drawn)


def area_view(scene: Scene) -> Box:
    _, height = stacked(rows(scene), 34)
    return view(height)


def rows(scene: Scene) -> Iterator[Block]:
    """What can be chosen first, then the rest from north to south."""
    cells = sorted(scene.state.tiles, key=lambda cell: (not is_lit(scene, cell), north(cell)))
    for cell in cells:
        yield area_row(scene, cell)


def north(cell: str) -> tuple[int, int, int]:
    island, q, r = sort_key(cell)
    return island, r, q


def is_lit(scene: Scene, cell: str) -> bool:
    return f"area:{cell}" in scene.lit


def area_row(scene: Scene, cell: str) -> Block:
    """Terrain, name and holder; below, what it carries and who stands there."""
    tile = scene.state.tiles[cell]
    below = "; ".join([*carried(scene, tile), units_words(scene, cell)]).strip("; ")
    height = 30 + (sentence_height(below, WORDS, SMALL) + 6 if below else 4)
    number = scene.lit.get(f"area:{cell}")
    owner = tile.base if tile.base != NOBODY else scene.controller(cell)
    inner: list[Shape] = [
        Rectangle(Box(0, 0, PANEL, height - 4), 8, css="card" if number else "card-used"),
        Group((swatch(scene.terrain(tile)),), transform=at(22, 17, scale=0.13)),
        fitted(scene.area_name(cell), "strong", LEFT, 22, 16, WORDS - 70),
        sentence(below, LEFT, 42, WORDS, SMALL),
    ]
    if owner != NOBODY:
        inner.append(disc(scene, owner, (PANEL - 18, 16), 10))
    if number is not None:
        inner.append(pin(number, (PANEL - 46, 15), radius=13))
    link = scene.link(f"area:{cell}")
    css = "cell lit" if link else "cell"
    return Group(tuple(inner), link=link, css=css), height


def swatch(terrain: str) -> Polygon:
    return Polygon(corners(), css=f"ground-{GROUNDS[terrain]}")
