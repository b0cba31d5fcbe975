"""Small sheets with a name on them: played cards, the Recycle Bin, Candy Boosts."""

from msgspec import Struct

from games.kernel.drawing.controls import pin
from games.kernel.drawing.lettering import fitting_size
from games.kernel.drawing.shapes import Box, Group, Line, Point, Rectangle, Shape, Use, at, label
from games.rules.dei.board.cards import ROOMY, WIDTH
from games.rules.dei.board.scene import Scene

GAP = 16.0
COLUMN = WIDTH + GAP
FULL = 3 * COLUMN - GAP
PLAYED = 40.0


class Chip(Struct, frozen=True):
    """A small sheet with a name on it, and an icon at its end."""

    target: str
    name: str
    told: str
    icon: str = ""
    hushed: bool = False


def chip(scene: Scene, chip: Chip, place: Point) -> Group:
    box = Box(0, 0, WIDTH, PLAYED)
    inner: list[Shape] = [
        Rectangle(box, 8, css="ground " + ("card-used" if chip.hushed else "card"))
    ]
    number = scene.lit.get(chip.target)
    if number is not None:
        inner += [
            Rectangle(box, 8, css="ring-casing dei-ring-casing"),
            Rectangle(box, 8, css="ring dei-ring"),
        ]
    room = WIDTH - (38 if chip.icon or number is not None else 16)
    size = fitting_size(chip.name, 15, room / ROOMY, 1, smallest=9)
    inner.append(label(8, 26, chip.name, "quiet" if chip.hushed else "strong", size))
    if number is not None:
        inner.append(pin(number, (WIDTH - 16, PLAYED / 2), radius=14))
    elif chip.icon:
        place_of = at(WIDTH - 28, 9, scale=0.95)
        inner.append(Use(f"icon-{chip.icon}", css="icon-quiet", transform=place_of))
    if scene.is_changed(chip.target):
        inner.append(Line((8, PLAYED - 4), (WIDTH - 8, PLAYED - 4), css="changed"))
    return Group(
        tuple(inner),
        id=chip.target if chip.target != "card:?" else "",
        link=scene.link(chip.target),
        css="cell" + scene.lit_class(chip.target),
        title=scene.told(chip.target, chip.told),
        transform=at(*place),
    )


def rows_of(scene: Scene, words: str, chips: list[Chip], y: float) -> tuple[list[Shape], float]:
    if not chips:
        return [], 0
    shapes: list[Shape] = [label(0, y + 16, words, "heading", 19)]
    for place, one in enumerate(chips):
        where = (place % 3 * COLUMN, y + 26 + place // 3 * (PLAYED + 6))
        shapes.append(chip(scene, one, where))
    return shapes, 26 + -(-len(chips) // 3) * (PLAYED + 6) + GAP
