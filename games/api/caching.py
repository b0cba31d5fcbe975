"""What may be kept: moments of finished matches for ever, all else asked for again by its ETag."""

from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags

from games.models import Match
from games.selectors.viewpoints import Viewpoint

FOR_EVER = "max-age=31536000, immutable"
ASK_AGAIN = "private, no-cache"
VARY = "Authorization, Cookie, Accept-Language"


def is_fresh(request: HttpRequest, etag: str) -> bool:
    sent = request.META.get("HTTP_IF_NONE_MATCH")
    if not sent:
        return False
    if sent == etag:
        return True
    return any(
        known in ("*", etag) for known in (each.removeprefix("W/") for each in parse_etags(sent))
    )


def etag_of(point: Viewpoint, *parts: object) -> str:
    """Names what is shown and to whose eyes; the rules' version, since they draw and mask."""
    eyes = "open" if point.open else point.seat
    return f'"{"/".join(map(str, (point.match.pk, point.match.status, eyes, *parts)))}"'


def not_modified(point: Viewpoint, etag: str, *, moment: bool = False) -> HttpResponse:
    return marked(HttpResponseNotModified(), point, etag, moment=moment)


def marked(
    response: HttpResponse, point: Viewpoint, etag: str, *, moment: bool = False
) -> HttpResponse:
    """With its ETag; `moment` if its address names an event."""
    response.headers["ETag"] = etag
    response.headers["Vary"] = VARY
    response.headers["Cache-Control"] = lifetime(point) if moment else ASK_AGAIN
    return response


def lifetime(point: Viewpoint) -> str:
    if point.match.status != Match.Status.FINISHED:
        return ASK_AGAIN
    terms = getattr(point.match, "terms", None)
    return f"{'private' if terms and terms.private else 'public'}, {FOR_EVER}"
