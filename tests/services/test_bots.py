from typing import Any

import pytest
from django.core.management import call_command

from games.models import LogEntry, Match
from games.selectors.bots import matches_waiting_for_bots
from games.services.bots import play_bots
from games.services.tables import start_with_bots
from games.services.tenures import leave_match
from tests.support.people import open_one, player, players, started

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quarry")]
BY_BOTS = 2


def test_bots_move_until_a_person_is_asked() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan)
    leave_match(match.pk, ada)
    assert matches_waiting_for_bots() == [match.pk]
    assert play_bots(match.pk) > 0
    match.refresh_from_db()
    assert 1 in match.waiting_seats
    assert matches_waiting_for_bots() == []


def test_no_bot_moves_for_a_person() -> None:
    match = started(*players("ada", "bogdan"))
    assert play_bots(match.pk) == 0
    assert play_bots(4711) == 0


def test_bots_rest_in_a_pause() -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan)
    leave_match(match.pk, ada)
    Match.objects.filter(pk=match.pk).update(status=Match.Status.PAUSED)
    assert play_bots(match.pk) == 0


def test_a_table_with_bots_moves_on_as_soon_as_it_starts(
    django_capture_on_commit_callbacks: Any,
) -> None:
    ada = player("ada")
    match = open_one(ada, order="chosen")
    with django_capture_on_commit_callbacks(execute=True):
        start_with_bots(match.pk, ada)
    match.refresh_from_db()
    assert match.waiting_seats == [0]


def test_the_command_lets_all_waiting_bots_move(capsys: pytest.CaptureFixture[str]) -> None:
    ada, bogdan = players("ada", "bogdan")
    match = started(ada, bogdan)
    leave_match(match.pk, ada)
    call_command("play_bots", once=True)
    assert int(capsys.readouterr().out.split()[0]) > 0
    assert LogEntry.objects.filter(match=match, seat=0).exists()
