"""Lets a form lead to another service although our pages allow forms to lead to us only."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.http import url_has_allowed_host_and_scheme

View = Callable[[HttpRequest], HttpResponse]


def leave_by_page(get_response: View) -> View:
    """Browsers refuse a redirect that answers a form and leads away; a page may lead away."""

    def respond(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        target = response.headers.get("Location")
        if request.method != "POST" or not target or leads_to_us(target, request):
            return response
        page = render(request, "socialaccount/login_redirect.html", {"redirect_to": target})
        page.cookies.update(response.cookies)
        return page

    return respond


def leads_to_us(target: str, request: HttpRequest) -> bool:
    return url_has_allowed_host_and_scheme(target, allowed_hosts={request.get_host()})
