"""The shapes that a board is made of: plain frozen structs, without any colour of their own."""

from typing import TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[float, float]


class Box(Struct, frozen=True):
    """A rectangle by its top left corner and its size."""

    x: float
    y: float
    width: float
    height: float


class Shape(Struct, frozen=True, kw_only=True):
    """`css` names looks, divided by spaces; a later one wins over an earlier one."""

    id: str = ""
    css: str = ""
    title: str = ""
    description: str = ""
    transform: str = ""
    clip: str = ""
    """The id of a `Clip`."""


class Group(Shape, frozen=True):
    children: tuple[Shape, ...]
    day: bool = False
    """Day colours even at night: for what the lamp shines on."""
    link: str = ""
    """Where a press leads on the page; nothing in a picture."""


class Path(Shape, frozen=True):
    d: str


class Polygon(Shape, frozen=True):
    points: tuple[Point, ...]


class Circle(Shape, frozen=True):
    x: float
    y: float
    radius: float


class Ellipse(Shape, frozen=True):
    x: float
    y: float
    across: float
    down: float


class Rectangle(Shape, frozen=True):
    box: Box
    radius: float = 0
    fill_from: str = ""
    """The id of a `Pattern` that takes the place of a fill."""


class Line(Shape, frozen=True):
    start: Point
    end: Point


class Span(Struct, frozen=True):
    """A piece of a label with a look and a size of its own, a little after the one before."""

    words: str
    css: str
    size: float
    gap: float = 0


class Label(Shape, frozen=True):
    x: float
    y: float
    spans: tuple[Span, ...]


class Use(Shape, frozen=True):
    """A definition once more; it takes the look of the place where it is used."""

    of: str


class Clip(Shape, frozen=True):
    children: tuple[Shape, ...]


class Pattern(Shape, frozen=True):
    size: float
    children: tuple[Shape, ...]


class Definitions(Shape, frozen=True):
    """Shapes that are not drawn where they stand, only where they are used."""

    children: tuple[Shape, ...]


def number(value: float) -> str:
    """A coordinate, as short as it can be written: two decimals at most."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def at(x: float, y: float, *, turn: float = 0, scale: float = 1) -> str:
    """The transform that puts a shape there."""
    turned = f"rotate({number(turn)})" if turn else ""
    scaled = f"scale({number(scale)})" if scale != 1 else ""
    return f"translate({number(x)} {number(y)}){turned}{scaled}"


def label(x: float, y: float, words: str, css: str, size: float) -> Label:
    return Label(x, y, (Span(words, css, size),))
