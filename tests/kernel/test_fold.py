"""Fold: the same state from any border, with and without what was taken back."""

from random import Random

import pytest
from msgspec import structs

from games.kernel.fold import fold, fold_from_start, without_undone
from games.kernel.game import ENCODER
from games.kernel.moves import BORDERS, Sealed, Undone
from tests.support.bare import Ask, Noted, bare, opens, table_of
from tests.support.river_lords.game import GAME
from tests.support.script import ALL_SORTS, perform, random_script


def numbers(*events: object) -> list[int]:
    return [seq for seq, _event in without_undone(0, events)]  # type: ignore[arg-type]


def test_what_was_taken_back_is_left_out_and_the_undo_stays() -> None:
    assert numbers(Noted("1"), Noted("2"), Noted("3"), Undone(0, 1), Noted("5")) == [1, 4, 5]


def test_an_undo_of_an_undone_stretch() -> None:
    log = [Noted("1"), Noted("2"), Undone(0, 1), Noted("4"), Undone(0, 3), Noted("6")]
    assert numbers(*log) == [1, 3, 5, 6]
    assert numbers(*log, Undone(0, 1)) == [1, 7]


def test_an_undo_does_not_reach_behind_the_state_it_is_folded_onto() -> None:
    with pytest.raises(AssertionError, match="behind the state"):
        without_undone(5, [Undone(0, 3)])


@pytest.mark.parametrize("number", range(6))
def test_folding_from_any_border_leads_to_the_same_state(number: int) -> None:
    match = perform(GAME, random_script(GAME, 2 + number % 3, Random(number), ALL_SORTS))
    events = [row.event for row in match.log]
    end = ENCODER.encode(match.state)
    for at, event in enumerate(events, 1):
        ends_a_move = isinstance(event, BORDERS) or (isinstance(event, Sealed) and event.closes)
        undone = any(isinstance(later, Undone) and later.to < at for later in events[at:])
        if ends_a_move and not undone:
            start = match.game.copy(match.folded(at))
            assert ENCODER.encode(fold(start, events[at:])) == end


def test_a_finished_match_folds_without_the_classes_of_its_steps() -> None:
    match = perform(GAME, random_script(GAME, 3, Random(1)))
    later = structs.replace(GAME, steps=())
    events = [later.event_decoder.decode(row.payload) for row in match.log]
    assert ENCODER.encode(fold_from_start(later, events)) == ENCODER.encode(match.state)


def test_a_log_begins_with_its_opening() -> None:
    match = table_of(bare(opening=opens(Ask(0))))
    with pytest.raises(AssertionError, match="begins with MatchOpened"):
        fold_from_start(match.game, [row.event for row in match.log[1:]])
