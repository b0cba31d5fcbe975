"""The three mask tests: worlds that look alike to somebody, and what is seen of them."""

from random import Random
from typing import Any

from games.kernel.bots import imagined, open_lanes
from games.kernel.chance import Chance
from games.kernel.events import Viewer
from games.kernel.game import ENCODER
from games.kernel.masks import lanes_known_to, shown, view
from games.kernel.match import Match
from games.kernel.moves import Sealed
from games.kernel.play import Answer, Played, play, question_of
from games.kernel.refusal import Refused
from tests.support.promises import viewers, whim
from tests.support.script import Watch


def seen(match: Match, state: Any, viewer: Viewer) -> bytes:
    return ENCODER.encode(view(match.game, state, viewer))


def other_world(match: Match, viewer: Viewer, rng: Random) -> Any:
    """A state that looks like the true one to this viewer, hidden things dealt anew."""
    masked = view(match.game, match.state, viewer)
    return imagined(match.game, masked, match.g.content, viewer, rng)


def hidden_things_do_not_show() -> Watch:
    """Change what is hidden from a viewer, and not a byte of the view may change."""
    rng = whim()

    def watch(match: Match) -> None:
        for viewer in viewers(match):
            here = seen(match, match.state, viewer)
            there = seen(match, other_world(match, viewer, rng), viewer)
            assert there == here, f"{viewer} tells two worlds apart"
            scrambled = scramble_lanes(match, viewer, rng)
            assert seen(match, scrambled, viewer) == here, f"{viewer} sees a sealed answer"

    return watch


def scramble_lanes(match: Match, viewer: Viewer, rng: Random) -> Any:
    """The true state with other answers, more or fewer of them, in lanes hidden from the viewer."""
    state = match.game.copy(match.state)
    known = lanes_known_to(match.game, state.header, viewer)
    for lane in open_lanes(match.game, state.header):
        if lane.name in state.header.sealed and lane.name not in known:
            state.header.sealed[lane.name] = ["other"] * rng.randrange(4)
    return state


def options_follow_from_the_view() -> Watch:
    """The options on a seat's masked state are those on the true one, in lanes as well."""

    def watch(match: Match) -> None:
        for question in match.questions():
            masked = view(match.game, match.state, question.seat)
            g = match.game.position(masked, match.g.content)
            again = question_of(match.game, g, question.seat, match.drafts)
            assert again == question, f"{question.step} peeks"
            assert again.step.prompt(g) == question.step.prompt(match.g), "a prompt peeks"

    return watch


def what_a_move_tells_is_a_barrier() -> Watch:
    """One option in two worlds that look alike: who sees a difference may not take it back."""
    rng = whim()

    def watch(match: Match) -> None:
        for question in match.questions():
            option = rng.choice(question.options).id
            worlds = [match.game.copy(match.state), other_world(match, question.seat, rng)]
            ends = [played_in(match, world, Answer(question.seat, option)) for world in worlds]
            compare(match, question.seat, *ends)

    return watch


def played_in(match: Match, state: Any, answer: Answer) -> tuple[Any, Played]:
    chance = Chance(match.g.chance.key, state.header.draws)
    g = match.game.position(state, match.g.content, chance)
    return g, play(match.game, g, answer, match.drafts, checks=True)


def compare(match: Match, seat: int, here: tuple[Any, Played], there: tuple[Any, Played]) -> None:
    (g, played), (other, played_there) = here, there
    alike = seen(match, g.state, seat) == seen(match, other.state, seat)
    alike = alike and told_to(seat, played) == told_to(seat, played_there)
    alike = alike and next_options(match, g, seat, played) == next_options(
        match, other, seat, played_there
    )
    if alike:
        return
    closing = played.emitted[-1].event if played.emitted else None
    assert closing is not None, "a draft tells something"
    assert not isinstance(closing, Sealed), "a seal tells something"
    header = g.state.header
    assert header.over or not header.undo, (
        f"a move tells something and can be taken back: {closing}"
    )


def told_to(seat: int, played: Played) -> list[bytes]:
    return [ENCODER.encode(shown(row.event, seat, over=False)) for row in played.emitted]


def next_options(match: Match, g: Any, seat: int, played: Played) -> list[str]:
    drafts = dict(match.drafts)
    if played.draft is not None:
        lane, answers = played.draft
        drafts[lane] = answers
    elif played.emitted:
        drafts = {}
    try:
        return [option.id for option in question_of(match.game, g, seat, drafts).options]
    except Refused:
        return []
