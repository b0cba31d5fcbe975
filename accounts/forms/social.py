"""A newcomer from another service takes a public name."""

from typing import Any

from allauth.socialaccount.forms import SignupForm

from accounts.forms.sign_up import present


class SocialSignUpForm(SignupForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        present(self)
