"""The seat colours by name, for players to choose from."""

from django.utils.translation import gettext_lazy as _

from games.kernel.drawing.seats import SEAT_COLOURS

COLOUR_NAMES = {
    "blue": _("blue"),
    "orange": _("orange"),
    "purple": _("purple"),
    "white": _("white"),
    "black": _("black"),
    "teal": _("teal"),
    "red": _("red"),
    "yellow": _("yellow"),
}
assert COLOUR_NAMES.keys() == SEAT_COLOURS.keys(), "every seat colour has a name"
