"""Players that are not people: one picks at random, one looks a little ahead."""

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import Struct

from games.kernel.chance import Chance
from games.kernel.game import ENCODER, AnyGame
from games.kernel.header import Header
from games.kernel.masks import view
from games.kernel.moves import HIDDEN
from games.kernel.options import Option
from games.kernel.resolution import Question, Resolution
from games.kernel.together import Lane, Playout, Together

MOST_FOLLOWING = 40
"""It does not think about longer lists than this."""
MOST_INNER = 6
"""Of the answers to an inner question it tries so many: chains of long lists have no end."""
NOTHING = float("-inf")
"""What no way should be chosen for."""
Bot = Callable[[AnyGame, Any, Question, Random], str]
"""From a position, a question and a source of whims to an option's id."""


def random_bot(game: AnyGame, g: Any, question: Question, rng: Random) -> str:
    return rng.choice(question.options).id


def heuristic_bot(game: AnyGame, g: Any, question: Question, rng: Random) -> str:
    """The option after which the game's own estimate is best, in a world that looks like this."""
    world = imagined(game, view(game, g.state, question.seat), g.content, question.seat, rng)
    best: list[str] = []
    highest = NOTHING
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
    outlook = Outlook(question.seat, frozenset({standing(move)}))
    return outlook.after(move, question, option, further=True)


class Outlook(Struct, frozen=True):
    """How a bot looks ahead in its own decisions, and the positions it comes from."""

    seat: int
    behind: frozenset[bytes]

    def after(
        self, move: Resolution[Any], question: Question, option: Option, *, further: bool
    ) -> float:
        """The estimate after an answer, or after the best that this seat can go on with.

        The inner questions of a decision are followed to their end, any other one step further.
        A way that leads back to where it began is worth nothing: so no bot goes in circles.
        """
        move.agenda.pop()
        move.follow(question.step.decide(move.g, option.choice))
        following = move.advance()
        here = standing(move)
        if here in self.behind:
            return NOTHING
        mine = following is not None and following.seat == self.seat
        answers = answers_to(following, further=further) if following and mine else []
        if following is None or not answers:
            return self.worth(move)
        values = [self.after(branch(move), following, one, further=False) for one in answers]
        if further and NOTHING in values:
            return self.beyond(here).best(move, following, answers, values)
        return max(values)

    def beyond(self, here: bytes) -> "Outlook":
        return Outlook(self.seat, self.behind | {here})

    def best(
        self,
        move: Resolution[Any],
        following: Question,
        answers: list[Option],
        values: list[float],
    ) -> float:
        """Two questions between which one can go to and fro are weighed as one.

        If their answers were looked at to different depths, each could look better from the other.
        """
        return max(
            (
                self.after(branch(move), following, one, further=True)
                for one, value in zip(answers, values, strict=True)
                if value != NOTHING
            ),
            default=NOTHING,
        )

    def worth(self, move: Resolution[Any]) -> float:
        move.close_settled()
        return move.game.estimate(move.g, self.seat)


def answers_to(following: Question, *, further: bool) -> list[Option]:
    """Those that are thought about: none if the bot stops here."""
    options = following.options
    if following.step.inner:
        return options[:: -(-len(options) // MOST_INNER)]
    return options if further and len(options) <= MOST_FOLLOWING else []


def standing(move: Resolution[Any]) -> bytes:
    """The position and what is open in it, whatever the log has grown to meanwhile."""
    state = move.g.state
    agenda = [bytes(text) for text in move.agenda_as_text()]
    fields = [getattr(state, name) for name in state.__struct_fields__ if name != "header"]
    return ENCODER.encode((fields, [text.decode() for text in agenda], state.header.over))


def branch(move: Resolution[Any]) -> Resolution[Any]:
    """The same move on a copy of its state, with draws of its own."""
    g = move.g
    chance = Chance(g.chance.key, g.chance.counter)
    copy = move.game.position(move.game.copy(g.state), g.content, chance)
    other = Resolution(move.game, copy)
    other.agenda = list(move.agenda)
    return other


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
