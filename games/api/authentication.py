"""Who calls: a token in the `Authorization` header, or the session of the pages."""

import re
from typing import Any

from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from rest_framework.authentication import SessionAuthentication, TokenAuthentication
from rest_framework.exceptions import AuthenticationFailed

TOKEN = re.compile(r"token +([0-9A-Za-z]{1,64}) *", re.IGNORECASE)
SCHEME = "token"


def token_of(request: HttpRequest) -> str | None:
    """The key that was sent, None if there is none; what can not be a key is refused unseen."""
    header: str = request.META.get("HTTP_AUTHORIZATION", "")
    if header[:5].lower() != SCHEME:
        return None
    sent = TOKEN.fullmatch(header)
    if sent is None:
        raise bad_token()
    return sent[1]


def bad_token() -> AuthenticationFailed:
    error = AuthenticationFailed(_("This token is not valid."), "bad_token")
    error.auth_header = TokenAuthentication.keyword
    return error


class ByToken(TokenAuthentication):
    """`Authorization: Token …`, as REST framework has it, with the header checked first."""

    def authenticate(self, request: Any) -> Any:
        key = token_of(request)
        return None if key is None else self.authenticate_credentials(key)

    def authenticate_credentials(self, key: str) -> Any:
        try:
            return super().authenticate_credentials(key)
        except AuthenticationFailed:
            raise bad_token() from None


BySession = SessionAuthentication
"""Writing with a session needs the CSRF token of the pages."""
