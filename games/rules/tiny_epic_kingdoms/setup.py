"""The opening: the first player, factions, then the deal (SPEC 5)."""

from games.kernel.header import Header
from games.kernel.steps import Rule
from games.rules.tiny_epic_kingdoms.events.setup import FactionsDealt, FirstPlayerDrawn
from games.rules.tiny_epic_kingdoms.flow import Dealing
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.state import Options, Seat, State
from games.rules.tiny_epic_kingdoms.steps.setup_picks import FactionChoice


def blank(seats: int, options: Options) -> State:
    return State(Header(seats), options, [Seat() for _ in range(seats)])


def setup(g: Kingdoms) -> Rule:
    """A random seat stands in for the most epic recent war (R1)."""
    yield FirstPlayerDrawn(g.chance.pick(g.seats))
    if g.options.faction_assignment == "random":
        yield FactionsDealt(g.chance.shuffle(g.content.factions))
    else:
        for seat in g.clockwise(g.state.first):
            yield FactionChoice(seat)
    yield Dealing()
