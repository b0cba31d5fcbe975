"""Pieces and what is drawn around them: Units, Drones, Outposts, Constructions, pins."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin
from games.kernel.drawing.seats import NOBODY as NO_SEAT
from games.kernel.drawing.seats import SEAT_COLOURS, seat_disc, seat_pattern
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Group,
    Line,
    Path,
    Point,
    Rectangle,
    Shape,
    Use,
    at,
    label,
)
from games.rules.dei.board.scene import Scene

COUNTER = "M-13-9a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H-9a4 4 0 0 1-4-4z"
HOUSE = "M-12 11v-12L0-12 12-1v12z"
CAGE = "M-9-12h18v24h-18z"
DRONE = "M0-13l11 6.5v13L0 13l-11-6.5v-13z"
TOKENS = {
    "red": "M-11-11h22v22h-22z",
    "blue": "M0-13l13 13L0 13-13 0z",
    "green": "M-6-12h12l7 12-7 12H-6l-7-12z",
}
"""Square, diamond, hexagon: the colours of Outposts differ in outline too."""
CROWN = "M-8 3v-8l4 3.5L0-7l4 5.5L8-5v8z"


def definitions(scene: Scene) -> Iterator[Shape]:
    """The same for every part, so that a page holds them once."""
    for name, data in (("counter", COUNTER), ("house", HOUSE), ("cage", CAGE), ("drone", DRONE)):
        yield Path(data, id=f"shape-{name}")
    for name, data in TOKENS.items():
        yield Path(data, id=f"shape-{name}")
    colours = {scene.colour_of(seat): SEAT_COLOURS[scene.colour_of(seat)] for seat in scene.g.seats}
    for name, colour in {**colours, "nobody": NO_SEAT}.items():
        yield seat_disc(name, colour)
        yield seat_pattern(name, colour)
        for shape in ("counter", "house", "cage"):
            body = (Use(f"shape-{shape}", css="halo"), Use(f"shape-{shape}", css=f"body-{name}"))
            yield Group(body, id=f"{shape}-{name}")


def units(scene: Scene, seat: int, region: str, place: Point) -> Group:
    """A counter with the seat's mark above and the number of its Units; a crown for the Leader."""
    g, colour = scene.g, scene.colour_of(seat)
    mark = SEAT_COLOURS[colour].mark
    inner: list[Shape] = [
        Use(f"counter-{colour}"),
        Path(mark, css=f"mark-{colour}", transform=at(-6, 0, scale=0.62)),
        label(6, 5.5, str(g.units_in(seat, region)), f"mark-{colour} dei-count", 15),
    ]
    if g.has_leader_in(seat, region):
        crown = at(0, -13, scale=1.05)
        inner.append(Path(CROWN, css="halo", transform=crown))
        inner.append(Path(CROWN, css=f"body-{colour} thin", transform=crown))
    if scene.arrived(f"region:{region}", seat):
        inner.append(Circle(0, 0, 21, css="arrived dei-thin-news"))
    return Group(tuple(inner), transform=at(*place))


def ghost(place: Point) -> Group:
    """Where Units stood when the viewer left."""
    return Group((Use("shape-counter", css="ghost dei-thin-news"),), transform=at(*place))


def majority_badge(place: Point) -> Group:
    """A star at the counter of the seat that has the Majority."""
    star = Path("M0-5l1.5 3.4 3.7.4-2.8 2.5.8 3.7L0 3.1l-3.2 1.9.8-3.7-2.8-2.5 3.7-.4z")
    return Group(
        (Circle(0, 0, 8, css="dei-badge"), Group((star,), css="dei-badge-star")),
        transform=at(place[0] + 13, place[1] - 12),
    )


def refuge(colour: str, place: Point) -> Group:
    mark = SEAT_COLOURS[colour].mark if colour in SEAT_COLOURS else NO_SEAT.mark
    return Group(
        (
            Use(f"house-{colour}"),
            Path(mark, css=f"mark-{colour}", transform=at(0, 3, scale=0.62)),
        ),
        transform=at(*place),
    )


def elevator(colour: str, place: Point) -> Group:
    arrows = f"mark-{colour}"
    return Group(
        (
            Use(f"cage-{colour}"),
            Path("M0-9l5 6h-10z", css=arrows),
            Path("M0 9l5-6h-10z", css=arrows),
        ),
        transform=at(*place),
    )


def drone(scene: Scene, name: str, place: Point) -> Group:
    target = f"drone:{name}"
    said = scene.word(scene.content.drones[name].name)
    ring = (Circle(0, 0, 19, css="ring-casing"), Circle(0, 0, 19, css="ring"))
    number = scene.lit.get(target)
    return Group(
        (
            *(ring if number is not None else ()),
            Use("shape-drone", css="halo"),
            Use("shape-drone", css="body-nobody"),
            label(0, 6, said[0], "mark-nobody dei-count", 17),
            *((pin(number, (15, -15), radius=12),) if number is not None else ()),
        ),
        id=target,
        link=scene.link(target),
        css="piece" + scene.lit_class(target),
        title=scene.told(target, said),
        transform=at(*place),
    )


def outpost(colour: str, holder: str, place: Point) -> Group:
    """The token of an Outpost; the mark of whoever holds its cube lies on it."""
    inner: list[Shape] = [
        Use(f"shape-{colour}", css="halo"),
        Use(f"shape-{colour}", css=f"dei-outpost-{colour}"),
    ]
    if holder:
        inner.append(Use(f"disc-{holder}", transform=at(0, 0, scale=0.55)))
    else:
        inner.append(Rectangle(Box(-4.5, -4.5, 9, 9), 1.5, css="dei-cube"))
    return Group(tuple(inner), transform=at(*place))


def bridge(colour: str, ends: tuple[Point, Point]) -> Group:
    start, end = shortened(*ends)
    return Group(
        (
            Line(start, end, css="dei-bridge-casing"),
            Line(start, end, css="dei-bridge-edge"),
            Line(start, end, css=f"dei-bridge-{colour}"),
        )
    )


def shortened(one: Point, other: Point, by: float = 16) -> tuple[Point, Point]:
    """The ends drawn in a little, so that the Bridge rests on the edges of its Roofs."""
    across, down = other[0] - one[0], other[1] - one[1]
    length = max((across**2 + down**2) ** 0.5, 1)
    step = (across / length * by, down / length * by)
    return (one[0] + step[0], one[1] + step[1]), (other[0] - step[0], other[1] - step[1])
