"""Pieces of the seats: troop, golem, fortification, champion, encounter token; and the monsters."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from games.kernel.drawing.seats import SEAT_COLOURS, SeatColour, seat_disc
from games.kernel.drawing.shapes import Circle, Group, Path, Point, Shape, Use, at, label


class Silhouette(Struct, frozen=True):
    """An outline around its middle, how wide and high it is, and where the mark sits on it."""

    outline: str
    width: float
    height: float
    mark: Point
    mark_size: float


SILHOUETTES: Mapping[str, Silhouette] = {
    "troop": Silhouette(
        "M0-18a7 7 0 0 1 4.5 12.3C9-3 10.5 3 11.5 10l.8 4q.5 4-3.5 4H-8.8q-4 0-3.5-4l.8-4"
        "C-10.5 3-9-3-4.5-5.7A7 7 0 0 1 0-18z",
        24,
        38,
        (0, 8),
        0.72,
    ),
    "golem": Silhouette(
        "M-7-20h14v8h8q3 0 4 3l3 12q.5 3-2 3h-5v-4l-1.5 16h-9L3 12h-6l-1.5 8h-9L-15 4v4h-5"
        "q-2.5 0-2-3l3-12q1-3 4-3h8z",
        42,
        42,
        (0, 1),
        0.82,
    ),
    "fort": Silhouette(
        "M-17 19V-2h-3v-16h8v5h7v-5h10v5h7v-5h8v16h-3v21z",
        40,
        40,
        (0, 6),
        0.85,
    ),
    "champion": Silhouette(
        "M-9-24l4 3 5-6 5 6 4-3v8a9 9 0 0 1-3 8C12-6 14 2 16 14l1.5 7q.8 5-4.5 5H-13"
        "q-5.3 0-4.5-5L-16 14C-14 2-12-6-6-8a9 9 0 0 1-3-8z",
        36,
        54,
        (0, 9),
        1.0,
    ),
    "token": Silhouette("M0-17L15-2 0 19-15-2z", 32, 38, (0, -1), 0.72),
}
"""`token` is the encounter token of a seat."""

MONSTERS: Mapping[str, str] = {
    "utcoro": (
        "M0-26c6 0 9 4 9 9 6-2 12 0 15 6-5-1-9 1-10 4 8 1 12 6 11 13-4-4-8-5-12-3 3 6 2 12-3 17"
        " 0-6-3-9-10-10-7 1-10 4-10 10-5-5-6-11-3-17-4-2-8-1-12 3-1-7 3-12 11-13-1-3-5-5-10-4"
        " 3-6 9-8 15-6 0-5 3-9 9-9z"
    ),
    "cannibarok": (
        "M-24 20c-6-14-2-30 6-34l-3-10 9 5c4-2 12-2 16 0l9-5-3 10c10 8 12 22 6 34l-7-3-4"
        " 5-5-5-5 5-4-5z"
    ),
    "onygauros": ("M-26 4c2-16 14-26 26-26S24-12 26 4l-6-3-2 10-6-6-4 14-8-10-8 10-4-14-6 6-2-10z"),
    "caerulas": (
        "M-28-4c10-14 22-20 34-16 8 3 14 10 22 8-2 8-8 12-14 12 4 6 4 12 0 18-3-6-8-9-14-9 0"
        " 6-3 10-8 12"
        " 0-8-3-12-9-13-5-1-9-5-11-12z"
    ),
}


def piece_definitions(colours: list[str]) -> Iterator[Shape]:
    for kind, silhouette in SILHOUETTES.items():
        yield Path(silhouette.outline, id=f"outline-{kind}")
    for name in colours:
        seat = SEAT_COLOURS[name]
        yield seat_disc(name, seat)
        for kind, silhouette in SILHOUETTES.items():
            yield drawn_piece(kind, silhouette, name, seat)
    for monster, outline in MONSTERS.items():
        yield Group(
            (Path(outline, css="halo"), Path(outline, css="body-black"), *eyes()),
            id=f"piece-{monster}",
        )


def drawn_piece(kind: str, silhouette: Silhouette, name: str, seat: SeatColour) -> Group:
    mark = at(*silhouette.mark, scale=silhouette.mark_size)
    return Group(
        (
            Use(f"outline-{kind}", css="halo"),
            Use(f"outline-{kind}", css=f"body-{name}"),
            Path(seat.mark, css=f"mark-{name}", transform=mark),
        ),
        id=f"piece-{kind}-{name}",
    )


def eyes() -> tuple[Shape, ...]:
    return tuple(Circle(x, -7, 2.6, css="mark-black") for x in (-7, 7))


def disc(colour: str, place: Point, radius: float) -> Use:
    return Use(f"disc-{colour}", transform=at(*place, scale=radius / 14.5))


def pin(number: int, place: Point, *, radius: float = 24) -> Group:
    size = round(radius * 1.19)
    return Group(
        (
            Circle(0, 0, radius, css="pin"),
            label(0, round(size * 0.355, 1), str(number), "pin-number", size),
        ),
        css="pins",
        day=True,
        transform=at(*place),
    )
