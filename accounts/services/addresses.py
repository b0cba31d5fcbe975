"""Who an e-mail address belongs to."""

from allauth.account.models import EmailAddress
from django.db import transaction

from accounts.models import User


@transaction.atomic
def release_address(email: str, *, kept_by: User) -> None:
    """Takes an address from others who named it and never showed that it is theirs."""
    others = EmailAddress.objects.filter(email__iexact=email).exclude(user=kept_by)
    if others.filter(verified=True).exists():
        return
    others.delete()
    User.objects.filter(email__iexact=email).exclude(pk=kept_by.pk).update(email="")
