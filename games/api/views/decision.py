"""What the caller is asked now."""

from typing import Any

from rest_framework.exceptions import NotAuthenticated
from rest_framework.response import Response

from games.api.asking import decision_for
from games.api.base import Endpoint
from games.api.describing import LANGUAGE, reads
from games.api.outputs.decision import DecisionOut
from games.selectors.viewpoints import seats_of


class Decision(Endpoint):
    @reads(
        {200: DecisionOut, 204: None},
        operation_id="decision",
        parameters=[LANGUAGE],
    )
    def get(self, request: Any, match_id: int) -> Response:
        """204 if you are not asked."""
        if not request.user.is_authenticated:
            raise NotAuthenticated
        match = self.match(match_id)
        asked = decision_for(match, seats_of(match, request.user))
        return Response(status=204) if asked is None else Response(asked)
