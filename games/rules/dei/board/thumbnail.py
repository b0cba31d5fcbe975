"""A part of the table as the small picture on its tab: plain shapes, marks, light."""

from collections.abc import Iterator, Mapping

from games.kernel.drawing.seats import SEAT_COLOURS, seat_disc
from games.kernel.drawing.shapes import Box, Group, Path, Rectangle, Shape, at
from games.kernel.drawing.svg import PaletteName, svg
from games.rules.dei.board.looks import palette_of
from games.rules.dei.board.map import GROUNDS
from games.rules.dei.board.scene import Scene
from games.rules.dei.board.streets import plan_of
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.majority import majority

PICTURE = Box(0, 0, 700, 500)


def draw_thumbnail(
    g: Dei,
    part: str,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
) -> str:
    """The picture for a tab. It has no ids: the large board has them."""
    scene = Scene(g, lit, language, ())
    kind, _, name = part.partition(":")
    if kind == "map" and g.state.district is not None:
        return svg(small_map(scene), plan_of(g).view, palette_of(palette), part)
    if kind == "seat":
        shapes = seat_picture(scene, int(name))
    else:
        shapes = market_picture(scene, name) if kind == "market" else rows()
    return svg(shapes, PICTURE, palette_of(palette), part)


def small_map(scene: Scene) -> Iterator[Shape]:
    plan, regions = plan_of(scene.g), scene.g.district.regions
    for region in sorted(regions, key=lambda name: (regions[name].tier, name)):
        is_lit = f"region:{region}" in scene.lit
        ground = Path(plan.outlines[region], css=f"ground-{GROUNDS[regions[region].tier]}")
        light = (Path(plan.outlines[region], css="light"),) if is_lit else ()
        yield Group((ground, *light), day=is_lit)
    for region in regions:
        holder = majority(scene.g, region)
        if holder is not None:
            yield disc(scene, holder, plan.places[region][0], 1.9)


def disc(scene: Scene, seat: int, place: tuple[float, float], scale: float) -> Group:
    colour = scene.colour_of(seat)
    return Group(
        seat_disc(colour, SEAT_COLOURS[colour]).children, transform=at(*place, scale=scale)
    )


def seat_picture(scene: Scene, seat: int) -> Iterator[Shape]:
    yield Rectangle(PICTURE, 22, css="pattern-ground")
    for place in range(3):
        yield Rectangle(Box(60 + place * 200, 290, 180, 150), 18, css="card")
    yield disc(scene, seat, (350, 150), 6)


def market_picture(scene: Scene, name: str) -> Iterator[Shape]:
    colours = {str(slug): found.colour for slug, found in scene.content.markets.items()}
    yield Rectangle(PICTURE, 22, css="pattern-ground")
    yield Rectangle(Box(40, 60, 620, 90), 18, css=f"dei-band-{colours.get(name) or 'black'}")
    for place in range(3):
        yield Rectangle(Box(60 + place * 200, 200, 180, 230), 18, css="card")


def rows() -> Iterator[Shape]:
    yield Rectangle(PICTURE, 22, css="pattern-ground")
    for place in range(8):
        box = Box(60 + place % 2 * 300, 50 + place // 2 * 105, 280, 85)
        yield Rectangle(box, 16, css="card")
