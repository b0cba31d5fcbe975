"""A whole match of Mysthea through the services: its log verifies and stays small."""

from io import StringIO
from random import Random

import pytest
from django.core.management import call_command
from django.db import connection

from games.models import Match
from games.services.matches import open_match
from tests.support.playing import play_on

pytestmark = [pytest.mark.django_db, pytest.mark.slow]
LARGEST_LOG = 600_000


def stored_bytes(match: Match) -> int:
    """What the rows of a match's log hold: payloads, draws and hashes."""
    with connection.cursor() as cursor:
        cursor.execute("SELECT * FROM games_logentry WHERE match_id = %s", [match.pk])
        rows = cursor.fetchall()
    return sum(len(bytes(v) if isinstance(v, memoryview) else str(v)) for r in rows for v in r)


def test_a_match_with_moves_taken_back_verifies_and_is_small() -> None:
    options = {"monster_behaviours": True, "attunements": "mixed", "mode": "advanced_draft"}
    match = open_match("mysthea", 5, options=options)
    play_on(match, 10_000, rng=Random(4), undo=0.05)
    assert match.status == Match.Status.FINISHED
    assert stored_bytes(match) < LARGEST_LOG

    out = StringIO()
    call_command("verify", stdout=out)
    assert out.getvalue() == "1 matches are sound, 0 are not.\n"
