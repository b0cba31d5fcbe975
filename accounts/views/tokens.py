"""Making and revoking the API token."""

from allauth.account.decorators import reauthentication_required
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext
from django.views.decorators.http import require_POST

from accounts.services.tokens import make_token, revoke_token
from accounts.views.profile import NEW_TOKEN


@login_required
@require_POST
@reauthentication_required
def make(request: HttpRequest) -> HttpResponse:
    """The next page shows the key, once."""
    request.session[NEW_TOKEN] = make_token(user=request.user)
    return redirect("account")


@login_required
@require_POST
def revoke(request: HttpRequest) -> HttpResponse:
    revoke_token(user=request.user)
    messages.success(
        request, gettext("The token is revoked. Programs that used it are locked out.")
    )
    return redirect("account")
