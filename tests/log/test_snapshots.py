from random import Random
from typing import Any

import pytest

from games.kernel.fold import fold, fold_from_start
from games.kernel.game import ENCODER, AnyGame
from games.kernel.moves import Answered, Undone
from games.log.history import rows_of_match, state_at, tail_of
from games.log.snapshots import cut_points, floor_of
from games.log.upcast import read_event
from games.models import Match
from games.services.archive import pack_match
from games.services.matches import open_match
from tests.support.playing import finished_match, play_on
from tests.support.quarry import GAME, Options, blank


def test_a_cut_is_the_last_border_within_reach() -> None:
    assert cut_points(0, [3, 6, 9, 12], head=13, every=10) == [9]


def test_nothing_is_cut_while_the_tail_is_short() -> None:
    assert cut_points(0, [3, 6, 9], head=10, every=10) == []


def test_a_long_move_is_cut_as_soon_as_it_is_over() -> None:
    assert cut_points(0, [3, 40, 43], head=44, every=10) == [3, 40]


def test_what_was_put_off_is_cut_when_the_run_is_closed() -> None:
    assert cut_points(0, list(range(1, 31)), head=31, every=10) == [10, 20, 30]


def test_no_undo_reaches_behind_a_floor_once_another_seat_has_moved() -> None:
    """A moves, B moves and takes it back: A's move stays, since a snapshot may lie on it."""
    state = blank(2, Options())
    fold(state, [Answered(0, "a"), Answered(1, "b")])
    floor = floor_of(state.header)
    events = [Answered(0, "a"), Answered(1, "b"), Undone(1, 1)]
    after = fold(blank(2, Options()), events)
    assert floor == 1
    assert after.header.undo == []
    assert floor_of(after.header) >= floor


def replayed(game: AnyGame, match: Match, seq: int) -> bytes:
    rows = list(rows_of_match(match, 1, seq))
    events = [read_event(game, row.payload, row.version) for row in rows]
    return ENCODER.encode(fold_from_start(game, events))


@pytest.mark.django_db
@pytest.mark.parametrize("every", [5, 12, 100])
def test_every_moment_is_reached_and_is_near(quarry: AnyGame, settings: Any, every: int) -> None:
    settings.LONGTABLE_SNAPSHOT_EVERY = every
    match = open_match("quarry", 3, options={"rounds": 9})
    play_on(match, 10_000, rng=Random(every), undo=0.3)
    longest_run = 3 * 8
    for seq in range(1, match.head + 1):
        assert ENCODER.encode(state_at(match, seq)) == replayed(quarry, match, seq)
        assert len(tail_of(match.pk, seq, game=GAME).payloads) <= every + longest_run


@pytest.mark.django_db
def test_snapshots_lie_on_borders_that_nobody_goes_behind(quarry: AnyGame, settings: Any) -> None:
    settings.LONGTABLE_SNAPSHOT_EVERY = 5
    match = open_match("quarry", 3, options={"rounds": 9})
    play_on(match, 10_000, rng=Random(2), undo=0.4)
    taken = list(match.snapshots.values_list("seq", flat=True))
    moves = set(match.log.values_list("move", flat=True)) | {match.head + 1}
    assert len(taken) > 10
    assert {seq + 1 for seq in taken} <= moves
    for row in rows_of_match(match):
        event = read_event(quarry, row.payload, row.version)
        if isinstance(event, Undone):
            assert not [seq for seq in taken if event.to < seq < row.seq]


@pytest.mark.django_db
def test_without_undo_no_fold_is_longer_than_the_setting(quarry: AnyGame, settings: Any) -> None:
    settings.LONGTABLE_SNAPSHOT_EVERY = 20
    match = finished_match(rounds=9)
    tails = [len(tail_of(match.pk, seq, game=GAME).payloads) for seq in range(1, match.head + 1)]
    assert max(tails) <= 20


@pytest.mark.django_db
def test_a_packed_match_goes_to_the_same_moments(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    before = [ENCODER.encode(state_at(match, seq)) for seq in range(1, match.head + 1)]
    pack_match(match.pk)
    match.refresh_from_db()
    assert before == [ENCODER.encode(state_at(match, seq)) for seq in range(1, match.head + 1)]


@pytest.mark.django_db
def test_a_snapshot_of_another_shape_is_passed_over(quarry: AnyGame) -> None:
    match = finished_match(rounds=9)
    before = ENCODER.encode(state_at(match, match.head))
    assert match.snapshots.update(format=1, state=b"of an older release") > 0
    assert ENCODER.encode(state_at(match, match.head)) == before


@pytest.mark.django_db
def test_there_is_no_moment_outside_of_the_log(quarry: AnyGame) -> None:
    match = finished_match()
    for seq in (-1, 0, match.head + 1):
        with pytest.raises(LookupError):
            state_at(match, seq)
