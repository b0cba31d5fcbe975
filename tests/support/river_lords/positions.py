"""Named positions of River Lords, from which tests of the kernel begin."""

from collections.abc import Mapping, Sequence

from games.kernel.header import Header
from games.kernel.match import Match
from games.kernel.play import Table
from games.kernel.steps import Step
from tests.support.river_lords.flow import TurnEnd, YearStart
from tests.support.river_lords.game import GAME
from tests.support.river_lords.queries import River
from tests.support.river_lords.state import Act, Lord, Options, State
from tests.support.river_lords.steps import ActLoop, Pick, Take
from tests.support.scene import Scene

RED, BLUE, GREEN = range(3)
CONTENT = GAME.content().value
HOMES = ("ford", "hill", "delta")


def ordinary(
    garrisons: Mapping[str, int] | None = None,
    *,
    food: Sequence[int] = (2, 2, 2),
    hands: Mapping[int, Sequence[str]] | None = None,
    tribute: bool = True,
) -> State:
    """The last year of a match of three, Red's act open; the deck holds what no hand does."""
    lords = [Lord(food[seat], list((hands or {}).get(seat, ()))) for seat in range(3)]
    state = State(Header(3, colours=["red", "blue", "green"]), Options(2, tribute), lords)
    state.garrisons = dict(garrisons or dict(zip(HOMES, range(3), strict=True)))
    state.deck = [card for card in sorted(CONTENT.cards) for _ in range(CONTENT.cards[card].copies)]
    for lord in lords:
        for card in lord.hand:
            state.deck.remove(card)
    state.year = 2
    state.crown = RED
    state.acts = [Act(RED, 3)]
    return state


def red_to_act(state: State | None = None) -> Scene:
    return scene(state or ordinary(), ActLoop(), TurnEnd(RED))


def scene(state: State, *steps: Step[River]) -> Scene:
    """The steps are open, first on top, and then the year ends."""
    return Scene(GAME, state, *steps, YearStart())


def opened(seats: int = 3, seed: bytes = b"r" * 32, **options: object) -> Match:
    """A match of which nobody has answered anything yet."""
    return Match(GAME, GAME.content(), Table(seats, options), seed, checks=True)


def at_home(seats: int = 3, homes: Sequence[str] = ("ford", "hill", "marsh")) -> Match:
    """All have picked homes without a shrine and one food; the first lord is to act."""
    match = opened(seats)
    for seat in range(seats):
        match.play(seat, Pick(homes[seat]).id)
        match.play(seat, Take(1).id)
    return match
