"""The board of a match as one SVG, or one part of it: the same drawing for page and mail."""

from collections.abc import Callable, Mapping, Sequence

from games.kernel.drawing.shapes import Box, Definitions, Group, Shape, at
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.kernel.text import Words
from games.rules.tsukuyumi.board.areas import area_shapes, area_view
from games.rules.tsukuyumi.board.combat import combat_shapes, combat_view
from games.rules.tsukuyumi.board.glyphs import glyph_definitions
from games.rules.tsukuyumi.board.ground import ground_definitions
from games.rules.tsukuyumi.board.hand import hand_shapes, hand_view
from games.rules.tsukuyumi.board.icons import icon_definitions
from games.rules.tsukuyumi.board.mapped import map_shapes, view_of
from games.rules.tsukuyumi.board.marks import seat_definitions, shared
from games.rules.tsukuyumi.board.mats import mat_shapes, mat_view
from games.rules.tsukuyumi.board.panels import PANEL
from games.rules.tsukuyumi.board.scene import News, Scene
from games.rules.tsukuyumi.board.silhouettes import silhouette_definitions
from games.rules.tsukuyumi.board.tables import table_shapes, table_view
from games.rules.tsukuyumi.board.tracks import track_shapes, track_view
from games.rules.tsukuyumi.board.words import (
    AREAS,
    COMBAT,
    HAND,
    INITIATIVE,
    MAP,
    TABLE,
)
from games.rules.tsukuyumi.queries.realm import Realm

Drawn = tuple[tuple[Shape, ...], Box, str]
GAP = 40.0
COLUMNS = 3

PARTS: Mapping[str, tuple[Words, Callable[[Scene], object], Callable[[Scene], Box]]] = {
    "map": (MAP, map_shapes, view_of),
    "combat": (COMBAT, combat_shapes, combat_view),
    "track": (INITIATIVE, track_shapes, track_view),
    "events": (TABLE, table_shapes, table_view),
    "hand": (HAND, hand_shapes, hand_view),
    "areas": (AREAS, area_shapes, area_view),
}


def draw_board(
    g: Realm,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
    news: Sequence[News] = (),
    only: str | None = None,
) -> str:
    """`lit` leads from the targets of the options to their numbers; `only` is a part's slug."""
    scene = Scene(g, lit, language, tuple(news))
    shapes, view, title = whole(scene) if only is None else part(scene, only)
    return svg((definitions(scene), *shapes), view, palette_named(palette), title)


def definitions(scene: Scene) -> Definitions:
    """The same for every part, so that a page holds them once."""
    return shared(
        ground_definitions(),
        glyph_definitions(),
        icon_definitions(),
        seat_definitions(scene),
        silhouette_definitions(scene.kinds),
    )


def parts_of(scene: Scene) -> list[str]:
    """The parts of this table, in their order on the page."""
    names = ["map"]
    names += ["combat"] if scene.state.combats else []
    names += ["track", "events", "hand"]
    return [*names, *(f"mat:{seat}" for seat in range(len(scene.state.seats))), "areas"]


def part(scene: Scene, only: str) -> Drawn:
    kind, _, seat = only.partition(":")
    if kind == "mat":
        number = int(seat)
        return mat_shapes(scene, number), mat_view(scene, number), scene.name_of(number)
    title, shapes, view = PARTS[only]
    return tuple(shapes(scene)), view(scene), scene.word(title)  # type: ignore[arg-type]


def whole(scene: Scene) -> Drawn:
    """The map, below it the panels in columns, each under the shortest; no list of areas."""
    shapes, view, _ = part(scene, "map")
    width = max(view.width, COLUMNS * PANEL + (COLUMNS - 1) * GAP)
    placed: list[Shape] = [Group(shapes, transform=at((width - view.width) / 2 - view.x, -view.y))]
    down = [view.height + GAP] * COLUMNS
    for name in parts_of(scene)[1:-1]:
        drawn, box, _ = part(scene, name)
        span = 1 if box.width < PANEL + GAP else 2
        first = min(range(COLUMNS - span + 1), key=lambda n: max(down[n : n + span]))
        top = max(down[first : first + span])
        placed.append(Group(drawn, transform=at(first * (PANEL + GAP) - box.x, top - box.y)))
        down[first : first + span] = [top + box.height + GAP] * span
    title = scene.word(scene.content.game.name)
    return tuple(placed), Box(-4, -4, width + 8, max(down)), title
