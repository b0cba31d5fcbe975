"""What a player says about themself and how pages shall look."""

from accounts.models import User
from accounts.validators import is_a_time_zone


def guess_time_zone(*, user: User, name: str) -> bool:
    """Takes the browser's word unless the player already has a zone; says whether it was taken."""
    is_a_time_zone(name)
    return bool(User.objects.filter(pk=user.pk, time_zone="").update(time_zone=name))


def choose_language(*, user: User, language: str) -> None:
    """Pages and mails speak it from now on."""
    User.objects.filter(pk=user.pk).update(language=language)
