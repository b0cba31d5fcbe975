"""All that is kept about the player, as a file."""

from allauth.decorators import rate_limit
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, JsonResponse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST

from accounts.selectors.export import data_of


@never_cache
@login_required
@require_POST
@rate_limit(action="export_data")
def export(request: HttpRequest) -> JsonResponse:
    response = JsonResponse(
        data_of(request.user), json_dumps_params={"indent": 2, "ensure_ascii": False}
    )
    response.headers["Content-Disposition"] = 'attachment; filename="longtable.json"'
    return response
