"""The marks of seats in mails, where there are no drawings: a sign on the seat's colour."""

from msgspec import Struct


class Mark(Struct, frozen=True):
    fill: str
    ink: str
    sign: str


MARKS = {
    "blue": Mark("#2f7bd0", "#ffffff", "●"),
    "orange": Mark("#dd6a1f", "#2b1200", "▲"),
    "purple": Mark("#742a86", "#ffffff", "◆"),
    "white": Mark("#f6f1e4", "#26211a", "■"),
    "black": Mark("#26262b", "#ffffff", "+"),
    "teal": Mark("#63cdb4", "#06352a", "∧"),
    "red": Mark("#b1202f", "#ffffff", "★"),
    "yellow": Mark("#eec43a", "#332500", "="),
}


def mark_of(colour: str) -> Mark | None:
    return MARKS.get(colour)
