"""Where Longtable differs from allauth: names, wording, and who owns an address."""

from typing import ClassVar

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.models import EmailAddress
from allauth.core.exceptions import ImmediateHttpResponse
from django.contrib import messages
from django.db import IntegrityError, transaction
from django.forms import BaseForm
from django.http import HttpRequest
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from accounts.selectors.players import player_called
from accounts.services.addresses import release_address

NO_MATCH = _("This name or address and this password do not belong together.")


class AccountAdapter(DefaultAccountAdapter):
    error_messages: ClassVar = DefaultAccountAdapter.error_messages | {
        "email_password_mismatch": NO_MATCH,
        "username_password_mismatch": NO_MATCH,
        "email_taken": _("A player with this e-mail address already exists."),
        "incorrect_code": _("This code is not right."),
        "incorrect_password": _("This is not your password."),
        "too_many_login_attempts": _("Too many attempts failed. Try again in a few minutes."),
        "username_blacklisted": _("This name is kept for the service."),
        "username_taken": _("A player of this name already exists."),
        "at_sign_in_name": _("A public name has no @; it would look like an address."),
    }

    def authenticate(self, request: HttpRequest, **credentials: str) -> User | None:
        player = player_called(credentials.get("username", ""))
        if player:
            credentials["username"] = player.username
        return super().authenticate(request, **credentials)

    def clean_username(self, username: str, shallow: bool = False) -> str:  # noqa: FBT001, FBT002 allauth's signature
        username = User.normalize_username(username)
        if "@" in username:
            raise self.validation_error("at_sign_in_name")
        if not shallow and player_called(username):
            raise self.validation_error("username_taken")
        return super().clean_username(username, shallow=True)

    def save_user(
        self,
        request: HttpRequest,
        user: User,
        form: BaseForm,
        commit: bool = True,  # noqa: FBT001, FBT002 allauth's signature
    ) -> User:
        """The language of the page becomes the language of the mails."""
        user.language = user.language or (get_language() or "").partition("-")[0]
        try:
            with transaction.atomic():
                return super().save_user(request, user, form, commit=commit)
        except IntegrityError:
            # The form was sent twice at once, or two people wanted the same name.
            messages.error(request, _("This name or address was taken just now."))
            raise ImmediateHttpResponse(redirect("account_signup")) from None

    def confirm_email(self, request: HttpRequest, email_address: EmailAddress) -> bool:
        release_address(email_address.email, kept_by=email_address.user)
        return super().confirm_email(request, email_address)

    def get_login_stages(self) -> list[str]:
        own = {
            "allauth.account.stages.EmailVerificationStage": "accounts.stages.AddressVerification"
        }
        return [own.get(stage, stage) for stage in super().get_login_stages()]

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        return reverse("account")

    def confirm_password(self, user: User, password: str) -> None:
        """Raises a `ValidationError` if it is wrong, or was tried too often."""
        if not self.reauthenticate(user, password):
            raise self.validation_error("incorrect_password")
