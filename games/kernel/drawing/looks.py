"""How each kind of shape looks: one table, written as CSS for the page or as plain attributes."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.kernel.drawing.colours import COLOURS, GROUNDS, Theme, colour
from games.kernel.drawing.seats import NOBODY, SEAT_COLOURS, SeatColour
from games.kernel.drawing.shapes import number

SERIF = (
    "'Iowan Old Style','Palatino Linotype',Palatino,P052,'URW Palladio L','Book Antiqua',"
    "Georgia,serif"
)
SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Inter,'Noto Sans',sans-serif"


PREFIX = "d-"
"""Of all classes on the page. Rules have a single class: no other reach into a `<use>`."""


class Look(Struct, frozen=True):
    """What is not said is taken from the group around."""

    fill: str = ""
    stroke: str = ""
    width: float = 0
    opacity: float = 1
    dash: str = ""
    ends: str = ""
    joins: str = ""
    family: str = ""
    weight: int = 0
    slant: str = ""
    anchor: str = ""


def line(stroke: str, width: float, *, opacity: float = 1, dash: str = "") -> Look:
    """A line with round ends and nothing inside."""
    return Look("none", stroke, width, opacity, dash, "round", "round")


def seat_looks(name: str, seat: SeatColour) -> dict[str, Look]:
    return {
        f"body-{name}": Look(seat.fill, seat.outline, 2.6, joins="round"),
        f"mark-{name}": Look(seat.on, "none"),
        f"pattern-{name}": line(f"pattern-{name}", seat.pattern_width),
    }


def ground_looks(ground: str) -> dict[str, Look]:
    return {
        f"ground-{ground}": Look(ground, "none"),
        f"vignette-{ground}": Look("none", f"{ground}-2", 26, 0.5),
        f"glyphs-{ground}": Look(f"{ground}-2", "m-ink", 1.8, 0.8, "", "round", "round"),
    }


LOOKS: Mapping[str, Look] = {
    "paper": Look("paper", "none"),
    "hollow": Look("none"),
    "thin": Look(width=1.5),
    # the map
    "shade": Look("m-shadow", "none", opacity=0.16),
    "veil": Look("m-veil", "none", opacity=0.34),
    "dim": Look("m-dim", "none", opacity=0.16),
    "border": line("m-ink", 2.4, opacity=0.75),
    "river": line("water-2", 11),
    "river-light": line("water", 5),
    "exit": Look("m-ink", "none", opacity=0.7),
    "frame": Look("none", "m-ink", 3, 0.8),
    # the light
    "light-casing": line("on-lamp", 18),
    "light": line("lamp", 13),
    "ring-casing": line("on-lamp", 10),
    "ring": line("lamp", 6),
    "ring-casing-slim": line("on-lamp", 7),
    "ring-slim": line("lamp", 4),
    "pin": Look("lamp", "on-lamp", 3),
    "pin-number": Look("on-lamp", "none", family="sans", weight=700, anchor="middle"),
    # pieces
    "halo": Look("none", "halo", 6.5, 0.85, joins="round"),
    "disc-halo": Look("none", "disc-halo", 3),
    "pattern-ground": Look("sunk", "none"),
    "hush": Look("sunk", "none", opacity=0.6),
    # since you left
    "arrived": line("since", 4.5, dash="9 7"),
    "ghost": line("since", 3.5, dash="6 6"),
    "struck": line("since", 4.5),
    "changed": line("since", 3.5, dash="7 6"),
    # words
    "name": Look("ink", "none", family="serif", weight=600, slant="italic"),
    "heading": Look("ink", "none", family="serif", weight=600),
    "strong": Look("ink", "none", family="sans", weight=600),
    "quiet": Look("ink-2", "none", family="sans", weight=400),
    "figure": Look("ink", "none", family="sans", weight=600, anchor="middle"),
    "figure-quiet": Look("ink-2", "none", family="sans", weight=600, anchor="middle"),
    # cards, tracks, secret choices
    "card": Look("sheet", "line", 2),
    "card-used": Look("sunk", "line", 2),
    "card-last": Look("none", "ink", 3.5),
    "icon": line("ink", 1.75),
    "icon-quiet": line("ink-2", 1.75),
    "icon-danger": line("danger", 2),
    "shield": Look("line", "ink-2", 1.75, ends="round", joins="round"),
    "wall": Look("sunk", "edge", 2, joins="round"),
    "floor": line("edge", 2.5),
    "plaque": Look("sheet", "danger", 2.5),
    "envelope": Look("sheet", "ink", 2.2, ends="round", joins="round"),
    "waiting": line("edge", 2.2, dash="5 5"),
    **{key: look for ground in GROUNDS for key, look in ground_looks(ground).items()},
    **{
        k: look for name, seat in SEAT_COLOURS.items() for k, look in seat_looks(name, seat).items()
    },
    **seat_looks("nobody", NOBODY),
}

PATTERN_COLOURS: Mapping[str, tuple[str, str]] = {
    f"pattern-{name}": seat.pattern_colour
    for name, seat in {**SEAT_COLOURS, "nobody": NOBODY}.items()
}

CONDUCT = """\
.d-day{color-scheme:light}
.d-veil,.d-dim,.d-light,.d-light-casing,.d-pins{pointer-events:none}
.d-lit{cursor:pointer}
.d-lit:focus-visible{outline:none}
.d-lit:focus-visible .d-light-casing{stroke:var(--focus);stroke-width:26}
.d-lit:focus-visible .d-ring-casing{stroke:var(--focus);stroke-width:14}
.d-lit:focus-visible .d-ring-casing-slim{stroke:var(--focus);stroke-width:12}
.d-lit:hover .d-ground{fill:#fff3cf}
.drawing{display:block;width:100%;height:auto;font-variant-numeric:tabular-nums}
@media (prefers-reduced-motion:no-preference){
.d-lit .d-light{animation:breathe 2.4s ease-in-out 2}
@keyframes breathe{50%{stroke-width:20}}
}
@media (forced-colors:active){
.d-ground,.d-vignette,.d-veil,.d-dim{fill:Canvas;stroke:none}
}
"""
"""What only a page can do: hover, focus, motion."""


def declarations(look: Look) -> Iterator[tuple[str, str]]:
    """The properties that a look sets, with colours still by name."""
    plain = {
        "fill": look.fill,
        "stroke": look.stroke,
        "stroke-width": number(look.width) if look.width else "",
        "opacity": number(look.opacity) if look.opacity != 1 else "",
        "stroke-dasharray": look.dash,
        "stroke-linecap": look.ends,
        "stroke-linejoin": look.joins,
        "font-family": look.family,
        "font-weight": str(look.weight or ""),
        "font-style": look.slant,
        "text-anchor": look.anchor,
    }
    return ((key, value) for key, value in plain.items() if value)


def literal(key: str, value: str, theme: Theme) -> str:
    if key == "font-family":
        return SERIF if value == "serif" else SANS
    if key in ("fill", "stroke"):
        pair = PATTERN_COLOURS.get(value)
        return colour(value, theme) if pair is None else pair[theme == "dark"]
    return value


def on_page(key: str, value: str) -> str:
    """The value as CSS, with custom properties for what differs between day and night."""
    if key == "font-family":
        return f"var(--{value},{SERIF if value == 'serif' else SANS})"
    if key in ("fill", "stroke") and (value in COLOURS or value in PATTERN_COLOURS):
        return f"var(--{value})"
    return value


def page_css(looks: Mapping[str, Look] = LOOKS) -> str:
    """The style sheet for drawings with the palette "page": colours, looks, conduct."""
    pairs = {**COLOURS, **PATTERN_COLOURS}
    colours = ";".join(
        f"--{name}:light-dark({day},{night})" for name, (day, night) in pairs.items()
    )
    rules = [
        f".{PREFIX}{name}{{{';'.join(f'{k}:{on_page(k, v)}' for k, v in declarations(look))}}}"
        for name, look in looks.items()
    ]
    return "\n".join([f".drawing{{{colours}}}", *rules, CONDUCT])
