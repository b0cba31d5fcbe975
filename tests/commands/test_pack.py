"""Packing finished matches, as a host's daily job does it."""

from datetime import timedelta

import pytest
from django.utils import timezone

from games.kernel.game import AnyGame
from games.models import Match
from tests.commands.test_log_commands import called
from tests.support.playing import finished_match, running_match

pytestmark = pytest.mark.django_db


def finished_days_ago(days: int) -> Match:
    match = finished_match()
    match.finished = timezone.now() - timedelta(days=days)
    match.save(update_fields=["finished"])
    return match


def test_old_finished_matches_are_packed_and_stay_sound(quarry: AnyGame) -> None:
    match = finished_days_ago(2)
    assert called("pack")[0] == "1 matches packed, 0 could not be.\n"
    match.refresh_from_db()
    assert match.packed
    assert not match.log.exists()
    assert called("verify")[0].startswith("1 matches are sound")


def test_running_and_fresh_matches_are_left_alone(quarry: AnyGame) -> None:
    running_match()
    finished_days_ago(0)
    assert called("pack")[0] == "0 matches packed, 0 could not be.\n"
    assert called("pack", "--after-hours", 0)[0] == "1 matches packed, 0 could not be.\n"
