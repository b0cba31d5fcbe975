"""The board of a match as SVG: the whole table, or one part of it."""

from collections.abc import Iterator, Mapping, Sequence

from games.kernel.drawing.shapes import Box, Definitions, Group, Shape, at, label
from games.kernel.drawing.svg import PaletteName, svg
from games.rules.dei.board.chips import FULL
from games.rules.dei.board.icons import icon_definitions
from games.rules.dei.board.looks import palette_of
from games.rules.dei.board.map import draw_map, map_clips, view_of
from games.rules.dei.board.markets import TALL as MARKET_TALL
from games.rules.dei.board.markets import market
from games.rules.dei.board.mat import mat
from games.rules.dei.board.missions import missions, width_of
from games.rules.dei.board.pieces import definitions as piece_definitions
from games.rules.dei.board.scene import News, Scene
from games.rules.dei.board.words import MAP, MAP_TO_COME, MISSIONS
from games.rules.dei.queries.dei import Dei

EDGE = 6.0
GAP = 30.0
CAPTION = 30.0
Part = tuple[tuple[Shape, ...], Box, str]
"""What is drawn, how large it is, what it is called."""


def draw_board(
    g: Dei,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
    news: Sequence[News] = (),
    only: str | None = None,
) -> str:
    """`lit` leads from the targets of the options to their numbers.

    `only` is `map`, `missions`, a seat's mat (`seat:0`) or a Market (`market:tactics`).
    """
    scene = Scene(g, lit, language, tuple(news))
    shapes, view, title = whole(scene) if only is None else part(scene, only)
    common = Definitions(tuple(definitions(scene)))
    return svg((common, *shapes), view, palette_of(palette), title)


def definitions(scene: Scene) -> Iterator[Shape]:
    yield from piece_definitions(scene)
    yield from icon_definitions()
    if scene.state.district is not None:
        yield from map_clips(scene)


def parts_of(scene: Scene) -> list[str]:
    seats = [f"seat:{seat}" for seat in scene.g.seats]
    markets = [f"market:{name}" for name in scene.content.market_order]
    return ["map", "missions", *seats, *markets]


def part(scene: Scene, only: str) -> Part:
    kind, _, name = only.partition(":")
    if kind == "map":
        return map_part(scene)
    if kind == "missions":
        shapes, high = missions(scene)
        return tuple(shapes), framed(width_of(scene), high), scene.word(MISSIONS)
    if kind == "seat":
        shapes, high = mat(scene, int(name))
        return tuple(shapes), framed(FULL, high), scene.name_of(int(name))
    for slug in scene.content.market_order:
        if slug == name:
            title = scene.word(scene.content.markets[slug].name)
            return tuple(market(scene, slug)), framed(FULL, MARKET_TALL), title
    raise ValueError(f"there is no {only} on this table")


def framed(wide: float, high: float) -> Box:
    return Box(-EDGE, -EDGE, wide + 2 * EDGE, high + 2 * EDGE)


def map_part(scene: Scene) -> Part:
    title = scene.word(MAP)
    if scene.state.district is None:
        return (label(20, 60, scene.word(MAP_TO_COME), "quiet", 22),), Box(0, 0, 720, 120), title
    return tuple(draw_map(scene)), view_of(scene), title


def whole(scene: Scene) -> Part:
    """For a mail or a share card: the map, and under it what lies beside it."""
    shapes, view, _title = part(scene, "map")
    drawn: list[Shape] = [Group(shapes, transform=at(-view.x, -view.y))]
    wide, y = max(view.width, 2 * FULL + GAP), view.height + GAP
    left, right = y, y
    for only in parts_of(scene)[1:]:
        inner, box, title = part(scene, only)
        is_left = left <= right
        x, top = (0.0, left) if is_left else (FULL + 2 * EDGE + GAP, right)
        drawn.append(label(x + EDGE, top + 20, title, "heading", 20))
        drawn.append(Group(inner, transform=at(x - box.x, top + CAPTION - box.y)))
        if is_left:
            left += CAPTION + box.height + GAP
        else:
            right += CAPTION + box.height + GAP
    name = scene.word(scene.content.game.name)
    return tuple(drawn), Box(-EDGE, -EDGE, wide + 2 * EDGE, max(left, right) + EDGE), name
