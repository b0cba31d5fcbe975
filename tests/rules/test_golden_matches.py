"""One match per game and number of seats, kept as text; `pytest --update-golden` writes them."""

import pytest

from games.kernel.game import AnyGame
from games.rules.registry import GAMES
from tests.support import golden

TABLES = [
    pytest.param(game, seats, id=f"{game.slug}-{seats}")
    for game in GAMES.values()
    for seats in game.seats
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_stored_match_is_played_as_it_was(
    game: AnyGame, seats: int, request: pytest.FixtureRequest
) -> None:
    path = golden.path_of(game, seats)
    if request.config.getoption("--update-golden"):
        stored = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(golden.written_anew(game, seats, stored), encoding="utf-8")
    stored = path.read_text(encoding="utf-8")
    assert golden.play_again(game, seats, stored).splitlines() == stored.splitlines()
