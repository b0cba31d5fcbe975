"""Hidden things in no answer: change what is hidden, and no byte of any answer may change."""

import json
import re
from random import Random

import pytest

from accounts.models import User
from games.kernel.game import AnyGame
from games.log import warm
from games.models import Draft, Match, Snapshot
from tests.api.conftest import Api, started
from tests.support.guards import tamper
from tests.support.playing import open_questions, play_on

pytestmark = pytest.mark.django_db
READS = (
    "",
    "state/",
    "decision/",
    "events/?limit=500",
    "board.svg",
    "head/",
    "export/",
    "proof/",
)


@pytest.fixture
def fair(quarry: AnyGame, ada: User, bogdan: User, celia: User) -> Match:
    """Finds lie hidden, Ada has sealed her bid, Bogdan is half way through his."""
    match = started(ada, bogdan, celia)
    rng = Random(3)
    while len(open_questions(match)) == 1:
        play_on(match, 1, rng=rng)
    for user, options in ((ada, ("name:wood", "bid:1")), (bogdan, ("name:wood",))):
        for option in options:
            Api(user).post(f"matches/{match.pk}/moves/", {"option": option})
    return Match.objects.get(pk=match.pk)


def everything_told(match: Match, api: Api) -> dict[str, bytes]:
    moments = [f"state/?at={seq}" for seq in range(match.head, 0, -9)]
    return {read: api.get(f"matches/{match.pk}/{read}").content for read in (*READS, *moments)}


def change_what_is_hidden_of(match: Match, seat: int) -> None:
    """Other finds, another sealed answer, another draft: as the log would hold them."""
    for row in match.log.exclude(public=b""):
        payload = bytes(row.payload)
        if row.seat != seat:
            continue
        changed = payload.replace(b"name:wood", b"name:ore").replace(b"bid:1", b"bid:0")
        changed = changed.replace(b'"kind":"wood"', b'"kind":"ore"')
        changed = changed.replace(b'"kind":"stone"', b'"kind":"clay"')
        if changed != payload:
            tamper(
                "UPDATE games_logentry SET payload = %s WHERE match_id = %s AND seq = %s",
                changed,
                match.pk,
                row.seq,
            )
    Draft.objects.filter(match=match, seat=seat).update(answers='["name:ore"]')
    Snapshot.objects.filter(match=match).delete()
    warm.forget_all()


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_no_answer_to_anybody_else_depends_on_it(
    fair: Match, ada: User, bogdan: User, celia: User, seat: int
) -> None:
    people = [ada, bogdan, celia]
    viewers = [Api(), *(Api(user) for user in people if user != people[seat])]
    before = [everything_told(fair, api) for api in viewers]
    own = everything_told(fair, Api(people[seat]))
    change_what_is_hidden_of(fair, seat)
    after = [everything_told(fair, api) for api in viewers]
    for told, again in zip(before, after, strict=True):
        for read in told:
            assert blind_to_commitments(again[read]) == blind_to_commitments(told[read]), read
    half_way = seat == 1
    assert half_way or everything_told(fair, Api(people[seat])) != own, "nothing hidden changed"


def blind_to_commitments(body: bytes) -> bytes:
    """Hashes stand for what is hidden and tell nothing of it; the log's are salted by the seed."""
    return re.sub(rb'"(hidden|hash)":"[0-9a-f]*"', b"", body)


def test_a_spectator_reads_no_secret(fair: Match) -> None:
    rows = Api().get(f"matches/{fair.pk}/events/?limit=500").json()["results"]
    lines = Api().get(f"matches/{fair.pk}/export/").content.splitlines()[1:]
    told = [row["event"] for row in rows] + [json.loads(line)["public"] for line in lines]
    finds = [event["kind"] for event in told if event["t"] == "find_hidden"]
    seals = [event["answers"] for event in told if event["t"] == "sealed"]
    assert (set(finds), seals) == ({"?"}, [["?"], ["?"]])


def test_a_move_tells_its_mover_only_what_the_mover_may_know(fair: Match, celia: User) -> None:
    for option in ("name:ore", "bid:0"):
        moved = Api(celia).post(f"matches/{fair.pk}/moves/", {"option": option})
    sealed = moved.json()["events"][0]["event"]
    assert (sealed["t"], sealed["answers"]) == ("sealed", ["name:ore", "bid:0"])


def test_the_seed_of_a_running_match_is_nowhere(fair: Match, ada: User) -> None:
    seed = bytes(fair.seed).hex().encode()
    for body in everything_told(fair, Api(ada)).values():
        assert seed not in body
