"""The matches that wait for a player."""

from django.db.models import F

from accounts.models import User
from games.models import Match


def matches_waiting_for(user: User) -> list[tuple[int, str]]:
    """Number and title of each, the one that has waited longest first."""
    seated = Match.objects.filter(
        status=Match.Status.RUNNING, places__player=user, places__last__isnull=True
    )
    asked = seated.annotate(asked=F("waiting").bitrightshift(F("places__number")).bitand(1)).filter(
        asked=1
    )
    found = asked.order_by("started", "pk").values_list("pk", "terms__title")
    return list(dict.fromkeys((pk, title or "") for pk, title in found))
