"""Matches: listing them, opening a table, looking at one."""

from typing import Any
from urllib.parse import urlencode

from rest_framework.exceptions import NotAuthenticated
from rest_framework.response import Response

from games.api.base import Endpoint
from games.api.describing import reads, writes
from games.api.inputs.creating import TableIn
from games.api.inputs.looking import MatchesIn
from games.api.outputs.match import MatchesOut, MatchOut
from games.models import Match
from games.selectors.listing import Wanted, match_listed, matches_wanted
from games.services.tables import Wishes, open_table


class Matches(Endpoint):
    @reads({200: MatchesOut}, operation_id="matches", parameters=[MatchesIn])
    def get(self, request: Any) -> Response:
        """Newest first."""
        sent = MatchesIn(data=request.query_params)
        sent.is_valid(raise_exception=True)
        wanted = Wanted(**sent.validated_data)
        if wanted.mine and not request.user.is_authenticated:
            raise NotAuthenticated
        found = matches_wanted(request.user, wanted)
        shown = found[: wanted.limit]
        further = following(request, shown) if len(found) > wanted.limit else None
        return Response({"next": further, "results": MatchOut(shown, many=True).data})

    @writes({201: MatchOut}, operation_id="open_table", request=TableIn)
    def post(self, request: Any) -> Response:
        """Open a table; you sit at seat 0. It starts when it is full, bots counted."""
        sent = TableIn(data=request.data)
        sent.is_valid(raise_exception=True)
        wanted = dict(sent.validated_data)
        game, seats, options = (wanted.pop(name) for name in ("game", "seats", "options"))
        match = open_table(
            request.user, game, seats=seats, options=options, wishes=Wishes(**wanted)
        )
        return Response(presented_now(match.pk), 201)


class OneMatch(Endpoint):
    @reads({200: MatchOut}, operation_id="match")
    def get(self, request: Any, match_id: int) -> Response:
        return Response(presented_now(self.match(match_id).pk))


def following(request: Any, shown: list[Match]) -> str:
    """The same list, from where this page ends."""
    kept = {name: value for name, value in request.query_params.items() if name != "before"}
    return f"{request.path}?{urlencode({**kept, 'before': shown[-1].pk})}"


def presented_now(match_id: int) -> dict[str, Any]:
    """The match after something changed."""
    return MatchOut(match_listed(match_id)).data
