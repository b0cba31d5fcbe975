"""How the shapes look that only this board has."""

from collections.abc import Mapping

from games.kernel.drawing.looks import LOOKS, Look, line
from games.kernel.drawing.svg import Palette, PaletteName, palette_named

DICE = {
    "blue": ("#3b7dc4", "#ffffff"),
    "green": ("#3f7d48", "#ffffff"),
    "red": ("#b3372e", "#ffffff"),
}
RELICS = {
    "blue": ("#3b7dc4", "#ffffff"),
    "red": ("#c8443b", "#ffffff"),
    "yellow": ("#e2bf3f", "#2a2118"),
    "violet": ("#7a4f9e", "#ffffff"),
    "green": ("#4c8a4f", "#ffffff"),
    "black": ("#34343a", "#ffffff"),
}
BANNERS = {"gold": "#d9ab35", "silver": "#b9bcc2"}

OWN: Mapping[str, Look] = {
    "dai-end": Look(anchor="end"),
    "dai-count": Look(family="sans", weight=700, anchor="middle"),
    "dai-empty": Look("sheet", "edge", 1.8, 0.75),
    "dai-dashed": Look("none", "edge", 1.8, dash="4 4"),
    "dai-track": line("m-ink", 2.2, opacity=0.6),
    "dai-tick": line("m-ink", 1.6, opacity=0.5),
    "dai-altar": Look("sheet", "m-ink", 1.8, 0.9),
    "dai-danger": Look("#4a4550", "#26211a", 1.6),
    "dai-danger-words": Look("#ffffff", "none", family="sans", weight=700, anchor="middle"),
    "dai-plaque": Look("sheet", "none", opacity=0.82),
    "dai-coin": Look("#e2bf3f", "#5c4300", 1.6),
    "dai-coin-words": Look("#2a1c00", "none", family="sans", weight=700, anchor="middle"),
    "dai-hood": Look("#4a4550", "none"),
    **{f"dai-die-{name}": Look(fill, "#26211a", 1.8) for name, (fill, _) in DICE.items()},
    **{f"dai-pips-{name}": Look(ink, "none") for name, (_, ink) in DICE.items()},
    **{f"dai-relic-{name}": Look(fill, "#26211a", 1.6) for name, (fill, _) in RELICS.items()},
    **{
        f"dai-on-{name}": Look(ink, "none", family="sans", weight=700, anchor="middle")
        for name, (_, ink) in RELICS.items()
    },
    **{f"dai-mark-{name}": Look(ink, "none") for name, (_, ink) in RELICS.items()},
    **{f"dai-banner-{name}": Look(fill, "#26211a", 1.4) for name, fill in BANNERS.items()},
    **{f"dai-space-{name}": line(fill, 3) for name, (fill, _) in DICE.items()},
    "dai-space-any": line("edge", 3, dash="7 5"),
}
ALL = {**LOOKS, **OWN}


def palette_of(name: PaletteName) -> Palette:
    return palette_named(name, ALL)
