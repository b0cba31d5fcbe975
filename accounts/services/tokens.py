"""The key with which a program plays for a player."""

from django.db import transaction
from rest_framework.authtoken.models import Token

from accounts.models import User


@transaction.atomic
def make_token(*, user: User) -> str:
    """A new key; the one before stops working."""
    Token.objects.filter(user=user).delete()
    return Token.objects.create(user=user).key


def revoke_token(*, user: User) -> None:
    Token.objects.filter(user=user).delete()
