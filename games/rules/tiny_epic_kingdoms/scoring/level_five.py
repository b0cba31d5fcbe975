"""The end bonus of each faction's fifth magic level, by its formula (SPEC 9.5)."""

from collections.abc import Callable

from games.rules.tiny_epic_kingdoms.content import Formula, Op
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms


def survivors(g: Kingdoms, seat: int) -> list[str]:
    """The region of each meeple that lives to the end; ruins kill, but not everybody."""
    safe = g.has(seat, "ruins_survive")
    return [
        region
        for region in g.occupied(seat)
        if safe or g.region(region).terrain != "ruins"
        for _meeple in g.own_in(seat, region)
    ]


def held(g: Kingdoms, seat: int) -> set[str]:
    """The regions that a surviving meeple of the seat occupies; shared ones count fully."""
    return set(survivors(g, seat))


def distinct_terrains(g: Kingdoms, seat: int, op: Op) -> int:
    return len({g.region(region).terrain for region in held(g, seat)} & set(op.terrains))


def home_free_of_others(g: Kingdoms, seat: int, op: Op) -> int:
    """Allies count as others; neutral meeples never stand on a home (R62)."""
    home = g.seat(seat).home
    intruders = (
        region
        for other in g.others(seat)
        for region in held(g, other)
        if g.region(region).side == home
    )
    return 0 if any(intruders) else op.value


def stored_resources(g: Kingdoms, seat: int, op: Op) -> int:
    return sum(g.seat(seat).stock.values()) // op.per


def regions_of_terrain(g: Kingdoms, seat: int, op: Op) -> int:
    return sum(g.region(region).terrain in op.terrains for region in held(g, seat))


def home_regions(g: Kingdoms, seat: int, op: Op) -> int:
    return sum(g.region(region).side == g.seat(seat).home for region in held(g, seat))


def meeples_in_ruins(g: Kingdoms, seat: int, op: Op) -> int:
    return sum(g.region(region).terrain == "ruins" for region in survivors(g, seat))


def foreign_territories(g: Kingdoms, seat: int, op: Op) -> int:
    """The Lost Kingdom counts as well."""
    return len({g.region(region).side for region in held(g, seat)} - {g.seat(seat).home})


def waterside_regions(g: Kingdoms, seat: int, op: Op) -> int:
    return sum(g.region(region).waterside for region in held(g, seat)) // op.per


def wars_won(g: Kingdoms, seat: int, op: Op) -> int:
    return g.seat(seat).wars_won


def best_opposing_level5(g: Kingdoms, seat: int, op: Op) -> int:
    """Each opposing faction's bonus, reckoned with the Shapeshifters' own pieces (SPEC 9.6)."""
    copied = [
        bonus_op(g, g.seat(other).faction) for other in g.others(seat) if g.seat(other).faction
    ]
    return max(
        (worth(g, seat, other) for other in copied if other.formula != op.formula), default=0
    )


FORMULAS: dict[Formula, Callable[[Kingdoms, int, Op], int]] = {
    "distinct_terrains": distinct_terrains,
    "home_free_of_others": home_free_of_others,
    "stored_resources": stored_resources,
    "regions_of_terrain": regions_of_terrain,
    "home_regions": home_regions,
    "meeples_in_ruins": meeples_in_ruins,
    "foreign_territories": foreign_territories,
    "waterside_regions": waterside_regions,
    "wars_won": wars_won,
    "best_opposing_level5": best_opposing_level5,
}


def bonus_op(g: Kingdoms, faction: str) -> Op:
    top = g.content.limits.magic_levels
    return next(op for op in g.content.ability(faction, top).ops if op.op == "vp_bonus")


def worth(g: Kingdoms, seat: int, op: Op) -> int:
    assert op.formula is not None, "an end bonus without a formula"
    return min(op.max, FORMULAS[op.formula](g, seat, op))


def level_five_bonus(g: Kingdoms, seat: int) -> int:
    owner = g.seat(seat)
    if owner.magic < g.content.limits.magic_levels:
        return 0
    return worth(g, seat, bonus_op(g, owner.faction))
