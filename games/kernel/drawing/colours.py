"""The colours of the look, by name: each for the day and for the night."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

Theme: TypeAlias = Literal["light", "dark"]
Ground: TypeAlias = Literal[
    "plains",
    "forest",
    "mountain",
    "ruins",
    "capital",
    "water",
    "crags",
    "street",
    "roof",
    "high_roof",
    "mist",
]

GROUNDS: Mapping[Ground, tuple[tuple[str, str], tuple[str, str]]] = {
    "plains": (("#efdca4", "#6a5a31"), ("#dcc27a", "#83703d")),
    "forest": (("#b5ca9a", "#37513a"), ("#86a56d", "#4f7350")),
    "mountain": (("#d6cfc8", "#51535b"), ("#f3eee6", "#72757f")),
    "ruins": (("#e3bfa3", "#664637"), ("#f0d9c4", "#87614f")),
    "capital": (("#f1d3cd", "#694852"), ("#fff4ea", "#946b76")),
    "water": (("#acd3dd", "#234b5c"), ("#6ea6b6", "#4b8497")),
    "crags": (("#b9b2a8", "#2e2f33"), ("#8d857b", "#47494f")),
    "street": (("#e8e9e6", "#2b3138"), ("#ffffff", "#3d454d")),
    "roof": (("#dcc3ac", "#55443a"), ("#efdfcd", "#715b4d")),
    "high_roof": (("#c3ccd6", "#3a4553"), ("#e0e6ec", "#566477")),
    "mist": (("#dad5ea", "#413e5c"), ("#f6f3fc", "#67628c")),
}
"""Fill and second colour of every terrain, each by day and by night."""

PAPERS: Mapping[str, tuple[str, str]] = {
    "paper": ("#f3ede1", "#14171a"),
    "sheet": ("#fffcf5", "#1d2125"),
    "sunk": ("#e9e0cf", "#282d32"),
    "line": ("#d8ccb5", "#3a4147"),
    "edge": ("#857860", "#7d868e"),
    "ink": ("#26211a", "#efe8da"),
    "ink-2": ("#5b5244", "#b9b1a1"),
    "lamp": ("#f2b134", "#f5bd4c"),
    "on-lamp": ("#2a1c00", "#2a1c00"),
    "since": ("#17687a", "#74c6d4"),
    "danger": ("#9c2f1e", "#ff9f8c"),
    "focus": ("#1550b8", "#a5ccff"),
    "m-ink": ("#4b4132", "#d9ceb4"),
    "m-veil": ("#f3ede1", "#101316"),
    "m-dim": ("transparent", "#1e1200"),
    "m-shadow": ("#2a2118", "#2a2118"),
    "halo": ("#fffcf5", "#fffcf5"),
    "disc-halo": ("transparent", "#fffcf5"),
}
"""Page, ink, light and map; `m-dim` takes the glare from day colours that stand in the night."""

COLOURS: Mapping[str, tuple[str, str]] = {
    **PAPERS,
    **{ground: pair for ground, (pair, _) in GROUNDS.items()},
    **{f"{ground}-2": pair for ground, (_, pair) in GROUNDS.items()},
}


def colour(name: str, theme: Theme) -> str:
    """The literal colour; a name that is none of ours is a literal already."""
    pair = COLOURS.get(name)
    if pair is None:
        return name
    found = pair[0] if theme == "light" else pair[1]
    return "none" if found == "transparent" else found
