"""The player asks for the account to go, and confirms it."""

from allauth.account.adapter import get_adapter
from django.contrib import messages
from django.contrib.auth import logout
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from accounts.forms.deletion import DeletionForm
from accounts.services.deletion import make_former_player


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: HttpRequest) -> HttpResponse:
    form = DeletionForm(request.POST or None, user=request.user)
    if request.method == "POST" and form.is_valid():
        user = request.user
        get_adapter().send_notification_mail("account/email/account_deleted", user)
        logout(request)
        make_former_player(user=user)
        messages.success(request, gettext("Your account is gone. Thank you for playing."))
        return redirect("home")
    return render(
        request, "accounts/delete.html", {"form": form}, status=400 if form.errors else 200
    )
