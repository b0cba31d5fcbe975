"""Places that look random and never move: a small generator and a jittered grid."""

from collections.abc import Iterator
from itertools import count

from games.kernel.drawing.shapes import Box, Point

WORD = 0xFFFFFFFF


def fractions(seed: str) -> Iterator[float]:
    """Endless numbers from 0 up to 1, the same ones for the same seed on every machine."""
    state = hashed(seed)
    while True:
        state = (state + 0x6D2B79F5) & WORD
        mixed = ((state ^ (state >> 15)) * (state | 1)) & WORD
        mixed ^= (mixed + ((mixed ^ (mixed >> 7)) * (mixed | 61))) & WORD
        yield ((mixed ^ (mixed >> 14)) & WORD) / (WORD + 1)


def hashed(text: str) -> int:
    """The 32-bit FNV-1a hash of a text."""
    value = 0x811C9DC5
    for byte in text.encode():
        value = ((value ^ byte) * 0x01000193) & WORD
    return value


def jittered_grid(seed: str, box: Box, across: float, down: float) -> Iterator[Point]:
    """Points row by row, every other row shifted, each moved by up to a third of a cell."""
    chance = fractions(seed)
    for row in count():
        y = box.y + (row + 0.5) * down
        if y > box.y + box.height:
            return
        for x in columns(box, across, shifted=row % 2 == 1):
            yield (
                x + (next(chance) - 0.5) * across * 0.6,
                y + (next(chance) - 0.5) * down * 0.6,
            )


def columns(box: Box, across: float, *, shifted: bool) -> Iterator[float]:
    start = box.x + (across if shifted else across * 0.5)
    for column in range(int(box.width // across) + 1):
        x = start + column * across
        if x <= box.x + box.width:
            yield x
