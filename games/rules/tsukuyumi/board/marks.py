"""Discs of seats, pins, the light around things: what every part of the table is marked with."""

from games.kernel.drawing.seats import SEAT_COLOURS, seat_disc, seat_pattern
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Definitions,
    Group,
    Path,
    Point,
    Polygon,
    Rectangle,
    Shape,
    Use,
    at,
)
from games.rules.tsukuyumi.board.hexes import corners
from games.rules.tsukuyumi.board.scene import ONI_COLOUR, Scene
from games.rules.tsukuyumi.board.silhouettes import HORNED
from games.rules.tsukuyumi.state import ONI

DISC = 14.5


def seat_definitions(scene: Scene) -> tuple[Shape, ...]:
    """Disc and pattern of every seat in the match, and the disc of the ONI."""
    colours = [scene.colour_of(seat) for seat in range(len(scene.state.seats))]
    discs = tuple(seat_disc(colour, SEAT_COLOURS[colour]) for colour in colours)
    patterns = tuple(seat_pattern(colour, SEAT_COLOURS[colour]) for colour in colours)
    return (*discs, *patterns, oni_disc())


def oni_disc() -> Group:
    return Group(
        (
            Circle(0, 0, DISC + 0.7, css="disc-halo"),
            Circle(0, 0, DISC, css=f"body-{ONI_COLOUR} thin"),
            Path(HORNED, css=f"mark-{ONI_COLOUR}", transform=at(0, 0, scale=0.72)),
        ),
        id="disc-oni",
    )


def disc(scene: Scene, owner: int, where: Point, radius: float) -> Use:
    name = "oni" if owner == ONI else scene.colour_of(owner)
    return Use(f"disc-{name}", transform=at(*where, scale=radius / DISC))


def hex_light(inset: float = 0.91) -> tuple[Shape, ...]:
    outline = corners(inset)
    return (Polygon(outline, css="light-casing"), Polygon(outline, css="light"))


def card_light(scene: Scene, target: str, box: Box, radius: float = 10) -> tuple[Shape, ...]:
    if target not in scene.lit:
        return ()
    return (Rectangle(box, radius, css="ring-casing"), Rectangle(box, radius, css="ring"))


def target_group(
    scene: Scene, target: str, inner: tuple[Shape, ...], told: str, where: Point = (0, 0)
) -> Group:
    """Something that an option may name: with its id, its title and, if lit, its link."""
    return Group(
        inner,
        link=scene.link(target),
        id=target,
        css="cell" + scene.lit_class(target),
        title=scene.told(target, told),
        transform=at(*where) if where != (0, 0) else "",
    )


def shared(*groups: tuple[Shape, ...]) -> Definitions:
    return Definitions(tuple(shape for group in groups for shape in group))
