"""Corrections in the open, and the small reducers of the kernel's own events."""

from typing import Any

import msgspec
import pytest
from msgspec import Raw

from games.kernel.game import ENCODER
from games.kernel.match import Match
from games.kernel.moves import HIDDEN, Change, Corrected, change_agenda, put, value_at
from games.kernel.play import correct
from games.kernel.refusal import Refused
from tests.support.bare import Ask, Noted, bare, opens, table_of
from tests.support.river_lords.events import CrownPassed
from tests.support.river_lords.positions import at_home
from tests.support.river_lords.steps import Gather


def corrected(match: Match, values: dict[str, Any], **how: Any) -> Corrected:
    match.log.extend(correct(match.game, match.g, values, "a slip", **how).emitted)
    assert ENCODER.encode(match.folded()) == ENCODER.encode(match.state)
    return next(row.event for row in reversed(match.log) if isinstance(row.event, Corrected))


def test_a_correction_shows_before_and_after() -> None:
    match = at_home()
    event = corrected(match, {"/lords/0/food": 5})
    assert event.changes == [Change("/lords/0/food", Raw(b"1"), Raw(b"5"))]
    assert match.state.lords[0].food == 5
    assert event.mask(None) == event


def test_play_goes_on_after_a_correction() -> None:
    match = at_home()
    question = match.questions()[0]
    corrected(match, {"/lords/0/food": 5})
    assert match.questions()[0].step == question.step
    match.play(question.seat, Gather().id)


def test_a_correction_is_a_barrier_and_overtakes() -> None:
    match = at_home()
    seat, seen = match.state.first, match.state.header.seq
    match.play(seat, Gather().id)
    corrected(match, {"/lords/0/food": 5})
    with pytest.raises(Refused, match="nothing_to_undo"):
        match.take_back(seat)
    with pytest.raises(Refused, match="overtaken"):
        match.play(seat, Gather().id, seen=seen)


def test_triggers_settle_what_a_correction_changed() -> None:
    match = at_home()
    poor = (match.state.crown + 1) % 3
    corrected(match, {"/garrisons": {"ford": poor, "hill": poor}})
    assert CrownPassed(poor) in [row.event for row in match.log]


def test_a_hidden_value_is_corrected_without_showing_it() -> None:
    match = at_home()
    hand = match.state.lords[0].hand
    event = corrected(match, {"/lords/0/hand/0": hand[1]})
    assert event.private
    masked = event.mask(0)
    assert masked.changes[0].path == "/lords/0/hand/0"
    assert bytes(masked.changes[0].before) == bytes(masked.changes[0].after) == b'"?"'
    assert match.state.lords[0].hand[0] == hand[1]
    assert HIDDEN in ENCODER.encode(masked).decode()


def test_a_correction_may_be_private_by_wish() -> None:
    assert corrected(at_home(), {"/lords/0/food": 2}, private=True).private


@pytest.mark.parametrize(
    "values",
    [
        {"/lords/9/food": 1},
        {"/lords/0/gold": 1},
        {"/lords/first/food": 1},
        {"/lords/0/food/deep": 1},
        {"/lords/0/food": "much"},
        {"/nothing": 1},
        {"": 1},
        {"/header/over": True},
    ],
    ids=str,
)
def test_a_correction_that_does_not_fit_is_refused(values: dict[str, Any]) -> None:
    match = at_home()
    before = ENCODER.encode(match.state)
    with pytest.raises(Refused) as refusal:
        correct(match.game, match.g, values, "a slip")
    assert refusal.value.code == "bad_correction"
    assert ENCODER.encode(match.state) == before


def test_a_finished_match_is_not_corrected() -> None:
    match = at_home(2)
    match.resign(0)
    with pytest.raises(Refused, match="match_over"):
        correct(match.game, match.g, {"/lords/0/food": 5}, "a slip")


def test_a_table_with_numbers_for_keys_can_be_corrected() -> None:
    tree = {"dice": {"1": 3}}
    put(tree, "/dice/1", 4)
    assert value_at(tree, "/dice/1") == 4


@pytest.mark.parametrize(
    ("pop", "push", "after"),
    [(0, [], [b"1", b"2"]), (1, [], [b"1"]), (2, [b"3"], [b"3"]), (0, [b"3"], [b"1", b"2", b"3"])],
)
def test_the_agenda_is_changed_at_its_top(pop: int, push: list[bytes], after: list[bytes]) -> None:
    match = table_of(bare(opening=opens(Ask(0))))
    match.state.header.agenda = [Raw(b"1"), Raw(b"2")]
    change_agenda(match.state.header, pop, [Raw(text) for text in push])
    assert [bytes(text) for text in match.state.header.agenda] == after


def test_an_event_is_written_with_its_slug_and_without_defaults() -> None:
    assert ENCODER.encode(Noted("a")) == b'{"t":"noted","word":"a"}'
    assert msgspec.json.decode(ENCODER.encode(Corrected("x", [])))["t"] == "corrected"
