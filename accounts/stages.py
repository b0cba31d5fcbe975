"""The step of a sign-in that waits until the e-mail address is verified."""

from allauth.account.models import EmailAddress
from allauth.account.stages import EmailVerificationStage
from django.http import HttpResponse


class AddressVerification(EmailVerificationStage):
    def handle(self) -> tuple[HttpResponse | None, bool]:
        """Whoever was made on the host's own command line has nothing to prove."""
        user = self.login.user
        if user and (user.is_superuser or not has_an_address(user)):
            return None, True
        return super().handle()


def has_an_address(user) -> bool:  # type: ignore[no-untyped-def]
    return bool(user.email) or EmailAddress.objects.filter(user=user).exists()
