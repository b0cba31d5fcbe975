"""One territory: terrain, soft borders, rivers, exits, light, pieces, news, pins, frame."""

from collections.abc import Iterator
from functools import lru_cache
from math import hypot

from msgspec import Struct

from games.kernel.drawing.controls import pin
from games.kernel.drawing.geometry import (
    Points,
    closed_edges,
    line_data,
    middle,
    outline_data,
    rounded,
)
from games.kernel.drawing.network import Network, network_of
from games.kernel.drawing.shapes import (
    Box,
    Clip,
    Definitions,
    Group,
    Path,
    Point,
    Rectangle,
    Shape,
    Use,
    at,
)
from games.rules.tiny_epic_kingdoms.board.pieces import arrival, ghost, piece
from games.rules.tiny_epic_kingdoms.board.places import pin_place, stands
from games.rules.tiny_epic_kingdoms.board.scene import News, Scene
from games.rules.tiny_epic_kingdoms.board.terrain import Area, glyphs_on
from games.rules.tiny_epic_kingdoms.board.war import war_plaque
from games.rules.tiny_epic_kingdoms.content import Region

Edge = tuple[Point, Point]

WIDTH = 700.0
CARD_CLIP = "clip-card"
CORNER = 22.0


class Ground(Struct, frozen=True):
    """A side as it is drawn: its size, its soft borders, the slots in drawing units."""

    height: float
    network: Network
    slots: dict[str, Points]

    @property
    def box(self) -> Box:
        return Box(0, 0, WIDTH, self.height)


def height_of(scene: Scene) -> float:
    return round(WIDTH / scene.content.territories.drawing.aspect, 1)


def ground_of(scene: Scene, side: str) -> Ground:
    regions = scene.content.regions_on(side)
    polygons = tuple((region.id, region.polygon) for region in regions)
    slots = tuple((region.id, region.slots) for region in regions)
    return scaled_ground(polygons, slots, height_of(scene))


@lru_cache(maxsize=64)
def scaled_ground(
    polygons: tuple[tuple[str, Points], ...], slots: tuple[tuple[str, Points], ...], height: float
) -> Ground:
    return Ground(
        height,
        network_of({region: scaled(points, height) for region, points in polygons}),
        {region: rounded(scaled(points, height)) for region, points in slots},
    )


def scaled(points: Points, height: float) -> Points:
    return tuple((x * WIDTH, y * height) for x, y in points)


def territory(scene: Scene, side: str, transform: str) -> Group:
    target = f"territory:{side}"
    ground = ground_of(scene, side)
    regions = scene.content.regions_on(side)
    lit: list[Shape] = []
    quiet: list[Shape] = []
    for region in regions:
        (lit if is_lit(scene, region) else quiet).append(drawn_region(scene, region, ground))
    return Group(
        (
            Definitions(tuple(definitions(ground))),
            Group((*quiet, lines(scene, side, ground), *lit), clip=CARD_CLIP),
            *frame_light(scene, side, ground),
            *(shape for region in regions for shape in standing(scene, region, ground)),
            *war_plaque(scene, side, ground.slots, ground.box),
            Group(tuple(pins(scene, side, ground)), day=True),
            Rectangle(ground.box, CORNER, css="frame"),
        ),
        link=scene.link(target),
        id=target,
        css="territory" + scene.lit_class(target),
        title=scene.told(target, scene.word(scene.content.sides[side].name)),
        transform=transform,
    )


def is_lit(scene: Scene, region: Region) -> bool:
    return f"region:{region.id}" in scene.lit


def definitions(ground: Ground) -> Iterator[Shape]:
    for region, outline in ground.network.outlines.items():
        yield Path(outline_data(outline), id=f"area-{region}")
        yield Clip((Use(f"area-{region}"),), id=f"clip-{region}")


def drawn_region(scene: Scene, region: Region, ground: Ground) -> Group:
    """Fill, vignette, glyphs, then the veil or the light, and the exit on top."""
    target = f"region:{region.id}"
    lit = target in scene.lit
    area = f"area-{region.id}"
    land = (
        Use(area, css=f"ground ground-{region.terrain}"),
        Use(area, css=f"vignette vignette-{region.terrain}", clip=f"clip-{region.id}"),
        glyphs_on(area_of(region, ground)),
    )
    above = light(region) if lit else veil(scene, region)
    return Group(
        (
            Group(land, day=is_bright(scene, region)),
            *above,
            *exits(region, ground, lit=is_bright(scene, region)),
        ),
        link=scene.link(target),
        id=target,
        css="region" + scene.lit_class(target),
        title=scene.told(target, scene.word(region.name)),
    )


def area_of(region: Region, ground: Ground) -> Area:
    way_out = exit_of(region, ground)
    return Area(
        region.id,
        region.terrain,
        region.standable,
        ground.network.outlines[region.id],
        ground.slots[region.id],
        middle(way_out[0]) if way_out else None,
    )


def is_bright(scene: Scene, region: Region) -> bool:
    """The lamp shines on it: on the region itself, or on the whole territory."""
    return is_lit(scene, region) or f"territory:{region.side}" in scene.lit


def light(region: Region) -> tuple[Shape, ...]:
    area = f"area-{region.id}"
    lines = (Use(area, css="light-casing"), Use(area, css="light"))
    return Use(area, css="dim"), Group(lines, day=True, clip=f"clip-{region.id}")


def veil(scene: Scene, region: Region) -> tuple[Shape, ...]:
    if not scene.is_map_lit:
        return ()
    area = f"area-{region.id}"
    if is_bright(scene, region):
        return (Use(area, css="dim"),)
    if any(f"meeple:{meeple.id}" in scene.lit for meeple in scene.meeples(region.id)):
        return ()
    return (Use(area, css="veil"),)


def lines(scene: Scene, side: str, ground: Ground) -> Group:
    chains = "".join(line_data(chain.points) for chain in ground.network.borders)
    drawn = (Path(chains, css="border"), *rivers(scene, side, ground))
    return Group(drawn, day=f"territory:{side}" in scene.lit)


def rivers(scene: Scene, side: str, ground: Ground) -> Iterator[Shape]:
    courses = {tuple(sorted(river.between)) for river in scene.content.sides[side].rivers}
    for chain in ground.network.borders:
        if chain.between in courses:
            course = line_data(chain.points)
            yield Path(course, css="river")
            yield Path(course, css="river-light")


def exits(region: Region, ground: Ground, *, lit: bool) -> Iterator[Shape]:
    """A small triangle at the edge of the card; further in if the light runs along the edge."""
    way_out = exit_of(region, ground)
    if way_out is None:
        return
    edge, turn = way_out
    depth = 8 if lit else 0
    data = f"M-11-{16 + depth}h22L0-{5 + depth}z"
    mark = Path(data, css="exit", transform=at(*middle(edge), turn=turn))
    yield Group((mark,), day=True) if lit else mark


def exit_of(region: Region, ground: Ground) -> tuple[Edge, float] | None:
    """The region's longest part of the edge of the card, and how a mark there is turned."""
    if not (region.border and region.standable):
        return None
    edges = closed_edges(ground.network.outlines[region.id])
    outer = [(edge, turn) for edge in edges if (turn := turn_of(edge, ground.height)) is not None]
    return max(outer, key=lambda one: length_of(one[0]), default=None)


def length_of(edge: Edge) -> float:
    (x1, y1), (x2, y2) = edge
    return hypot(x2 - x1, y2 - y1)


def turn_of(edge: Edge, height: float) -> float | None:
    """How far the triangle is turned on that edge of the card; None inside the card."""
    (x1, y1), (x2, y2) = edge
    for turn, there in (
        (180, y1 == y2 == 0),
        (0, y1 == y2 == height),
        (90, x1 == x2 == 0),
        (-90, x1 == x2 == WIDTH),
    ):
        if there:
            return turn
    return None


def frame_light(scene: Scene, side: str, ground: Ground) -> tuple[Shape, ...]:
    if f"territory:{side}" not in scene.lit:
        return ()
    frame = Rectangle(ground.box, CORNER, css="light-casing")
    lamp = Rectangle(ground.box, CORNER, css="light")
    return (Group((frame, lamp), day=True, clip=CARD_CLIP),)


def departures(scene: Scene, region: Region) -> list[News]:
    return [one for one in scene.news if one.region == region.id and one.kind in ("left", "lost")]


def standing(scene: Scene, region: Region, ground: Ground) -> Iterator[Shape]:
    """The pieces of a region, the dashes around the new ones, the ghosts of those that left."""
    meeples, gone = scene.meeples(region.id), departures(scene, region)
    postures = [*(meeple.lying for meeple in meeples), *(False for _ in gone)]
    if not postures:
        return
    places = stands(ground.slots[region.id], postures, pinned=is_lit(scene, region))
    arrived = {one.target for one in scene.news if one.kind == "arrived"}
    for meeple, place in zip(meeples, places, strict=False):
        yield piece(scene, meeple, region, place)
    marks: list[Shape] = [
        arrival(place)
        for meeple, place in zip(meeples, places, strict=False)
        if f"meeple:{meeple.id}" in arrived
    ]
    for one, place in zip(gone, places[len(meeples) :], strict=True):
        left = one.target.removeprefix("meeple:")
        marks.append(ghost(scene, left, place, lost=one.kind == "lost"))
    yield Group(tuple(marks), day=is_bright(scene, region))


def pins(scene: Scene, side: str, ground: Ground) -> Iterator[Shape]:
    for region in scene.content.regions_on(side):
        yield from region_pins(scene, region, ground)


def region_pins(scene: Scene, region: Region, ground: Ground) -> Iterator[Shape]:
    """One pin for the region, and one for each of its pieces that has another number."""
    meeples, slots = scene.meeples(region.id), ground.slots[region.id]
    own = scene.lit.get(f"region:{region.id}")
    count = len(meeples) + len(departures(scene, region))
    if own is not None:
        yield pin(own, pin_place(slots, count, ground.network.outlines[region.id]))
    if not meeples:
        return
    postures = [meeple.lying for meeple in meeples] + [False] * (count - len(meeples))
    places = stands(slots, postures, pinned=own is not None)
    for meeple, (x, y) in zip(meeples, places, strict=False):
        number = scene.lit.get(f"meeple:{meeple.id}")
        if number is not None and number != own:
            yield pin(number, (x + 26, y - 36), radius=20)
