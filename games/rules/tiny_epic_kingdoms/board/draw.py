"""The board of a match as one SVG: the same drawing for the page, the mail and the share card."""

from collections.abc import Iterator, Mapping, Sequence

from games.kernel.drawing.shapes import Box, Clip, Definitions, Rectangle, Shape
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.rules.tiny_epic_kingdoms.board.cards import BELOW
from games.rules.tiny_epic_kingdoms.board.glyphs import glyph_definitions
from games.rules.tiny_epic_kingdoms.board.homes import land, pattern_definitions, side_of
from games.rules.tiny_epic_kingdoms.board.icons import icon_definitions
from games.rules.tiny_epic_kingdoms.board.layout import laid_out, owners, panel, view_of
from games.rules.tiny_epic_kingdoms.board.pieces import piece_definitions
from games.rules.tiny_epic_kingdoms.board.scene import Kingdoms, News, Scene
from games.rules.tiny_epic_kingdoms.board.territory import CARD_CLIP, CORNER, WIDTH, height_of
from games.rules.tiny_epic_kingdoms.board.words import ACTIONS

ACTION_CARD = "actions"
ALONE = 1.06
"""The size of words on the action card when a phone shows it alone."""


def draw_board(
    g: Kingdoms,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
    news: Sequence[News] = (),
    only: str | None = None,
) -> str:
    """The whole table, or only one part of it for a phone.

    `lit` leads from the targets of the options to their numbers. `only` is a territory (`t1a` or
    `territory:t1a`), a seat's home (`seat:0`), or the action card (`actions`).
    """
    scene = Scene(g, lit, language, tuple(news))
    shapes, view, title = whole(scene) if only is None else part(scene, only)
    common = Definitions(tuple(definitions(scene)))
    return svg((common, *shapes), view, palette_named(palette), title)


def definitions(scene: Scene) -> Iterator[Shape]:
    card = Rectangle(Box(0, 0, WIDTH, height_of(scene)), CORNER)
    yield Clip((card,), id=CARD_CLIP)
    yield from glyph_definitions()
    yield from piece_definitions(scene)
    yield from pattern_definitions(scene)
    yield from icon_definitions()


def whole(scene: Scene) -> tuple[tuple[Shape, ...], Box, str]:
    return tuple(laid_out(scene)), view_of(scene), scene.word(scene.content.game.name)


def part(scene: Scene, only: str) -> tuple[tuple[Shape, ...], Box, str]:
    height = height_of(scene)
    if only == ACTION_CARD:
        view = Box(-6, -4, WIDTH + 12, BELOW + height + 10)
        return tuple(panel(scene, 0, 0, ALONE)), view, scene.word(ACTIONS)
    owner = owner_of(scene, only)
    side = side_of(scene, owner)
    title = scene.word(scene.content.sides[side].name) if side else scene.name_of(owner)
    return (land(scene, owner, 0),), Box(-2, -2, WIDTH + 4, height + 4), title


def owner_of(scene: Scene, only: str) -> int:
    for owner in owners(scene):
        if only == f"seat:{owner}" or only.removeprefix("territory:") == side_of(scene, owner):
            return owner
    raise ValueError(f"there is no {only} on this table")
