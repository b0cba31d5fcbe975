"""Where the pieces of a region stand: in rows inside its borders, smaller if there are many."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from games.kernel.drawing.geometry import Points, bounds, closed_edges, middle
from games.kernel.drawing.shapes import Box, Point

ROW = 50.0
INSET = 10.0
NARROWEST = 36.0
BESIDE = 5.0
SIZES = (1.0, 0.88, 0.76, 0.66, 0.57, 0.5, 0.43)


class Row(Struct, frozen=True):
    """A level stretch inside a region: its height and its two ends."""

    y: float
    left: float
    right: float

    @property
    def width(self) -> float:
        return self.right - self.left


class Layout(Struct, frozen=True):
    scale: float
    places: tuple[Point, ...]


@lru_cache(maxsize=1024)
def laid_out(outline: Points, widths: tuple[float, ...], free: tuple[Box, ...]) -> Layout:
    """A place for each thing of these widths, in reading order, off the boxes to keep free."""
    if not widths:
        return Layout(1, ())
    heart = middle(outline)[1]
    for scale in SIZES:
        rows = sorted(rows_in(outline, ROW * scale, free), key=lambda row: abs(row.y - heart))
        for count in range(1, len(rows) + 1):
            chosen = sorted(rows[:count], key=lambda row: row.y)
            found = filled(chosen, [width * scale for width in widths])
            if found is not None:
                return Layout(scale, found)
    x, y = middle(outline)
    return Layout(SIZES[-1], tuple((x, y) for _ in widths))


def filled(rows: Sequence[Row], widths: Sequence[float]) -> tuple[Point, ...] | None:
    """Each row filled from the left and then centred; None if something is left over."""
    places: list[Point] = []
    waiting = list(widths)
    for row in rows:
        taken: list[float] = []
        while waiting and sum(taken) + waiting[0] + BESIDE * len(taken) <= row.width:
            taken.append(waiting.pop(0))
        places += centred(row, taken)
    return None if waiting else tuple(places)


def centred(row: Row, widths: Sequence[float]) -> list[Point]:
    used = sum(widths) + BESIDE * max(0, len(widths) - 1)
    x = (row.left + row.right - used) / 2
    found: list[Point] = []
    for width in widths:
        found.append((round(x + width / 2, 1), round(row.y, 1)))
        x += width + BESIDE
    return found


def rows_in(outline: Points, height: float, free: Sequence[Box]) -> list[Row]:
    """Rows through the heart of the region and above and below it."""
    box, heart = bounds(outline), middle(outline)[1]
    first = heart - height * int((heart - box.y) / height)
    found: list[Row] = []
    y = first
    while y < box.y + box.height:
        row = row_at(outline, y, height, free)
        if row is not None and row.width >= NARROWEST * height / ROW:
            found.append(row)
        y += height
    return found


def row_at(outline: Points, y: float, height: float, free: Sequence[Box]) -> Row | None:
    """What is inside at the top, the middle and the bottom of the row."""
    half = height / 2 - 3
    spans = [span_at(outline, level) for level in (y - half, y, y + half)]
    inside = [span for span in spans if span is not None]
    if len(inside) < len(spans):
        return None
    left = max(span[0] for span in inside) + INSET
    right = min(span[1] for span in inside) - INSET
    for box in free:
        if box.y < y + half and y - half < box.y + box.height:
            left, right = beside(left, right, box)
    return Row(y, left, right)


def beside(left: float, right: float, box: Box) -> tuple[float, float]:
    """The longer of the two stretches that a box leaves of a row."""
    if box.x >= right or box.x + box.width <= left:
        return left, right
    if box.x - left > right - box.x - box.width:
        return left, box.x
    return box.x + box.width, right


def span_at(outline: Points, y: float) -> tuple[float, float] | None:
    """Where a level line enters and leaves the region."""
    crossings = sorted(
        x1 + (y - y1) / (y2 - y1) * (x2 - x1)
        for (x1, y1), (x2, y2) in closed_edges(outline)
        if (y1 > y) != (y2 > y)
    )
    return (crossings[0], crossings[-1]) if crossings else None
