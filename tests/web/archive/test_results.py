"""How a match ended, with every reason."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from games.kernel.game import AnyGame, ScoreLine
from games.kernel.text import say
from games.models import Match
from games.rules.registry import GAMES
from games.selectors.archive import Standing, results_of, tie_break
from tests.support.kingdoms import kingdoms_match, play_until, player
from tests.web.archive.conftest import client_of, quarry_finished

pytestmark = pytest.mark.django_db


def test_every_point_is_explained(finished: Match) -> None:
    page = Client().get(f"/matches/{finished.pk}/results/").content.decode()
    for standing in results_of(finished).standings:
        assert standing.lines
        assert sum(line.points for line in standing.lines) == standing.points
        for line in standing.lines:
            assert str(line.text) in page


def test_a_whole_match_of_kingdoms_names_winner_and_factions(
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    match = play_until(kingdoms_match("ada", "bogdan"), lambda asked: not asked)
    assert match.status == Match.Status.FINISHED
    winner = ["ada", "bogdan"][match.result["ranks"].index(1)]
    with django_assert_max_num_queries(8):
        response = Client().get(f"/matches/{match.pk}/results/")
    assert f"<h1>{winner} won" in response.content.decode()
    polish = Client(headers={"accept-language": "pl"}).get(f"/matches/{match.pk}/results/")
    assert polish.status_code == 200


def test_there_are_none_before_the_end(running: Match) -> None:
    response = client_of("ada").get(f"/matches/{running.pk}/results/")
    assert response.status_code == 404
    assert "not over yet" in response.content.decode()


def test_strangers_do_not_see_those_of_a_private_match(quarry: AnyGame) -> None:
    match = quarry_finished("ada", "bogdan", private=True)
    player("eve")
    for client in (Client(), client_of("eve")):
        for page in ("results/", "verify/", "export.jsonl"):
            assert client.get(f"/matches/{match.pk}/{page}").status_code == 404
    assert client_of("eve").get(f"/matches/{match.pk}/fork/").status_code == 404
    assert client_of("ada").get(f"/matches/{match.pk}/results/").status_code == 200


def equal(*ranks: int, resigned: int = -1) -> list[Standing]:
    return [
        Standing(seat, rank, 12, None, [], is_resigned=seat == resigned)
        for seat, rank in enumerate(ranks)
    ]


def test_what_decided_between_equal_points_is_told(
    finished: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Towers:
        @staticmethod
        def tie_breaks(g: object, seat: int) -> list[ScoreLine]:
            return [ScoreLine(say("Tower level {count}", count=4 - seat), 4 - seat)]

    monkeypatch.setitem(GAMES, "quarry", Towers)
    told = tie_break(finished, equal(1, 2), None)
    assert str(told.line) == "Tower level 4"
    assert tie_break(finished, equal(1, 1), None).line is None
    assert tie_break(finished, equal(1, 2, resigned=1), None).has_resigned
