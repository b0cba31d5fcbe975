"""How the shapes look that only this board has."""

from collections.abc import Mapping

from games.kernel.drawing.looks import LOOKS, Look, line
from games.kernel.drawing.seats import NOBODY, SEAT_COLOURS
from games.kernel.drawing.svg import Palette, PaletteName, palette_named

OUTPOSTS = {"red": "#b3473c", "blue": "#3b6fa8", "green": "#4f8a4c"}

OWN: Mapping[str, Look] = {
    "dei-count": Look(family="sans", weight=700, anchor="middle"),
    "dei-thin-news": Look(width=3),
    "dei-badge": Look("#26211a", "#fffcf5", 1.6),
    "dei-badge-star": Look("#fffcf5", "none"),
    "dei-slim": Look(width=9),
    "dei-slim-casing": Look(width=14),
    "dei-narrow": Look(width=10),
    "dei-faint": Look(opacity=0.45),
    "dei-seam": line("m-ink", 1.4, opacity=0.28, dash="3 7"),
    "dei-level": Look("none", "m-ink", 3.2, 0.9, joins="round"),
    "dei-cube": Look("#fffcf5", "#26211a", 1.6),
    "dei-site": line("lamp", 9, dash="12 7"),
    "dei-tech": Look("#6f6a61", "#fffcf5", 1.5, joins="round"),
    "dei-energy": Look("#e7b53a", "#4a3500", 1.5, joins="round"),
    "dei-tech-figure": Look("#ffffff", "none", family="sans", weight=700, anchor="middle"),
    "dei-energy-figure": Look("#2a1c00", "none", family="sans", weight=700, anchor="middle"),
    "dei-bridge-casing": line("halo", 15),
    "dei-bridge-edge": line("#26211a", 11.5),
    **{
        f"dei-bridge-{name}": line(seat.fill, 7.5, dash="6 3")
        for name, seat in {**SEAT_COLOURS, "nobody": NOBODY}.items()
    },
    **{
        f"dei-outpost-{name}": Look(fill, "#26211a", 2, joins="round")
        for name, fill in OUTPOSTS.items()
    },
    **{f"dei-band-{name}": Look(fill, "none") for name, fill in OUTPOSTS.items()},
    "dei-band-black": Look("#3a3a40", "none"),
    "dei-band-words": Look("#ffffff", "none", family="sans", weight=600),
    "dei-band-icon": line("#ffffff", 1.75),
    "dei-end": Look(anchor="end"),
}
ALL = {**LOOKS, **OWN}


def palette_of(name: PaletteName) -> Palette:
    return palette_named(name, ALL)
