"""Makes allauth's fields speak as the rest of the service does."""

from django.core.validators import MaxLengthValidator
from django.forms import Field, Form
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

NAME = _("Public name")
ADDRESS = _("E-mail address")
LONGEST_NAME = 30
LONGEST_ADDRESS = 254


def reword(form: Form, **labels: str | Promise) -> None:
    """Labels stand above their fields, so nothing is repeated inside them."""
    for field in form.fields.values():
        field.widget.attrs.pop("placeholder", None)
    for name, label in labels.items():
        if name in form.fields:
            form.fields[name].label = label
    if "email" in form.fields:
        limit(form.fields["email"], LONGEST_ADDRESS)


def limit(field: Field, longest: int) -> None:
    """Refused while it is typed, and again when it comes in."""
    field.validators.append(MaxLengthValidator(longest))
    field.widget.attrs["maxlength"] = longest
