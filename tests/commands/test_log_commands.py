"""verify, rebuild, export and import, as a host calls them."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from games.kernel.game import AnyGame
from games.models import Match
from games.services.archive import pack_match
from games.services.matches import create_match
from tests.support.guards import tamper
from tests.support.playing import everything, finished_match, running_match

pytestmark = pytest.mark.django_db


def called(*args: Any) -> tuple[str, str]:
    out, err = StringIO(), StringIO()
    call_command(*map(str, args), stdout=out, stderr=err)
    return out.getvalue(), err.getvalue()


def test_verify_passes_over_sound_matches(quarry: AnyGame) -> None:
    pack_match(finished_match().pk)
    running_match()
    create_match("quarry", 2)
    assert called("verify") == ("3 matches are sound, 0 are not.\n", "")


def test_verify_names_the_match_and_the_event(quarry: AnyGame) -> None:
    match, other = running_match(), running_match()
    tamper("DELETE FROM games_logentry WHERE match_id = %s AND seq = 5", match.pk)
    err = StringIO()
    with pytest.raises(SystemExit) as leaving:
        call_command("verify", stderr=err, stdout=StringIO())
    assert leaving.value.code == 1
    assert f"match {match.pk}, event 5" in err.getvalue()
    assert called("verify", other.pk)[0].startswith("1 matches are sound")


@pytest.mark.parametrize("command", ["verify", "rebuild", "export"])
def test_an_unknown_match_is_named(quarry: AnyGame, command: str) -> None:
    with pytest.raises(CommandError, match="no match 4711"):
        called(command, 4711)


def test_rebuild_mends_what_follows_from_the_log(quarry: AnyGame) -> None:
    match = running_match()
    Match.objects.filter(pk=match.pk).update(waiting=7)
    assert called("rebuild", match.pk)[0] == "1 matches rebuilt, 0 left as they were.\n"
    called("verify")


def test_rebuild_leaves_a_broken_log_alone(quarry: AnyGame) -> None:
    match = running_match()
    tamper("DELETE FROM games_logentry WHERE match_id = %s AND seq = 5", match.pk)
    before = everything()
    with pytest.raises(SystemExit):
        called("rebuild")
    assert everything() == before


def test_a_match_goes_out_and_comes_in(quarry: AnyGame, tmp_path: Path) -> None:
    match, file = finished_match(), tmp_path / "match.jsonl"
    file.write_text(called("export", match.pk)[0])
    out, _ = called("import", file)
    copy = Match.objects.exclude(pk=match.pk).get()
    assert out == f"Imported as match {copy.pk}.\n"
    assert called("export", copy.pk)[0] == file.read_text()
    called("verify")


def test_a_broken_file_is_refused(quarry: AnyGame, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    text = called("export", finished_match().pk)[0]
    file.write_text(text.replace('"via":0', '"via":2', 1))
    before = everything()
    with pytest.raises(CommandError, match="event 1: the chain is broken"):
        called("import", file)
    assert everything() == before


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match="No such file"):
        called("import", tmp_path / "nothing")


def test_an_open_table_has_nothing_to_export(quarry: AnyGame) -> None:
    with pytest.raises(CommandError, match="not started"):
        called("export", create_match("quarry", 2).pk)
