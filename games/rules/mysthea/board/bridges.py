"""Between two neighbours of the ring: the kinds of region that lead from one to the other."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.shapes import Box, Circle, Group, Line, Point, Rectangle, Shape, at
from games.rules.mysthea.board.paper import icon
from games.rules.mysthea.board.pieces import pin
from games.rules.mysthea.board.ring import RADIUS, gap_of, slot_of, towards
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.content import RegionType

HEIGHT = 34.0
EACH = 30.0


def ropes(scene: Scene) -> Iterator[Shape]:
    """Lines from coast to coast, under the islands."""
    for island, following in neighbours(scene):
        start, end = (slot_of(scene.state.ring, one) for one in (island, following))
        yield Line(towards(start, end, RADIUS - 8), towards(end, start, RADIUS - 8), css="floor")


def bridges(scene: Scene) -> Iterator[Shape]:
    """The signs in the gaps, over the islands."""
    for island, following in neighbours(scene):
        yield bridge(scene, island, following)


def neighbours(scene: Scene) -> list[tuple[str, str]]:
    ring = scene.state.ring
    return [(island, ring[(place + 1) % len(ring)]) for place, island in enumerate(ring)]


def bridge(scene: Scene, island: str, following: str) -> Group:
    target = f"gap:{island}"
    middle = gap_of(scene.state.ring, island)
    kinds = shared(scene, island, following)
    names = ", ".join(scene.word(scene.content.region_types[kind].name) for kind in kinds)
    between = (scene.content.islands[one].name for one in (island, following))
    told = " – ".join(scene.word(name) for name in between)
    return Group(
        lit_gap(scene, target, middle) or pill(kinds, middle),
        link=scene.link(target),
        id=target,
        css="gap" + scene.lit_class(target),
        title=scene.told(target, f"{told}: {names}"),
    )


def shared(scene: Scene, island: str, following: str) -> list[RegionType]:
    here, there = (scene.content.islands[one].regions for one in (island, following))
    return [kind for kind in in_order(scene.content.region_types) if kind in here and kind in there]


def pill(kinds: list[RegionType], middle: Point) -> tuple[Shape, ...]:
    wide = len(kinds) * EACH + 6
    x, y = middle[0] - wide / 2, middle[1] - HEIGHT / 2
    return (
        Rectangle(Box(x, y, wide, HEIGHT), HEIGHT / 2, css="wall"),
        *(icon(kind, x + 6 + n * EACH, y + 5, 1.0) for n, kind in enumerate(kinds)),
    )


def lit_gap(scene: Scene, target: str, middle: Point) -> tuple[Shape, ...]:
    """Where a lifted island may be put down again."""
    number = scene.lit.get(target)
    if number is None:
        return ()
    rings = tuple(Circle(0, 0, 33, css=css) for css in ("ground card", "ring-casing", "ring"))
    return (Group((*rings, pin(number, (0, 0), radius=23)), day=True, transform=at(*middle)),)
