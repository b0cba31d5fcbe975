"""Pages for what went wrong, in our words."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return render(request, "400.html", status=400)


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return render(request, "403.html", status=403)


def forged(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without its token, or with another one's."""
    return render(request, "403_csrf.html", status=403)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    """What a view says in its Http404 is told; the address alone is not."""
    said = exception.args[0] if exception and exception.args else ""
    context = {"said": said if isinstance(said, str) and not is_djangos(said) else ""}
    return render(request, "404.html", context, status=404)


def is_djangos(said: str) -> bool:
    return said.startswith("No ") and said.endswith("matches the given query.")


def failed(request: HttpRequest) -> HttpResponse:
    """Without the request: nothing that broke is asked again."""
    return HttpResponse(render_to_string("500.html"), status=500)
