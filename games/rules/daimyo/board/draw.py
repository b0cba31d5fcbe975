"""The board of a match as SVG: the whole table, or one part of it."""

from collections.abc import Iterator, Mapping, Sequence

from games.kernel.drawing.shapes import Box, Definitions, Group, Shape, at, label
from games.kernel.drawing.svg import PaletteName, svg
from games.rules.daimyo.board.automaton import draw_automaton
from games.rules.daimyo.board.choices import draw_choices, is_choosing
from games.rules.daimyo.board.heroes import FULL, draw_heroes
from games.rules.daimyo.board.icons import icon_definitions
from games.rules.daimyo.board.island import HEIGHT, WIDTH, draw_island
from games.rules.daimyo.board.looks import palette_of
from games.rules.daimyo.board.mat import draw_mat
from games.rules.daimyo.board.objectives import draw_objectives
from games.rules.daimyo.board.pieces import definitions as piece_definitions
from games.rules.daimyo.board.pool import draw_pool
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.words import CHOICES, HEROES, OBJECTIVES, POOL
from games.rules.daimyo.queries.board import islands
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import AUTOMATON

EDGE = 6.0
GAP = 24.0
CAPTION = 28.0
Part = tuple[tuple[Shape, ...], Box, str]
"""What is drawn, how large it is, what it is called."""


def draw_board(
    g: Daimyo,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
    news: Sequence[str] = (),
    only: str | None = None,
) -> str:
    """`lit` leads from the targets of the options to their numbers; `news` are changed targets.

    `only` is an island (`island:blue`), `pool`, `automaton`, `choices`, `heroes`, `objectives` or
    a seat's mat (`seat:0`).
    """
    scene = Scene(g, lit, language, frozenset(news))
    shapes, view, title = whole(scene) if only is None else part(scene, only)
    common = Definitions((*piece_definitions(scene), *icon_definitions()))
    return svg((common, *shapes), view, palette_of(palette), title)


def parts_of(g: Daimyo) -> list[str]:
    """In the order in which a wide page lays them out."""
    scene = Scene(g, {}, "en")
    found = [*(f"island:{name}" for name in islands(g)), "pool"]
    found += ["automaton"] if g.state.automaton else []
    found += ["choices"] if is_choosing(scene) else []
    mats = [f"seat:{seat}" for seat in g.seats]
    if len(g.seats) == 4:
        found += ["heroes", *mats]
    else:
        found += [mats[0], "heroes", *mats[1:]]
    return [*found, "objectives"] if g.table.objectives else found


def part(scene: Scene, only: str) -> Part:
    kind, _, name = only.partition(":")
    if kind == "island" and name in islands(scene.g):
        title = scene.word(scene.content.islands[name].name)
        return tuple(draw_island(scene, name)), framed(WIDTH, HEIGHT), title
    if kind == "seat":
        shapes, high = draw_mat(scene, int(name))
        return tuple(shapes), framed(FULL, high), scene.name_of(int(name))
    if only == "pool":
        return tuple(draw_pool(scene)), framed(WIDTH, HEIGHT), scene.word(POOL)
    if only == "automaton":
        return tuple(draw_automaton(scene)), framed(WIDTH, HEIGHT), scene.name_of(AUTOMATON)
    lists = {"choices": draw_choices, "heroes": draw_heroes, "objectives": draw_objectives}
    if only not in lists:
        raise ValueError(f"there is no {only} on this table")
    shapes, high = lists[only](scene)
    titles = {"choices": CHOICES, "heroes": HEROES, "objectives": OBJECTIVES}
    return tuple(shapes), framed(FULL, high), scene.word(titles[only])


def framed(wide: float, high: float) -> Box:
    return Box(-EDGE, -EDGE, wide + 2 * EDGE, high + 2 * EDGE)


def whole(scene: Scene) -> Part:
    """For a mail or a share card: small parts three in a row, then the others in two columns."""
    parts = [(only, *part(scene, only)) for only in parts_of(scene.g)]
    small = [one for one in parts if one[2].width < FULL]
    drawn = list(placed_small(small))
    rows = -(-len(small) // 3)
    left = right = rows * (HEIGHT + 2 * EDGE + GAP)
    for _only, shapes, box, title in (one for one in parts if one[2].width >= FULL):
        is_left = left <= right
        x, y = (0.0, left) if is_left else (FULL + 2 * EDGE + GAP, right)
        drawn.append(label(x + EDGE, y + 20, title, "heading", 20))
        drawn.append(Group(shapes, transform=at(x - box.x, y + CAPTION - box.y)))
        high = CAPTION + box.height + GAP
        left, right = (left + high, right) if is_left else (left, right + high)
    wide = 3 * (WIDTH + 2 * EDGE + GAP)
    view = Box(-EDGE, -EDGE, wide + EDGE, max(left, right) + EDGE)
    return tuple(drawn), view, scene.word(scene.content.game.name)


def placed_small(parts: Sequence[tuple[str, tuple[Shape, ...], Box, str]]) -> Iterator[Shape]:
    for place, (_only, shapes, box, _title) in enumerate(parts):
        x = place % 3 * (WIDTH + 2 * EDGE + GAP)
        y = place // 3 * (HEIGHT + 2 * EDGE + GAP)
        yield Group(shapes, transform=at(x - box.x, y - box.y))
