"""The match as a file of JSON lines."""

from typing import Any

from django.http import HttpResponse
from drf_spectacular.types import OpenApiTypes

from games.api.base import Endpoint
from games.api.caching import etag_of, is_fresh, marked, not_modified
from games.api.describing import IF_NONE_MATCH, NOT_MODIFIED, reads
from games.services.exporting import export_match

MEDIA_TYPE = "application/x-ndjson"


class Export(Endpoint):
    @reads(
        {(200, MEDIA_TYPE): OpenApiTypes.STR, **NOT_MODIFIED},
        operation_id="export",
        parameters=[IF_NONE_MATCH],
        statuses=(409,),
    )
    def get(self, request: Any, match_id: int) -> HttpResponse:
        """The whole log of a finished match, the public part of any other."""
        point = self.viewpoint(match_id)
        etag = etag_of(point, "export", point.match.head)
        if is_fresh(request, etag):
            return not_modified(point, etag)
        answer = HttpResponse(
            b"".join(export_match(point.match, point.seat)), content_type=MEDIA_TYPE
        )
        name = f"{point.match.game}-{match_id}.jsonl"
        answer.headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return marked(answer, point, etag)
