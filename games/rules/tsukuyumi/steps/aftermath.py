"""Right after the damage of an attack."""

from games.kernel.steps import Rule
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.steps.pick import Pick


def aftermath(g: Realm) -> Rule:
    """Right after the damage: Dark Seed may leave an egg where units of it fell."""
    combat, seat = g.combat, seat_of(g, "dark_seed")
    if seat is None:
        return
    own = [side.units for side in combat.sides if side.side == seat]
    units = combat.units if combat.attacker == seat else (own[0] if own else [])
    if any(number not in g.state.units for number in units):
        yield Pick(seat, "seed.surprise_egg", combat.target)
