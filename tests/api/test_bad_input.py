"""Whatever a client sends: a clear 4xx in JSON, and nothing changed."""

import json
from typing import Any

import pytest
from django.conf import settings

from accounts.models import User
from games.models import Match
from tests.api.conftest import PREFIX, Api
from tests.support.playing import everything

pytestmark = pytest.mark.django_db
POSTS = ("matches/", "join/", "leave/", "start/", "moves/", "undo/", "fork/")
BROKEN = (
    b"",
    b"{",
    b"\xff\xfe",
    b"[" * 60_000,
    b'{"option":' * 5_000,
    b'{"option":"\\ud800"}',
    b'{"option":"a","seq":1e999}',
    b'{"option":NaN}',
    b"null",
    b"[]",
    b"7",
    b'"text"',
)
WRONG: tuple[dict[str, Any], ...] = (
    {"option": 7, "seat": "x", "seq": "y", "at": "z", "game": 1, "seats": "a"},
    {"option": None, "at": -1, "seats": 99, "game": "quarry"},
    {"option": ["a"], "at": 10**30, "seq": 10**30, "seat": 10**30, "seats": 10**30},
    {"game": "quarry\u0000", "seats": 2, "option": {"a": 1}, "at": 1.5, "seat": True},
    {"game": "quarry", "seats": 2, "options": {"rounds": {"deep": []}}, "option": "a" * 600},
    {"game": "quarry", "seats": 2, "options": {"no_such": 1}},
    {"game": "quarry", "seats": 2, "options": []},
    {"game": "quarry", "seats": 2, "bots": 2},
    {"game": "quarry", "seats": 2, "title": "\u0000"},
    {"game": "quarry", "seats": 2, "time_control": {"kind": "blitz"}},
    {"game": "quarry", "seats": 2, "time_control": {"kind": "bank"}},
    {"game": "chess", "seats": 2},
)


def address(match: Match, post: str) -> str:
    return post if post == "matches/" else f"matches/{match.pk}/{post}"


def is_a_clear_refusal(response: Any) -> bool:
    body = json.loads(response.content)
    return 400 <= response.status_code < 500 and {"code", "detail"} <= body.keys()


@pytest.mark.parametrize("body", BROKEN, ids=lambda body: repr(body[:12]))
def test_broken_bodies(table: Match, ada: User, body: bytes) -> None:
    before = everything()
    for post in ("matches/", "moves/", "fork/"):
        response = Api(ada).post(address(table, post), body)
        assert is_a_clear_refusal(response), post
        assert response.status_code in (400, 415), post
    assert everything() == before


@pytest.mark.parametrize("body", WRONG, ids=str)
def test_wrong_types_and_values(table: Match, ada: User, body: dict[str, Any]) -> None:
    before = everything()
    for post in ("matches/", "moves/", "fork/"):
        assert is_a_clear_refusal(Api(ada).post(address(table, post), body)), post
    assert everything() == before


@pytest.mark.parametrize("post", POSTS)
def test_huge_bodies(table: Match, ada: User, post: str) -> None:
    body = json.dumps({"option": "a" * settings.LONGTABLE_API_BODY}).encode()
    response = Api(ada).post(address(table, post), body)
    assert (response.status_code, response.json()["code"]) == (413, "too_large")


@pytest.mark.parametrize("post", POSTS)
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "x"])
def test_other_types_of_bodies_change_nothing(
    table: Match, celia: User, post: str, kind: str
) -> None:
    before = everything()
    response = Api(celia).post(address(table, post), b"option=end_turn", content_type=kind)
    assert is_a_clear_refusal(response)
    assert everything() == before


@pytest.mark.parametrize(
    "path",
    [
        "matches/0/",
        "matches/-1/",
        "matches/1.5/",
        "matches/x/",
        "matches/999999999999999999/head/",
        "matches/99999999999999999999999/head/",
        "matches/%00/",
        "matches/../../admin/",
        "matches/%2e%2e%2fadmin/",
        "matches/1/board.svg/",
        "matches/１/",
        "no-such-place/",
        "",
    ],
)
def test_addresses_that_are_none(table: Match, path: str) -> None:
    response = Api().get(path)
    assert is_a_clear_refusal(response)
    assert response.status_code == 404


@pytest.mark.parametrize(
    "query",
    [
        "state/?at=x",
        "state/?at=1e3",
        "state/?at=-1",
        "state/?at=99999999999999999999",
        "events/?after=x",
        "events/?after=-1",
        "events/?limit=0",
        "events/?limit=501",
        "board.svg?at=%00",
        "board.svg?palette=neon",
        "board.png?at=x",
    ],
)
def test_queries_that_mean_nothing(table: Match, query: str) -> None:
    response = Api().get(f"matches/{table.pk}/{query}")
    assert (response.status_code, response.json()["code"]) == (400, "invalid")


@pytest.mark.parametrize(
    "query", ["status=x", "mine=maybe", "before=x", "limit=101", "game=%00", "limit=-1"]
)
def test_lists_that_mean_nothing(table: Match, query: str) -> None:
    assert Api().get(f"matches/?{query}").status_code == 400


def test_a_moment_that_is_not_there(table: Match) -> None:
    for at in (0, table.head + 1):
        response = Api().get(f"matches/{table.pk}/state/?at={at}")
        assert (response.status_code, response.json()["code"]) == (404, "no_such_moment")


@pytest.mark.parametrize("read", ["state/", "events/", "board.svg", "board.png", "export/"])
def test_a_table_that_has_not_started_has_nothing_to_show(
    table: Match, ada: User, read: str
) -> None:
    opened = Api(ada).post("matches/", {"game": "quarry", "seats": 3}).json()
    response = Api(ada).get(f"matches/{opened['id']}/{read}")
    assert (response.status_code, response.json()["code"]) == (409, "not_started")


@pytest.mark.parametrize(
    "header",
    ["Token", "Token ", "Token a b", "Token \x00", "Token ż", "Token " + "a" * 5000, "token x"],
)
def test_tokens_that_are_none(table: Match, header: str) -> None:
    for path in ("games/", f"matches/{table.pk}/decision/"):
        response = Api().get(path, authorization=header)
        assert (response.status_code, response.json()["code"]) == (401, "bad_token")
    response = Api().post(
        f"matches/{table.pk}/moves/", {"option": "end_turn"}, authorization=header
    )
    assert response.status_code == 401


@pytest.mark.parametrize("header", ["Basic YTpi", "Bearer x", "", "\x00"])
def test_other_ways_to_sign_in_count_for_nothing(table: Match, header: str) -> None:
    response = Api().get(f"matches/{table.pk}/decision/", authorization=header)
    assert response.status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {"idempotency_key": "k" * 201},
        {"content_type": "application/json; charset=klingon"},
    ],
)
def test_header_tricks_do_not_break_anything(
    table: Match, ada: User, headers: dict[str, str]
) -> None:
    body = {"option": "no such"}
    assert is_a_clear_refusal(Api(ada).post(f"matches/{table.pk}/moves/", body, **headers))


def test_odd_headers_are_harmless(table: Match, ada: User) -> None:
    for name, value in (
        ("accept", "image/webp"),
        ("accept_language", "x-klingon;q=nan, */*\x00"),
        ("if_none_match", '"' * 999),
        ("x_forwarded_for", "1.2.3.4, " * 500),
        ("x_http_method_override", "DELETE"),
    ):
        for read in ("head/", "state/", "decision/"):
            response = Api(ada).get(f"matches/{table.pk}/{read}", **{name: value})
            assert response.status_code == 200, (name, read)


def test_a_foreign_host_is_refused(table: Match) -> None:
    for read in ("head/", "state/"):
        response = Api().get(f"matches/{table.pk}/{read}", host="evil.example")
        assert response.status_code == 400


@pytest.mark.parametrize("method", ["put", "patch", "delete", "options", "trace"])
def test_methods_that_are_none(table: Match, ada: User, method: str) -> None:
    api = Api(ada)
    for path in (
        "games/",
        "matches/",
        *(f"matches/{table.pk}/{p}" for p in ("", "head/", "moves/")),
    ):
        response = getattr(api.client, method)(PREFIX + path, headers=api.headers)
        assert response.status_code == 405, path
        assert response.json()["code"] == "method_not_allowed"


def test_no_answer_lets_other_sites_read_it(table: Match, ada: User) -> None:
    response = Api(ada).get(f"matches/{table.pk}/", origin="https://evil.example")
    assert "Access-Control-Allow-Origin" not in response.headers
