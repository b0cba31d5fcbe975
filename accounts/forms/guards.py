"""Changing what guards an account: the address and the password."""

from typing import Any

from allauth.account.forms import (
    AddEmailForm,
    ChangePasswordForm,
    ResetPasswordKeyForm,
    SetPasswordForm,
)
from django.utils.translation import gettext_lazy as _

from accounts.forms.wording import ADDRESS, reword

NEW_PASSWORD = {
    "oldpassword": _("Current password"),
    "password1": _("New password"),
    "password2": _("New password once more"),
}


class AddressForm(AddEmailForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, email=ADDRESS)


class PasswordChangeForm(ChangePasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, **NEW_PASSWORD)


class FirstPasswordForm(SetPasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, **NEW_PASSWORD)


class NewPasswordForm(ResetPasswordKeyForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, **NEW_PASSWORD)
