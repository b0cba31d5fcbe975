"""Matches as files: taken along, brought back, refused."""

import json

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client, override_settings

from games.kernel.game import AnyGame
from games.models import Match
from games.services.exporting import export_match
from tests.support.kingdoms import player
from tests.support.playing import everything
from tests.web.archive.conftest import client_of

pytestmark = pytest.mark.django_db


def file_of(match: Match) -> bytes:
    return b"".join(export_match(match))


def bring(client: Client, body: bytes, name: str = "match.jsonl", title: str = "") -> HttpResponse:
    file = SimpleUploadedFile(name, body)
    return client.post("/archive/import/", {"file": file, "title": title})


@pytest.fixture
def brought(finished: Match) -> bytes:
    """A file of a match that nobody here may look at."""
    body = file_of(finished)
    finished.places.all().delete()
    finished.terms.private = True
    finished.terms.host = None
    finished.terms.save()
    return body


# -- export ------------------------------------------------------------------------------------


def test_a_finished_match_is_exported_whole(finished: Match) -> None:
    response = Client().get(f"/matches/{finished.pk}/export.jsonl")
    assert response.content == file_of(finished)
    assert response["Content-Type"] == "application/x-ndjson"
    assert f'filename="quarry-{finished.pk}.jsonl"' in response["Content-Disposition"]


def test_a_running_match_goes_out_as_its_reader_may_know_it(running: Match) -> None:
    seed = bytes(running.seed).hex()
    for name, seat in (("ada", 0), ("bogdan", 1)):
        body = client_of(name).get(f"/matches/{running.pk}/export.jsonl").content
        assert body == b"".join(export_match(running, seat))
        assert seed not in body.decode()
    assert Client().get(f"/matches/{running.pk}/export.jsonl").content == file_of(running)


def test_exports_are_limited(finished: Match) -> None:
    with override_settings(ACCOUNT_RATE_LIMITS={"export_match": "1/m/ip"}):
        client = Client()
        address = f"/matches/{finished.pk}/export.jsonl"
        assert [client.get(address).status_code for _ in range(2)] == [200, 429]


# -- import ------------------------------------------------------------------------------------


def test_an_imported_match_is_its_bringers_alone(brought: bytes) -> None:
    client = client_of("celia")
    response = bring(client, brought, title="From afar")
    match = Match.objects.latest("pk")
    assert response.status_code == 302
    assert response["Location"] == f"/matches/{match.pk}/results/"
    assert match.terms.private
    assert match.terms.host == player("celia")
    assert not match.places.exclude(player=None).exists()
    assert client.get(response["Location"]).status_code == 200
    assert client.get(f"/matches/{match.pk}/").status_code == 200
    listed = client.get("/archive/").content.decode()
    assert "From afar" in listed
    assert "imported" in listed
    assert client.post(f"/matches/{match.pk}/verify/").status_code == 200
    player("eve")
    for other in (Client(), client_of("eve")):
        assert "From afar" not in other.get("/archive/").content.decode()
        assert other.get(f"/matches/{match.pk}/results/").status_code == 404
        assert other.get(f"/matches/{match.pk}/").status_code == 404


def test_it_is_for_signed_in_people(finished: Match) -> None:
    body, before = file_of(finished), everything()
    response = bring(Client(), body)
    assert response.status_code == 302
    assert response["Location"].startswith("/account/login/")
    assert everything() == before


def test_a_match_that_is_here_already_is_not_kept_twice(finished: Match) -> None:
    client, before = client_of("ada"), everything()
    response = bring(client, file_of(finished))
    assert response.status_code == 400
    assert f"number {finished.pk}" in response.content.decode()
    assert everything() == before


def test_the_public_part_of_a_running_match_is_refused(running: Match) -> None:
    client, body = client_of("celia"), file_of(running)
    before = everything()
    response = bring(client, body)
    assert response.status_code == 400
    assert "was not over" in response.content.decode()
    assert everything() == before


def changed(body: bytes, line: int, **values: object) -> bytes:
    lines = body.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **values}).encode()
    return b"\n".join(lines)


DEEP = b'{"longtable":1,"game":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
SPOILT = {
    "nothing": lambda body: b"\n\n",
    "no JSON": lambda body: b"this is no match\n",
    "broken JSON": lambda body: body[:-40],
    "half of it": lambda body: b"\n".join(body.splitlines()[:-3]),
    "bytes": lambda body: b"\xff\xfe\x00\x01" * 50,
    "deep": lambda body: DEEP,
    "a deep option": lambda body: body.replace(b'"options":{', b'"options":{"a":' + b"[" * 9000, 1),
    "another game": lambda body: changed(body, 0, game="../../etc/passwd"),
    "no such game": lambda body: changed(body, 0, game="chess"),
    "other seats": lambda body: changed(body, 0, seats=3),
    "seats below nothing": lambda body: changed(body, 0, seats=-1),
    "another seed": lambda body: changed(body, 0, seed="00" * 32),
    "no hex": lambda body: changed(body, 0, seed="zz"),
    "a moved event": lambda body: changed(body, 4, seq=9),
    "a time out of time": lambda body: changed(body, 1, at=2**62),
    "a number too large": lambda body: changed(body, 1, at=2**70),
    "unknown cards": lambda body: changed(body, 0, editions={"0" * 16: {}}),
    "no cards": lambda body: changed(body, 0, editions={}),
    "a list": lambda body: b"[]\n[]\n",
    "a page": lambda body: b"<html><script>alert(1)</script></html>",
}


@pytest.mark.parametrize("name", SPOILT)
def test_a_spoilt_file_changes_nothing(brought: bytes, name: str) -> None:
    client = client_of("celia")
    before = everything()
    response = bring(client, SPOILT[name](brought))
    assert response.status_code == 400
    page = response.content.decode()
    assert 'role="alert"' in page
    assert "<script>alert" not in page
    assert everything() == before


@pytest.mark.parametrize("name", ["../../../etc/passwd", "a\0b.jsonl", "x" * 300, "<b>.jsonl"])
def test_the_name_of_the_file_means_nothing(brought: bytes, name: str) -> None:
    assert bring(client_of("celia"), brought, name=name).status_code == 302


def test_too_large_a_file_is_refused_unread(brought: bytes) -> None:
    client, before = client_of("celia"), everything()
    response = bring(client, b"x" * (5 * 1024 * 1024))
    assert response.status_code == 413
    assert "larger than 4 MB" in response.content.decode()
    response = bring(client, b"x" * (4 * 1024 * 1024 + 1))
    assert response.status_code == 400
    assert everything() == before


def test_too_many_events_are_refused(brought: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.services.receiving.MOST_EVENTS", 10)
    client, before = client_of("celia"), everything()
    assert bring(client, brought).status_code == 400
    assert everything() == before


def test_the_form_needs_its_token_and_a_file(brought: bytes) -> None:
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(player("celia"))
    before = everything()
    assert bring(strict, brought).status_code == 403
    assert client_of("celia").post("/archive/import/", {"title": "x"}).status_code == 400
    assert client_of("celia").post("/archive/import/", {"file": "text"}).status_code == 400
    assert client_of("celia").put("/archive/import/").status_code == 405
    assert client_of("celia").get("/archive/import/").status_code == 200
    assert everything() == before


def test_imports_are_limited(quarry: AnyGame) -> None:
    client = client_of("celia")
    with override_settings(ACCOUNT_RATE_LIMITS={"import_match": "2/h/user"}):
        assert [bring(client, b"x").status_code for _ in range(3)] == [400, 400, 429]
