"""What a viewer may know: beyond sealed answers, which the kernel hides, nothing is secret."""

from random import Random

from games.kernel.events import Viewer
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.state import State


def mask(state: State, viewer: Viewer) -> State:
    """Everything on the table is open (SPEC 1): resources, levels, reserves, won wars."""
    return State(
        header=state.header,
        options=state.options,
        seats=state.seats,
        first=state.first,
        active=state.active,
        turn=state.turn,
        cycle=state.cycle,
        used=state.used,
        deck=state.deck,
        lost_kingdom=state.lost_kingdom,
        regions=state.regions,
        war=state.war,
        end=state.end,
        ruins_cleared=state.ruins_cleared,
        scored=state.scored,
        placed=state.placed,
    )


def imagine(g: Kingdoms, viewer: Viewer, rng: Random) -> State:
    return g.state
