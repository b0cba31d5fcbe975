"""Codes of the authenticator app, and those kept for the day when it is lost."""

from typing import Any

from allauth.mfa.base.forms import AuthenticateForm, ReauthenticateForm
from allauth.mfa.totp.forms import ActivateTOTPForm
from django.utils.translation import gettext_lazy as _

from accounts.forms.wording import reword


class AppForm(ActivateTOTPForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, code=_("Code of the app"))
        self.fields["code"].widget.attrs["inputmode"] = "numeric"


class CodeForm(AuthenticateForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, code=_("Code"))


class CodeConfirmationForm(ReauthenticateForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        reword(self, code=_("Code of the app, or a recovery code"))
