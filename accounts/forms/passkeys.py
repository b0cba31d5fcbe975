"""What a browser sends about a key; a made-up answer is refused like a wrong one."""

import struct
from collections.abc import Callable
from typing import Any, TypeVar

from allauth.mfa.adapter import get_adapter
from allauth.mfa.models import Authenticator
from allauth.mfa.webauthn.forms import (
    AddWebAuthnForm,
    AuthenticateWebAuthnForm,
    LoginWebAuthnForm,
    ReauthenticateWebAuthnForm,
)

Found = TypeVar("Found")

# What the reader of keys raises on fields that are missing, of another type or cut short.
MALFORMED = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, struct.error)


def read(clean: Callable[[], Found]) -> Found:
    try:
        return clean()
    except MALFORMED:
        raise get_adapter().validation_error("incorrect_code") from None


class KeyForm(AddWebAuthnForm):
    def clean(self) -> dict[str, Any]:
        return read(super().clean)


class KeySignInForm(LoginWebAuthnForm):
    def clean_credential(self) -> Authenticator:
        return read(super().clean_credential)


class KeySecondFactorForm(AuthenticateWebAuthnForm):
    def clean_credential(self) -> Authenticator:
        return read(super().clean_credential)


class KeyConfirmationForm(ReauthenticateWebAuthnForm):
    def clean_credential(self) -> Authenticator:
        return read(super().clean_credential)
