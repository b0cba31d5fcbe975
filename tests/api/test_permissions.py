"""Who may do what: every endpoint, called by everybody."""

from collections.abc import Callable
from typing import Any

import pytest
from django.urls import get_resolver

from accounts.models import User
from games.models import Match
from tests.api.conftest import Api, person, started

pytestmark = pytest.mark.django_db
WHO = ("anonymous", "stranger", "player", "other", "staff")
READS = ("", "state/", "events/", "board.svg", "head/", "export/", "proof/")
OPEN_TO_ALL = (200, 200, 200, 200, 200)
GATHER = {"option": "gather:wood:1"}
RUNNING: dict[tuple[str, str], tuple[int, ...]] = {
    **{("GET", read): OPEN_TO_ALL for read in READS},
    ("GET", "decision/"): (401, 204, 200, 204, 204),
    ("POST", "moves/"): (401, 403, 201, 409, 403),
    ("POST", "undo/"): (401, 403, 409, 409, 403),
    ("POST", "join/"): (401, 409, 409, 409, 409),
    ("POST", "start/"): (401, 409, 200, 200, 409),
    ("POST", "leave/"): (401, 403, 200, 200, 403),
    ("POST", "fork/"): (401, 409, 409, 409, 409),
}
PRIVATE = {
    address: (401 if expected[0] == 401 else 404, 404, *expected[2:])
    for address, expected in RUNNING.items()
}
"""Nobody else may know that it exists but the staff, who sees no more than is public."""
BODIES: dict[str, Any] = {"moves/": GATHER, "fork/": {"at": 1}}


@pytest.fixture
def callers(ada: User, bogdan: User, celia: User) -> dict[str, Callable[[], Api]]:
    staff = person("staff", is_staff=True, is_superuser=True)
    users = {"stranger": celia, "player": ada, "other": bogdan, "staff": staff}
    return {"anonymous": Api, **{name: lambda u=user: Api(u) for name, user in users.items()}}


def asked(api: Api, method: str, address: str, body: Any) -> int:
    call = api.get(address) if method == "GET" else api.post(address, body)
    return call.status_code


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("method_and_address", RUNNING, ids="".join)
def test_a_running_match(
    table: Match, callers: dict[str, Any], method_and_address: tuple[str, str], who: str
) -> None:
    method, address = method_and_address
    expected = RUNNING[method_and_address][WHO.index(who)]
    path = f"matches/{table.pk}/{address}"
    assert asked(callers[who](), method, path, BODIES.get(address)) == expected


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("method_and_address", PRIVATE, ids="".join)
def test_a_private_match_does_not_exist_for_others(
    table: Match,
    ada: User,
    bogdan: User,
    callers: dict[str, Any],
    method_and_address: tuple[str, str],
    who: str,
) -> None:
    table.terms.private = True
    table.terms.save()
    method, address = method_and_address
    expected = PRIVATE[method_and_address][WHO.index(who)]
    path = f"matches/{table.pk}/{address}"
    assert asked(callers[who](), method, path, BODIES.get(address)) == expected


@pytest.mark.parametrize("who", WHO)
def test_a_finished_match_is_open_and_can_be_forked(
    finished: Match, callers: dict[str, Any], who: str
) -> None:
    for read in READS:
        assert asked(callers[who](), "GET", f"matches/{finished.pk}/{read}", None) == 200
    expected = 401 if who == "anonymous" else 201
    assert asked(callers[who](), "POST", f"matches/{finished.pk}/fork/", {"at": 9}) == expected


@pytest.mark.parametrize("who", WHO)
def test_lists_and_tables(table: Match, callers: dict[str, Any], who: str) -> None:
    api = callers[who]()
    assert asked(api, "GET", "games/", None) == 200
    assert asked(api, "GET", "matches/", None) == 200
    assert asked(api, "GET", "matches/?mine=1", None) == (401 if who == "anonymous" else 200)
    opened = asked(api, "POST", "matches/", {"game": "quarry", "seats": 2})
    assert opened == (401 if who == "anonymous" else 201)


def test_every_endpoint_is_in_the_matrix() -> None:
    resolver = get_resolver("games.api.urls")
    known = {address for _, address in RUNNING} | {"board.png"}
    per_match = {
        str(pattern.pattern).removeprefix("matches/<match:match_id>/")
        for pattern in resolver.url_patterns
        if "match_id" in str(pattern.pattern)
    }
    assert per_match == known


def test_a_private_table_is_not_listed_and_takes_the_invited(
    table: Match, ada: User, celia: User
) -> None:
    wishes = {"game": "quarry", "seats": 2, "private": True}
    opened = Api(ada).post("matches/", wishes).json()
    listed = Api(celia).get("matches/?status=open").json()["results"]
    assert listed == []
    address = f"matches/{opened['id']}/join/"
    assert Api(celia).post(address).status_code == 404
    assert Api(celia).post(address, {"invitation": "guessed"}).status_code == 404
    invitation = Match.objects.get(pk=opened["id"]).terms.invitation
    assert Api(celia).post(address, {"invitation": invitation}).status_code == 200


def test_a_sandbox_is_its_owners_alone(finished: Match, ada: User, celia: User) -> None:
    fork = Api(celia).post(f"matches/{finished.pk}/fork/", {"at": 9}).json()
    for api in (Api(), Api(ada)):
        assert api.get(f"matches/{fork['id']}/").status_code == 404
        assert api.get(f"matches/{fork['id']}/head/").status_code == 404
    assert Api(celia).get(f"matches/{fork['id']}/head/").status_code == 200


def test_a_former_player_has_no_seat(table: Match, ada: User, bogdan: User, celia: User) -> None:
    Api(ada).post(f"matches/{table.pk}/leave/")
    assert Api(ada).post(f"matches/{table.pk}/moves/", GATHER).status_code == 403
    assert started(ada, bogdan).pk != table.pk
