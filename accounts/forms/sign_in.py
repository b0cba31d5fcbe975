"""Signing in by name or address, by a mailed code, and asking for a new password."""

from typing import Any

from allauth.account.forms import (
    ConfirmLoginCodeForm,
    LoginForm,
    RequestLoginCodeForm,
    ResetPasswordForm,
)
from django.utils.translation import gettext_lazy as _

from accounts.forms.wording import ADDRESS, reword


class SignInForm(LoginForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, login=_("Name or e-mail address"), password=_("Password"))
        self.fields["login"].widget.attrs |= {"autocomplete": "username", "autofocus": True}
        self.fields["login"].max_length = 254
        self.fields["password"].help_text = ""


class CodeRequestForm(RequestLoginCodeForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, email=ADDRESS)


class MailedCodeForm(ConfirmLoginCodeForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, code=_("Code from the mail"))


class PasswordResetForm(ResetPasswordForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, email=ADDRESS)
