"""The addresses of the archive, of players and of the rules at hand."""

from django.urls import path

from games.web.archive.export import export
from games.web.archive.fork import fork
from games.web.archive.listing import archive
from games.web.archive.players import player
from games.web.archive.receive import receive
from games.web.archive.reference import how_to_play, reference, reference_picture
from games.web.archive.results import results
from games.web.archive.verify import verify

urlpatterns = [
    path("archive/", archive, name="archive"),
    path("archive/import/", receive, name="import_match"),
    path("matches/<int:match_id>/results/", results, name="match_results"),
    path("matches/<int:match_id>/verify/", verify, name="match_verify"),
    path("matches/<int:match_id>/export.jsonl", export, name="match_export"),
    path("matches/<int:match_id>/fork/", fork, name="match_fork"),
    path("players/<str:name>/", player, name="player"),
    path("games/<slug:slug>/reference/", reference, name="reference"),
    path(
        "games/<slug:slug>/reference/<slug:picture>.svg",
        reference_picture,
        name="reference_picture",
    ),
    path("games/<slug:slug>/how-to-play/", how_to_play, name="how_to_play"),
]
