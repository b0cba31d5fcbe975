"""The addresses of the pages."""

from django.urls import include, path

urlpatterns = [
    path("", include("games.web.lobby.urls")),
    path("", include("games.web.match.urls")),
    path("", include("games.web.archive.urls")),
]
