"""The addresses of home, lobby and tables."""

from django.urls import path

from games.web.lobby.games import game, games
from games.web.lobby.home import home
from games.web.lobby.join import join
from games.web.lobby.language import set_language
from games.web.lobby.lists import matches, tables
from games.web.lobby.opening import open_a_table
from games.web.lobby.pictures import game_picture, match_picture
from games.web.lobby.table import invite, sit, stand, start
from games.web.lobby.votes import leave, propose_vote, skip, take_seat, vote

urlpatterns = [
    path("", home, name="home"),
    path("language/", set_language, name="set_language"),
    path("games/", games, name="games"),
    path("games/<slug:slug>/", game, name="game"),
    path("games/<slug:slug>/open/", open_a_table, name="open_table"),
    path("games/<slug:slug>/picture.svg", game_picture, name="game_picture"),
    path("tables/", tables, name="tables"),
    path("matches/", matches, name="matches"),
    path("join/<slug:invitation>/", join, name="join"),
    path("matches/<int:match_id>/picture.svg", match_picture, name="match_picture"),
    path("matches/<int:match_id>/sit/", sit, name="sit"),
    path("matches/<int:match_id>/stand/", stand, name="stand"),
    path("matches/<int:match_id>/start/", start, name="start"),
    path("matches/<int:match_id>/invite/", invite, name="invite"),
    path("matches/<int:match_id>/leave/", leave, name="leave"),
    path("matches/<int:match_id>/take-over/", take_seat, name="take_over"),
    path("matches/<int:match_id>/skip/", skip, name="skip"),
    path("matches/<int:match_id>/votes/", propose_vote, name="propose_vote"),
    path("matches/<int:match_id>/votes/<int:vote_id>/", vote, name="vote"),
]
