"""A short way for the two busiest endpoints, past all that they do not need.

Sessions, languages, messages and the like are for pages. A move with a token and a look at the
head of a match go straight to their views; whatever is not that simple takes the long way.
"""

import re
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from games.api.authentication import SCHEME
from games.api.views.head import NeedsSession, head
from games.api.views.moves import moves

BUSY = re.compile(r"/api/v1/matches/([0-9]{1,18})/(head|moves)/")
VIEWS = {"head": head, "moves": moves}
View = Callable[[HttpRequest], HttpResponse]


def express(get_response: View) -> View:
    def respond(request: HttpRequest) -> HttpResponse:
        busy = BUSY.fullmatch(request.path_info)
        if busy is None or (settings.SECURE_SSL_REDIRECT and not request.is_secure()):
            return get_response(request)
        if busy[2] == "moves" and request.META.get("HTTP_AUTHORIZATION", "")[:5].lower() != SCHEME:
            return get_response(request)
        request.get_host()  # refuses hosts that this service does not answer to
        try:
            response = VIEWS[busy[2]](request, int(busy[1]))
        except NeedsSession:
            return get_response(request)
        response.headers["X-Content-Type-Options"] = "nosniff"
        return response

    return respond
