"""Players that are not people: one picks at random, one looks a single step ahead."""

from collections.abc import Callable
from random import Random
from typing import Any

from games.kernel.chance import Chance
from games.kernel.game import AnyGame
from games.kernel.header import Header
from games.kernel.masks import view
from games.kernel.moves import HIDDEN
from games.kernel.options import Option
from games.kernel.resolution import Question, Resolution
from games.kernel.together import Lane, Playout, Together

Bot = Callable[[AnyGame, Any, Question, Random], str]
"""From a position, a question and a source of whims to an option's id."""


def random_bot(game: AnyGame, g: Any, question: Question, rng: Random) -> str:
    return rng.choice(question.options).id


def heuristic_bot(game: AnyGame, g: Any, question: Question, rng: Random) -> str:
    """The option after which the game's own estimate is best, in a world that looks like this."""
    world = imagined(game, view(game, g.state, question.seat), g.content, question.seat, rng)
    best: list[str] = []
    highest = float("-inf")
    for option in question.options:
        value = estimate_after(game, world, g.content, question, option, rng)
        if value > highest:
            best, highest = [], value
        if value >= highest:
            best.append(option.id)
    return rng.choice(best)


def estimate_after(
    game: AnyGame, world: Any, content: Any, question: Question, option: Option, rng: Random
) -> float:
    state = game.copy(world)
    if question.lane is not None:
        move = Resolution(game, game.position(state, content))
        rehearsal = move.rehearse(question.lane, [*question.answers, option.id])
        return game.estimate(rehearsal.g, question.seat)
    chance = Chance(rng.randbytes(32), state.header.draws)
    move = Resolution(game, game.position(state, content, chance))
    move.agenda.pop()
    move.follow(question.step.decide(move.g, option.choice))
    move.advance()
    return game.estimate(move.g, question.seat)


def imagined(game: AnyGame, masked: Any, content: Any, viewer: int | None, rng: Random) -> Any:
    """A full state that looks like the masked one: the game's part, then the sealed lanes."""
    world = game.imagine(game.position(masked, content), viewer, rng)
    sealed = world.header.sealed
    for lane in open_lanes(game, world.header) if sealed else ():
        if sealed.get(lane.name) == [HIDDEN]:
            sealed[lane.name] = whims(game, world, content, lane, rng)
    return world


def open_lanes(game: AnyGame, header: Header) -> list[Lane]:
    """The lanes that are still to be answered or played out."""
    found: list[Lane] = []
    for text in header.agenda:
        match game.read_step(text):
            case Together(lanes=lanes):
                found += lanes
            case Playout(lane=lane):
                found.append(lane)
    return found


def whims(game: AnyGame, state: Any, content: Any, lane: Lane, rng: Random) -> list[str]:
    """Some legal answers of a lane."""
    answers: list[str] = []
    while True:
        move = Resolution(game, game.position(game.copy(state), content))
        rehearsal = move.rehearse(lane, answers)
        if rehearsal.question is None:
            return rehearsal.answers
        answers = [*rehearsal.answers, rng.choice(rehearsal.question.options).id]


BOTS: dict[str, Bot] = {"random": random_bot, "heuristic": heuristic_bot}
