"""The addresses of the service."""

from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView

urlpatterns = [
    path("", include("games.web.urls")),
    path("account/", include("accounts.urls")),
    path("account/", include("allauth.urls")),
    path(
        ".well-known/change-password", RedirectView.as_view(pattern_name="account_change_password")
    ),
    path("admin/", admin.site.urls),
]
handler429 = "accounts.views.limits.too_many_requests"
