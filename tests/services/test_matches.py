from pathlib import Path
from typing import Any

import pytest

from games.kernel.game import AnyGame
from games.kernel.refusal import Refused
from games.log.table import Table
from games.models import ContentEdition, LogEntry, Match, Turn
from games.services.matches import create_match, open_match, start_match
from games.services.moves import play_option
from tests.support.playing import everything, table_at

pytestmark = pytest.mark.django_db


def opened(table: Table) -> dict[str, Any]:
    return {"seats": table.g.state.header.seats, "rounds": table.g.state.options.rounds}


def test_a_created_match_has_no_log_yet(quarry: AnyGame) -> None:
    match = create_match("quarry", 3)
    assert (match.status, match.head, match.places.count()) == ("open", 0, 3)
    with pytest.raises(Refused, match="not_running"):
        play_option(match.pk, 0, "end_turn")


def test_a_started_match_asks_its_first_seat(quarry: AnyGame) -> None:
    match = start_match(create_match("quarry", 3, options={"rounds": 9}).pk)
    assert (match.status, match.waiting_seats) == ("running", [0])
    assert opened(table_at(match)) == {"seats": 3, "rounds": 9}
    assert list(Turn.objects.values_list("seat", "first", "fresh")) == [(0, match.head, 1)]


def test_a_match_starts_once(quarry: AnyGame) -> None:
    match = open_match("quarry", 2)
    before = everything()
    with pytest.raises(Refused, match="not_open"):
        start_match(match.pk)
    assert everything() == before


def test_two_matches_share_one_edition_of_the_content(quarry: AnyGame) -> None:
    open_match("quarry", 2)
    open_match("quarry", 2)
    assert ContentEdition.objects.count() == 1


@pytest.mark.parametrize(
    ("game", "seats", "options", "code"),
    [
        ("chess", 2, {}, "unknown_game"),
        ("quarry", 9, {}, "bad_seats"),
        ("quarry", 2, {"rounds": "many"}, "bad_options"),
        ("quarry", 2, {"dice": 3}, "bad_options"),
    ],
)
def test_a_table_that_can_not_be_is_refused(
    quarry: AnyGame, game: str, seats: int, options: dict[str, Any], code: str
) -> None:
    with pytest.raises(Refused, match=code):
        open_match(game, seats, options=options)
    assert not Match.objects.exists()
    assert not LogEntry.objects.exists()


def test_a_match_keeps_the_club_values_that_it_started_with(
    quarry: AnyGame, settings: Any, tmp_path: Path
) -> None:
    (tmp_path / "quarry.toml").write_text("[game]\nprize = 7\n")
    settings.LONGTABLE_CONTENT_DIR = tmp_path
    match = open_match("quarry", 2)
    settings.LONGTABLE_CONTENT_DIR = None
    assert table_at(match).g.content.game.prize == 7
    assert table_at(open_match("quarry", 2)).g.content.game.prize == 2


def test_players_entropy_is_part_of_every_draw(quarry: AnyGame) -> None:
    match = open_match("quarry", 2, entropy=["ada's", "bogdan's"])
    assert match.entropy == ["ada's", "bogdan's"]
    table = table_at(match)
    other = table_at(open_match("quarry", 2))
    assert table.g.chance.key != other.g.chance.key
