"""A territory as the small picture on its tab: colours, marks in discs, light; no glyphs."""

from collections.abc import Iterator, Mapping

from games.kernel.drawing.geometry import line_data, outline_data
from games.kernel.drawing.seats import SEAT_COLOURS, seat_disc
from games.kernel.drawing.shapes import Box, Circle, Group, Path, Rectangle, Shape, at
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.rules.tiny_epic_kingdoms.board.places import stands
from games.rules.tiny_epic_kingdoms.board.scene import Kingdoms, Scene
from games.rules.tiny_epic_kingdoms.board.territory import WIDTH, Ground, ground_of
from games.rules.tiny_epic_kingdoms.content import Region

DISC = 2.3
"""How much larger than usual the discs are."""


def draw_thumbnail(
    g: Kingdoms,
    side: str,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
) -> str:
    """The picture for a tab. It has no ids: the large board has them."""
    scene = Scene(g, lit, language, ())
    ground = ground_of(scene, side)
    name = scene.word(scene.content.sides[side].name)
    view = Box(0, 0, WIDTH, ground.height)
    return svg(small_shapes(scene, side, ground), view, palette_named(palette), name)


def small_shapes(scene: Scene, side: str, ground: Ground) -> Iterator[Shape]:
    regions = scene.content.regions_on(side)
    for region in regions:
        yield fill(scene, region, ground)
    yield Path("".join(line_data(chain.points) for chain in ground.network.borders), css="border")
    for region in regions:
        if f"region:{region.id}" in scene.lit:
            yield small_light(outline_data(ground.network.outlines[region.id]))
    if f"territory:{side}" in scene.lit:
        yield Group((Rectangle(ground.box, css="light-casing"), Rectangle(ground.box, css="light")))
    for region in regions:
        yield from discs(scene, region, ground)


def fill(scene: Scene, region: Region, ground: Ground) -> Group:
    bright = {f"region:{region.id}", f"territory:{region.side}"} & scene.lit.keys()
    area = Path(outline_data(ground.network.outlines[region.id]), css=f"ground-{region.terrain}")
    return Group((area,), day=bool(bright))


def small_light(outline: str) -> Group:
    return Group((Path(outline, css="light-casing"), Path(outline, css="light")), day=True)


def discs(scene: Scene, region: Region, ground: Ground) -> Iterator[Shape]:
    meeples = scene.meeples(region.id)
    if not meeples:
        return
    places = stands(ground.slots[region.id], [False] * len(meeples), pinned=False)
    for meeple, place in zip(meeples, places, strict=True):
        colour = scene.colour_of(meeple.owner)
        drawn = seat_disc(colour, SEAT_COLOURS[colour]).children
        casing = Circle(0, 0, 16, css="halo")
        yield Group((casing, *drawn), transform=at(*place, scale=DISC))
