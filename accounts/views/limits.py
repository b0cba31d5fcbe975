"""The answer to somebody who asks too often."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

SECONDS_TO_WAIT = 60


def too_many_requests(request: HttpRequest) -> HttpResponse:
    response = render(request, "accounts/too_many_requests.html", status=429)
    response.headers["Retry-After"] = str(SECONDS_TO_WAIT)
    return response
