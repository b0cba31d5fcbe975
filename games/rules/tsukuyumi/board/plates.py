"""Units on a tile: a plate for each owner with its counters and the sums that combat asks for."""

from collections.abc import Iterator, Sequence

from games.kernel.drawing.controls import pin
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
from games.rules.tsukuyumi.board.marks import disc, target_group
from games.rules.tsukuyumi.board.scene import News, Scene, Stack, unit_target
from games.rules.tsukuyumi.board.words import EACH, LEFT, LOST, SEVERAL, STATS

COUNTER = 40.0
APART = 4.0
SUMS = 22.0
WIDEST = 150.0
HEIGHT = COUNTER + SUMS + 3
FIGURE = 17.5
MARK = 21.0
ICON = 14.5
AFTER = 4.5
"""Widths of a sum's strip: the mark of the owner, an icon, the room after a number."""
ICONS = ("conquest", "hit_points", "damage")
STRIP = 31.0
TIGHT = 28.0
TIGHT_FIGURE = 16.5
LAYOUTS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (1.06, ((0, 0),)),
    2: (0.9, ((0, -31), (0, 31))),
    3: (1.0, ((0, -37), (0, 0), (0, 37))),
    4: (0.92, ((0, -48), (0, -16), (0, 16), (0, 48))),
}
"""By the number of owners: how large the plates are, and where their middles lie."""
PAIRED = (1.14, ((0.0, -20.0), (0.0, 20.0)))
"""Two owners with few kinds of units have large strips."""
FEW = 2


def plates(scene: Scene, cell: str) -> Iterator[Shape]:
    """All units of a tile, owner by owner, and dashed ghosts of what left it."""
    stacks = scene.stacks.get(cell, [])
    gone = scene.departed.get(cell, [])
    count = len(stacks) + bool(gone)
    if not count:
        return
    is_tight = count > 2 or (count == 2 and all(len(stack.kinds) <= FEW for stack in stacks))
    scale, places = arrangement(count, tight=is_tight)
    draw = strip if is_tight else plate
    for stack, where in zip(stacks, places, strict=False):
        yield Group((draw(scene, cell, stack),), transform=at(*where, scale=scale))
    if gone:
        small = scale * STRIP / COUNTER if is_tight else scale
        put = at(*places[len(stacks)], scale=small)
        yield Group((ghosts(scene, gone),), transform=put)


def arrangement(count: int, *, tight: bool) -> tuple[float, tuple[Point, ...]]:
    if tight and count == len(PAIRED[1]):
        return PAIRED
    return LAYOUTS.get(count) or crowded(count)


def crowded(count: int) -> tuple[float, tuple[Point, ...]]:
    """One under the other, as small as they have to be."""
    down = 128 / count
    places = tuple((0.0, -64 + down * (number + 0.5)) for number in range(count))
    return min(0.92, down / (STRIP + 2)), places


def strip(scene: Scene, cell: str, stack: Stack) -> Group:
    """Where many meet: mark, counters and the three sums in one line."""
    sums = [str(value) for value in sums_of(scene, stack.kinds)]
    figures = sum(figure_width(value, TIGHT_FIGURE) + 8 for value in sums)
    size = min(TIGHT, (WIDEST - figures - MARK) / len(stack.kinds) - 3)
    width = MARK + len(stack.kinds) * (size + 3) + figures + 2
    left = -width / 2
    inner: list[Shape] = [
        Rectangle(Box(left, -STRIP / 2, width, STRIP), STRIP / 2, css="card thin"),
        disc(scene, stack.owner, (left + 12, 0), 9),
    ]
    x = left + MARK + 2
    for kind, count in stack.kinds:
        inner.append(counter(scene, cell, stack.owner, kind, count, (x, -size / 2, size)))
        x += size + 3
    for value in sums:
        inner.append(label(x + 3, 6, value, "strong", TIGHT_FIGURE))
        x += figure_width(value, TIGHT_FIGURE) + 8
    return Group(tuple(inner))


def plate(scene: Scene, cell: str, stack: Stack) -> Group:
    """Counters in a row; below them the mark of the owner and conquest, hit points, damage."""
    size = min(COUNTER, WIDEST / len(stack.kinds) - APART)
    row = len(stack.kinds) * (size + APART) - APART
    counters = tuple(
        counter(
            scene, cell, stack.owner, kind, count, (-row / 2 + n * (size + APART), top(size), size)
        )
        for n, (kind, count) in enumerate(stack.kinds)
    )
    sums = sums_of(scene, stack.kinds)
    return Group((*sums_row(scene, stack.owner, sums), *counters))


def top(size: float) -> float:
    return -HEIGHT / 2 + (COUNTER - size) / 2


def counter(
    scene: Scene, cell: str, owner: int, kind: str, count: int, spot: tuple[float, float, float]
) -> Group:
    left, above, size = spot
    target = unit_target(cell, kind, owner)
    inner = [*face(scene.colour_of(owner), kind, size), *badge(count, size)]
    box = Box(0, 0, size, size)
    if target in scene.chosen:
        wider = Box(-7, -7, size + 14, size + 14)
        inner += [Rectangle(wider, 11, css="ring-casing"), Rectangle(wider, 11, css="ring")]
    if target in scene.lit or target in scene.chosen:
        inner += [Rectangle(box, 6, css="ring-casing"), Rectangle(box, 6, css="ring")]
    if target in scene.lit:
        inner.append(pin(scene.lit[target], (size - 1, -3), radius=16 if size > TIGHT else 13))
    if target in scene.arrived:
        inner.append(Rectangle(Box(-3, -3, size + 6, size + 6), 8, css="arrived"))
    return target_group(
        scene, target, tuple(inner), unit_words(scene, owner, kind, count), (left, above)
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
    radius = (11 if count < 10 else 14) * min(1, size / 32)
    yield Circle(size - 5, size - 5, radius, css="card thin")
    yield label(size - 5, size - 5 + radius * 0.58, str(count), "figure", radius * 1.64)


def sums_of(scene: Scene, kinds: Sequence[tuple[str, int]]) -> tuple[int, ...]:
    """Printed conquest points, hit points and damage of all of them."""
    stats = scene.content.stats
    return tuple(sum(stats[kind][n] * count for kind, count in kinds) for n in range(3))


def figure_width(value: int | str, size: float) -> float:
    """Of a bold number; figures are wider than the usual letter."""
    return width_of(str(value), size) * 1.16


def sums_width(sums: Sequence[int]) -> float:
    return MARK + sum(ICON + figure_width(value, FIGURE) + AFTER for value in sums)


def sums_row(scene: Scene, owner: int, sums: Sequence[int]) -> Iterator[Shape]:
    width = sums_width(sums)
    top = HEIGHT / 2 - SUMS
    x = -width / 2
    yield Rectangle(Box(x, top, width, SUMS), SUMS / 2, css="card thin")
    yield disc(scene, owner, (x + SUMS / 2, top + SUMS / 2), 9.5)
    x += MARK
    for icon, value in zip(ICONS, sums, strict=True):
        yield Use(f"icon-{icon}", css="icon-quiet", transform=at(x, top + 4, scale=0.58))
        yield label(x + ICON, top + 17.4, str(value), "strong", FIGURE)
        x += ICON + figure_width(value, FIGURE) + AFTER


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
