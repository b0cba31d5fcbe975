"""The board of a match as one SVG: the islands with their names."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.kernel.drawing.shapes import Box, Polygon, Shape
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.rules.daimyo.queries.board import islands
from games.rules.daimyo.queries.daimyo import Daimyo

WIDTH = 1200.0


def draw_board(
    g: Daimyo,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
    news: Sequence[Any] = (),
    only: str | None = None,
) -> str:
    height = WIDTH / g.content.map.aspect
    shapes: list[Shape] = [
        Polygon(
            tuple((x * WIDTH, y * height) for x, y in g.content.islands[name].drawing.polygon),
            id=f"island:{name}",
            title=g.content.islands[name].name.in_language(language),
        )
        for name in islands(g)
    ]
    title = g.content.game.name.in_language(language)
    return svg(shapes, Box(0, 0, WIDTH, height), palette_named(palette), title)
