"""A signed-in player reads every page in the language and time zone of the profile."""

from collections.abc import Callable
from zoneinfo import ZoneInfoNotFoundError

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils import timezone, translation

View = Callable[[HttpRequest], HttpResponse]


def personal_settings(get_response: View) -> View:
    def respond(request: HttpRequest) -> HttpResponse:
        # A stranger has no session: nothing is looked up and the answer stays cacheable.
        if settings.SESSION_COOKIE_NAME not in request.COOKIES or request.user.is_anonymous:
            return get_response(request)
        speak_the_language_of(request)
        try:
            zone = request.user.zone
        except ZoneInfoNotFoundError:
            return get_response(request)
        with timezone.override(zone):
            return get_response(request)

    return respond


def speak_the_language_of(request: HttpRequest) -> None:
    if request.user.language:
        translation.activate(request.user.language)
        request.LANGUAGE_CODE = translation.get_language()
