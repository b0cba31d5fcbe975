"""Moves: who may make them, once or not at all, and what a late one is told."""

from random import Random

import pytest
from django.test import Client

from accounts.models import User
from accounts.services.tokens import make_token, revoke_token
from games.kernel.game import AnyGame
from games.models import Match
from tests.api.conftest import PREFIX, Api, started
from tests.support.playing import everything, open_questions, play_on

pytestmark = pytest.mark.django_db
GATHER = {"option": "gather:wood:1"}


def moves(match: Match) -> str:
    return f"matches/{match.pk}/moves/"


def test_the_same_move_sent_twice_with_one_key_happens_once(table: Match, ada: User) -> None:
    first = Api(ada).post(moves(table), GATHER, idempotency_key="a")
    before = everything()
    again = Api(ada).post(moves(table), GATHER, idempotency_key="a")
    assert (first.status_code, again.status_code) == (201, 201)
    assert again.content == first.content
    assert everything() == before


def test_another_move_under_the_same_key_is_refused(table: Match, ada: User) -> None:
    Api(ada).post(moves(table), GATHER, idempotency_key="a")
    other = Api(ada).post(moves(table), {"option": "end_turn"}, idempotency_key="a")
    assert (other.status_code, other.json()["code"]) == (409, "key_reused")


def test_an_overtaken_move_is_told_the_fresh_decision(table: Match, ada: User) -> None:
    Api(ada).post(moves(table), GATHER)
    late = Api(ada).post(moves(table), {**GATHER, "seq": table.head})
    assert (late.status_code, late.json()["code"]) == (409, "overtaken")
    fresh = late.json()["decision"]
    assert fresh == Api(ada).get(f"matches/{table.pk}/decision/").json()
    answer = {"option": fresh["options"][0]["id"], "seq": fresh["seq"]}
    assert Api(ada).post(moves(table), answer).status_code == 201


def test_who_is_not_asked_is_told_so(table: Match, bogdan: User) -> None:
    answer = Api(bogdan).post(moves(table), GATHER)
    assert (answer.status_code, answer.json()["code"]) == (409, "not_asked")
    assert answer.json()["decision"] is None


@pytest.mark.parametrize("option", ["gather:gold:1", "", "?", "end_turn:", "../..", "\u0000"])
def test_an_option_that_is_not_offered_is_refused(table: Match, ada: User, option: str) -> None:
    before = everything()
    answer = Api(ada).post(moves(table), {"option": option})
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown_option")
    assert everything() == before


def test_a_stranger_has_no_seat_to_move(table: Match, celia: User) -> None:
    answer = Api(celia).post(moves(table), GATHER)
    assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")


def test_nobody_moves_at_anothers_seat(table: Match, bogdan: User) -> None:
    answer = Api(bogdan).post(moves(table), {**GATHER, "seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (403, "not_your_seat")


def test_a_finished_match_takes_no_move(finished: Match, ada: User) -> None:
    answer = Api(ada).post(moves(finished), GATHER)
    assert (answer.status_code, answer.json()["code"]) == (409, "match_over")


def test_a_move_needs_a_token_or_a_session(table: Match) -> None:
    answer = Api().post(moves(table), GATHER)
    assert (answer.status_code, answer["WWW-Authenticate"]) == (401, "Token")


def test_a_revoked_token_is_worthless_at_once(table: Match, ada: User) -> None:
    api = Api(ada)
    assert api.post(moves(table), GATHER).status_code == 201
    revoke_token(user=ada)
    assert api.post(moves(table), GATHER).status_code == 401
    make_token(user=ada)
    assert api.post(moves(table), GATHER).status_code == 401


def test_a_locked_account_can_not_move(table: Match, ada: User) -> None:
    api = Api(ada)
    User.objects.filter(pk=ada.pk).update(is_active=False)
    assert api.post(moves(table), GATHER).status_code == 401


def test_a_session_moves_with_the_csrf_token_of_the_pages_only(table: Match, ada: User) -> None:
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(ada)
    refused = browser.post(PREFIX + moves(table), GATHER, content_type="application/json")
    assert (refused.status_code, refused.json()["code"]) == (403, "no_csrf_token")
    token = browser.get("/api/v1/docs/").context["csrf_token"]
    moved = browser.post(
        PREFIX + moves(table),
        GATHER,
        content_type="application/json",
        headers={"X-CSRFToken": str(token)},
    )
    assert moved.status_code == 201


@pytest.fixture
def fair(quarry: AnyGame, ada: User, bogdan: User, celia: User) -> Match:
    """All three are asked in secret."""
    match = started(ada, bogdan, celia)
    rng = Random(3)
    while len(open_questions(match)) == 1:
        play_on(match, 1, rng=rng)
    return match


def test_another_seats_answer_does_not_overtake_mine(fair: Match, ada: User, bogdan: User) -> None:
    seen = Api(ada).get(f"matches/{fair.pk}/decision/").json()["seq"]
    for option in ("name:wood", "bid:2"):
        assert Api(bogdan).post(moves(fair), {"option": option}).status_code == 201
    mine = Api(ada).post(moves(fair), {"option": "name:ore", "seq": seen})
    assert (mine.status_code, mine.json()["events"]) == (201, [])


def test_a_question_tells_itself_apart_from_the_next_at_the_same_moment(
    fair: Match, ada: User
) -> None:
    asked = Api(ada).get(f"matches/{fair.pk}/decision/").json()
    answer = {"option": "name:ore", "seq": asked["seq"], "question": asked["question"]}
    assert Api(ada).post(moves(fair), answer).status_code == 201
    again = Api(ada).post(moves(fair), answer)
    assert (again.status_code, again.json()["code"]) == (409, "overtaken")
    assert again.json()["decision"]["options"][0]["id"] == "bid:0"


def test_undo_is_refused_when_nothing_can_be_taken_back(
    table: Match, ada: User, bogdan: User
) -> None:
    for user in (ada, bogdan):
        answer = Api(user).post(f"matches/{table.pk}/undo/")
        assert (answer.status_code, answer.json()["code"]) == (409, "nothing_to_undo")


def test_a_prompt_is_in_the_callers_language(ada: User, bogdan: User) -> None:
    made = Api(ada).post("matches/", {"game": "tiny_epic_kingdoms", "seats": 2}).json()
    Api(bogdan).post(f"matches/{made['id']}/join/")
    address = f"matches/{made['id']}/decision/"
    asked = next(api for api in (Api(ada), Api(bogdan)) if api.get(address).status_code == 200)
    english, polish = (asked.get(address, accept_language=each).json() for each in ("en", "pl"))
    assert [option["id"] for option in english["options"]] == [
        option["id"] for option in polish["options"]
    ]
    assert english["options"] != polish["options"]
