"""Who is to be told: the people who hold the seats of some matches now."""

from collections.abc import Iterable

from accounts.models import User
from games.models import Seat


def holders_of(match_ids: Iterable[int]) -> dict[int, dict[int, User]]:
    """By match and seat; bots and sandboxes, where one person plays alone, are left out."""
    found: dict[int, dict[int, User]] = {match_id: {} for match_id in match_ids}
    held = Seat.objects.filter(match_id__in=found, last__isnull=True, alone=False)
    for place in held.filter(player__is_active=True).select_related("player"):
        found[place.match_id][place.number] = place.player
    return found
