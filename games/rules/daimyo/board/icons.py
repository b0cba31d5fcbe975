"""The icons of tokens, actions and pieces: 24 units across, drawn as lines."""

from collections.abc import Mapping

from games.kernel.drawing.shapes import Path, Shape

ICONS: Mapping[str, str] = {
    "rice": (
        "M12 21V9M12 9c-2-1.5-2-4 0-5.5 2 1.5 2 4 0 5.5zM12 14c-3 0-4.5-1.5-4.5-4 3 0 4.5 1.5"
        " 4.5 4zM12 14c3 0 4.5-1.5 4.5-4-3 0-4.5 1.5-4.5 4z"
    ),
    "metal": "M4 9h16l-3 4h-3v4h3v3H7v-3h3v-4C7 13 5 12 4 9z",
    "stone": "M4 18l3-9 6-3 6 4 1 8zM7 9l5 3 7-2M12 12l-1 6",
    "gold": "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM9.5 9.5h5v5h-5z",
    "villagers": (
        "M8 5a2.6 2.6 0 1 0 0 5.2A2.6 2.6 0 1 0 8 5zM16 5a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z"
        "M3 19c0-8 10-8 10 0M11 14c2-5 10-3 10 5"
    ),
    "production": "M4 20V11l5 3v-3l5 3v-3l6 3v6zM7 11V5h3v7",
    "relic": "M12 3l7 5-3 11H8L5 8zM5 8h14M12 3l-3 5 3 11 3-11z",
    "recruit": (
        "M9 4a3 3 0 0 1 1.8 5.4C13 11 13 15 14 19H4c1-4 1-8 3.2-9.6A3 3 0 0 1 9 4zM18 6v8M14 10h8"
    ),
    "build": "M4 20V10l8-6 8 6v10M9 20v-6h6v6",
    "tax": "M4 7h16v11H4zM4 11h16M8 15h3",
    "clan": "M12 3l7 3v6c0 5-3 7-7 9-4-2-7-4-7-9V6z",
    "income_1": "M4 13v6h16v-6M12 4v10M8 10l4 4 4-4",
    "income_2": "M4 13v6h16v-6M12 4v10M8 10l4 4 4-4",
    "helmet": "M4 17c0-9 3-12 8-12s8 3 8 12M2 17h20M9 17v-5h6v5M12 5V2",
    "governor": "M12 3a3.5 3.5 0 0 1 2 6.4C17 11 17 16 18 20H6c1-4 1-9 4-10.6A3.5 3.5 0 0 1 12 3z",
    "shadow": "M12 3c5 0 7 5 7 10v8H5v-8C5 8 7 3 12 3zM9 12h.01M15 12h.01",
    "farm": "M4 20h16M12 20v-9M12 11c-4 0-6-2-6-6 4 0 6 2 6 6zM12 14c4 0 6-2 6-6-4 0-6 2-6 6z",
    "tower": "M12 9l-4 12M12 9l4 12M9.5 16h5M12 9V5M8 8a5 5 0 0 1 0-6M16 8a5 5 0 0 0 0-6",
    "sword": "M5 19l3-3M4 15l5 5M8 14L19 3l2 2L10 16z",
    "lock": "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3",
    "bag": "M8 8c-4 4-5 12 4 12s8-8 4-12M8 8h8M9 8L7 4h10l-2 4",
    "eye": "M2 12c4-7 16-7 20 0-4 7-16 7-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z",
}


def icon_definitions() -> tuple[Shape, ...]:
    return tuple(Path(data, id=f"icon-{name}") for name, data in ICONS.items())
