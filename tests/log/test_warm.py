"""Tables at hand save a load and can do no harm."""

from typing import Any

import pytest
from django.db import transaction

from games.kernel.game import AnyGame
from games.log import warm
from games.services.checking import verify_match
from games.services.matches import open_match
from games.services.moves import play_option
from tests.support.playing import finished_match, running_match, table_at

pytestmark = pytest.mark.django_db
GATHER = "gather:wood:1"


def test_a_move_on_a_table_at_hand_loads_nothing(
    quarry: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = open_match("quarry", 2)
    play_option(match.pk, 0, GATHER)
    monkeypatch.setattr("games.services.command.find", None)
    play_option(match.pk, 0, GATHER)
    assert table_at(match).g.state.players[0].stock["wood"] == 5


def test_a_table_that_another_process_has_overtaken_is_loaded_anew(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    play_option(match.pk, 0, GATHER)
    stale = warm.take(match.pk)
    assert stale is not None
    play_option(match.pk, 0, GATHER)
    warm.TABLES[match.pk] = stale
    play_option(match.pk, 0, GATHER)
    assert table_at(match).g.state.players[0].stock["wood"] == 6


def test_an_equal_head_with_another_history_is_not_taken_for_the_same(quarry: AnyGame) -> None:
    """As after a rollback, or a database that was restored."""
    match = open_match("quarry", 2)
    with transaction.atomic():
        play_option(match.pk, 0, GATHER)
        transaction.set_rollback(True)
    lost = warm.take(match.pk)
    assert lost is not None
    play_option(match.pk, 0, "gather:ore:1")
    warm.TABLES[match.pk] = lost
    play_option(match.pk, 0, "gather:food:1")
    stock = table_at(match).g.state.players[0].stock
    assert (stock["wood"], stock["ore"], stock["food"]) == (3, 4, 4)
    match.refresh_from_db()
    verify_match(match)


def test_a_played_match_is_the_same_without_them(quarry: AnyGame, settings: Any) -> None:
    with_tables = finished_match(rounds=9)
    settings.LONGTABLE_WARM_MATCHES = 0
    without = finished_match(rounds=9)
    assert not warm.TABLES
    verify_match(with_tables)
    verify_match(without)


def test_only_so_many_are_kept(quarry: AnyGame, settings: Any) -> None:
    settings.LONGTABLE_WARM_MATCHES = 2
    for _ in range(4):
        running_match(3)
    assert len(warm.TABLES) <= 2
