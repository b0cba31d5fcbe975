import re
from random import Random

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from accounts.models import User
from games.models import Match, Seat, Terms
from games.rules.registry import GAMES
from games.services.matches import create_match
from tests.support.people import open_one, player, players, started
from tests.support.playing import play_on

pytestmark = pytest.mark.django_db
TEK = "tiny_epic_kingdoms"
MOST_QUERIES = 9
ALL_ASKED = {"faction_assignment": "random"}
"""Then the first question goes to everybody at once."""


def signed_in(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def page_of(user: User, address: str = "/") -> str:
    response = signed_in(user).get(address)
    assert response.status_code == 200
    return response.content.decode()


def test_strangers_are_told_what_it_is_and_which_games_there_are(client: Client) -> None:
    page = client.get("/").content.decode()
    for slug, game in GAMES.items():
        assert f'id="game-{slug}"' in page
        assert game.name.en in page
    assert "/account/login/" in page


def test_the_page_says_how_many_tables_wait_and_what_they_ask() -> None:
    ada, bogdan = players("ada", "bogdan")
    started(ada, bogdan, game=TEK, title="The long winter", options=ALL_ASKED)
    started(ada, bogdan, game=TEK, title="Tide and tusk", options=ALL_ASKED)
    page = page_of(ada)
    assert "Two tables wait for you" in page
    assert page.count("Choose the side of your territory card.") == 2
    assert '<span class="count">2</span>' in page
    assert "<title>(2) Longtable</title>" in page


def test_the_lamp_is_dark_when_nothing_waits(quarry: object) -> None:
    ada, bogdan = players("ada", "bogdan")
    started(ada, bogdan, title="The long winter")
    page = page_of(bogdan)
    assert "No table waits for you" in page
    assert "The long winter" in page
    assert "ada decides" in page
    assert "btn lamp" not in page
    assert "lamp lit" not in page


def test_the_soonest_deadline_comes_first_and_tables_without_one_last() -> None:
    ada, bogdan = players("ada", "bogdan")
    for title, hours in (("never", 0), ("late", 72), ("soon", 24)):
        control = {"kind": "per_move", "hours": hours} if hours else {}
        started(ada, bogdan, game=TEK, title=title, time_control=control, options=ALL_ASKED)
    page = page_of(ada)
    assert page.index("<b>soon</b>") < page.index("<b>late</b>") < page.index("<b>never</b>")


def test_a_table_of_mine_in_polish() -> None:
    ada = player("ada", language="pl")
    started(ada, player("bogdan"), game=TEK, options=ALL_ASKED)
    page = page_of(ada)
    assert "Jeden stół czeka na ciebie" in page
    assert "Wybierz stronę swojej karty terytorium." in page


def test_private_tables_of_others_are_not_on_the_page() -> None:
    ada, bogdan = players("ada", "bogdan")
    open_one(ada, game=TEK, title="hidden away", private=True)
    assert "hidden away" not in page_of(bogdan)


@pytest.fixture
def five_hundred(quarry: object) -> User:
    """One person at 500 matches: waiting, waited for, finished; and many open tables."""
    ada, bogdan = players("ada", "bogdan")
    rng = Random(5)
    model = play_on(started(ada, bogdan, title="model"), 30, rng=rng)
    for _ in range(20):
        play_on(started(ada, bogdan), rng.randrange(12), rng=rng)
    rows = [
        Match(
            game="quarry",
            seats=2,
            seed=b"s" * 32,
            content=model.content,
            status=rng.choice(["finished", "open", "cancelled"]),
        )
        for _ in range(479)
    ]
    Match.objects.bulk_create(rows)
    Terms.objects.bulk_create(Terms(match=match, host=ada) for match in rows)
    Seat.objects.bulk_create(
        Seat(match=match, number=number, player=who)
        for match in rows
        for number, who in enumerate((ada, bogdan))
    )
    return ada


def test_home_asks_little_at_five_hundred_matches(
    five_hundred: User, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    assert Match.objects.count() == 500
    client = signed_in(five_hundred)
    client.get("/")
    with django_assert_max_num_queries(MOST_QUERIES):
        response = client.get("/")
    assert response.status_code == 200


def test_a_broken_match_does_not_take_the_page_down(quarry: object) -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan, title="broken")
    Match.objects.filter(pk=match.pk).update(head=match.head + 5)
    assert "broken" in page_of(ada)


def test_a_match_without_terms_is_shown_to_nobody(quarry: object, client: Client) -> None:
    create_match("quarry", 2)
    assert client.get("/tables/").status_code == 200
    assert client.get("/matches/").status_code == 200


@pytest.mark.parametrize("address", ["/", "/no-such-page"])
def test_every_answer_forbids_foreign_and_inline_code(client: Client, address: str) -> None:
    policy = client.get(address).headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


def test_other_security_headers_are_set(client: Client) -> None:
    headers = client.get("/").headers
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"


@pytest.mark.parametrize("file", ["look.css", "lobby.css", "icons.svg", "js/lobby-entropy.js"])
def test_static_files_are_served(client: Client, file: str) -> None:
    assert client.get(f"/static/{file}").status_code == 200


INLINE = re.compile(r"<style|<script(?![^>]*\bsrc=)|\sstyle=|\son\w+=")


@pytest.mark.parametrize(
    "address", ["/", "/games/", f"/games/{TEK}/", f"/games/{TEK}/open/", "/tables/", "/matches/"]
)
def test_pages_keep_to_their_own_policy(address: str) -> None:
    ada, bogdan = players("ada", "bogdan")
    started(ada, bogdan, game=TEK)
    assert not INLINE.search(page_of(ada, address))
