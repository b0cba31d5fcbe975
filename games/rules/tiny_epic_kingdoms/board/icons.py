"""The icons of resources, actions and war: 24 units across, drawn as lines."""

from collections.abc import Mapping

from games.kernel.drawing.shapes import Path, Shape

FLAG = "M6 21V4M6 5c4-3 7 3 12 0v8c-5 3-8-3-12 0"
KEEP = "M7 21V9H5V4h3v2h2.5V4h3v2H16V4h3v5h-2v12z"
ICONS: Mapping[str, str] = {
    "ore": "M4 14l4-8h7l5 6-3 7H8zM8 6l3 7 9-1M11 13l-3 6M4 14l7-1",
    "mana": "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11zM12 18a3.5 3.5 0 0 1-3.3-3.4",
    "food": (
        "M12 21V8M12 8c-2-1.5-2-4 0-5.5 2 1.5 2 4 0 5.5zM12 13c-3 0-4.5-1.5-4.5-4"
        " 3 0 4.5 1.5 4.5 4zM12 13c3 0 4.5-1.5 4.5-4-3 0-4.5 1.5-4.5 4z"
        "M12 18c-3 0-4.5-1.5-4.5-4 3 0 4.5 1.5 4.5 4zM12 18c3 0 4.5-1.5 4.5-4"
        "-3 0-4.5 1.5-4.5 4z"
    ),
    "patrol": ("M5 19c0-6 3-6 7-7s7-2 7-7M15 5h4v4M3.4 19a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0"),
    "quest": FLAG,
    "build": KEEP,
    "research": "M12 7c-2-2-5-2.5-8-2v13c3-.5 6 0 8 2 2-2 5-2.5 8-2V5c-3-.5-6 0-8 2zM12 7v13",
    "expand": (
        "M9 4a3 3 0 0 1 1.8 5.4C13 11 13 15 14 19H4c1-4 1-8 3.2-9.6A3 3 0 0 1 9 4zM18 6v8M14 10h8"
    ),
    "trade": "M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4",
    "war": (
        "M4 4l11 11M4 4h4M4 4v4M20 4L9 15M20 4h-4M20 4v4M13.5 17.5l4-4M6.5 13.5l4 4"
        "M16 16l4 4M8 16l-4 4"
    ),
    "shield": "M12 3l7 2.5V11c0 5-3 8-7 10-4-2-7-5-7-10V5.5z",
}

STAR = "M12 3l2.3 6.7L21 12l-6.7 2.3L12 21l-2.3-6.7L3 12l6.7-2.3z"
"""A level of magic."""


def icon_definitions() -> tuple[Shape, ...]:
    return tuple(Path(data, id=f"icon-{name}") for name, data in ICONS.items())
