"""The OpenAPI document, made once."""

import hashlib
from functools import cache
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.views.decorators.http import require_safe
from drf_spectacular.generators import SchemaGenerator

from games.api.caching import is_fresh


@cache
def document() -> tuple[bytes, str]:
    """The document and its ETag."""
    made: Any = SchemaGenerator().get_schema(public=True)
    body = msgspec.json.encode(made, enc_hook=str)
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


@require_safe
def schema(request: HttpRequest) -> HttpResponse:
    body, etag = document()
    if is_fresh(request, etag):
        return HttpResponseNotModified(headers={"ETag": etag})
    return HttpResponse(body, content_type="application/json", headers={"ETag": etag})
