"""What if: sandboxes out of finished matches."""

import pytest
from django.test import Client, override_settings

from games.models import Match, Seat
from tests.support.kingdoms import player
from tests.support.playing import everything
from tests.web.archive.conftest import client_of

pytestmark = pytest.mark.django_db


def address(match: Match, at: int | str | None = None) -> str:
    return f"/matches/{match.pk}/fork/" + ("" if at is None else f"?at={at}")


def test_a_moment_leads_to_a_sandbox_where_one_plays_all_seats(finished: Match) -> None:
    client = client_of("celia")
    assert client.get(address(finished, 20)).status_code == 200
    response = client.post(address(finished), {"at": 20})
    sandbox = Match.objects.latest("pk")
    assert response.status_code == 302
    assert response["Location"] == f"/matches/{sandbox.pk}/"
    assert sandbox.status == Match.Status.RUNNING
    assert sandbox.head <= 20
    assert (sandbox.terms.fork_of, sandbox.terms.sandbox) == (finished, True)
    held = Seat.objects.filter(match=sandbox, last__isnull=True)
    assert {seat.player for seat in held} == {player("celia")}
    assert client.get(response["Location"]).status_code == 200
    assert client.post(f"/matches/{sandbox.pk}/verify/").status_code == 200
    assert client_of("ada").get(response["Location"]).status_code == 404


def test_looking_makes_nothing(finished: Match) -> None:
    client, before = client_of("celia"), everything()
    assert client.get(address(finished)).status_code == 200
    assert everything() == before


@pytest.mark.parametrize("at", ["", "0", "-1", "x", "99999999", "9" * 400, "1e3", "٣", "\0"])
def test_no_such_moment_is_refused(finished: Match, at: str) -> None:
    client, before = client_of("celia"), everything()
    assert client.post(address(finished), {"at": at}).status_code == 400
    if at:
        assert client.get(f"/matches/{finished.pk}/fork/", {"at": at}).status_code == 404
    assert everything() == before


def test_after_the_end_nothing_can_be_played(finished: Match) -> None:
    client, before = client_of("celia"), everything()
    response = client.post(address(finished), {"at": finished.head})
    assert response.status_code == 400
    assert "over at this moment" in response.content.decode()
    assert everything() == before


def test_only_finished_matches_and_signed_in_people(finished: Match, running: Match) -> None:
    before = everything()
    assert client_of("ada").post(address(running), {"at": 5}).status_code == 404
    assert Client().post(address(finished), {"at": 5}).status_code == 302
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(player("ada"))
    assert strict.post(address(finished), {"at": 5}).status_code == 403
    assert client_of("ada").delete(address(finished)).status_code == 405
    assert everything() == before


def test_forks_are_limited(finished: Match) -> None:
    client = client_of("celia")
    with override_settings(ACCOUNT_RATE_LIMITS={"fork_match": "1/h/user"}):
        statuses = [client.post(address(finished), {"at": 5}).status_code for _ in range(2)]
    assert statuses == [302, 429]
