"""Outpost cubes follow the Majority after every event that could change it (SPEC 5.3, R6)."""

from typing import Any

from games.kernel.events import Event
from games.kernel.steps import Rule
from games.rules.dei.events.pieces import CubeMoved
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.majority import settled_cubes


def settle_cubes(g: Dei, event: Event[Any]) -> Rule:
    """R52: taking a cube is no choice."""
    if g.state.district is None:
        return
    moved = [
        (name, controller)
        for name, controller in settled_cubes(g).items()
        if g.state.outposts[name].controller != controller
    ]
    for name, controller in moved:
        yield CubeMoved(name, controller)
