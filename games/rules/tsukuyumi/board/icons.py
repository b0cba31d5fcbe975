"""Small line icons: what action cards give, what tiles carry; 24 units across."""

from collections.abc import Mapping

from games.kernel.drawing.shapes import Path, Shape

ICONS: Mapping[str, str] = {
    # parts of action cards
    "initiative": "M4 20V10l5-6 5 6v10M9 20v-6M14 10h6M17 7l3 3-3 3",
    "draw": "M8 3h10v14H8zM5 7v14h10M13 7v6M10.5 10.5L13 13l2.5-2.5",
    "play": "M6 5h10v14H6zM11 15V9M8.5 11.5L11 9l2.5 2.5M19 8v12",
    "effect": "M12 3l2.3 6.7L21 12l-6.7 2.3L12 21l-2.3-6.7L3 12l6.7-2.3z",
    "production": "M4 20V9l5 4V9l5 4V4h6v16zM8 17h2M13 17h2",
    "oni_place": "M12 21c-5 0-7-3-7-8L3 4l5 4q4-2 8 0l5-4-2 9c0 5-2 8-7 8zM12 11v6M9 14h6",
    "oni_fight": "M12 21c-5 0-7-3-7-8L3 4l5 4q4-2 8 0l5-4-2 9c0 5-2 8-7 8zM8.5 12.5l2 1M15.5 12.5"
    "l-2 1M9 17l1.5-1 1.5 1 1.5-1 1.5 1",
    "move": "M4 12h14M13 6l6 6-6 6",
    "combat": "M4 4l11 11M4 4h4M4 4v4M20 4L9 15M20 4h-4M20 4v4M13.5 17.5l4-4M6.5 13.5l4 4"
    "M16 16l4 4M8 16l-4 4",
    "ban": "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M6.5 6.5l11 11",
    # the three numbers of a unit
    "conquest": "M6 21V4M6 5c4-3 7 3 12 0v8c-5 3-8-3-12 0",
    "hit_points": "M12 20C6 16 4 12 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 3-2 7-8 11z",
    "damage": "M19 4l-9 9M19 4h-4M19 4v4M6 13l5 5M8.5 15.5L4 20",
    # traits
    "radioactive": "M12 12m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M10 8.5L7.5 4.2A9 9 0 0 1 16.5 4.2L14"
    " 8.5M8 12H3a9 9 0 0 0 4.5 7.8L10 15.5M16 12h5a9 9 0 0 1-4.5 7.8L14 15.5",
    "unstable": "M13 2l-3 7 4 3-3 5 2 5M5 7l3 4M19 13l-3 3M4 17l3-1M20 6l-3 2",
    "tsukuyumi": "M15 3a9 9 0 1 0 6 13A8 8 0 0 1 15 3z",
    "toxic": "M7 12a5 6 0 1 1 10 0c0 2-1 3-2 4v3H9v-3c-1-1-2-2-2-4zM10 12v.5M14 12v.5M12 15v1",
    "amaterasu": "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2"
    "M5 19l2-2M17 7l2-2",
    # traits of units
    "flying": "M12 14C9 8 5 6 2 7c1 4 4 6 8 6l2 4 2-4c4 0 7-2 8-6-3-1-7 1-10 7z",
    "domination": "M4 18V8l4 4 4-6 4 6 4-4v10z",
    "massive": "M4 18l2-9h12l2 9zM9 9a3 3 0 0 1 6 0",
    "aggressive": "M12 2l2 6 6-2-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 2z",
    "productive": "M12 21V9M12 9c-4 0-6-2-6-5 4 0 6 2 6 5zM12 13c4 0 6-2 6-5-4 0-6 2-6 5z",
    "radiation_immune": "M12 3l7 2.5V11c0 5-3 8-7 10-4-2-7-5-7-10V5.5zM8.5 12l2.5 2.5 4.5-5",
    "jade": "M8 4h8l5 6-9 11L3 10zM3 10h18M8 4l4 17M16 4l-4 17",
    "vehicle": "M3 15V9h10l4 3h4v3M6 17m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0M17 17m-2 0a2 2 0 1 0 4 0"
    "a2 2 0 1 0-4 0M8 17h7",
    # tokens of factions
    "mine": "M7 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 9V4M12 19v2M7 14H4M20 14h-3M8.5 10.5L6 8M15.5"
    " 10.5L18 8",
    "egg": "M12 3c4 4 6 8 6 11a6 6 0 0 1-12 0c0-3 2-7 6-11zM9 14l2-2 2 2 2-2",
    "stronghold": "M5 21V9H4V4h3v2h3V4h4v2h3V4h3v5h-1v12zM10 21v-5h4v5",
    "tunnel": "M4 20v-7a8 8 0 0 1 16 0v7M8 20v-6a4 4 0 0 1 8 0v6",
    "akira": "M12 2c3 4 4 7 4 11l2 4h-4l-2 5-2-5H6l2-4c0-4 1-7 4-11zM12 9v.5",
    "gate": "M4 21V11a8 8 0 0 1 16 0v10M8 21v-9a4 4 0 0 1 8 0v9M3 21h18",
    "weapons": "M3 8h14l3 2v3h-9l-2 5H5l2-5H3zM13 13v2",
    "uplinks": "M12 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM5 18a9 9 0 0 1 0-14M19 18a9 9 0 0 0 0-14"
    "M8 15a5.500 5.500 0 0 1 0-8M16 15a5.500 5.500 0 0 0 0-8M12 14v8",
    "dreamtime": "M4 15a5 5 0 0 1 3-9 6 6 0 0 1 11 2 4 4 0 0 1 0 8H8M8 20h.5M12 21h.5M16 20h.5",
    "hand": "M4 7l8-3 5 13-8 3zM14 6l6 1-3 12",
    "seal": "M3 6h18v12H3zM3 6l9 7 9-7",
    "trophy": "M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 4 2 5 4 5M16 6h4c0 4-2 5-4 5M12 14v4M8 21h8M9 18h6",
}


def icon_definitions() -> tuple[Shape, ...]:
    return tuple(Path(data, id=f"icon-{name}") for name, data in ICONS.items())
