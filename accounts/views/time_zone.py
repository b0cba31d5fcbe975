"""The browser tells its time zone, once, when the player has none yet."""

from allauth.decorators import rate_limit
from django.contrib.auth.decorators import login_required
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest
from django.views.decorators.http import require_POST

from accounts.services.profiles import guess_time_zone


@login_required
@require_POST
@rate_limit(action="guess_time_zone")
def guess(request: HttpRequest) -> HttpResponse:
    try:
        guess_time_zone(user=request.user, name=request.POST.get("time_zone", ""))
    except ValidationError as refused:
        return HttpResponseBadRequest("\n".join(refused.messages), content_type="text/plain")
    return HttpResponse(status=204)
