"""Shapes written as SVG text, for the page or as a picture with literal colours."""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Literal, TypeAlias

from msgspec import Struct

from games.kernel.drawing.colours import Theme
from games.kernel.drawing.looks import LOOKS, PREFIX, Look, declarations, literal
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Clip,
    Definitions,
    Ellipse,
    Group,
    Label,
    Line,
    Path,
    Pattern,
    Polygon,
    Rectangle,
    Shape,
    Span,
    Use,
    number,
)

PaletteName: TypeAlias = Literal["light", "dark", "page"]
Attributes: TypeAlias = dict[str, str]


class Palette(Struct, frozen=True):
    """With a theme every look becomes literal attributes; without one, classes for the page."""

    theme: Theme | None
    looks: Mapping[str, Look]

    def attributes(self, css: str) -> Attributes:
        if self.theme is None:
            return {"class": " ".join(PREFIX + name for name in css.split())}
        found: Attributes = {}
        for name in css.split():
            for key, value in declarations(self.looks.get(name, Look())):
                found[key] = literal(key, value, self.theme)
        return found

    def by_day(self) -> "Palette":
        return self if self.theme is None else Palette("light", self.looks)


def palette_named(name: PaletteName, looks: Mapping[str, Look] = LOOKS) -> Palette:
    return Palette(None if name == "page" else name, looks)


def svg(shapes: Iterable[Shape], view: Box, palette: Palette, title: str) -> str:
    """A whole drawing. A picture has paper under it; on the page the page shines through."""
    attributes = {
        "xmlns": "http://www.w3.org/2000/svg",
        "viewBox": " ".join(number(side) for side in (view.x, view.y, view.width, view.height)),
    }
    drawn = tuple(shapes)
    if palette.theme is None:
        attributes |= {"class": "drawing", "role": "group"}
    else:
        attributes |= {"width": number(view.width), "height": number(view.height)}
        drawn = (Rectangle(view, css="paper"), *drawn)
    inner = element("title", {}, escape(title)) + written(drawn, palette)
    return element("svg", attributes, inner)


def element(tag: str, attributes: Attributes, inner: str = "") -> str:
    pairs = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items() if value)
    return f"<{tag}{pairs}>{inner}</{tag}>" if inner else f"<{tag}{pairs}/>"


def written(shapes: Iterable[Shape], palette: Palette) -> str:
    return "".join(one(shape, palette) for shape in shapes)


def one(shape: Shape, palette: Palette) -> str:
    tag, own, inner = parts(shape, palette)
    css = f"{shape.css} day" if isinstance(shape, Group) and shape.day else shape.css
    attributes = {"id": shape.id, **palette.attributes(css), **own}
    attributes["transform"] = shape.transform
    attributes["clip-path"] = f"url(#{shape.clip})" if shape.clip else ""
    told = element("title", {}, escape(shape.title)) if shape.title else ""
    told += element("desc", {}, escape(shape.description)) if shape.description else ""
    return element(tag, attributes, told + inner)


def parts(shape: Shape, palette: Palette) -> tuple[str, Attributes, str]:
    """The tag, the attributes of its own, and what stands inside."""
    if isinstance(shape, Group | Clip | Pattern | Definitions):
        return around(shape, palette)
    match shape:
        case Label(x=x, y=y, spans=spans):
            place = {"x": number(x), "y": number(y)}
            if len(spans) == 1:
                return "text", {**place, **lettering(spans[0], palette)}, escape(spans[0].words)
            return "text", place, "".join(span_written(span, palette) for span in spans)
        case Use(of=of):
            return "use", {"href": f"#{of}"}, ""
        case _:
            return outlined(shape)


def around(
    shape: Group | Clip | Pattern | Definitions, palette: Palette
) -> tuple[str, Attributes, str]:
    match shape:
        case Group(children=children, day=day, link=link):
            inner = written(children, palette.by_day() if day else palette)
            if link and palette.theme is None:
                return "a", {"href": link}, inner
            return "g", {}, inner
        case Clip(children=children):
            return "clipPath", {}, written(children, palette)
        case Pattern(size=size, children=children):
            side = number(size)
            units = {"width": side, "height": side, "patternUnits": "userSpaceOnUse"}
            return "pattern", units, written(children, palette)
        case Definitions(children=children):
            return "defs", {}, written(children, palette)


def outlined(shape: Shape) -> tuple[str, Attributes, str]:
    match shape:
        case Path(d=d):
            return "path", {"d": d}, ""
        case Polygon(points=points):
            pairs = " ".join(f"{number(x)},{number(y)}" for x, y in points)
            return "polygon", {"points": pairs}, ""
        case Circle(x=x, y=y, radius=radius):
            return "circle", {**centre(x, y), "r": number(radius)}, ""
        case Ellipse(x=x, y=y, across=across, down=down):
            return "ellipse", {**centre(x, y), "rx": number(across), "ry": number(down)}, ""
        case Rectangle(box=box, radius=radius, fill_from=pattern):
            return "rect", rectangle(box, radius, pattern), ""
        case Line(start=(x1, y1), end=(x2, y2)):
            ends = {"x1": number(x1), "y1": number(y1), "x2": number(x2), "y2": number(y2)}
            return "line", ends, ""
        case _:
            raise TypeError(f"no way to draw a {type(shape).__name__}")


def centre(x: float, y: float) -> Attributes:
    return {"cx": number(x) if x else "", "cy": number(y) if y else ""}


def rectangle(box: Box, radius: float, pattern: str) -> Attributes:
    fill = {"fill": f"url(#{pattern})"} if pattern else {}
    return {
        **fill,
        "x": number(box.x) if box.x else "",
        "y": number(box.y) if box.y else "",
        "width": number(box.width),
        "height": number(box.height),
        "rx": number(radius) if radius else "",
    }


def lettering(span: Span, palette: Palette) -> Attributes:
    return {**palette.attributes(span.css), "font-size": number(span.size)}


def span_written(span: Span, palette: Palette) -> str:
    attributes = lettering(span, palette)
    if span.gap:
        attributes["dx"] = number(span.gap)
    return element("tspan", attributes, escape(span.words))
