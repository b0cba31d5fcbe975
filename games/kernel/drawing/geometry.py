"""Plane geometry for boards: soft lines, outlines as path data, inside and distance."""

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from games.kernel.drawing.shapes import Box, Point, number

Points: TypeAlias = tuple[Point, ...]


def smoothed(chain: Sequence[Point], rounds: int = 2) -> Points:
    """Chaikin's corner cutting; both ends stay where they are."""
    points = tuple(chain)
    for _ in range(rounds):
        points = cut(points)
    return points


def cut(points: Points) -> Points:
    if len(points) < 3:
        return points
    found: list[Point] = [points[0]]
    for here, there in pairwise(points):
        found += [between(here, there, 0.25), between(here, there, 0.75)]
    return (*found, points[-1])


def between(here: Point, there: Point, share: float) -> Point:
    return (
        here[0] + (there[0] - here[0]) * share,
        here[1] + (there[1] - here[1]) * share,
    )


def rounded(points: Sequence[Point], digits: int = 1) -> Points:
    return tuple((round(x, digits), round(y, digits)) for x, y in points)


def middle(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def bounds(points: Sequence[Point]) -> Box:
    across = [x for x, _ in points]
    down = [y for _, y in points]
    return Box(min(across), min(down), max(across) - min(across), max(down) - min(down))


def is_inside(point: Point, outline: Sequence[Point]) -> bool:
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in closed_edges(outline):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside


def distance_to_border(point: Point, outline: Sequence[Point]) -> float:
    return min(distance_to_edge(point, *edge) for edge in closed_edges(outline))


def distance_to_edge(point: Point, start: Point, end: Point) -> float:
    across, down = end[0] - start[0], end[1] - start[1]
    length = across * across + down * down
    if not length:
        return hypot(point[0] - start[0], point[1] - start[1])
    along = ((point[0] - start[0]) * across + (point[1] - start[1]) * down) / length
    near = between(start, end, min(1.0, max(0.0, along)))
    return hypot(point[0] - near[0], point[1] - near[1])


def closed_edges(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    return list(zip(outline, [*outline[1:], outline[0]], strict=True))


def line_data(points: Sequence[Point]) -> str:
    """Path data of an open line. Steps are taken between rounded points, so no error adds up."""
    chain = rounded(points)
    start = f"M{number(chain[0][0])} {number(chain[0][1])}l"
    steps = [
        f"{number(there[0] - here[0])} {number(there[1] - here[1])}"
        for here, there in pairwise(chain)
    ]
    return (start + " ".join(steps)).replace(" -", "-")


def outline_data(points: Sequence[Point]) -> str:
    return line_data(points) + "z"
