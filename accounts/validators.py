"""What a profile may hold beyond what the type of a field says."""

from functools import cache
from zoneinfo import available_timezones

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from games.kernel.drawing.seats import SEAT_COLOURS


@cache
def time_zones() -> frozenset[str]:
    """The names that this machine knows, old spellings included."""
    return frozenset(available_timezones())


def is_a_time_zone(name: str) -> None:
    if name not in time_zones():
        raise ValidationError(_("There is no such time zone."), code="unknown_time_zone")


def is_a_seat_colour(name: str) -> None:
    if name not in SEAT_COLOURS:
        raise ValidationError(_("No seat has this colour."), code="unknown_colour")
