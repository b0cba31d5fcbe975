"""settle, as a host calls it after a release."""

from io import StringIO
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.kernel.game import AnyGame
from games.services.matches import create_match
from tests.support.guards import tamper
from tests.support.playing import everything, finished_match, running_match

pytestmark = pytest.mark.django_db


def settled(*args: Any) -> str:
    out = StringIO()
    call_command("settle", *map(str, args), stdout=out, stderr=out)
    return out.getvalue()


def test_matches_that_wait_for_people_stay_as_they_are(quarry: AnyGame) -> None:
    running_match()
    finished_match()
    create_match("quarry", 2)
    before = everything()
    assert settled() == "0 matches went on, 0 could not be read.\n"
    assert everything() == before


def test_a_broken_match_does_not_hold_up_the_others(quarry: AnyGame) -> None:
    match, _other = running_match(), running_match()
    tamper("DELETE FROM games_logentry WHERE match_id = %s AND seq = 5", match.pk)
    with pytest.raises(SystemExit):
        settled()


def test_an_unknown_match_is_named(quarry: AnyGame) -> None:
    with pytest.raises(CommandError, match="no match 4711"):
        settled(4711)
