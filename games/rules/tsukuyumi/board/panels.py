"""What lies beside the map is drawn in panels of one width, so that a phone can show each."""

from collections.abc import Iterator

from games.kernel.drawing.lettering import lines_of, paragraph, width_of
from games.kernel.drawing.shapes import Box, Group, Label, Shape, Span, at, label

PANEL = 440.0
EDGE = 14.0
SENTENCE = 15.5
LEADING = 1.28
SPARE = 0.88
"""Of a line's width words take so much at most: some systems have wide letters."""


def view(height: float, width: float = PANEL) -> Box:
    return Box(-4, -4, width + 8, height + 8)


def heading(words: str, y: float = 24, quiet: str = "") -> Label:
    spans = (Span(words, "heading", 23), Span(quiet, "quiet", 16, 10))
    return Label(0, y, spans if quiet else spans[:1])


def sentence(words: str, x: float, y: float, width: float, size: float = SENTENCE) -> Group:
    """Broken into lines; `y` is the first base line."""
    return Group(paragraph(words, "quiet", size, width * SPARE).children, transform=at(x, y))


def sentence_height(words: str, width: float, size: float = SENTENCE) -> float:
    return len(lines_of(words, size, width * SPARE)) * size * LEADING


def fitted(words: str, css: str, x: float, y: float, size: float, width: float) -> Label:
    return label(x, y, words, css, one_line(words, size, width))


def one_line(words: str, size: float, width: float) -> float:
    """The largest size, from this one down, at which the words stay on one line."""
    needed = width_of(words, size) / SPARE
    return size if needed <= width else max(9.0, size * width / needed)


def stacked(blocks: Iterator[tuple[Shape, float]], top: float = 0) -> tuple[list[Shape], float]:
    """Shapes one under the other, each with its height; and where the next one would stand."""
    drawn: list[Shape] = []
    for shape, height in blocks:
        drawn.append(Group((shape,), transform=at(0, top)))
        top += height
    return drawn, top
