"""Words on a drawing: how wide they are, and how a sentence breaks into lines."""

from collections.abc import Iterator

from games.kernel.drawing.shapes import Group, Label, Span

NARROW = frozenset("fijlrtI.,:;!'|()[]·-")
WIDE = frozenset("mwMW@%—")
CAPITAL = 0.68
SHARES = (0.31, 0.86, 0.54)
"""Of a narrow, a wide and any other letter, in parts of the size; a little more than fonts need."""


def width_of(words: str, size: float) -> float:
    """About how wide these words are in the sans; generous, so that nothing is cut off."""
    return size * sum(share_of(letter) for letter in words)


def share_of(letter: str) -> float:
    narrow, wide, other = SHARES
    if letter in NARROW or letter == " ":
        return narrow
    if letter in WIDE:
        return wide
    return CAPITAL if letter.isupper() else other


def lines_of(words: str, size: float, width: float) -> list[str]:
    """The words broken into lines; a word that is too long stays whole on a line of its own."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def fitting_size(words: str, size: float, width: float, most: int, smallest: float = 9) -> float:
    """The largest size, from this one down, at which the words take no more than so many lines."""
    while size > smallest and len(lines_of(words, size, width)) > most:
        size -= 0.5
    return size


def paragraph(words: str, css: str, size: float, width: float, *, leading: float = 1.28) -> Group:
    """Lines one under the other; the origin is the start of the first base line."""
    return Group(tuple(written_lines(lines_of(words, size, width), css, size, leading)))


def written_lines(lines: list[str], css: str, size: float, leading: float) -> Iterator[Label]:
    for row, line in enumerate(lines):
        yield Label(0, row * size * leading, (Span(line, css, size),))
