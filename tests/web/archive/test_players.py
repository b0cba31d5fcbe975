"""A player's page."""

from urllib.parse import quote

import pytest
from django.test import Client
from msgspec import structs
from pytest_django import DjangoAssertNumQueries

from accounts.services.deletion import make_former_player
from games.kernel.game import AnyGame
from games.kernel.text import say
from games.log.errors import CorruptLog
from games.models import Match
from games.rules.registry import GAMES
from games.services.checking import rebuild_match, verify_match
from tests.support.kingdoms import player
from tests.support.quarry import Quarry
from tests.web.archive.conftest import client_of, quarry_finished
from tests.web.archive.test_archive import copy_of

pytestmark = pytest.mark.django_db


def page_of(name: str, client: Client | None = None, query: str = "") -> str:
    response = (client or Client()).get(f"/players/{quote(name)}/{query}")
    assert response.status_code == 200
    return response.content.decode()


def test_it_tells_what_was_played_and_how_it_went(finished: Match) -> None:
    ada = player("ada")
    ada.about = "I like <b>stones</b>."
    ada.save()
    page = page_of("ada")
    assert "I like &lt;b&gt;stones&lt;/b&gt;." in page
    assert "Stone by stone" in page
    points = finished.result["points"][0]
    assert f"{points} point" in page
    assert page_of("ADA").count("Stone by stone")
    assert ada.email not in page


def test_private_matches_count_only_for_those_who_may_look(quarry: AnyGame) -> None:
    quarry_finished("ada", "bogdan", title="Behind the curtain", private=True)
    assert "Behind the curtain" not in page_of("ada")
    assert "No finished match yet" in page_of("ada")
    assert "Behind the curtain" in page_of("ada", client_of("bogdan"))


def test_a_former_player_keeps_the_matches_without_the_name(finished: Match) -> None:
    former = make_former_player(user=player("ada"))
    page = page_of(former.username)
    assert "A former player" in page
    assert "Stone by stone" in page
    assert Client().get("/players/ada/").status_code == 404


@pytest.mark.parametrize(
    "name",
    ["nobody", "%00", "%2e%2e", "..%2f..%2fetc", "x" * 400, "%3Cscript%3E", "%F0%9F%98%80", "%FF"],
)
def test_nobody_is_nobody(finished: Match, name: str) -> None:
    response = Client().get(f"/players/{name}/")
    assert response.status_code == 404
    assert "<script>alert" not in response.content.decode()


def test_it_asks_the_same_few_questions_however_much_was_played(
    finished: Match, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(25):
        copy_of(finished, f"Copy {number}", "ada", f"player{number}")
    with django_assert_num_queries(7):  # player, record, achievements, count, matches, 2 × seats
        page = page_of("ada")
    assert "page 1 of 2" in page
    assert "Stone by stone" in page_of("ada", query="?page=2")


def test_it_shows_what_was_achieved_in_the_games_own_order(
    quarry: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Achievements stand in the result, so that they follow from the log like points."""
    names = {"rich": say("Rich in stones"), "poor": say("Poor"), "first": say("First of all")}

    def reached(g: Quarry, seat: int) -> list[str]:
        return ["first", "rich"] if seat == 0 else []

    achieving = structs.replace(quarry, achievements=reached, achievement_names=lambda _: names)
    monkeypatch.setitem(GAMES, "quarry", achieving)
    match = quarry_finished("ada", "bogdan")
    assert match.result["achievements"] == [["first", "rich"], []]

    page = page_of("ada")
    assert page.index("Rich in stones") < page.index("First of all")
    assert "2 of 3" in page
    assert "Achievements" not in page_of("bogdan")


def test_achievements_are_rebuilt_from_the_log(
    quarry: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    achieving = structs.replace(quarry, achievements=lambda g, seat: [f"seat{seat}"])
    monkeypatch.setitem(GAMES, "quarry", achieving)
    match = quarry_finished("ada", "bogdan")
    Match.objects.filter(pk=match.pk).update(result={})
    with pytest.raises(CorruptLog):
        verify_match(Match.objects.get(pk=match.pk))
    rebuild_match(match)

    match.refresh_from_db()
    assert match.result["achievements"] == [["seat0"], ["seat1"]]
    verify_match(match)
