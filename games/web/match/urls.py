"""The addresses of a match: now, its moments, its decision, what is written beside it."""

from django.urls import path

from games.web.match.beside import chronicle, notes, talk
from games.web.match.drawing import drawing_css
from games.web.match.live import head
from games.web.match.moves import play, step_back
from games.web.match.pages import match_page, moment_page

urlpatterns = [
    path("matches/<int:match_id>/", match_page, name="match"),
    path("matches/<int:match_id>/moments/<int:seq>/", moment_page, name="match_moment"),
    path("matches/<int:match_id>/play/", play, name="match_play"),
    path("matches/<int:match_id>/back/", step_back, name="match_back"),
    path("matches/<int:match_id>/head/", head, name="match_head"),
    path("matches/<int:match_id>/chronicle/", chronicle, name="match_chronicle"),
    path("matches/<int:match_id>/talk/", talk, name="match_talk"),
    path("matches/<int:match_id>/notes/", notes, name="match_notes"),
    path("drawing/<slug:version>.css", drawing_css, name="drawing_css"),
]
