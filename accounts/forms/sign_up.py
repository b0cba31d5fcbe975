"""A newcomer takes a public name."""

from typing import Any

from allauth.account.forms import SignupForm
from django.forms import Form
from django.utils.translation import gettext_lazy as _

from accounts.forms.wording import ADDRESS, LONGEST_NAME, NAME, limit, reword


def present(form: Form) -> None:
    reword(form, username=NAME, email=ADDRESS, password1=_("Password"))
    name = form.fields["username"]
    name.help_text = _("Others see it at the table. Letters, digits and . + - _")
    limit(name, LONGEST_NAME)
    form.fields["email"].help_text = _("For your turns; nobody else sees it.")


class SignUpForm(SignupForm):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        present(self)
        if "password1" in self.fields:
            self.fields["password1"].help_text = _("At least 8 characters, not only digits.")
