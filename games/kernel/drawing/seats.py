"""The eight colours of seats: each with one mark and one pattern, the same in every game."""

from collections.abc import Mapping

from msgspec import Struct

from games.kernel.drawing.shapes import Box, Circle, Group, Path, Pattern, Rectangle, Shape, at


class SeatColour(Struct, frozen=True):
    """Fill, what is written on it, the outline; the colour of the pattern by day and night."""

    fill: str
    on: str
    outline: str
    mark: str
    """The path of the mark, about 16 units across, around the origin."""
    mark_name: str
    pattern: str
    pattern_name: str
    pattern_size: float
    pattern_width: float
    pattern_colour: tuple[str, str]


DISC = "M-6.5 0a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0z"
CROSS = "M-2.6-8h5.2v5.4h5.4v5.2h-5.4v5.4h-5.2v-5.4h-5.4v-5.2h5.4z"
STAR = "M0-8.5l2.4 5.6 6.1.5-4.6 4 1.4 6L0 4.4-5.3 7.6l1.4-6-4.6-4 6.1-.5z"

SEAT_COLOURS: Mapping[str, SeatColour] = {
    "blue": SeatColour(
        fill="#2f7bd0",
        on="#ffffff",
        outline="#123a6b",
        mark=DISC,
        mark_name="disc",
        pattern="M5 5h.01",
        pattern_name="dots",
        pattern_size=10,
        pattern_width=4.4,
        pattern_colour=("#2f7bd0", "#2f7bd0"),
    ),
    "orange": SeatColour(
        fill="#dd6a1f",
        on="#2b1200",
        outline="#6b2c05",
        mark="M0-7.5L7.5 6h-15z",
        mark_name="triangle",
        pattern="M-2 12L12-2M-2 2L2-2M8 12l4-4",
        pattern_name="slant",
        pattern_size=10,
        pattern_width=2.5,
        pattern_colour=("#dd6a1f", "#dd6a1f"),
    ),
    "purple": SeatColour(
        fill="#742a86",
        on="#ffffff",
        outline="#3a0f46",
        mark="M0-8.5L7 0 0 8.5-7 0z",
        mark_name="diamond",
        pattern="M0 0l12 12M12 0L0 12",
        pattern_name="lattice",
        pattern_size=12,
        pattern_width=1.8,
        pattern_colour=("#742a86", "#b674c8"),
    ),
    "white": SeatColour(
        fill="#f6f1e4",
        on="#26211a",
        outline="#4b4132",
        mark="M-6-6h12v12h-12z",
        mark_name="square",
        pattern="M0 4h10",
        pattern_name="level",
        pattern_size=9,
        pattern_width=2.5,
        pattern_colour=("#8a8272", "#f6f1e4"),
    ),
    "black": SeatColour(
        fill="#26262b",
        on="#ffffff",
        outline="#000000",
        mark=CROSS,
        mark_name="cross",
        pattern="M4 0v10",
        pattern_name="upright",
        pattern_size=9,
        pattern_width=2.5,
        pattern_colour=("#26262b", "#8d8d97"),
    ),
    "teal": SeatColour(
        fill="#63cdb4",
        on="#06352a",
        outline="#0f5e4c",
        mark="M-7.5 3L0-5l7.5 8v5L0 0l-7.5 8z",
        mark_name="chevron",
        pattern="M0 8l6-5 6 5",
        pattern_name="chevron",
        pattern_size=12,
        pattern_width=2,
        pattern_colour=("#63cdb4", "#63cdb4"),
    ),
    "red": SeatColour(
        fill="#b1202f",
        on="#ffffff",
        outline="#560a13",
        mark=STAR,
        mark_name="star",
        pattern="M6 3v6M3 6h6",
        pattern_name="crosses",
        pattern_size=12,
        pattern_width=2,
        pattern_colour=("#b1202f", "#b1202f"),
    ),
    "yellow": SeatColour(
        fill="#eec43a",
        on="#332500",
        outline="#6e5300",
        mark="M-7.5-6h15v4h-15zM-7.5 2h15v4h-15z",
        mark_name="two bars",
        pattern="M0 1h14M0 8h14M4 1v7M11 8v7",
        pattern_name="bricks",
        pattern_size=14,
        pattern_width=1.6,
        pattern_colour=("#eec43a", "#eec43a"),
    ),
}

NOBODY = SeatColour(
    fill="#a89f90",
    on="#2a2118",
    outline="#453c30",
    mark="M-9 6v-11l4.5 4.5L0-8l4.5 7.5L9-5v11z",
    mark_name="crown",
    pattern="",
    pattern_name="plain",
    pattern_size=10,
    pattern_width=0,
    pattern_colour=("#a89f90", "#a89f90"),
)
"""Pieces that belong to no seat: stone grey, a crown for a mark."""


def seat_disc(colour: str, seat: SeatColour) -> Group:
    """The disc with the mark that stands for a seat, 29 units across, as a definition."""
    return Group(
        (
            Circle(0, 0, 15.2, css="disc-halo"),
            Circle(0, 0, 14.5, css=f"body-{colour} thin"),
            Path(seat.mark, css=f"mark-{colour}", transform=at(0, 0, scale=1.1)),
        ),
        id=f"disc-{colour}",
    )


def seat_pattern(colour: str, seat: SeatColour) -> Pattern:
    """The pattern of a seat, to fill areas and the backs of its cards with."""
    size = seat.pattern_size
    drawn: tuple[Shape, ...] = (
        Rectangle(Box(0, 0, size, size), css="pattern-ground"),
        Path(seat.pattern, css=f"pattern-{colour}"),
    )
    return Pattern(size, drawn, id=f"pattern-{colour}")
