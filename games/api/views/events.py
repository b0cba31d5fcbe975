"""The log as the caller may know it."""

from typing import Any

from django.http import HttpResponse

from games.api.base import Endpoint
from games.api.caching import etag_of, is_fresh, marked, not_modified
from games.api.describing import IF_NONE_MATCH, NOT_MODIFIED, reads
from games.api.inputs.looking import EventsIn
from games.api.outputs.events import EventsOut, page
from games.selectors.telling import events_seen


class Events(Endpoint):
    @reads(
        {200: EventsOut, **NOT_MODIFIED},
        operation_id="events",
        parameters=[EventsIn, IF_NONE_MATCH],
        statuses=(409,),
    )
    def get(self, request: Any, match_id: int) -> HttpResponse:
        """In order; moves that were taken back are there too, and the `undone` after them."""
        sent = EventsIn(data=request.query_params)
        sent.is_valid(raise_exception=True)
        after, limit = sent.validated_data["after"], sent.validated_data["limit"]
        point = self.viewpoint(match_id)
        head = point.match.head
        etag = etag_of(point, "events", head, after, limit)
        if is_fresh(request, etag):
            return not_modified(point, etag)
        body = page(head, events_seen(point, after + 1, min(after + limit, head)))
        return marked(HttpResponse(body, content_type="application/json"), point, etag)
