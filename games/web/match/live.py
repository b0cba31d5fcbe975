"""What live pages ask every few seconds: has anything happened?"""

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseNotModified, JsonResponse
from django.views.decorators.http import require_safe

from games.selectors.heads import head_of
from games.selectors.viewpoints import matches_open_to


@require_safe
def head(request: HttpRequest, match_id: int) -> HttpResponse:
    """One query, and no session: only a private match asks who is there."""
    found = head_of(match_id)
    if found is None or (found.private and not may_look(request, match_id)):
        raise Http404
    if found.etag in request.headers.get("If-None-Match", ""):
        response: HttpResponse = HttpResponseNotModified()
    else:
        response = JsonResponse(
            {
                "head": found.head,
                "waiting": found.waiting,
                "status": found.status,
                "talk": found.talk,
                "votes": found.votes,
            }
        )
    response["ETag"] = found.etag
    response["Cache-Control"] = "private, no-cache"
    return response


def may_look(request: HttpRequest, match_id: int) -> bool:
    return matches_open_to(request.user).filter(pk=match_id).exists()
