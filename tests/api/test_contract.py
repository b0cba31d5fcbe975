"""Every endpoint in its plain use, as the contract has it."""

import json

import pytest

from accounts.models import User
from games.kernel.game import AnyGame
from games.models import Match
from games.rules.registry import GAMES
from games.services.checking import verify_match
from tests.api.conftest import Api

pytestmark = pytest.mark.django_db


def test_games_are_listed_with_their_options() -> None:
    listed = {game["slug"]: game for game in Api().get("games/").json()}
    assert listed.keys() == GAMES.keys()
    kingdoms = listed["tiny_epic_kingdoms"]
    assert kingdoms["seats"] == {"min": 2, "max": 5}
    for option in kingdoms["options"]:
        assert option["default"] in [choice["value"] for choice in option["choices"]]


def test_games_are_named_in_the_callers_language() -> None:
    name = GAMES["tiny_epic_kingdoms"].name
    listed = Api().get("games/", accept_language="pl").json()
    assert name.pl in [game["name"] for game in listed]


def test_a_table_is_opened_joined_and_started(quarry: AnyGame, ada: User, bogdan: User) -> None:
    wishes = {
        "game": "quarry",
        "seats": 2,
        "options": {},
        "time_control": {"kind": "per_move", "hours": 48},
    }
    opened = Api(ada).post("matches/", {**wishes, "starts_when_full": False})
    assert opened.status_code == 201
    table = opened.json()
    assert (table["status"], table["players"], table["head"]) == ("open", ["ada", None], 0)
    address = f"matches/{table['id']}/"
    joined = Api(bogdan).post(f"{address}join/", {"seat": 1})
    assert (joined.status_code, joined.json()["players"]) == (200, ["ada", "bogdan"])
    assert Api(bogdan).post(f"{address}start/").status_code == 403
    running = Api(ada).post(f"{address}start/")
    assert (running.status_code, running.json()["status"]) == (200, "running")
    assert running.json()["waiting"] == [0]
    assert running.json()["deadline"] > running.json()["started"]
    assert Api().get(address).json() == running.json()


def test_a_full_table_starts_by_itself_and_starting_it_again_does_nothing(
    quarry: AnyGame, ada: User, bogdan: User
) -> None:
    table = Api(ada).post("matches/", {"game": "quarry", "seats": 2}).json()
    joined = Api(bogdan).post(f"matches/{table['id']}/join/").json()
    assert joined["status"] == "running"
    again = Api(ada).post(f"matches/{table['id']}/start/")
    assert (again.status_code, again.json()) == (200, joined)


def test_bots_take_the_seats_that_are_meant_for_them_and_move(quarry: AnyGame, ada: User) -> None:
    table = Api(ada).post("matches/", {"game": "quarry", "seats": 3, "bots": 2}).json()
    assert [seat["bot"] for seat in table["seats"]] == ["", "heuristic", "heuristic"]
    address = f"matches/{table['id']}/"
    assert Api(ada).post(f"{address}moves/", {"option": "end_turn"}).status_code == 201
    assert Api(ada).get(address).json()["waiting"] == [0]
    assert Match.objects.get().log.filter(via=2).exists()


def test_leaving_frees_the_seat_or_leaves_it_to_a_bot(
    table: Match, ada: User, bogdan: User, celia: User
) -> None:
    opened = Api(ada).post("matches/", {"game": "quarry", "seats": 3}).json()
    Api(bogdan).post(f"matches/{opened['id']}/join/")
    left = Api(bogdan).post(f"matches/{opened['id']}/leave/")
    assert left.json()["players"] == ["ada", None, None]
    left = Api(bogdan).post(f"matches/{table.pk}/leave/")
    assert [seat["bot"] for seat in left.json()["seats"]] == ["", "heuristic"]
    taken = Api(celia).post(f"matches/{table.pk}/join/", {"seat": 1})
    assert taken.json()["players"] == ["ada", "celia"]


def test_matches_are_listed_newest_first_page_by_page(table: Match, ada: User, celia: User) -> None:
    for _ in range(3):
        Api(celia).post("matches/", {"game": "quarry", "seats": 2})
    first = Api().get("matches/?status=open&game=quarry&limit=2").json()
    second = Api().get(first["next"].removeprefix("/api/v1/")).json()
    found = [match["id"] for match in first["results"] + second["results"]]
    assert found == sorted(found, reverse=True)
    assert (len(found), second["next"]) == (3, None)
    mine = Api(ada).get("matches/?mine=1&status=running").json()["results"]
    assert [match["id"] for match in mine] == [table.pk]
    assert Api(ada).get("matches/?game=chess").json()["results"] == []


def test_the_state_is_told_now_and_at_any_moment(table: Match, ada: User) -> None:
    now = Api(ada).get(f"matches/{table.pk}/state/").json()
    assert (now["seq"], now["outcome"]) == (table.head, None)
    assert now["view"]["header"]["seats"] == 2
    Api(ada).post(f"matches/{table.pk}/moves/", {"option": "gather:wood:1"})
    then = Api(ada).get(f"matches/{table.pk}/state/?at={table.head}").json()
    assert then == now


def test_a_decision_is_told_to_who_is_asked_and_204_to_others(
    table: Match, ada: User, bogdan: User, celia: User
) -> None:
    asked = Api(ada).get(f"matches/{table.pk}/decision/").json()
    assert (asked["seq"], asked["seat"], asked["step"]) == (table.head, 0, "turn")
    assert "gather:wood:1" in [option["id"] for option in asked["options"]]
    assert {"prompt", "question", "options"} < asked.keys()
    for other in (bogdan, celia):
        answer = Api(other).get(f"matches/{table.pk}/decision/")
        assert (answer.status_code, answer.content) == (204, b"")


def test_a_move_answers_with_its_events_and_can_be_undone(table: Match, ada: User) -> None:
    address = f"matches/{table.pk}/"
    moved = Api(ada).post(f"{address}moves/", {"option": "gather:wood:1", "seq": table.head})
    assert moved.status_code == 201
    assert moved.json()["seq"] == table.head + 2
    assert [fact["event"]["t"] for fact in moved.json()["events"]] == ["gathered", "answered"]
    undone = Api(ada).post(f"{address}undo/")
    assert (undone.status_code, undone.json()["events"][0]["event"]["t"]) == (200, "undone")
    told = Api().get(f"{address}events/?after={table.head}").json()
    assert [row["event"]["t"] for row in told["results"]] == ["gathered", "answered", "undone"]
    assert (told["head"], told["results"][0]["via"]) == (table.head + 3, "player")


def test_events_come_in_pages(finished: Match) -> None:
    seqs, after = [], 0
    while page := Api().get(f"matches/{finished.pk}/events/?after={after}&limit=50").json():
        if not page["results"]:
            break
        seqs += [row["seq"] for row in page["results"]]
        after = seqs[-1]
    assert seqs == list(range(1, finished.head + 1))


def test_a_finished_match_tells_its_result_seed_and_draws(finished: Match) -> None:
    match = Api().get(f"matches/{finished.pk}/").json()
    assert (match["status"], match["waiting"]) == ("finished", [])
    assert match["result"] == finished.result
    assert Api().get(f"matches/{finished.pk}/state/").json()["outcome"] == finished.result
    proof = Api().get(f"matches/{finished.pk}/proof/").json()
    assert proof["seed"] == bytes(finished.seed).hex()
    assert proof["draws"][0]["draws"][0][1] in ("pick", "roll", "shuffle")


def test_a_running_match_keeps_its_seed_and_draws(table: Match) -> None:
    proof = Api().get(f"matches/{table.pk}/proof/").json()
    assert proof["seed_hash"] == table.seed_hash
    assert (proof["seed"], proof["draws"]) == (None, None)


def test_an_export_is_whole_after_the_end_and_public_before(
    table: Match, finished: Match, ada: User
) -> None:
    lines = Api().get(f"matches/{finished.pk}/export/").content.splitlines()
    assert json.loads(lines[0])["seed"] == bytes(finished.seed).hex()
    assert len(lines) == finished.head + 1
    other = Api(ada).post("matches/", {"game": "quarry", "seats": 2, "bots": 1}).json()
    lines = Api().get(f"matches/{other['id']}/export/").content.splitlines()
    assert "seed" not in json.loads(lines[0])


def test_a_fork_is_a_sandbox_with_a_seed_of_its_own(finished: Match, celia: User) -> None:
    forked = Api(celia).post(f"matches/{finished.pk}/fork/", {"at": finished.head // 2})
    assert forked.status_code == 201
    fork = forked.json()
    assert (fork["sandbox"], fork["fork_of"], fork["players"]) == (
        True,
        finished.pk,
        ["celia", "celia"],
    )
    sandbox = Match.objects.get(pk=fork["id"])
    assert bytes(sandbox.seed) != bytes(finished.seed)
    verify_match(sandbox)
    play_alone(Api(celia), sandbox)
    sandbox.refresh_from_db()
    assert sandbox.status == Match.Status.FINISHED
    verify_match(sandbox)


def play_alone(api: Api, match: Match) -> None:
    """Any option at any seat until the end."""
    while (asked := api.get(f"matches/{match.pk}/decision/")).status_code == 200:
        option = asked.json()["options"][-1]["id"]
        assert api.post(f"matches/{match.pk}/moves/", {"option": option}).status_code == 201


def test_a_fork_can_begin_at_the_opening_but_not_after_the_end(
    finished: Match, celia: User
) -> None:
    address = f"matches/{finished.pk}/fork/"
    assert Api(celia).post(address, {"at": 1}).json()["fork_at"] >= 1
    over = Api(celia).post(address, {"at": finished.head})
    assert (over.status_code, over.json()["code"]) == (409, "match_over")
    beyond = Api(celia).post(address, {"at": finished.head + 1})
    assert (beyond.status_code, beyond.json()["code"]) == (404, "no_such_moment")


def test_a_running_match_is_not_forked(table: Match, celia: User) -> None:
    refused = Api(celia).post(f"matches/{table.pk}/fork/", {"at": 1})
    assert (refused.status_code, refused.json()["code"]) == (409, "not_finished")
