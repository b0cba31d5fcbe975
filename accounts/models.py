"""The player's account."""

from typing import ClassVar
from zoneinfo import ZoneInfo

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.db.models.functions import Lower
from django.utils.translation import gettext_lazy as _

from accounts.validators import is_a_seat_colour, is_a_time_zone


class User(AbstractUser):
    """The username is the public name; sign-in takes it or the e-mail address."""

    class Language(models.TextChoices):
        ENGLISH = "en", "English"
        POLISH = "pl", "polski"

    class Theme(models.TextChoices):
        SYSTEM = "system", _("Like my device")
        LIGHT = "light", _("Light")
        DARK = "dark", _("Dark")

    about = models.CharField(_("about you"), max_length=200, blank=True)
    language = models.CharField(_("language"), max_length=5, choices=Language, blank=True)
    """Empty: what the browser asks for."""
    time_zone = models.CharField(
        _("time zone"), max_length=64, blank=True, validators=[is_a_time_zone]
    )
    """Empty until the browser has told it."""
    theme = models.CharField(_("theme"), max_length=6, choices=Theme, default=Theme.SYSTEM)
    favourite_colour = models.CharField(
        _("favourite colour"), max_length=10, blank=True, validators=[is_a_seat_colour]
    )
    second_colour = models.CharField(
        _("second choice"), max_length=10, blank=True, validators=[is_a_seat_colour]
    )
    shows_numbers = models.BooleanField(_("show option numbers on the board"), default=True)
    reduces_motion = models.BooleanField(_("keep the board still"), default=False)
    confirms_moves = models.BooleanField(_("ask before a move is played"), default=False)

    class Meta(AbstractUser.Meta):
        constraints: ClassVar = [
            models.UniqueConstraint(
                Lower("username"),
                name="username_is_unique_in_any_case",
                violation_error_message=_("A player of this name already exists."),
            ),
            # Bots and former players have no address.
            models.UniqueConstraint(
                Lower("email"),
                condition=~models.Q(email=""),
                name="email_is_unique_in_any_case",
                violation_error_message=_("A player with this e-mail address already exists."),
            ),
        ]

    @property
    def zone(self) -> ZoneInfo:
        """The zone of all times shown or mailed to this player."""
        return ZoneInfo(self.time_zone or "UTC")

    @property
    def favourite_colours(self) -> list[str]:
        """The most wanted first; a game takes the first that its box has and that is free."""
        return [colour for colour in (self.favourite_colour, self.second_colour) if colour]
