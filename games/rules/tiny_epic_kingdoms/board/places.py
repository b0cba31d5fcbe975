"""Where the pieces of a region stand, and where its pin goes."""

from collections.abc import Sequence

from games.kernel.drawing.geometry import Points, distance_to_border, is_inside, middle
from games.kernel.drawing.shapes import Point

BESIDE = 36
"""From the middle of the slots to a lone piece, and to the pin on its other side."""


def stands(slots: Points, lying: Sequence[bool], *, pinned: bool) -> tuple[Point, ...]:
    """The places of the pieces, by their postures."""
    x, y = middle(slots)
    match len(lying):
        case 1:
            return ((x + BESIDE, y),) if pinned else ((x, y),)
        case 2 if all(lying):
            return (x, y - 23), (x, y + 23)
        case 2 if not any(lying):
            return slots
        case 2:
            return (x - 31, y), (x + 31, y)
        case count:
            first = x - (count - 1) * 25
            return tuple((first + place * 50, y) for place in range(count))


def pin_place(slots: Points, count: int, outline: Points) -> Point:
    """Beside a lone piece, in the middle of an empty region, else where most room is."""
    x, y = middle(slots)
    if count == 0:
        return x, y
    if count == 1:
        return x - BESIDE, y
    wide = 48 + (count - 1) * 25
    around = ((x - wide - 7, y), (x + wide + 7, y), (x, y - 62), (x, y + 58))
    inside = [place for place in around if is_inside(place, outline)]
    return max(inside or around, key=lambda place: distance_to_border(place, outline))
