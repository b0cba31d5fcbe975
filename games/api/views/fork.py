"""A sandbox out of a finished match."""

from typing import Any

from rest_framework.response import Response

from games.api.base import Endpoint
from games.api.describing import writes
from games.api.errors import no_such_moment
from games.api.inputs.creating import ForkIn
from games.api.outputs.match import MatchOut
from games.api.views.matches import presented_now
from games.services.forking import fork_match


class Fork(Endpoint):
    @writes({201: MatchOut}, operation_id="fork", request=ForkIn)
    def post(self, request: Any, match_id: int) -> Response:
        """Go on from any moment, by yourself, at every seat; draws are new."""
        sent = ForkIn(data=request.data)
        sent.is_valid(raise_exception=True)
        match = self.match(match_id)
        at = sent.validated_data["at"]
        if match.head and at > match.head:
            raise no_such_moment()
        return Response(presented_now(fork_match(match, request.user, at=at).pk), 201)
