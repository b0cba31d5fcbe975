"""The language switch at the foot of every page."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import check_for_language
from django.views.decorators.http import require_POST

from accounts.services.profiles import choose_language
from games.web.lobby.answers import safe_next


@require_POST
def set_language(request: HttpRequest) -> HttpResponse:
    """For this browser, and for the mails of who is signed in."""
    response = HttpResponseRedirect(safe_next(request, reverse("home")))
    language = request.POST.get("language", "")
    if language not in dict(settings.LANGUAGES) or not check_for_language(language):
        return response
    if request.user.is_authenticated:
        choose_language(user=request.user, language=language)
    response.set_cookie(
        settings.LANGUAGE_COOKIE_NAME,
        language,
        max_age=365 * 24 * 60 * 60,
        samesite="Lax",
        secure=request.is_secure(),
    )
    return response
