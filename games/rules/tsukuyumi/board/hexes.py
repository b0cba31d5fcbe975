"""Where a cell lies on the drawing: pointy-top hexes by axial coordinates (SPEC 4.1)."""

from math import cos, pi, sin, sqrt

from games.kernel.drawing.geometry import Points, between
from games.kernel.drawing.shapes import Point

RADIUS = 100.0
ACROSS = sqrt(3) * RADIUS
EDGE_CORNERS = ((0, 1), (5, 0), (4, 5), (3, 4), (2, 3), (1, 2))
"""The two corners of each edge: E, NE, NW, W, SW, SE."""
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def centre_of(q: int, r: int) -> Point:
    return (ACROSS * (q + r / 2), 1.5 * RADIUS * r)


def corners(inset: float = 1.0) -> Points:
    """The six corners around the origin; `inset` is the share of the radius."""
    return tuple(corner(number, inset) for number in range(6))


def corner(number: int, inset: float = 1.0) -> Point:
    angle = pi / 3 * number - pi / 6
    return (RADIUS * inset * cos(angle), RADIUS * inset * sin(angle))


def edge(side: int, inset: float = 1.0, trim: float = 0.0) -> tuple[Point, Point]:
    """An edge from corner to corner, or a line along it further inside, shortened at both ends."""
    first, second = EDGE_CORNERS[side]
    start, end = corner(first, inset), corner(second, inset)
    return between(start, end, trim), between(end, start, trim)


def wedge(side: int, outer: float = 0.92, inner: float = 0.62, trim: float = 0.06) -> Points:
    """The piece behind an edge where a reef or a blockade lies."""
    start, end = edge(side, outer, trim)
    below_start, below_end = edge(side, inner, trim)
    return (start, end, below_end, below_start)


def edge_middle(side: int, inset: float = 1.0) -> Point:
    start, end = edge(side, inset)
    return between(start, end, 0.5)


def turned(q: int, r: int, sixths: int) -> tuple[int, int]:
    """An offset turned around the origin by so many sixths."""
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return q, r
