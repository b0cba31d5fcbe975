"""A match as a file: whole when it is over, before that what the reader may know."""

from allauth.core.internal.ratelimit import consume
from allauth.core.ratelimit import respond_429
from django.http import HttpRequest, HttpResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from games.selectors.viewpoints import viewpoint_of
from games.services.exporting import export_match
from games.web.archive.matches import started_match

MEDIA_TYPE = "application/x-ndjson"


@never_cache
@require_safe
def export(request: HttpRequest, match_id: int) -> HttpResponse:
    match = started_match(request, match_id)
    app = "allauth.account"
    if not consume(request, app=app, action="export_match", limit_get=True):
        return respond_429(request)
    point = viewpoint_of(match, request.user)
    body = b"".join(export_match(match, point.seat))
    response = HttpResponse(body, content_type=MEDIA_TYPE)
    name = f"{match.game}-{match.pk}.jsonl"
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
