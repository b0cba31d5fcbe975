"""The player confirms that the account shall go."""

from typing import Any

from allauth.account.adapter import get_adapter
from django import forms
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _

from accounts.models import User


class DeletionForm(forms.Form):
    """Asks for the password, or for the name of a player who has none."""

    password = forms.CharField(
        label=_("Your password"),
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )
    name = forms.CharField(
        label=_("Your public name"), widget=forms.TextInput(attrs={"autocomplete": "off"})
    )

    def __init__(self, *args: Any, user: User, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.user = user
        del self.fields["name" if user.has_usable_password() else "password"]

    def clean_password(self) -> str:
        password = self.cleaned_data["password"]
        get_adapter().confirm_password(self.user, password)
        return password

    def clean_name(self) -> str:
        name = self.cleaned_data["name"]
        if name != self.user.username:
            raise ValidationError(_("This is not your public name."))
        return name
