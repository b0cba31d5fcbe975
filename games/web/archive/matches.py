"""The one match that a page is about, if the reader may look at it."""

from django.db.models import QuerySet
from django.http import Http404, HttpRequest
from django.shortcuts import get_object_or_404
from django.utils.translation import gettext as _

from games.models import Match
from games.selectors.archive import with_rows
from games.selectors.viewpoints import matches_open_to


def open_matches(request: HttpRequest) -> QuerySet[Match]:
    found = with_rows(matches_open_to(request.user))
    return found.select_related("terms", "content").defer("content__body")


def any_match(request: HttpRequest, match_id: int) -> Match:
    return get_object_or_404(open_matches(request), pk=match_id)


def started_match(request: HttpRequest, match_id: int) -> Match:
    return get_object_or_404(open_matches(request), pk=match_id, head__gt=0)


def finished_match(request: HttpRequest, match_id: int) -> Match:
    match = started_match(request, match_id)
    if match.status != Match.Status.FINISHED:
        raise Http404(_("This match is not over yet."))
    return match
