import json
from io import StringIO
from typing import Any

import msgspec
import pytest
from django.core.management import CommandError, call_command

from games.kernel.game import AnyGame
from games.rules.registry import GAMES
from tests.support.quarry import GAME, Quarry


def simulated(*args: str) -> dict[str, Any]:
    out = StringIO()
    call_command("simulate", "quarry", *args, "--json", stdout=out)
    report: dict[str, Any] = json.loads(out.getvalue())
    return report


@pytest.mark.parametrize("bot", ["random", "heuristic"])
def test_bots_finish_their_matches(quarry: AnyGame, bot: str) -> None:
    report = simulated("--seats", "3", "--matches", "4", "--seed", "7", "--bot", bot)
    assert (report["game"], report["seats"], report["matches"]) == ("quarry", 3, 4)
    assert (report["finished"], report["failures"]) == (4, [])
    assert report["events"] > report["moves"] > 0
    assert report["seconds"] > 0
    assert [len(points) for points in report["scores"]] == [3] * 4


def test_a_seed_plays_the_same_matches_again(quarry: AnyGame) -> None:
    runs = [simulated("--seats", "2", "--matches", "3", "--seed", "7") for _ in range(2)]
    assert runs[0]["scores"] == runs[1]["scores"]
    assert simulated("--seats", "2", "--matches", "3", "--seed", "8")["scores"] != runs[0]["scores"]


def test_options_are_the_same_for_all_when_given(quarry: AnyGame) -> None:
    args = ("--seats", "2", "--matches", "3", "--options", "rounds=1", "fair=false")
    assert simulated(*args)["events"] < 3 * 40


def test_checks_can_be_left_out(quarry: AnyGame) -> None:
    args = ("--seats", "2", "--matches", "2", "--seed", "7")
    assert simulated(*args, "--no-checks")["scores"] == simulated(*args)["scores"]


def never(g: Quarry) -> None:
    assert g.state.turn < 5, "turn five is unlucky"


def test_a_broken_invariant_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    unlucky = msgspec.structs.replace(GAME, invariants=(never,))
    monkeypatch.setitem(GAMES, "quarry", unlucky)
    out = StringIO()
    with pytest.raises(SystemExit):
        call_command("simulate", "quarry", "--seats=2", "--matches=2", "--json", stdout=out)
    report = json.loads(out.getvalue())
    assert (report["finished"], len(report["failures"])) == (0, 2)
    assert "turn five is unlucky" in report["failures"][0]["error"]
    assert report["failures"][0]["choices"] > 0


@pytest.mark.parametrize(
    "args",
    [
        ("chess", "--seats=2"),
        ("quarry", "--seats=9"),
        ("quarry", "--seats=2", "--options", "rounds"),
        ("quarry", "--seats=2", "--options", "rounds=many"),
    ],
)
def test_what_can_not_be_simulated_is_refused(quarry: AnyGame, args: tuple[str, ...]) -> None:
    with pytest.raises(CommandError):
        call_command("simulate", *args)
