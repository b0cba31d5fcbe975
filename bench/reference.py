"""The reference game: a fixed list of legal moves, and its log as our kernel writes it."""

import hashlib
import json
from typing import Any

from games.kernel.events import Event
from games.kernel.game import ENCODER
from games.kernel.moves import Answered
from tests.support import quarry

KINDS = quarry.KINDS
Move = list[Any]


class Rng:
    """A small linear generator, the same in every language."""

    def __init__(self, seed: int) -> None:
        self.state = seed & 0x7FFFFFFF

    def below(self, bound: int) -> int:
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 8) % bound


def plain_state(width: int) -> dict[str, Any]:
    return {
        "w": width,
        "turn": 0,
        "round": 1,
        "cur": 0,
        "supply": dict.fromkeys(KINDS, 1_000_000),
        "board": {},
        "players": [{"score": 0, "built": 0, "stock": dict.fromkeys(KINDS, 3)} for _ in range(4)],
    }


def apply(state: dict[str, Any], move: Move) -> None:
    """The rules of the game on plain dicts, by which everything else is checked."""
    player = state["players"][move[1]]
    stock, supply, board = player["stock"], state["supply"], state["board"]
    match move:
        case ["gather", _, kind, amount]:
            stock[kind] += amount
            supply[kind] -= amount
        case ["build", seat, x, y]:
            stock["wood"] -= 1
            stock["stone"] -= 1
            player["built"] += 1
            board[f"{x},{y}"] = {"o": seat, "l": 1}
        case ["upgrade", _, x, y]:
            cell = board[f"{x},{y}"]
            cell["l"] += 1
            stock["ore"] -= 2
            player["score"] += cell["l"]
        case ["trade", _, give, get, amount]:
            stock[give] -= amount
            stock[get] += amount
            supply[give] += amount
            supply[get] -= amount
        case ["endturn", seat]:
            state["cur"] = (seat + 1) % 4
            state["turn"] += 1
            state["round"] += state["cur"] == 0


def moves(count: int, width: int = 15, seed: int = 7) -> list[Move]:
    """That many legal moves; turns of one to three moves and an end."""
    rng, state = Rng(seed), plain_state(width)
    own: list[list[tuple[int, int]]] = [[], [], [], []]
    found: list[Move] = []
    left = 1 + rng.below(3)
    while len(found) < count:
        seat = state["cur"]
        if left == 0:
            move: Move = ["endturn", seat]
            left = 1 + rng.below(3)
        else:
            left -= 1
            move = next_move(rng, state, own[seat], seat)
        apply(state, move)
        found.append(move)
    return found


def next_move(rng: Rng, state: dict[str, Any], own: list[tuple[int, int]], seat: int) -> Move:
    stock, width, whim = state["players"][seat]["stock"], state["w"], rng.below(10)
    full = len(state["board"]) >= width * width
    if whim < 4 and stock["wood"] and stock["stone"] and not full:
        x, y = rng.below(width), rng.below(width)
        while f"{x},{y}" in state["board"]:
            x += 1
            if x == width:
                x, y = 0, (y + 1) % width
        own.append((x, y))
        return ["build", seat, x, y]
    if whim < 6 and stock["ore"] >= 2 and own:
        return ["upgrade", seat, *own[rng.below(len(own))]]
    if whim == 6:
        give, step = rng.below(4), rng.below(3)
        if stock[KINDS[give]]:
            return ["trade", seat, KINDS[give], KINDS[(give + 1 + step) % 4], 1]
    return ["gather", seat, KINDS[rng.below(4)], 1 + rng.below(3)]


def event_of(move: Move) -> Event[Any]:
    kinds = {
        "gather": quarry.Gathered,
        "build": quarry.Built,
        "upgrade": quarry.Upgraded,
        "trade": quarry.Traded,
        "endturn": quarry.TurnEnded,
    }
    return kinds[move[0]](*move[1:])


def log_of(played: list[Move]) -> list[bytes]:
    """Our log of these moves: the fact of each, and the choice that closes it."""
    rows = []
    for move in played:
        option = ":".join(str(part) for part in (move[0], *move[2:]))
        rows.append(ENCODER.encode(event_of(move)))
        rows.append(ENCODER.encode(Answered(move[1], option)))
    return rows


def digest(state: dict[str, Any]) -> str:
    cells = sorted((name, cell["o"], cell["l"]) for name, cell in state["board"].items())
    players = [
        [player["score"], player["built"], [player["stock"][kind] for kind in KINDS]]
        for player in state["players"]
    ]
    supply = [state["supply"][kind] for kind in KINDS]
    flat = [state["turn"], state["round"], state["cur"], supply, players, cells]
    text = json.dumps(flat, separators=(",", ":")).encode()
    return hashlib.sha256(text).hexdigest()[:16]


def plain(state: quarry.State) -> dict[str, Any]:
    """Our state in the plain form, to be compared."""
    return {
        "turn": state.turn,
        "round": state.round,
        "cur": state.current,
        "supply": state.supply,
        "board": {name: {"o": c.owner, "l": c.level} for name, c in state.board.items()},
        "players": [{"score": p.score, "built": p.built, "stock": p.stock} for p in state.players],
    }
