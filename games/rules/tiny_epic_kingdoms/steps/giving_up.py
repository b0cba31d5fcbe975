"""An action that an absent seat leaves before anything of it happened (SPEC 15)."""

from games.kernel.options import Choice
from games.kernel.steps import Rule
from games.rules.tiny_epic_kingdoms.events.turn import Passed
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.steps.collection import Collection


class Abandon(Choice, frozen=True):
    """Never offered: the answer for a seat whose time ran out."""


def abandon(g: Kingdoms, seat: int) -> Rule:
    """As if the seat had passed, or collected instead."""
    if seat == g.state.active:
        yield Passed(seat)
    else:
        yield Collection(seat)
