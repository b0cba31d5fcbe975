"""Matches that bots play by themselves, to find what no test thought of."""

import time
from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import Struct, field

from games.kernel.bots import BOTS, Bot
from games.kernel.game import ENCODER, AnyGame
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.refusal import Refused

MOST_CHOICES = 20_000
MOST_DRAWS_OF_OPTIONS = 100


class Failure(Struct):
    """A match that broke a law or did not end; seed and options bring it back."""

    match: int
    seed: str
    options: dict[str, Any]
    choices: int
    error: str


class Report(Struct):
    game: str
    seats: int
    matches: int
    finished: int = 0
    events: int = 0
    moves: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)
    scores: list[list[int]] = field(default_factory=list)


class Plan(Struct, frozen=True):
    """What to simulate; without options every match has others."""

    seats: int
    matches: int
    seed: str
    options: Mapping[str, Any] | None = None
    bot: str = "random"
    checks: bool = True


def simulate(game: AnyGame, plan: Plan) -> Report:
    report = Report(game.slug, plan.seats, plan.matches)
    started = time.perf_counter()
    for number in range(plan.matches):
        play_one(game, plan, number, report)
    report.seconds = round(time.perf_counter() - started, 3)
    return report


def play_one(game: AnyGame, plan: Plan, number: int, report: Report) -> None:
    """One match; whatever goes wrong in it is noted, and the next one is played."""
    name = f"{plan.seed}/{number}"
    rng = Random(name)
    options: dict[str, Any] = {}
    moves = 0
    try:
        options = dict(plan.options) if plan.options is not None else some_options(game, plan, rng)
        table = Table(plan.seats, options)
        match = Match(game, game.content(), table, rng.randbytes(32), checks=plan.checks)
        while not match.over:
            assert moves < MOST_CHOICES, "the match does not end"
            choose(match, BOTS[plan.bot], rng)
            moves += 1
        if plan.checks:
            check_replay(match)
    except Exception as error:
        note = f"{type(error).__name__}: {error}"
        report.failures.append(Failure(number, name, options, moves, note))
        return
    finally:
        report.moves += moves
    report.finished += 1
    report.events += len(match.log)
    report.scores.append(list(match.state.header.points))


def choose(match: Match, bot: Bot, rng: Random) -> None:
    """Let the bot answer one of the open questions."""
    questions = match.questions()
    assert questions, "nobody is asked, and the match is not over"
    question = rng.choice(questions)
    match.play(question.seat, bot(match.game, match.g, question, rng))


def check_replay(match: Match) -> None:
    """The bytes of the log lead to the state that was played."""
    played = ENCODER.encode(match.state)
    assert ENCODER.encode(match.folded()) == played, "the log leads to another state"
    assert ENCODER.encode(match.game.copy(match.state)) == played, "the state is not plain data"


def some_options(game: AnyGame, plan: Plan, rng: Random) -> dict[str, Any]:
    """A combination of all match options that this number of players may agree on."""
    for _ in range(MOST_DRAWS_OF_OPTIONS):
        options = {
            slug: rng.choice(option.values).value for slug, option in sorted(game.options.items())
        }
        try:
            game.read_options(plan.seats, options)
        except Refused:
            continue
        return options
    return {}
