"""The board of any moment, written to a file."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from django.core.management import CommandError

from games.services.matches import open_match
from tests.commands.test_log_commands import called

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("at", [1, None])
def test_the_board_of_a_moment_is_a_picture(tmp_path: Path, at: int | None) -> None:
    match = open_match("tiny_epic_kingdoms", 3, options={"faction_assignment": "random"})
    file = tmp_path / "board.svg"
    called("draw_board", match.pk, "--output", file, *(["--at", at] if at else []))
    assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_an_unknown_moment_is_named(tmp_path: Path) -> None:
    match = open_match("tiny_epic_kingdoms", 3)
    with pytest.raises(CommandError, match="no event 4711"):
        called("draw_board", match.pk, "--at", 4711, "--output", tmp_path / "board.svg")
