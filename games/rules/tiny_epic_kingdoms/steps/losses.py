"""A meeple lost in war goes back to the reserve; some factions gain by it (SPEC 9.2)."""

from games.kernel.steps import Rule
from games.rules.tiny_epic_kingdoms.events.economy import ResourceGained
from games.rules.tiny_epic_kingdoms.events.war import MeepleRemoved
from games.rules.tiny_epic_kingdoms.queries.kingdoms import RESOURCES, Kingdoms


def lose_meeple(g: Kingdoms, seat: int, region: str) -> Rule:
    """Booked at once: food gained by a loss can pay for a flight that follows."""
    meeple = g.own_in(seat, region)[0]
    yield MeepleRemoved(seat, meeple.id, region)
    for op in g.ops(seat, "war_loss_gain"):
        if op.resource in RESOURCES:
            amount = min(op.amount, g.room(seat, op.resource))
            if amount:
                yield ResourceGained(seat, op.resource, "war_loss", amount)
