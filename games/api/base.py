"""What the endpoints share: a look at the size of the body, and the match they are about."""

from typing import Any

from django.http import Http404
from rest_framework.permissions import AllowAny, IsAuthenticated
from rest_framework.views import APIView

from games.api.errors import not_started
from games.api.negotiation import check_size
from games.models import Match
from games.selectors.listing import match_with_terms
from games.selectors.viewpoints import Viewpoint, matches_open_to, viewpoint_of


class Endpoint(APIView):
    """Anybody may look; who writes has to sign in."""

    def initial(self, request: Any, *args: Any, **kwargs: Any) -> None:
        super().initial(request, *args, **kwargs)
        check_size(request)

    def get_permissions(self) -> list[Any]:
        return [AllowAny() if self.request.method in ("GET", "HEAD") else IsAuthenticated()]

    def match(self, match_id: int) -> Match:
        """A match that the caller may know of."""
        match = match_with_terms(matches_open_to(self.request.user), match_id)
        if match is None:
            raise Http404
        return match

    def viewpoint(self, match_id: int) -> Viewpoint:
        """The caller's eyes on a match that has a log."""
        match = self.match(match_id)
        if not match.head:
            raise not_started()
        return viewpoint_of(match, self.request.user)
