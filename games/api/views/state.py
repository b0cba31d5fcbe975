"""The state at any moment, as the caller may see it."""

from typing import Any

from django.http import HttpResponse

from games.api.base import Endpoint
from games.api.caching import etag_of, is_fresh, marked, not_modified
from games.api.describing import IF_NONE_MATCH, NOT_MODIFIED, reads
from games.api.errors import no_such_moment
from games.api.inputs.looking import MomentIn
from games.api.outputs.moment import StateOut, written
from games.selectors.moments import moment
from games.selectors.viewpoints import Viewpoint


class State(Endpoint):
    @reads(
        {200: StateOut, **NOT_MODIFIED},
        operation_id="state",
        parameters=[MomentIn, IF_NONE_MATCH],
        statuses=(409,),
    )
    def get(self, request: Any, match_id: int) -> HttpResponse:
        sent = MomentIn(data=request.query_params)
        sent.is_valid(raise_exception=True)
        at = sent.validated_data.get("at")
        point = self.viewpoint(match_id)
        etag = etag_of(point, "state", seq_of(point, at))
        if is_fresh(request, etag):
            return not_modified(point, etag, moment=at is not None)
        body = written(moment(point, at))
        answer = HttpResponse(body, content_type="application/json")
        return marked(answer, point, etag, moment=at is not None)


def seq_of(point: Viewpoint, at: int | None) -> int:
    """The event that is asked for, if there is one."""
    if at is None:
        return point.match.head
    if not 0 < at <= point.match.head:
        raise no_such_moment()
    return at
