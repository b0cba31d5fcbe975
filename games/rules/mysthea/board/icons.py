"""The icons of the game: 24 units across, drawn as lines."""

from collections.abc import Mapping

from games.kernel.drawing.shapes import Path, Shape

SHARD = "M9 21L6 13l4-10 6 5 2 8-3 5zM10 3l1 10 7 3M11 13l-5 0M11 13l1 8"
GEM = (
    "M6 4h12l4 6-10 11L2 10zM2 10h20M8.5 10L12 21l3.5-11M8.5 10L6 4M15.5 10L18 4M8.5 10L12 4l3.5 6"
)

ICONS: Mapping[str, str] = {
    # what a seat has
    "energy": "M13 2L5 13.5h6L10 22l9-12.5h-6.5z",
    "xp": (
        "M12 6c-2-1.8-5-2.2-8-1.8v13.3c3-.4 6 0 8 1.8 2-1.8 5-2.2 8-1.8V4.2c-3-.4-6 0-8 1.8z"
        "M12 6v13.3"
    ),
    "glory": (
        "M8 4C4 7 3 12 6 17M16 4c4 3 5 8 2 13M6 8L4 7M5 12H2.5M6.5 16l-2 1.5M18 8l2-1"
        "M19 12h2.5M17.5 16l2 1.5M9 20q3 1.5 6 0M12 7l1.5 3.2 3.5.4-2.6 2.3.7 3.4-3.1-1.7"
        "-3.1 1.7.7-3.4L7 10.6l3.5-.4z"
    ),
    "cp": "M4 6l8 5 8-5M4 12l8 5 8-5M12 3v3M12 21v-2",
    "artefact": GEM,
    "encounters": "M12 3a7 7 0 0 1 7 7c0 4-4 7-7 11-3-4-7-7-7-11a7 7 0 0 1 7-7zM12 7v4M12 14v.01",
    "hand": "M4 8l8-3 4 12-8 3zM12 5l6 2-2 10M15.5 6l4.5 3-4 8",
    "deck": "M6 6h12v15H6zM8 3h12v15M6 6l2-3M18 6l2-3",
    "discard": "M5 4h10v14H5zM9 21h10V8M7.5 8l5 6M12.5 8l-5 6",
    "strength": (
        "M4 4l11 11M4 4h4M4 4v4M20 4L9 15M20 4h-4M20 4v4M13.5 17.5l4-4M6.5 13.5l4 4M16 16l4"
        " 4M8 16l-4 4"
    ),
    "clockwise": "M19 12a7 7 0 1 1-2.5-5.3M17 2.5v4.5h-4.5",
    # card types, and the order of each in a battle
    "tactic": "M12 3l9 16H3zM12 9v5M12 16.5v.01",
    "objective": "M12 3l2.6 6 6.4.5-4.9 4.2 1.5 6.3L12 16.6 6.4 20l1.5-6.3L3 9.5 9.4 9z",
    "accessory": (
        "M14.5 6.5a4 4 0 0 1 5-1.5l-3 3 .5 2.5 2.5.5 3-3a5 5 0 0 1-6.5 5.5L8.5 21 4 16.5"
        "l7.5-7.5a5 5 0 0 1 3-2.5z"
    ),
    "upgrade": "M12 3l7 7h-4v5H9v-5H5zM9 18h6M9 21h6",
    "attack": "M5 19L18 6M14 4h6v6M5 13l6 6M4 20l3-3",
    "retreat": "M20 12H6M11 6l-6 6 6 6M20 6v12",
    "defend": "M12 3l7 2.5V11c0 5-3 8-7 10-4-2-7-5-7-10V5.5zM9 11.5l2.5 2.5L16 9",
    "sacrifice": (
        "M12 21c-4 0-6.5-2.5-6.5-6 0-4 4-5.5 4-10 3.5 1.5 4.5 4 4.5 6.5 1-.5 1.5-1.5 1.5-2.5"
        " 2 1.5 3 3.5 3 6 0 3.5-2.5 6-6.5 6z"
    ),
    # kinds of region
    "forest": "M12 3l5 7h-2.5l4 6H5.5l4-6H7zM12 16v5",
    "river": "M3 8q3-4 6 0t6 0 6 0M3 13q3-4 6 0t6 0 6 0M3 18q3-4 6 0t6 0 6 0",
    "myst": "M4 8h11a3 3 0 1 0-3-3M4 12h15a3 3 0 1 1-3 3M4 16h7a2.5 2.5 0 1 1-2.5 2.5",
    "mountain": "M2 20l7-13 4 6 3-5 6 12zM9 7l1.5 5-2.5 2M16 8l1 4",
    "crystal": SHARD,
    "storm": (
        "M7 15a4.5 4.5 0 1 1 1-8.9A5.5 5.5 0 0 1 18.5 8 3.7 3.7 0 0 1 18 15M12 12l-2.5 4.5h4L11 21"
    ),
    # the two sides of an encounter
    "axe": "M6 21L15 8M12 4c4-1 8 2 8 7l-5-2.5-4-.5z",
    "boots": "M7 3h7v9c3 1 6 2 6 6v3H7zM7 17h13M7 7h4",
    "dialogue": "M4 5h16v10h-9l-4 4v-4H4zM8 9h8M8 12h5",
    "chest": "M4 10a8 6 0 0 1 16 0v10H4zM4 12.5h16M10.5 11h3v4h-3z",
    # what each island carries
    "monolith": "M9 21L7.5 12 11 3l4 5 1.5 9-2 4zM11 3l.5 9 5 5M11.5 12l-4 0",
    "arch": "M4 21V12a8 8 0 0 1 13-6M8 21v-8a4 4 0 0 1 8 0v8M20 21v-9M16 21h4M4 21h4",
    "tree": (
        "M12 21v-9M12 15l-4-3M12 13l4-3M6 12a4 4 0 0 1 .5-7A5.5 5.5 0 0 1 17 4.5a4 4 0 0 1 1 7.5"
    ),
    "sphere": (
        "M12 3a6 6 0 1 1 0 12a6 6 0 1 1 0-12zM8 13.5L6 21M16 13.5l2 7.5M12 15v6M4 21h16M8 7q4 2 8 0"
    ),
    "volcano": "M2 20l7-11h6l7 11zM9 9l2 3 2-2 2 2M10 6q-1-2 1-3M14 6q2-1 1-3",
    "day": (
        "M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2"
        "M5 19l2-2M17 7l2-2"
    ),
    "night": "M19 14.5A8 8 0 1 1 9.5 5a6.5 6.5 0 0 0 9.5 9.5z",
    # units
    "troop": "M12 4a3 3 0 0 1 1.8 5.4C16 11 16 15 17 20H7c1-5 1-9 3.2-10.6A3 3 0 0 1 12 4z",
    "golem": "M9 3h6v4h4l2 7h-3v-2l-1 9h-3l-1-5h-2l-1 5H7l-1-9v2H3l2-7h4z",
    "fort": "M6 21V9H4V4h3v2h3V4h4v2h3V4h3v5h-2v12zM10 21v-5a2 2 0 0 1 4 0v5",
    "champion": (
        "M12 5a3 3 0 0 1 2 5c3 1.5 3.5 6 4.5 11h-13C6.5 16 7 11.5 10 10a3 3 0 0 1 2-5zM8 5"
        "l1-3 3 2 3-2 1 3"
    ),
    "card": "M6 3h12v18H6zM9 7h6M9 11h6M9 15h4",
    "monster": (
        "M4 10l2-6 4 3h4l4-3 2 6c1 6-3 11-8 11S3 16 4 10zM8.5 12v.01M15.5 12v.01M8 16l2 1.5"
        " 2-1.5 2 1.5 2-1.5"
    ),
}


def icon_definitions() -> tuple[Shape, ...]:
    return tuple(Path(data, id=f"icon-{name}") for name, data in ICONS.items())
