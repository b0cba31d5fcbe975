from datetime import timedelta
from typing import Any

import pytest

from games.kernel.refusal import Refused
from games.models import Match, Seat, Vote
from games.selectors import clocks
from games.selectors.clocks import deadline_of, waiting_since
from games.services import votes
from games.services.tenures import leave_match
from games.services.votes import cast_ballot, propose
from tests.support.people import players, started
from tests.support.playing import table_at

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]


def of_three() -> Match:
    return started(*players("ada", "bogdan", "celia"))


def status(match: Match) -> str:
    return Match.objects.get(pk=match.pk).status


def test_nobody_alone_pauses_a_match_that_others_play() -> None:
    match = of_three()
    vote = propose(match.pk, 0, "pause")
    assert (vote.outcome, status(match)) == ("open", "running")


def test_more_than_half_pause_and_resume() -> None:
    match = of_three()
    cast_ballot(propose(match.pk, 0, "pause").pk, 1, agrees=True)
    assert status(match) == "paused"
    assert Match.objects.get(pk=match.pk).terms.paused is not None
    cast_ballot(propose(match.pk, 2, "resume").pk, 1, agrees=True)
    assert status(match) == "running"
    assert Match.objects.get(pk=match.pk).terms.paused is None


def test_a_vote_fails_as_soon_as_it_cannot_be_carried() -> None:
    match = of_three()
    vote = propose(match.pk, 0, "pause")
    cast_ballot(vote.pk, 1, agrees=False)
    assert cast_ballot(vote.pk, 2, agrees=False).outcome == "failed"
    assert status(match) == "running"


def test_everybody_must_agree_to_cancel() -> None:
    match = of_three()
    vote = propose(match.pk, 0, "cancel")
    cast_ballot(vote.pk, 1, agrees=True)
    assert status(match) == "running"
    cast_ballot(vote.pk, 2, agrees=True)
    assert status(match) == "cancelled"


def test_one_refusal_keeps_the_match() -> None:
    match = of_three()
    vote = propose(match.pk, 0, "cancel")
    assert cast_ballot(vote.pk, 2, agrees=False).outcome == "failed"


def test_who_plays_alone_with_bots_decides_alone() -> None:
    match = started(*players("ada"), bots=2)
    assert propose(match.pk, 0, "cancel").outcome == "carried"
    assert status(match) == "cancelled"


def test_two_open_the_seat_of_a_third() -> None:
    match = of_three()
    vote = propose(match.pk, 0, "replace", about={"seat": 2})
    with pytest.raises(Refused, match="no_vote"):
        cast_ballot(vote.pk, 2, agrees=False)
    cast_ballot(vote.pk, 1, agrees=True)
    assert Seat.objects.get(match=match, number=2, last__isnull=True).bot


def test_one_alone_does_not_send_the_only_other_away() -> None:
    match = started(*players("ada", "bogdan"))
    vote = propose(match.pk, 0, "replace", about={"seat": 1})
    assert vote.outcome == "open"
    assert cast_ballot(vote.pk, 1, agrees=False).outcome == "failed"


def test_who_keeps_the_table_waiting_for_a_week_has_no_vote_on_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = started(*players("ada", "bogdan"))
    since = waiting_since(match)
    monkeypatch.setattr(votes, "waiting_since", lambda match: since - timedelta(days=8))
    assert match.waiting_seats == [0]
    assert propose(match.pk, 1, "replace", about={"seat": 0}).outcome == "carried"


def test_a_correction_is_made_in_the_open_once_all_agree() -> None:
    match = started(*players("ada", "bogdan"))
    about = {"values": {"/players/0/score": 7}, "reason": "miscounted"}
    vote = propose(match.pk, 0, "correct", about=about)
    assert table_at(match).g.state.players[0].score != 7
    cast_ballot(vote.pk, 1, agrees=True)
    assert table_at(match).g.state.players[0].score == 7


@pytest.mark.parametrize(
    ("kind", "about"),
    [
        ("explode", {}),
        ("resume", {}),
        ("replace", {}),
        ("replace", {"seat": 7}),
        ("replace", {"seat": True}),
        ("replace", {"seat": "1"}),
        ("extend", {"hours": 0}),
        ("extend", {"hours": 10**9}),
        ("extend", {"hours": "many"}),
        ("correct", {}),
        ("correct", {"values": {}, "reason": "x"}),
        ("correct", {"values": {"/players/0/score": 1}, "reason": "  "}),
        ("correct", {"values": {"/nowhere": 1}, "reason": "x"}),
        ("correct", {"values": {"/header/seq": 1}, "reason": "x"}),
        ("correct", {"values": {"/players/0/score": "much"}, "reason": "x"}),
        ("correct", {"values": {"/players/0/score": 1}, "reason": "a\x00b"}),
        ("correct", {"values": {"/players/0/finds": ["\x00"]}, "reason": "x"}),
    ],
)
def test_what_makes_no_sense_is_not_voted_on(kind: str, about: dict[str, Any]) -> None:
    match = of_three()
    with pytest.raises(Refused, match=r"bad_vote|bad_correction"):
        propose(match.pk, 0, kind, about=about)
    assert not Vote.objects.exists()


def test_there_is_one_open_vote_of_a_kind_and_one_ballot_a_seat() -> None:
    match = of_three()
    vote = propose(match.pk, 0, "pause")
    with pytest.raises(Refused, match="vote_open"):
        propose(match.pk, 1, "pause")
    with pytest.raises(Refused, match="voted"):
        cast_ballot(vote.pk, 0, agrees=True)
    with pytest.raises(Refused, match="vote_closed"):
        cast_ballot(4711, 0, agrees=True)


def test_bots_have_no_vote() -> None:
    match = started(*players("ada", "bogdan"), bots=1)
    vote = propose(match.pk, 0, "pause")
    with pytest.raises(Refused, match="no_vote"):
        cast_ballot(vote.pk, 2, agrees=True)


def test_a_vote_is_counted_again_when_somebody_leaves() -> None:
    ada, bogdan, celia = players("ada", "bogdan", "celia")
    match = started(ada, bogdan, celia)
    vote = propose(match.pk, 0, "cancel")
    cast_ballot(vote.pk, 1, agrees=True)
    leave_match(match.pk, celia)
    assert Vote.objects.get(pk=vote.pk).outcome == "carried"


def test_more_time_is_added_to_the_deadline() -> None:
    control = {"kind": "per_move", "hours": 24}
    match = started(*players("ada", "bogdan"), time_control=control)
    before = deadline_of(match)
    assert before == waiting_since(match) + timedelta(hours=24)
    cast_ballot(propose(match.pk, 0, "extend", about={"hours": 12}).pk, 1, agrees=True)
    assert deadline_of(match) == before + timedelta(hours=12)


def test_no_deadline_in_a_pause_or_without_a_limit() -> None:
    match = of_three()
    assert clocks.deadline_of(match) is None
