"""Decoding and folding our log against a loop over dicts, boardgame.io and eventsourcing."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import orjson

from bench import reference
from bench.report import at_least, interleaved, tell
from games.kernel.fold import fold
from tests.support import quarry

MOVES = 5000
HERE = Path(__file__).parent
REPLAYS = 20


def ours(rows: list[bytes]) -> quarry.State:
    """The way the service does it: prepared decoder, events applied in place."""
    decode = quarry.GAME.event_decoder.decode
    state = quarry.blank(4, quarry.Options())
    return fold(state, [decode(row) for row in rows])


def by_hand(rows: list[bytes]) -> dict[str, Any]:  # noqa: PLR0915 - the loop as one would write it
    """The same bytes as plain dicts in one loop with one chain of ifs."""
    state = reference.plain_state(15)
    header = {"seq": 0, "border": 0, "asked": 0, "mover": None, "undo": [], "draws": 0}
    players, supply, board = state["players"], state["supply"], state["board"]
    for row in rows:
        event = orjson.loads(row)
        kind, seat = event["t"], event["seat"]
        header["seq"] += 1
        if kind == "answered":
            if header["mover"] == seat:
                header["undo"].append(header["border"])
            else:
                header["undo"] = [header["border"]]
            header["mover"] = seat
            header["border"] = header["asked"] = header["seq"]
            continue
        player = players[seat]
        stock = player["stock"]
        if kind == "gathered":
            stock[event["kind"]] += event["amount"]
            supply[event["kind"]] -= event["amount"]
        elif kind == "built":
            stock["wood"] -= 1
            stock["stone"] -= 1
            player["built"] += 1
            board[f"{event['x']},{event['y']}"] = {"o": seat, "l": 1}
        elif kind == "upgraded":
            cell = board[f"{event['x']},{event['y']}"]
            cell["l"] += 1
            stock["ore"] -= 2
            player["score"] += cell["l"]
        elif kind == "traded":
            stock[event["give"]] -= event["amount"]
            stock[event["get"]] += event["amount"]
            supply[event["give"]] += event["amount"]
            supply[event["get"]] -= event["amount"]
        else:
            state["cur"] = (seat + 1) % 4
            state["turn"] += 1
            state["round"] += state["cur"] == 0
    return state


def against_dicts() -> None:
    played = reference.moves(MOVES)
    rows = reference.log_of(played)
    expected = reference.digest(by_hand(rows))
    assert reference.digest(reference.plain(ours(rows))) == expected, "the two do not agree"

    def repeat(side: Any) -> Any:
        return lambda: [side(rows) for _ in range(REPLAYS)]

    mine, plain = interleaved([repeat(ours), repeat(by_hand)])
    rate = len(rows) * REPLAYS / mine
    at_least("fold against a loop over dicts", plain / mine, 0.5, events_per_second=round(rate))


def against_boardgame_io() -> None:
    """The whole game replayed by boardgame.io's reducer, in the same number of moves."""
    if shutil.which("npm") is None:
        tell("fold against boardgame.io", 0, ">= 50", ok=False, missing="npm")
        return
    folder = Path("var/bench/boardgame_io")
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "node_modules/boardgame.io").exists():
        subprocess.run(
            ["npm", "install", "--silent", "--no-audit", "--no-fund", "boardgame.io@0.50.2"],
            cwd=folder,
            check=True,
            capture_output=True,
        )
    played = reference.moves(MOVES)
    rows = reference.log_of(played)
    state = reference.plain_state(15)
    for move in played:
        reference.apply(state, move)
    script = {"w": 15, "moves": played, "digest": reference.digest(state)}
    (folder / "moves.json").write_text(json.dumps(script))
    theirs: list[float] = []

    def replay() -> None:
        out = subprocess.run(
            ["node", str((HERE / "boardgame_io.js").resolve()), "moves.json"],
            cwd=folder,
            check=True,
            capture_output=True,
            env={"NODE_ENV": "production", "PATH": "/usr/local/bin:/usr/bin:/bin"},
        )
        answer = json.loads(out.stdout)
        assert answer["digest_ok"], "boardgame.io arrived elsewhere"
        theirs.append(answer["seconds"])

    mine, _ = interleaved([lambda: [ours(rows) for _ in range(REPLAYS)], replay], rounds=5)
    median = sorted(theirs[1:])[len(theirs[1:]) // 2]
    at_least("fold against boardgame.io", median / (mine / REPLAYS), 50, moves=MOVES)
