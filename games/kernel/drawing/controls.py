"""What marks a shape that may be chosen: a pin with the number of its option, a ring of light."""

from collections.abc import Iterator

from games.kernel.drawing.shapes import Box, Circle, Group, Point, Rectangle, Shape, at, label


def pin(number: int, place: Point, *, radius: float = 26) -> Group:
    size = round(radius * (1.19 if number < 100 else 0.9))
    return Group(
        (
            Circle(0, 0, radius, css="pin"),
            label(0, round(size * 0.355, 1), str(number), "pin-number", size),
        ),
        css="pins",
        transform=at(*place),
    )


def ring(box: Box, corner: float) -> Iterator[Shape]:
    """The lamp around a card, a space, a row."""
    yield Rectangle(box, corner, css="ring-casing-slim")
    yield Rectangle(box, corner, css="ring-slim")


def round_ring(radius: float) -> Iterator[Shape]:
    """The lamp around a piece; its middle is the origin."""
    yield Circle(0, 0, radius, css="ring-casing-slim")
    yield Circle(0, 0, radius, css="ring-slim")
