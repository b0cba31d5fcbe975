"""The addresses of the service."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView

urlpatterns = [
    path("", include("games.web.urls")),
    path("", include("notifications.web.urls")),
    path("account/", include("accounts.urls")),
    path("account/", include("allauth.urls")),
    path(
        ".well-known/change-password", RedirectView.as_view(pattern_name="account_change_password")
    ),
    path("api/v1/", include("games.api.urls")),
    path("admin/", admin.site.urls),
]
handler400 = "games.web.lobby.errors.bad_request"
handler403 = "games.web.lobby.errors.forbidden"
handler404 = "games.web.lobby.errors.not_found"
handler429 = "accounts.views.limits.too_many_requests"
handler500 = "games.web.lobby.errors.failed"
