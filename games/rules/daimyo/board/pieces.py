"""Pieces: Governors, Shadows, Scavengers, buildings, relic tiles, dice, coins."""

from collections.abc import Iterator

from games.kernel.drawing.seats import NOBODY, SEAT_COLOURS, SeatColour, seat_disc, seat_pattern
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
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.printed.words import BuildingKind, Colour
from games.rules.daimyo.queries.relics import colour_of, number_of
from games.rules.daimyo.state import AUTOMATON, Owner

SHADOW = "M0-15c9 0 12 8 12 16v13h-24v-13c0-8 3-16 12-16z"
FARM = "M-14 13v-15l14-10 14 10v15z"
TOWER = "M-12 14l6-22h12l6 22zM-3-8v-7h6v7z"
SCAVENGER = "M-13 12l4-14 4-4a8 8 0 1 1 10 0l4 4 4 14z"
HELMET = "M-14 8c0-14 5-20 14-20s14 6 14 20zM-17 8h34v5h-34z"
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
EMBLEMS = {
    "blue": SEAT_COLOURS["blue"].mark,
    "red": SEAT_COLOURS["red"].mark,
    "yellow": SEAT_COLOURS["yellow"].mark,
    "violet": SEAT_COLOURS["purple"].mark,
    "green": SEAT_COLOURS["orange"].mark,
    "black": SEAT_COLOURS["black"].mark,
}
"""Each colour of relic has an outline of its own: disc, star, bars, diamond, triangle, cross."""


def looks_of(owner_colour: str) -> SeatColour:
    return NOBODY if owner_colour == "nobody" else SEAT_COLOURS[owner_colour]


def definitions(scene: Scene) -> Iterator[Shape]:
    """The same for every part, so that a page holds them once."""
    outlines = {"shadow": SHADOW, "farm": FARM, "tower": TOWER, "scavenger": SCAVENGER}
    for name, data in outlines.items():
        yield Path(data, id=f"shape-{name}")
    colours = [scene.colour_of(seat) for seat in scene.g.seats]
    for colour in dict.fromkeys([*colours, "nobody"]):
        yield seat_disc(colour, looks_of(colour))
        yield seat_pattern(colour, looks_of(colour))
        for name in outlines:
            mark = at(0, 4, scale=0.72)
            yield Group(
                (
                    Use(f"shape-{name}", css="halo"),
                    Use(f"shape-{name}", css=f"body-{colour}"),
                    Path(looks_of(colour).mark, css=f"mark-{colour}", transform=mark),
                ),
                id=f"{name}-{colour}",
            )


def governor(scene: Scene, owner: Owner, place: Point) -> Use:
    return Use(f"disc-{scene.colour_of(owner)}", transform=at(*place, scale=1.18))


def piece(scene: Scene, name: str, owner: Owner, place: Point, scale: float = 1) -> Use:
    return Use(f"{name}-{scene.colour_of(owner)}", transform=at(*place, scale=scale))


def building(scene: Scene, owner: Owner, kind: BuildingKind, place: Point) -> Use:
    return piece(scene, kind, owner, place)


def small_disc(scene: Scene, owner: Owner, place: Point, scale: float = 0.7) -> Group:
    disc = Use(f"disc-{scene.colour_of(owner)}", transform=at(0, 0, scale=scale))
    return Group((disc,), title=scene.name_of(owner), transform=at(*place))


def relic_tile(tile: str, place: Point, size: float = 34) -> Group:
    """A square with the emblem of its relic and the number of its piece."""
    colour, half = colour_of(tile), size / 2
    beside = at(-half * 0.42, 0, scale=0.62)
    return Group(
        (
            Rectangle(Box(-half, -half, size, size), 5, css=f"dai-relic-{colour}"),
            Path(EMBLEMS[colour], css=f"dai-mark-{colour}", transform=beside),
            label(half * 0.45, size * 0.17, str(number_of(tile)), f"dai-on-{colour}", size * 0.5),
        ),
        transform=at(*place),
    )


def die(colour: Colour, value: int, place: Point, size: float = 40) -> Group:
    half, step = size / 2, size * 0.27
    pips = tuple(
        Circle(x * step, y * step, size * 0.085, css=f"dai-pips-{colour}")
        for x, y in PIPS.get(value, ())
    )
    face = Rectangle(Box(-half, -half, size, size), 8, css=f"dai-die-{colour}")
    return Group((face, *pips), transform=at(*place))


def coin(value: int, place: Point, radius: float = 10) -> Group:
    return Group(
        (
            Circle(0, 0, radius, css="dai-coin"),
            label(0, radius * 0.48, str(value), "dai-coin-words", radius * 1.35),
        ),
        transform=at(*place),
    )


def owners(scene: Scene) -> list[Owner]:
    return [*scene.g.seats, AUTOMATON] if scene.state.automaton else list(scene.g.seats)
