"""One island: three soft regions on a floating rock, its name, its pad, its light."""

from collections.abc import Iterator

from games.kernel.drawing.geometry import Points
from games.kernel.drawing.lettering import width_of
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
    label,
)
from games.rules.mysthea.board.glyphs import glyphs_on, ground_of
from games.rules.mysthea.board.pad import pad_box, pad_row
from games.rules.mysthea.board.paper import icon
from games.rules.mysthea.board.pieces import disc, pin
from games.rules.mysthea.board.ring import RADIUS, Ground
from games.rules.mysthea.board.ring import ground_of as island_ground
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.tag import tag, tag_box
from games.rules.mysthea.board.units import standing
from games.rules.mysthea.board.words import MIRAGE

DEPTH = 15.0
"""How deep the rock below an island is."""
RIBBON = Box(0, RADIUS + 4, 0, 34)
NAME_SIZE = 23.0


def ground_for(scene: Scene, island: str) -> Ground:
    regions = scene.content.islands[island].regions
    return island_ground(island, {str(kind): turn for kind, turn in regions.items()})


def island(scene: Scene, name: str, place: Point, aside: float = 0) -> Group:
    """The land, then what stands on it; its name lies so far aside of the middle."""
    ground = ground_for(scene, name)
    regions = [f"{name}.{kind}" for kind in scene.content.islands[name].regions]
    return Group(
        (
            Definitions(tuple(definitions(name, ground))),
            land(scene, name, regions, ground, aside),
            *(shape for region in regions for shape in upon(scene, region, ground)),
            *pad_row(scene, name),
        ),
        transform=at(*place),
    )


def definitions(name: str, ground: Ground) -> Iterator[Shape]:
    yield Path(ground.shore_path, id=f"coast-{name}")
    yield Clip((Use(f"coast-{name}"),), id=f"clip-{name}")
    for region, path in ground.paths.items():
        yield Path(path, id=f"area-{region}")
        yield Clip((Use(f"area-{region}"),), id=f"clip-{region}")


def land(scene: Scene, name: str, regions: list[str], ground: Ground, aside: float) -> Group:
    target = f"island:{name}"
    return Group(
        (
            *rock(name),
            *(drawn_region(scene, region, ground) for region in regions),
            Group(tuple(borders(name, ground)), day=target in scene.lit),
            *(light(f"area-{one}", f"clip-{one}") for one in regions if is_lit(scene, one)),
            *([light(f"coast-{name}", f"clip-{name}")] if target in scene.lit else []),
            *([Use(f"coast-{name}", css="arrived")] if scene.is_changed(target) else []),
            *ribbon(scene, name, aside),
        ),
        link=scene.link(target),
        id=target,
        css="island" + scene.lit_class(target),
        title=scene.told(target, scene.word(scene.content.islands[name].name)),
    )


def rock(name: str) -> tuple[Shape, ...]:
    below = at(0, DEPTH)
    return (
        Use(f"coast-{name}", css="ground-crags", transform=below),
        Use(f"coast-{name}", css="frame", transform=below),
    )


def is_lit(scene: Scene, region: str) -> bool:
    return f"region:{region}" in scene.lit


def is_bright(scene: Scene, region: str) -> bool:
    """The lamp shines on it: on the region itself, or on the whole island."""
    return is_lit(scene, region) or f"island:{region.partition('.')[0]}" in scene.lit


def drawn_region(scene: Scene, region: str, ground: Ground) -> Group:
    """Fill, vignette, glyphs, then the veil, or the mirage over all of it."""
    target = f"region:{region}"
    kind = region.partition(".")[2]
    earth = ground_of(kind)
    area = f"area-{region}"
    drawn = (
        Use(area, css=f"ground ground-{earth}"),
        Use(area, css=f"vignette vignette-{earth}", clip=f"clip-{region}"),
        glyphs_on(region, kind, ground.network.outlines[region]),
    )
    return Group(
        (Group(drawn, day=is_bright(scene, region)), *veil(scene, region), *mirage(scene, region)),
        link=scene.link(target),
        id=target,
        css="region" + scene.lit_class(target),
        title=scene.told(target, region_words(scene, region)),
    )


def region_words(scene: Scene, region: str) -> str:
    name = scene.region_name(region)
    return f"{name}, {scene.word(MIRAGE)}" if region in scene.state.mirages else name


def veil(scene: Scene, region: str) -> tuple[Shape, ...]:
    if not scene.is_map_lit:
        return ()
    if is_bright(scene, region):
        return (Use(f"area-{region}", css="dim"),)
    if any(target.startswith("unit:") and f":{region}:" in target for target in scene.lit):
        return ()
    return (Use(f"area-{region}", css="veil"),)


MIRAGE_LINES = "".join(f"M{x}-190l-380 380" for x in range(-160, 560, 26))


def mirage(scene: Scene, region: str) -> tuple[Shape, ...]:
    """A closed region is hatched all over."""
    if region not in scene.state.mirages:
        return ()
    return (
        Use(f"area-{region}", css="hush"),
        Group((Path(MIRAGE_LINES, css="border"),), clip=f"clip-{region}"),
    )


def borders(name: str, ground: Ground) -> Iterator[Shape]:
    yield Path(ground.borders, css="border")
    yield Use(f"coast-{name}", css="frame")


def light(area: str, clip: str) -> Group:
    return Group((Use(area, css="light-casing"), Use(area, css="light")), day=True, clip=clip)


def upon(scene: Scene, region: str, ground: Ground) -> Iterator[Shape]:
    """The tag of a region and the pieces in it, which keep off the tag and the pad."""
    outline: Points = ground.network.outlines[region]
    yield tag(scene, region)
    if region in scene.state.mirages:
        return
    free = (tag_box(scene, region), *pad_box(scene, region.partition(".")[0]))
    yield from standing(scene, region, outline, free)


def ribbon(scene: Scene, name: str, aside: float) -> Iterator[Shape]:
    """The name below the island, with the side of its attunement or who took it."""
    words = scene.word(scene.content.islands[name].name)
    wide = width_of(words, NAME_SIZE) + 78
    left, top = aside - wide / 2, RIBBON.y
    yield Rectangle(Box(left, top, wide, RIBBON.height), 17, css="ground card")
    yield icon(name, left + 9, top + 5, 1.0)
    yield label(left + 38, top + 25, words, "name", NAME_SIZE)
    yield from attunement_mark(scene, name, left + wide - 20, top + 17)
    number = scene.lit.get(f"island:{name}")
    if number is not None:
        yield pin(number, (left + wide + 14, top + 16), radius=22)


def attunement_mark(scene: Scene, name: str, x: float, y: float) -> Iterator[Shape]:
    card = scene.state.faces.get(name)
    if card is None:
        return
    holder = next((seat for seat in scene.seats if scene.seat(seat).attunement == card), None)
    if holder is not None:
        yield disc(scene.colour_of(holder), (x, y), 11)
        return
    yield icon(scene.content.attunements[card].side, x - 10, y - 10, 0.85, "icon-quiet")
