"""Units on a tile: a plate for each owner with its counters and the sums that combat asks for."""

from collections.abc import Iterator, Sequence

from games.kernel.drawing.lettering import width_of
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Group,
    Path,
    Point,
    Rectangle,
    Shape,
    Use,
    at,
    label,
)
from games.rules.tsukuyumi.board.marks import disc, pin, target_group
from games.rules.tsukuyumi.board.scene import News, Scene, Stack, unit_target
from games.rules.tsukuyumi.board.words import EACH, LEFT, LOST, SEVERAL, STATS

COUNTER = 40.0
APART = 4.0
SUMS = 22.0
WIDEST = 150.0
HEIGHT = COUNTER + SUMS + 3
FIGURE = 18.0
MARK = 21.0
ICON = 15.5
AFTER = 4.0
"""Widths of a sum's strip: the mark of the owner, an icon, the room after a number."""
ICONS = ("conquest", "hit_points", "damage")
LAYOUTS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (1.06, ((0, 0),)),
    2: (0.9, ((0, -31), (0, 31))),
    3: (0.66, ((0, -45), (0, 0), (0, 45))),
    4: (0.56, ((-40, -24), (40, -24), (-40, 24), (40, 24))),
}
"""By the number of owners: how large the plates are, and where their middles lie."""


def plates(scene: Scene, cell: str) -> Iterator[Shape]:
    """All plates of a tile, and dashed ghosts of what left it."""
    stacks = scene.stacks.get(cell, [])
    gone = scene.departed.get(cell, [])
    count = len(stacks) + bool(gone)
    if not count:
        return
    scale, places = LAYOUTS.get(count, crowded(count))
    for stack, where in zip(stacks, places, strict=False):
        yield Group((plate(scene, cell, stack),), transform=at(*where, scale=scale))
    if gone:
        where = places[len(stacks)]
        yield Group((ghosts(scene, gone),), transform=at(*where, scale=scale))


def crowded(count: int) -> tuple[float, tuple[Point, ...]]:
    """Two columns, as small as they have to be."""
    rows = -(-count // 2)
    down = 128 / rows
    places = tuple(
        ((-40.0 if n % 2 == 0 else 40.0), -64 + down * (n // 2 + 0.5)) for n in range(count)
    )
    return min(0.5, down / (HEIGHT + 4)), places


def plate(scene: Scene, cell: str, stack: Stack) -> Group:
    """Counters in a row; below them the mark of the owner and conquest, hit points, damage."""
    size = min(COUNTER, WIDEST / len(stack.kinds) - APART)
    row = len(stack.kinds) * (size + APART) - APART
    counters = tuple(
        counter(scene, cell, stack.owner, kind, count, (-row / 2 + n * (size + APART), size))
        for n, (kind, count) in enumerate(stack.kinds)
    )
    sums = sums_of(scene, stack.kinds)
    return Group((*sums_row(scene, stack.owner, sums), *counters))


def counter(
    scene: Scene, cell: str, owner: int, kind: str, count: int, spot: tuple[float, float]
) -> Group:
    left, size = spot
    target = unit_target(cell, kind, owner)
    top = -HEIGHT / 2 + (COUNTER - size) / 2
    inner = [*face(scene.colour_of(owner), kind, size), *badge(count, size)]
    box = Box(0, 0, size, size)
    if target in scene.lit:
        inner += [Rectangle(box, 6, css="ring-casing"), Rectangle(box, 6, css="ring")]
        inner.append(pin(scene.lit[target], (size / 2, -8), radius=17))
    if target in scene.arrived:
        inner.append(Rectangle(Box(-3, -3, size + 6, size + 6), 8, css="arrived"))
    return target_group(
        scene, target, tuple(inner), unit_words(scene, owner, kind, count), (left, top)
    )


def face(colour: str, kind: str, size: float) -> Iterator[Shape]:
    """A counter with the outline of its unit, from its top left corner."""
    yield Rectangle(Box(0, 0, size, size), 6, css="halo")
    yield Rectangle(Box(0, 0, size, size), 6, css=f"body-{colour} thin")
    scale = size / 30
    put = at(size / 2, size / 2, scale=scale)
    yield Use(f"piece-{kind}", css=f"mark-{colour}", transform=put)


def badge(count: int, size: float) -> Iterator[Shape]:
    if count < 2:
        return
    radius = 11 if count < 10 else 14
    yield Circle(size - 5, size - 5, radius, css="card")
    yield label(size - 5, size + 1.4, str(count), "figure", 18)


def sums_of(scene: Scene, kinds: Sequence[tuple[str, int]]) -> tuple[int, ...]:
    """Printed conquest points, hit points and damage of all of them."""
    stats = scene.content.stats
    return tuple(sum(stats[kind][n] * count for kind, count in kinds) for n in range(3))


def sums_width(sums: Sequence[int]) -> float:
    return MARK + sum(ICON + width_of(str(value), FIGURE) + AFTER for value in sums)


def sums_row(scene: Scene, owner: int, sums: Sequence[int]) -> Iterator[Shape]:
    width = sums_width(sums)
    top = HEIGHT / 2 - SUMS
    x = -width / 2
    yield Rectangle(Box(x, top, width, SUMS), SUMS / 2, css="card thin")
    yield disc(scene, owner, (x + SUMS / 2, top + SUMS / 2), 9.5)
    x += MARK
    for icon, value in zip(ICONS, sums, strict=True):
        yield Use(f"icon-{icon}", css="icon-quiet", transform=at(x, top + 3.5, scale=0.62))
        yield label(x + ICON, top + 17.4, str(value), "strong", FIGURE)
        x += ICON + width_of(str(value), FIGURE) + AFTER


def unit_words(scene: Scene, owner: int, kind: str, count: int) -> str:
    conquest, points, damage = scene.content.stats[kind]
    stats = scene.word(STATS, conquest=conquest, hp=points, damage=damage)
    words = EACH if count == 1 else SEVERAL
    told = scene.word(words, unit=scene.named(kind), stats=stats, count=count)
    return f"{scene.name_of(owner)}: {told}"


def ghosts(scene: Scene, gone: Sequence[News]) -> Group:
    """What stood here when the viewer left: dashed, with a stroke through what was lost."""
    step = min(COUNTER + APART, WIDEST / len(gone))
    left = -step * len(gone) / 2
    return Group(
        tuple(ghost(scene, one, (left + n * step, -COUNTER / 2)) for n, one in enumerate(gone))
    )


def ghost(scene: Scene, one: News, where: Point) -> Group:
    _, kind, owner = one.target.removeprefix("unit:").split("/")
    lost = one.kind == "lost"
    middle = COUNTER / 2
    inner: list[Shape] = [
        Rectangle(Box(2, 2, COUNTER - 4, COUNTER - 4), 6, css="ghost"),
        Use(f"piece-{kind}", css="ghost", transform=at(middle, middle, scale=0.9)),
    ]
    if lost:
        inner.append(Path(f"M4 {COUNTER - 4}L{COUNTER - 4} 4", css="struck"))
    if one.count > 1:
        inner.append(label(COUNTER - 4, COUNTER, str(one.count), "figure", 18))
    seat = -1 if owner == "oni" else int(owner)
    told = f"{scene.name_of(seat)}, {scene.named(kind)}: {scene.word(LOST if lost else LEFT)}"
    return Group(tuple(inner), title=told, transform=at(*where))
