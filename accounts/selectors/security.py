"""What guards an account, without any secret."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.conf import settings
from rest_framework.authtoken.models import Token

from accounts.models import User


def security_of(user: User) -> dict[str, object]:
    """For the account page: how the player signs in, and since when a token exists."""
    address = EmailAddress.objects.filter(user=user, primary=True).first()
    kinds = list(Authenticator.objects.filter(user=user).values_list("type", flat=True))
    return {
        "email": user.email,
        "email_is_verified": bool(address and address.verified),
        "has_password": user.has_usable_password(),
        "has_totp": Authenticator.Type.TOTP in kinds,
        "passkeys": kinds.count(Authenticator.Type.WEBAUTHN),
        "sessions": UserSession.objects.filter(user=user).count(),
        "social_is_offered": bool(settings.SOCIAL_PROVIDERS),
        "social_accounts": SocialAccount.objects.filter(user=user).count(),
        "token_made": Token.objects.filter(user=user).values_list("created", flat=True).first(),
    }
