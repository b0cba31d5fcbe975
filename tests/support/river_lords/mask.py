"""What a viewer of River Lords may know: neither other hands nor the order of the deck."""

from random import Random

from games.kernel.events import Viewer
from games.kernel.moves import HIDDEN
from tests.support.river_lords.state import Content, Lord, State


def mask(state: State, viewer: Viewer) -> State:
    return State(
        header=state.header,
        options=state.options,
        lords=[
            Lord(lord.food, lord.hand if seat == viewer else [HIDDEN] * len(lord.hand))
            for seat, lord in enumerate(state.lords)
        ],
        first=state.first,
        year=state.year,
        deck=[HIDDEN] * len(state.deck),
        discards=state.discards,
        garrisons=state.garrisons,
        acts=state.acts,
        battles=state.battles,
        crown=state.crown,
    )


def imagine_with(content: Content, state: State, rng: Random) -> State:
    """Deal the cards that are not seen into the places that are not seen."""
    unseen = [card for card in sorted(content.cards) for _copy in range(content.cards[card].copies)]
    places = [state.deck, *(lord.hand for lord in state.lords)]
    for card in [card for place in [*places, state.discards] for card in place if card != HIDDEN]:
        unseen.remove(card)
    rng.shuffle(unseen)
    for place in places:
        place[:] = [unseen.pop() if card == HIDDEN else card for card in place]
    return state
