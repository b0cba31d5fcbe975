"""How many tables wait for the reader, for the top bar of every page."""

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from games.selectors.lobby import waiting_count


def waiting_for_you(request: HttpRequest) -> dict[str, object]:
    """Counted only if a template shows it."""
    user = getattr(request, "user", None)
    return {"waiting_count": SimpleLazyObject(lambda: waiting_count(user) if user else 0)}
