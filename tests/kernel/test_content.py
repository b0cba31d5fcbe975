from pathlib import Path

import msgspec
import pytest

from games.kernel.content import MatchOption, OptionValue, edition_of, in_order, read_content
from games.kernel.text import Words
from tests.support.river_lords.game import GAME
from tests.support.river_lords.state import Content


def read(tmp_path: Path, words: str) -> Content:
    club = tmp_path / "club.toml"
    club.write_text(words, encoding="utf-8")
    return read_content(GAME.content_folder, Content, club).value


def test_each_file_stands_under_its_own_name() -> None:
    content = GAME.content().value
    assert content.game.name == Words("River Lords", "Władcy rzeki")
    assert content.regions["delta"].shrine


def test_a_club_lays_its_own_values_over_the_printed_ones(tmp_path: Path) -> None:
    content = read(tmp_path, "[cards.old_omen]\ncopies = 5\n[game]\nhand = 2\n")
    assert content.cards["old_omen"].copies == 5
    assert content.cards["old_omen"].name.en == "Old Omen"
    assert (content.game.hand, content.game.points) == (2, 3)


def test_an_unknown_field_fails_at_load(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError, match="colour"):
        read(tmp_path, '[cards.old_omen]\ncolour = "red"\n')


def test_a_value_of_the_wrong_type_fails_at_load(tmp_path: Path) -> None:
    with pytest.raises(msgspec.ValidationError, match="copies"):
        read(tmp_path, '[cards.old_omen]\ncopies = "many"\n')


def test_the_version_names_the_values(tmp_path: Path) -> None:
    club = tmp_path / "club.toml"
    club.write_text("[game]\nhand = 2\n", encoding="utf-8")
    printed = read_content(GAME.content_folder, Content)
    changed = read_content(GAME.content_folder, Content, club)
    assert printed.version == read_content(GAME.content_folder, Content).version
    assert changed.version != printed.version


def test_the_order_of_values_does_not_change_the_version(tmp_path: Path) -> None:
    versions = set()
    for words in ("[game]\nhand = 2\npoints = 2\n", "[game]\npoints = 2\nhand = 2\n"):
        club = tmp_path / "club.toml"
        club.write_text(words, encoding="utf-8")
        versions.add(read_content(GAME.content_folder, Content, club).version)
    assert len(versions) == 1


def test_a_stored_edition_is_read_back_as_it_was() -> None:
    printed = GAME.content()
    assert edition_of(printed.body, Content) == printed
    assert GAME.edition(printed.body).value == printed.value


def test_the_order_of_the_box_is_written_down() -> None:
    assert in_order(GAME.content().value.options) == ["years", "tribute"]
    assert list(GAME.options) == ["years", "tribute"]


def test_a_default_is_one_of_the_values() -> None:
    words = Words("x", "x")
    with pytest.raises(ValueError, match="default"):
        MatchOption(1, words, words, 3, (OptionValue(2, words),), "house")
