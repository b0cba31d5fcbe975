"""Players by name, whatever the case of its letters."""

from django.db.models import Q

from accounts.models import User


def player_called(name: str) -> User | None:
    """SQLite folds the case of ASCII letters only, so the usual spellings are tried too."""
    name = User.normalize_username(name)
    wanted = Q(username=name)
    for spelling in {name, name.lower(), name.upper(), name.capitalize(), name.title()}:
        wanted |= Q(username__iexact=spelling)
    return User.objects.filter(wanted).first()
