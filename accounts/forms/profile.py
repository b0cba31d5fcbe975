"""The profile: public name and line, language, time zone, theme, colours, board."""

from typing import Any, ClassVar

from allauth.account.adapter import get_adapter
from django import forms
from django.core.validators import MaxLengthValidator
from django.utils.translation import gettext_lazy as _

from accounts.forms.wording import LONGEST_NAME, NAME
from accounts.forms.zones import zone_choices
from accounts.models import User
from accounts.selectors.colours import COLOUR_NAMES

NO_COLOUR = ("", _("no wish"))


class ProfileForm(forms.ModelForm):
    language = forms.ChoiceField(
        label=_("Language"),
        required=False,
        choices=[("", _("What my browser asks for")), *User.Language.choices],
    )
    time_zone = forms.ChoiceField(label=_("Time zone"), required=False)
    favourite_colour = forms.ChoiceField(
        label=_("Favourite colour"),
        required=False,
        choices=[*COLOUR_NAMES.items(), NO_COLOUR],
        widget=forms.RadioSelect,
    )
    second_colour = forms.ChoiceField(
        label=_("If that is taken"),
        required=False,
        choices=[*COLOUR_NAMES.items(), NO_COLOUR],
        widget=forms.RadioSelect,
    )

    class Meta:
        model = User
        fields: ClassVar = [
            "username", "about", "language", "time_zone", "theme",
            "favourite_colour", "second_colour",
            "shows_numbers", "reduces_motion", "confirms_moves",
        ]  # fmt: skip
        labels: ClassVar = {
            "username": NAME,
            "about": _("About you"),
            "theme": _("Theme"),
            "shows_numbers": _("Show option numbers on the board"),
            "reduces_motion": _("Keep the board still"),
            "confirms_moves": _("Ask before a move is played"),
        }
        help_texts: ClassVar = {
            "username": _("Others see it at the table. You also sign in with it."),
            "about": _("One line on your public page."),
            "reduces_motion": _("Pieces jump instead of gliding, whatever your device says."),
            "confirms_moves": _("One more press before the last click counts."),
        }
        widgets: ClassVar = {"theme": forms.RadioSelect}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.was_called = self.instance.username
        self.fields["theme"].choices = User.Theme.choices
        self.fields["time_zone"].choices = zone_choices(self.instance.time_zone)
        self.fields["username"].widget.attrs |= {
            "autocomplete": "username",
            "maxlength": LONGEST_NAME,
            "autocapitalize": "none",
        }

    def clean_username(self) -> str:
        """The name of before stays allowed, even if it is longer than new ones may be."""
        name = User.normalize_username(self.cleaned_data["username"])
        if name == self.was_called:
            return name
        MaxLengthValidator(LONGEST_NAME)(name)
        recased = name.lower() == self.was_called.lower()
        return get_adapter().clean_username(name, shallow=recased)

    def clean(self) -> dict[str, Any]:
        found = super().clean()
        first, second = found.get("favourite_colour"), found.get("second_colour")
        if second and first == second:
            self.add_error("second_colour", _("Choose another colour than your favourite."))
        return found
