"""A game as tables: what is read back, copied and refused."""

from pathlib import Path

import msgspec
import pytest

from games.kernel.game import ENCODER
from tests.support.river_lords.events import FoodGained
from tests.support.river_lords.game import GAME
from tests.support.river_lords.positions import RED, ordinary
from tests.support.river_lords.state import Options
from tests.support.river_lords.steps import ActLoop, HomeChoice


def test_events_are_read_by_their_slug() -> None:
    gained = FoodGained(RED, 2)
    assert GAME.event_decoder.decode(ENCODER.encode(gained)) == gained
    with pytest.raises(msgspec.ValidationError, match="dragon"):
        GAME.event_decoder.decode(b'{"t":"dragon_seen"}')


def test_steps_are_read_when_they_come_up() -> None:
    assert GAME.read_step(msgspec.Raw(b'{"t":"home_choice","seat":1}')) == HomeChoice(1)
    assert GAME.read_step(ActLoop()) == ActLoop()


def test_a_copy_shares_nothing() -> None:
    state = ordinary()
    copy = GAME.copy(state)
    copy.lords[0].hand.append("ambush")
    assert state.lords[0].hand == []


def test_options_that_are_left_out_have_their_defaults() -> None:
    assert GAME.read_options(2, {"years": 3}) == Options(years=3, tribute=True)


def test_content_is_read_once(tmp_path: Path) -> None:
    assert GAME.content() is GAME.content()
    club = tmp_path / "club.toml"
    club.write_text("[game]\nhand = 1\n", encoding="utf-8")
    assert GAME.content(club).value.game.hand == 1
    assert GAME.content().value.game.hand == 3


def test_the_name_comes_from_the_content() -> None:
    assert GAME.name.pl == "Władcy rzeki"
