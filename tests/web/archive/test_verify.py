"""The proof of a match: what is shown, and what a check finds."""

import pytest
from django.test import Client, override_settings

from games.kernel.game import AnyGame
from games.models import Match, Terms
from games.services.archive import pack_match
from games.services.matches import create_match
from tests.support import guards
from tests.support.playing import everything
from tests.web.archive.conftest import client_of

pytestmark = pytest.mark.django_db


def address(match: Match) -> str:
    return f"/matches/{match.pk}/verify/"


def test_the_seed_is_open_after_the_end_only(finished: Match) -> None:
    page = Client().get(address(finished)).content.decode()
    assert finished.seed_hash in page
    assert bytes(finished.seed).hex() in page
    assert bytes(finished.head_hash).hex() in page


def test_the_seed_of_a_running_match_stays_closed(running: Match) -> None:
    page = client_of("ada").get(address(running)).content.decode()
    assert running.seed_hash in page
    assert bytes(running.seed).hex() not in page
    checked = client_of("ada").post(address(running)).content.decode()
    assert "Everything is as it should be" in checked
    assert bytes(running.seed).hex() not in checked


@pytest.mark.parametrize("packed", [False, True])
def test_anybody_can_check_and_nothing_changes(finished: Match, packed: bool) -> None:  # noqa: FBT001
    if packed:
        pack_match(finished.pk)
    before = everything()
    page = Client().post(address(finished)).content.decode()
    assert "Everything is as it should be" in page
    assert f"{finished.head} events follow" in page
    assert everything() == before


def test_a_changed_row_is_found(finished: Match) -> None:
    with guards.guards_down():
        finished.log.filter(seq=5).update(at=1)
    page = Client().post(address(finished)).content.decode()
    assert "Something is off at event 5" in page
    assert "the chain is broken" in page


def test_what_is_off_in_a_running_match_is_not_quoted(running: Match) -> None:
    with guards.guards_down():
        running.log.filter(seq=5).update(at=1)
    page = Client().post(address(running)).content.decode()
    assert "Something is off at event 5" in page
    assert "chain is broken" not in page


def test_checks_are_limited(finished: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.selectors.findings.KEPT_SECONDS", 0)
    monkeypatch.setattr("games.web.archive.verify.finding_kept", lambda match: None)
    with override_settings(ACCOUNT_RATE_LIMITS={"check_match": "2/m/ip"}):
        client = Client()
        statuses = [client.post(address(finished)).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


def test_a_check_needs_the_token_of_the_page(finished: Match) -> None:
    assert Client(enforce_csrf_checks=True).post(address(finished)).status_code == 403


def test_the_hash_of_the_seed_is_there_before_anybody_sits_down(quarry: AnyGame) -> None:
    match = create_match("quarry", 2)
    Terms.objects.create(match=match, title="Soon")
    for response in (Client().get(address(match)), Client().post(address(match))):
        assert response.status_code == 200
        page = response.content.decode()
        assert match.seed_hash in page
        assert bytes(match.seed).hex() not in page
        assert "Everything is as it should be" not in page
    assert Client().get(f"/matches/{match.pk}/export.jsonl").status_code == 404
