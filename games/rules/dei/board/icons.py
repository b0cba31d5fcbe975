"""The icons on cards and pieces: 24 units across, drawn as lines; the same ideas in every part."""

from collections.abc import Mapping

from games.kernel.drawing.shapes import Path, Shape

ICONS: Mapping[str, str] = {
    "tech": (
        "M12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7zM12 3v3M12 18v3M3 12h3M18 12h3"
        "M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2"
    ),
    "energy": "M13 2L5 14h6l-1 8 9-13h-6z",
    "supply": "M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9",
    "enlist": (
        "M9 4a3 3 0 0 1 1.8 5.4C13 11 13 15 14 19H4c1-4 1-8 3.2-9.6A3 3 0 0 1 9 4zM18 6v8M14 10h8"
    ),
    "move": "M4 12h14M13 6l6 6-6 6",
    "collect": "M4 13v6h16v-6M12 4v10M8 10l4 4 4-4",
    "buy": "M5 5h2l2 11h9l2-8H8M10 20h.01M17 20h.01",
    "build": "M4 20V10l8-6 8 6v10M9 20v-6h6v6",
    "kill": "M6 6l12 12M18 6L6 18",
    "copy": "M8 8h11v12H8zM5 16V4h11",
    "gain": "M12 5v14M5 12h14",
    "per_outpost": "M6 21V4M6 5h12l-3 4 3 4H6",
    "drone": "M4 7h6M14 7h6M7 7v3h10V7M9 10l-2 6M15 10l2 6M10 16h4",
    "candy": "M9 9a4.2 4.2 0 1 0 6 6a4.2 4.2 0 1 0-6-6zM9 9L4 6l2-2zM15 15l5 3-2 2z",
    "pawn": "M12 3a3.5 3.5 0 0 1 2 6.4C17 11 17 16 18 20H6c1-4 1-9 4-10.6A3.5 3.5 0 0 1 12 3z",
    "refuge": "M3 20h18M5 20v-8l7-6 7 6v8M10 20v-5h4v5",
    "bridge": "M2 16h20M4 16c2-6 14-6 16 0M8 16v-4M12 16v-5M16 16v-4",
    "elevator": "M6 3h12v18H6zM12 7l-2.5 3h5zM12 17l-2.5-3h5z",
    "tactics": "M5 5l14 14M19 5L5 19M5 5h4M5 5v4M19 5h-4M19 5v4",
    "logistics": "M4 9h12V5l5 7-5 7v-4H4z",
    "machinery": (
        "M12 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 3v3M12 18v3M3 12h3M18 12h3M6 6l2 2M16 16l2 2"
        "M6 18l2-2M16 8l2-2"
    ),
    "black": "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM9 9l6 6M15 9l-6 6",
    "lock": "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
    "star": "M12 3l2.6 6 6.4.6-4.8 4.2 1.4 6.3L12 16.8 6.4 20.1l1.4-6.3L3 9.6 9.4 9z",
    "bin": "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
}


def icon_definitions() -> tuple[Shape, ...]:
    return tuple(Path(data, id=f"icon-{name}") for name, data in ICONS.items())
