"""A stored row that can not be right: named, refused, and nothing else is hurt."""

import pytest

from games.kernel.game import AnyGame
from games.log import warm
from games.log.errors import CorruptLog
from games.log.history import state_at
from games.services.moves import play_option
from tests.support.guards import tamper
from tests.support.playing import everything, open_questions, running_match

pytestmark = pytest.mark.django_db
BROKEN = {
    "not JSON": b'{"t":"gathered"',
    "not text": b"\xff\xfe",
    "an unknown event": b'{"t":"exploded","seat":1}',
    "a field of the wrong type": b'{"t":"gathered","seat":"one","kind":"wood","amount":1}',
    "a seat that is not there": b'{"t":"gathered","seat":9,"kind":"wood","amount":1}',
}


@pytest.mark.parametrize("payload", BROKEN.values(), ids=BROKEN)
def test_a_broken_row_is_named_and_only_its_match_stands(quarry: AnyGame, payload: bytes) -> None:
    match, other = running_match(10), running_match(10)
    sql = "UPDATE games_logentry SET payload = %s WHERE match_id = %s AND seq = 7"
    tamper(sql, payload, match.pk)
    warm.forget_all()
    before = everything()
    with pytest.raises(CorruptLog, match=f"match {match.pk}, event 7") as error:
        play_option(match.pk, 0, "end_turn")
    assert error.value.seq == 7
    assert everything() == before
    assert state_at(match, 6).header.seq == 6
    play_option(other.pk, open_questions(other)[0].seat, open_questions(other)[0].options[0].id)


def test_a_missing_row_is_named(quarry: AnyGame) -> None:
    match = running_match(10)
    tamper("DELETE FROM games_logentry WHERE match_id = %s AND seq = %s", match.pk, match.head)
    warm.forget_all()
    with pytest.raises(CorruptLog, match=f"event {match.head}: missing"):
        play_option(match.pk, 0, "end_turn")


def test_a_broken_snapshot_asks_for_a_rebuild(quarry: AnyGame) -> None:
    match = running_match(80)
    assert match.snapshots.update(state=b"broken") > 0
    with pytest.raises(CorruptLog, match="rebuild"):
        state_at(match, match.head)
