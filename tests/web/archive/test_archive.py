"""The archive: who finds which finished match."""

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from games.kernel.game import AnyGame
from games.models import Match, Seat
from tests.support.kingdoms import player
from tests.web.archive.conftest import client_of, quarry_finished

pytestmark = pytest.mark.django_db
NASTY = "<script>alert('1')</script>\"&"


def found(client: Client, query: str = "") -> str:
    response = client.get(f"/archive/?{query}")
    assert response.status_code == 200
    return response.content.decode()


def copy_of(match: Match, title: str, *names: str, **changes: object) -> Match:
    """Another row of the archive, without a log."""
    terms = match.terms
    values = {field.name: getattr(match, field.name) for field in Match._meta.concrete_fields}
    copy = Match.objects.create(**{**values, "id": None, **changes})
    terms.pk, terms.match, terms.title, terms.invitation = copy.pk, copy, title, f"i{copy.pk}"
    terms._state.adding = True
    terms.save(force_insert=True)
    Seat.objects.bulk_create(
        Seat(match=copy, number=number, player=player(name)) for number, name in enumerate(names)
    )
    match.refresh_from_db()
    return copy


def test_it_lists_finished_matches_with_players_and_winner(finished: Match) -> None:
    page = found(Client())
    assert "Stone by stone" in page
    assert f'href="/matches/{finished.pk}/results/"' in page
    assert 'href="/players/ada/"' in page
    assert "Won by" in page


def test_a_match_that_nobody_won_is_told_as_such(finished: Match) -> None:
    """Alone against the game one can be second and last."""
    lost = {"ranks": [2, 2], "points": [12, 9]}
    Match.objects.filter(pk=finished.pk).update(result=lost)
    page = found(Client())
    assert "Nobody won" in page
    assert "Won by" not in page


def test_it_says_so_when_nothing_is_there(quarry: AnyGame) -> None:
    assert "Nothing is finished yet" in found(Client())


def test_running_matches_are_not_in_it(running: Match) -> None:
    assert "Stone by stone" not in found(client_of("ada"))


def test_private_matches_are_found_by_those_who_sat_there_only(quarry: AnyGame) -> None:
    quarry_finished("ada", "bogdan", title="Behind the curtain", private=True)
    player("eve")
    assert "Behind the curtain" not in found(Client())
    assert "Behind the curtain" not in found(client_of("eve"))
    assert "Behind the curtain" in found(client_of("ada"))


def test_sandboxes_are_not_in_it(quarry: AnyGame) -> None:
    quarry_finished("ada", "bogdan", title="Tried out", private=True, sandbox=True)
    assert "Tried out" not in found(client_of("ada"))


@pytest.mark.parametrize(
    ("query", "fits"),
    [
        ("words=STONE", True),
        ("words=gravel", False),
        ("player=bog", True),
        ("player=celia", False),
        ("game=quarry&seats=2", True),
        ("game=tiny_epic_kingdoms", False),
        ("seats=3", False),
        ("since=2001-01-01", True),
        ("until=2001-01-01", False),
    ],
)
def test_it_can_be_searched(finished: Match, query: str, fits: bool) -> None:  # noqa: FBT001
    assert ("Stone by stone" in found(Client(), query)) is fits


def test_a_day_counts_from_its_first_to_its_last_minute(finished: Match) -> None:
    day = timezone.localtime(finished.finished).date().isoformat()
    assert "Stone by stone" in found(Client(), f"since={day}&until={day}")


@pytest.mark.parametrize(
    "query",
    [
        "seats=x",
        "seats=99999999999999999999",
        "since=yesterday",
        "until=9999-99-99",
        "page=-3",
        "page=x",
        "page=999999999999999999999",
        "words=%00",
        "player=%00",
        "game=../../etc/passwd",
        "words=" + "x" * 5000,
        "player=%25&words=_",
        "since=0001-01-01&until=9999-12-31",
    ],
)
def test_odd_questions_are_answered(finished: Match, query: str) -> None:
    found(Client(), query)


def test_names_and_titles_are_only_text(quarry: AnyGame) -> None:
    match = quarry_finished("ada", "bogdan", title=NASTY)
    for address in ("/archive/", *(f"/matches/{match.pk}/{p}/" for p in ("results", "verify"))):
        page = client_of("ada").get(address).content.decode()
        assert "<script>alert" not in page
        assert "&lt;script&gt;alert" in page
    assert "<script>alert" not in found(Client(), "words=%3Cscript%3Ealert(1)")


def test_it_comes_in_pages_that_keep_the_search(finished: Match) -> None:
    for number in range(30):
        copy_of(finished, f"Copy {number}", "ada", "bogdan")
    first = found(Client(), "player=ada")
    assert "page 1 of 2" in first
    assert "player=ada&amp;page=2" in first
    assert "Stone by stone" in found(Client(), "player=ada&page=2")


def test_it_asks_the_same_few_questions_however_much_there_is(
    finished: Match, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    client = client_of("ada")
    for number in range(20):
        copy_of(finished, f"Copy {number}", "ada", f"player{number}")
    # session, user, count, matches, seats, what waits, the inbox
    with django_assert_num_queries(7):
        client.get("/archive/")


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch"])
def test_it_is_only_looked_at(finished: Match, method: str) -> None:
    for address in ("/archive/", f"/matches/{finished.pk}/results/", "/players/ada/"):
        assert getattr(Client(), method)(address).status_code == 405
