"""What may be kept and for how long, and how many questions each answer costs the database."""

from typing import Any

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from accounts.models import User
from games.api.throttles import BUSY
from games.models import Match
from tests.api.conftest import Api, started

pytestmark = pytest.mark.django_db
sqlite_only = pytest.mark.skipif(
    connection.vendor == "postgresql", reason="the hot statements are not counted there"
)


@pytest.mark.parametrize("read", ["head/", "state/", "events/", "board.svg", "export/"])
def test_what_has_not_changed_is_304_until_it_does(table: Match, ada: User, read: str) -> None:
    address = f"matches/{table.pk}/{read}"
    etag = Api(ada).get(address)["ETag"]
    same = Api(ada).get(address, if_none_match=f'W/"other", {etag}')
    assert (same.status_code, same.content, same["ETag"]) == (304, b"", etag)
    Api(ada).post(f"matches/{table.pk}/moves/", {"option": "gather:wood:1"})
    assert Api(ada).get(address, if_none_match=etag).status_code == 200


@pytest.mark.parametrize("read", ["state/", "events/"])
def test_two_viewers_never_share_an_etag(table: Match, ada: User, bogdan: User, read: str) -> None:
    etags = {
        api.get(f"matches/{table.pk}/{read}")["ETag"] for api in (Api(), Api(ada), Api(bogdan))
    }
    assert len(etags) == 3


@pytest.mark.parametrize("read", ["state/?at=5", "board.svg?at=5"])
def test_moments_of_a_finished_match_are_kept_for_ever(finished: Match, read: str) -> None:
    kept = Api().get(f"matches/{finished.pk}/{read}")["Cache-Control"]
    assert kept == "public, max-age=31536000, immutable"
    finished.terms.private = True
    finished.terms.save()
    own = Api(finished.terms.host).get(f"matches/{finished.pk}/{read}")["Cache-Control"]
    assert own == "private, max-age=31536000, immutable"


@pytest.mark.parametrize("read", ["state/?at=1", "state/", "head/"])
def test_what_a_running_match_shows_is_asked_for_again(table: Match, read: str) -> None:
    assert Api().get(f"matches/{table.pk}/{read}")["Cache-Control"] == "private, no-cache"


def queries(call: Any) -> int:
    with CaptureQueriesContext(
        connection,
    ) as found:
        call()
    return len(found)


@sqlite_only
def test_the_head_costs_one_query(table: Match) -> None:
    etag = Api().get(f"matches/{table.pk}/head/")["ETag"]
    api = Api()
    assert queries(lambda: api.get(f"matches/{table.pk}/head/", if_none_match=etag)) == 1


@sqlite_only
def test_a_move_asks_who_calls_in_one_query_and_then_appends(table: Match, ada: User) -> None:
    api, address = Api(ada), f"matches/{table.pk}/moves/"
    api.post(address, {"option": "gather:wood:1"})
    api.post(address, {"option": "gather:wood:1"})
    with CaptureQueriesContext(connection) as found:
        assert api.post(address, {"option": "end_turn"}).status_code == 201
    reads = [query["sql"] for query in found if query["sql"].startswith("SELECT")]
    assert len(reads) == 1


def test_lists_cost_the_same_however_long(table: Match, ada: User, bogdan: User) -> None:
    api = Api(ada)
    few = queries(lambda: api.get("matches/"))
    for _ in range(5):
        started(ada, bogdan)
    assert queries(lambda: api.get("matches/")) == few == 3


@pytest.mark.parametrize(
    ("read", "most"), [("", 4), ("state/", 6), ("events/", 5), ("decision/", 9), ("board.svg", 6)]
)
def test_reads_cost_a_few_queries(table: Match, ada: User, read: str, most: int) -> None:
    api = Api(ada)
    api.get(f"matches/{table.pk}/{read}")
    assert queries(lambda: api.get(f"matches/{table.pk}/{read}")) <= most


def test_too_many_looks_at_a_head_are_turned_away(table: Match, settings: Any) -> None:
    settings.LONGTABLE_API_PER_MINUTE = {"head": 3, "moves": 3}
    answers = [Api().get(f"matches/{table.pk}/head/") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["code"] == "throttled"
    assert 0 < int(answers[-1]["Retry-After"]) <= 60


def test_too_many_moves_of_one_player_are_turned_away_and_nobody_elses(
    table: Match, ada: User, bogdan: User, settings: Any
) -> None:
    settings.LONGTABLE_API_PER_MINUTE = {"head": 3, "moves": 3}
    bad = {"option": "no such"}
    address = f"matches/{table.pk}/moves/"
    assert [Api(ada).post(address, bad).status_code for _ in range(4)] == [400, 400, 400, 429]
    assert Api(bogdan).post(address, bad).status_code == 409
    assert len(BUSY.WINDOWS) == 2


def test_too_many_calls_are_turned_away(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from rest_framework.throttling import AnonRateThrottle

    monkeypatch.setattr(AnonRateThrottle, "THROTTLE_RATES", {"anon": "2/min"})
    answers = [Api().get("games/", x_forwarded_for=f"10.0.0.{n}") for n in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[-1].json()["code"] == "throttled"
    assert int(answers[-1]["Retry-After"]) > 0
