"""A part of the table as the small picture on its tab: plain shapes, marks, light."""

from collections.abc import Iterator, Mapping

from games.kernel.drawing.seats import seat_disc
from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, at
from games.kernel.drawing.svg import PaletteName, svg
from games.rules.daimyo.board.island import GROUNDS
from games.rules.daimyo.board.looks import palette_of
from games.rules.daimyo.board.pieces import die, looks_of
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.printed.words import Colour
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.scoring.islands import ranked
from games.rules.daimyo.state import AUTOMATON, Owner

PICTURE = Box(0, 0, 700, 500)
DICE: tuple[Colour, ...] = ("blue", "green", "red")


def draw_thumbnail(
    g: Daimyo,
    part: str,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
) -> str:
    """The picture for a tab. It has no ids: the large board has them."""
    scene = Scene(g, lit, language)
    return svg(small(scene, part), PICTURE, palette_of(palette), part)


def small(scene: Scene, part: str) -> Iterator[Shape]:
    kind, _, name = part.partition(":")
    if kind == "island":
        return island(scene, name)
    if kind == "pool":
        return pool()
    if kind in ("seat", "automaton"):
        return mat(scene, int(name) if name else AUTOMATON)
    return cards()


def island(scene: Scene, name: str) -> Iterator[Shape]:
    """Whose it is now."""
    yield Rectangle(PICTURE, 40, css="ground-water")
    yield Rectangle(Box(90, 70, 520, 360), 150, css=f"ground-{GROUNDS.get(name, 'plains')}")
    groups = ranked(scene.g, name)
    leaders = groups[0] if groups else []
    for place, owner in enumerate(leaders):
        x = 350 + (place - (len(leaders) - 1) / 2) * 200
        yield disc(scene, owner, (x, 250), 7)


def disc(scene: Scene, owner: Owner, place: tuple[float, float], scale: float) -> Group:
    colour = scene.colour_of(owner)
    return Group(seat_disc(colour, looks_of(colour)).children, transform=at(*place, scale=scale))


def pool() -> Iterator[Shape]:
    yield Rectangle(PICTURE, 22, css="pattern-ground")
    for place, colour in enumerate(DICE):
        yield die(colour, place + 3, (140 + place * 210, 250), 150)


def mat(scene: Scene, owner: Owner) -> Iterator[Shape]:
    yield Rectangle(PICTURE, 22, css="pattern-ground")
    for place in range(3):
        yield Rectangle(Box(60 + place * 200, 290, 180, 150), 18, css="card")
    yield disc(scene, owner, (350, 150), 6)


def cards() -> Iterator[Shape]:
    yield Rectangle(PICTURE, 22, css="pattern-ground")
    for place in range(6):
        box = Box(60 + place % 3 * 200, 50 + place // 3 * 210, 180, 190)
        yield Rectangle(box, 18, css="card")
