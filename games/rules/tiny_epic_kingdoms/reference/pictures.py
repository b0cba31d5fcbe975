"""Pictures for the reference pages, drawn with the shapes of the board."""

from msgspec import Struct

from games.kernel.drawing.shapes import Box, Definitions, Shape
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.rules.tiny_epic_kingdoms.board.cards import BELOW, CELL, ROW, action_card
from games.rules.tiny_epic_kingdoms.board.draw import definitions
from games.rules.tiny_epic_kingdoms.board.scene import News, Scene
from games.rules.tiny_epic_kingdoms.board.territory import WIDTH, height_of, territory
from games.rules.tiny_epic_kingdoms.board.tracks import Room, magic_track, tower_track
from games.rules.tiny_epic_kingdoms.board.words import ACTIONS as ACTION_CARD
from games.rules.tiny_epic_kingdoms.content import Content
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.setup import blank
from games.rules.tiny_epic_kingdoms.state import Meeple, Options

ACTIONS, TOWER, MAGIC = "actions", "tower", "magic"
EDGE = 6.0
TRACK = Room(0, 0, WIDTH * 0.7, 250, 1)
Drawn = tuple[Shape, Box, str]


class Example(Struct, frozen=True):
    """A side with pieces on it, to show a rule."""

    side: str
    regions: dict[str, list[Meeple]]
    news: tuple[News, ...] = ()


EXAMPLES = {
    "patrol": Example(
        "t1a",
        {"t1a-2": [Meeple("s0.1", 0)], "t1a-3": [Meeple("s0.2", 0)]},
        (News("left", "meeple:s0.2", "t1a-2"), News("arrived", "meeple:s0.2")),
    ),
    "quest": Example(
        "t5b", {"t5b-3": [Meeple("s0.1", 0)]}, (News("arrived", "meeple:s0.1", "t5b-3"),)
    ),
    "ruins": Example(
        "t7a", {"t7a-4": [Meeple("s0.1", 0, lying=True)], "t7a-5": [Meeple("s0.2", 0)]}
    ),
    "allies": Example(
        "t1b",
        {"t1b-4": [Meeple("s0.1", 0), Meeple("s1.1", 1)], "t1b-2": [Meeple("s1.2", 1)]},
    ),
}


def draw_reference(
    content: Content, picture: str, *, language: str = "en", palette: PaletteName = "light"
) -> str:
    """A side by its id, a card or a track by its name, or an example of a rule."""
    example = EXAMPLES.get(picture)
    state = blank(2, Options())
    if example is not None:
        state.regions.update(example.regions)
    news = example.news if example is not None else ()
    scene = Scene(Kingdoms(state, content), {}, language, news)
    shape, view, title = drawn(scene, example.side if example is not None else picture)
    common = Definitions(tuple(definitions(scene)))
    return svg((common, shape), view, palette_named(palette), title)


def drawn(scene: Scene, picture: str) -> Drawn:
    if picture == ACTIONS:
        height = BELOW + ROW + CELL.height + 2 * EDGE
        view = Box(-EDGE, -EDGE, WIDTH + 2 * EDGE, height)
        return action_card(scene, 0, 0, 1), view, scene.word(ACTION_CARD)
    if picture in (TOWER, MAGIC):
        draw, term = (tower_track, "tower") if picture == TOWER else (magic_track, "magic_level")
        view = Box(-EDGE, -EDGE, TRACK.width + 2 * EDGE, TRACK.height + 2 * EDGE)
        return draw(scene, TRACK), view, scene.word(scene.content.terms[term].name)
    if picture not in scene.content.sides:
        raise LookupError(f"there is no picture {picture}")
    view = Box(-2, -2, WIDTH + 4, height_of(scene) + 4)
    return territory(scene, picture, ""), view, scene.word(scene.content.sides[picture].name)
