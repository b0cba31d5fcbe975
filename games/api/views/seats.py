"""Sitting down at a match, standing up, starting it."""

from typing import Any

from django.http import Http404
from django.utils.translation import gettext as _
from rest_framework.response import Response

from games.api.base import Endpoint
from games.api.describing import writes
from games.api.errors import Problem
from games.api.inputs.creating import JoinIn
from games.api.outputs.match import MatchOut
from games.api.views.matches import presented_now
from games.models import Match
from games.selectors.listing import is_invited
from games.selectors.viewpoints import seats_of
from games.services.tables import sit_down, stand_up, start_table
from games.services.tenures import leave_match, take_over


class Join(Endpoint):
    @writes({200: MatchOut}, operation_id="join", request=JoinIn)
    def post(self, request: Any, match_id: int) -> Response:
        """Take a free seat, or the seat of somebody who left a running match."""
        sent = JoinIn(data=request.data)
        sent.is_valid(raise_exception=True)
        wishes = sent.validated_data
        match = self.match_to_join(match_id, wishes["invitation"])
        if match.status == Match.Status.OPEN:
            sit_down(match_id, request.user, **wishes)
        elif wishes.get("seat") is None:
            raise Problem(409, "not_open", _("This match has started already."))
        else:
            seat, invitation = wishes["seat"], wishes["invitation"]
            take_over(match_id, request.user, seat=seat, invitation=invitation)
        return Response(presented_now(match_id))

    def match_to_join(self, match_id: int, invitation: str) -> Match:
        """Who was invited may know of a private table."""
        try:
            return self.match(match_id)
        except Http404:
            if not invitation or not is_invited(match_id, invitation):
                raise
        return Match.objects.get(pk=match_id)


class Leave(Endpoint):
    @writes({200: MatchOut}, operation_id="leave", request=None)
    def post(self, request: Any, match_id: int) -> Response:
        """Stand up; in a running match a bot plays on until somebody takes the seat over."""
        match = self.match(match_id)
        leave = stand_up if match.status == Match.Status.OPEN else leave_match
        leave(match_id, request.user)
        return Response(presented_now(match_id))


class Start(Endpoint):
    @writes({200: MatchOut}, operation_id="start", request=None)
    def post(self, request: Any, match_id: int) -> Response:
        """Start a table that has no free seat left; one that has started already is left alone."""
        match = self.match(match_id)
        if match.status != Match.Status.RUNNING or not seats_of(match, request.user):
            start_table(match_id, request.user)
        return Response(presented_now(match_id))
