"""Matches of Daimyo through the services: what was drawn is drawn again, what was won is kept."""

from random import Random

import pytest

from games.models import Match
from games.services.checking import rebuild_match, verify_match
from games.services.matches import open_match
from games.services.moves import resign_seat
from tests.support.playing import open_questions, play_on

pytestmark = pytest.mark.django_db


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_finished_match_is_verified_draw_by_draw(seats: int) -> None:
    match = play_on(open_match("daimyo", seats), 5_000, rng=Random(seats), undo=0.02)
    assert match.status == Match.Status.FINISHED
    verify_match(match)


def test_a_match_that_is_given_up_alone_is_not_won() -> None:
    match = open_match("daimyo", 1)
    resign_seat(match.pk, 0)
    match.refresh_from_db()

    assert match.result["ranks"] == [2]
    assert "achievements" not in match.result
    rebuild_match(match)
    verify_match(Match.objects.get(pk=match.pk))
    assert open_questions(match) == []
