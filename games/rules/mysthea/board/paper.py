"""Plain parts that all corners of the board share: lit slips of paper, headings, figures."""

from collections.abc import Iterator

from games.kernel.drawing.lettering import lines_of, paragraph, width_of
from games.kernel.drawing.shapes import Box, Group, Label, Line, Rectangle, Shape, Span, Use, at
from games.kernel.drawing.shapes import label as plain_label
from games.rules.mysthea.board.pieces import pin
from games.rules.mysthea.board.scene import Scene

CORNER = 12.0
HEADING = 30.0
"""The base line of a heading; what it heads begins at `BELOW`."""
BELOW = 44.0
LEADING = 1.24
SMALLEST = 11.5
ROOMY = 1.1
BOLD = 1.22
"""How much wider than reckoned the letters of some systems are, plain and bold."""


def heading(words: str, quiet: str = "") -> Label:
    spans = (Span(words, "heading", 27), Span(quiet, "quiet", 20, 12))
    return Label(0, HEADING, spans if quiet else spans[:1])


def slip(scene: Scene, target: str, box: Box, css: str = "card") -> Iterator[Shape]:
    """A sheet of paper that may be lit, with a dashed line if it changed."""
    yield Rectangle(box, CORNER, css=f"ground {css}")
    yield from slip_light(scene, target, box)


def slip_light(scene: Scene, target: str, box: Box) -> Iterator[Shape]:
    if target in scene.lit:
        yield Rectangle(box, CORNER, css="ring-casing")
        yield Rectangle(box, CORNER, css="ring")
    if scene.is_changed(target):
        foot = box.y + box.height - 7
        yield Line((box.x + 14, foot), (box.x + box.width - 14, foot), css="changed")


def slip_pin(scene: Scene, target: str, x: float, y: float, radius: float = 22) -> Iterator[Shape]:
    number = scene.lit.get(target)
    if number is not None:
        yield pin(number, (x, y), radius=radius)


def targeted(
    scene: Scene, target: str, inner: tuple[Shape, ...], told: str, transform: str = ""
) -> Group:
    """A thing that an option may name: lit, linked, with a title."""
    return Group(
        inner,
        link=scene.link(target),
        id=target,
        css="target" + scene.lit_class(target),
        title=scene.told(target, told),
        transform=transform,
    )


def icon(name: str, x: float, y: float, scale: float, css: str = "icon") -> Use:
    """The icon with its top left corner there."""
    return Use(f"icon-{name}", css=css, transform=at(x, y, scale=scale))


def written(words: str, box: Box, css: str, size: float) -> Group:
    """A sentence inside a box; its letters shrink a little before it grows too long."""
    size = fitted(words, box, size)
    lines = paragraph(words, css, size, box.width / ROOMY, leading=LEADING)
    return Group((lines,), transform=at(box.x, box.y + size))


def fitted(words: str, box: Box, size: float) -> float:
    """The size at which the sentence fits into the box, or the smallest that can be read."""
    room = box.width / ROOMY
    while size > SMALLEST and len(lines_of(words, size, room)) * size * LEADING > box.height:
        size -= 0.5
    return size


def one_line(words: str, x: float, y: float, css: str, size: float, width: float) -> Label:
    """Words on one line, as large as fits."""
    wide = width_of(words, size) * (BOLD if css in ("strong", "figure") else ROOMY)
    fitting = size if wide <= width else max(12.0, size * width / wide)
    return plain_label(x, y, words, css, round(fitting, 1))
