"""The proof that nobody cheated, in plain words, and a check that anybody can start."""

from allauth.core import ratelimit
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from games.models import Match
from games.selectors.findings import checked_now, finding_kept, published_of
from games.web.archive.matches import any_match
from games.web.lobby.cards import game_name, title_of


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def verify(request: HttpRequest, match_id: int) -> HttpResponse:
    """A POST checks; it changes nothing, so its answer is the page itself.

    The page is there before the start: who sits down later knows the hash of the seed already.
    """
    match = any_match(request, match_id)
    finding = finding_kept(match) if match.head else None
    if request.method == "POST" and match.head and finding is None:
        limited = ratelimit.consume_or_429(request, action="check_match")
        if limited:
            return limited
        finding = checked_now(match)
    context = {
        "match": match,
        "title": title_of(match),
        "game_name": game_name(match.game),
        "is_over": match.status == Match.Status.FINISHED,
        "proof": published_of(match),
        "finding": finding,
    }
    return render(request, "games/archive/verify.html", context)
