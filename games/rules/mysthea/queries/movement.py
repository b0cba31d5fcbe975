"""Which units may move, where to, and whom they take along (SPEC 7.4)."""

from games.rules.mysthea.content import UnitKind
from games.rules.mysthea.queries.mysthea import UNITS, WALKERS, Mysthea

Place = tuple[str, UnitKind]


def movers(g: Mysthea, seat: int, kind: UnitKind | None = None) -> list[Place]:
    """Own units that may take a step, of one kind or of any, by region."""
    return [
        (region, unit)
        for region in g.occupied(seat)
        for unit in UNITS
        if kind in (None, unit) and may_move(g, seat, region, unit) and g.adjacent(region)
    ]


def may_move(g: Mysthea, seat: int, region: str, kind: UnitKind) -> bool:
    """A troop or golem once a turn, a champion as often as it likes, a fort never (R15)."""
    match kind:
        case "champion":
            return g.champion_in(seat, region)
        case "fort":
            return False
        case _:
            return g.fresh(seat, region, kind) > 0


def passengers(g: Mysthea, seat: int, mover: UnitKind, origin: str) -> list[UnitKind]:
    """Whom a moving unit may carry; in a battle only from its region (R4, R52)."""
    battle = g.state.battle
    if battle is not None and origin != battle.region:
        return []
    carried: list[UnitKind] = []
    for op in g.upgrade_ops(seat, "carry"):
        if op.unit == mover:
            carried += [kind for kind in op.units if may_be_carried(g, seat, mover, kind, origin)]
    return carried


def may_be_carried(g: Mysthea, seat: int, mover: UnitKind, kind: UnitKind, origin: str) -> bool:
    """Own, in the same region, not moved this turn; not the mover itself."""
    if kind == "champion":
        figure = g.seat(seat).champion
        return figure.region == origin and not figure.moved
    if kind == "fort":
        return False
    return g.fresh(seat, origin, kind) > (1 if kind == mover else 0)


def portal_origins(g: Mysthea, seat: int, kind: UnitKind) -> list[str]:
    """Where a unit stands that may go through a portal; a champion may at any time (R61)."""
    return [region for region in g.occupied(seat) if may_move(g, seat, region, kind)]


def group_origins(g: Mysthea, seat: int, kinds: tuple[UnitKind, ...]) -> list[str]:
    return [region for region in g.occupied(seat) if group_in(g, seat, region, kinds)]


def group_in(g: Mysthea, seat: int, region: str, kinds: tuple[UnitKind, ...]) -> list[UnitKind]:
    """The units that a common portal takes: those that have not moved (R11, R61)."""
    found: list[UnitKind] = []
    for kind in WALKERS:
        if kind in kinds:
            found += [kind] * g.fresh(seat, region, kind)
    figure = g.seat(seat).champion
    if "champion" in kinds and figure.region == region and not figure.moved:
        found.append("champion")
    return found


def portal_destinations(g: Mysthea, origin: str) -> list[str]:
    return [region for region in g.regions() if region != origin]
