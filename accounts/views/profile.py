"""The account page: the profile, what guards the account, the token, the data."""

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils.translation import activate, gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from accounts.forms.profile import ProfileForm
from accounts.models import User
from accounts.selectors.security import security_of
from games.kernel.drawing.seats import SEAT_COLOURS

NEW_TOKEN = "new_token"


@never_cache
@login_required
@require_http_methods(["GET", "HEAD", "POST"])
def account(request: HttpRequest) -> HttpResponse:
    # The form writes to its instance even when it is refused; the page keeps showing the old name.
    player = User.objects.get(pk=request.user.pk)
    form = ProfileForm(request.POST or None, instance=player)
    if request.method == "POST" and form.is_valid():
        form.save()
        if player.language:
            activate(player.language)
        messages.success(request, gettext("Your profile is saved."))
        return redirect("account")
    context = {
        "form": form,
        "security": security_of(request.user),
        "colours": SEAT_COLOURS,
        "new_token": request.session.pop(NEW_TOKEN, None),
    }
    status = 400 if form.errors else 200
    return render(request, "accounts/account.html", context, status=status)
