"""The addresses of the API, under /api/v1/."""

from django.urls import path, re_path, register_converter

from games.api.converters import MatchNumber
from games.api.docs import docs
from games.api.errors import nothing_here
from games.api.schema import schema
from games.api.views.board import BoardPng, BoardSvg
from games.api.views.decision import Decision
from games.api.views.events import Events
from games.api.views.export import Export
from games.api.views.fork import Fork
from games.api.views.games import Games
from games.api.views.head import head
from games.api.views.matches import Matches, OneMatch
from games.api.views.moves import moves
from games.api.views.proof import Proof
from games.api.views.seats import Join, Leave, Start
from games.api.views.state import State
from games.api.views.undo import Undo

register_converter(MatchNumber, "match")
MATCH = "matches/<match:match_id>/"

app_name = "api"
urlpatterns = [
    path("games/", Games.as_view(), name="games"),
    path("matches/", Matches.as_view(), name="matches"),
    path(MATCH, OneMatch.as_view(), name="match"),
    path(f"{MATCH}join/", Join.as_view(), name="join"),
    path(f"{MATCH}leave/", Leave.as_view(), name="leave"),
    path(f"{MATCH}start/", Start.as_view(), name="start"),
    path(f"{MATCH}state/", State.as_view(), name="state"),
    path(f"{MATCH}decision/", Decision.as_view(), name="decision"),
    path(f"{MATCH}moves/", moves, name="moves"),
    path(f"{MATCH}undo/", Undo.as_view(), name="undo"),
    path(f"{MATCH}events/", Events.as_view(), name="events"),
    path(f"{MATCH}board.svg", BoardSvg.as_view(), name="board_svg"),
    path(f"{MATCH}board.png", BoardPng.as_view(), name="board_png"),
    path(f"{MATCH}head/", head, name="head"),
    path(f"{MATCH}export/", Export.as_view(), name="export"),
    path(f"{MATCH}fork/", Fork.as_view(), name="fork"),
    path(f"{MATCH}proof/", Proof.as_view(), name="proof"),
    path("schema/", schema, name="schema"),
    path("docs/", docs, name="docs"),
    re_path(r"", nothing_here),
]
