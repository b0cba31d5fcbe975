"""Costs, income and what an action needs (SPEC 6, 7.3 to 7.7)."""

from games.kernel.position import derived
from games.rules.tiny_epic_kingdoms.content import ActionId, ResourceId
from games.rules.tiny_epic_kingdoms.queries.kingdoms import RESOURCES, Kingdoms, total
from games.rules.tiny_epic_kingdoms.queries.movement import (
    neighbours,
    patrol_origins,
    quest_origins,
    sleeping_places,
)

PRODUCTIVE = ("plains", "forest", "mountain")
Income = dict[ResourceId, int]


def discounted(cost: int, discount: int) -> int:
    """A price is never below 1 (SPEC 9)."""
    return max(1, cost - discount)


def build_cost(g: Kingdoms, seat: int) -> int:
    level = g.seat(seat).tower + 1
    return discounted(g.content.tracks.tower.cost_of(level), total(g.ops(seat, "build_discount")))


def can_build(g: Kingdoms, seat: int) -> bool:
    owner = g.seat(seat)
    if owner.tower >= g.content.tracks.tower.top:
        return False
    return owner.stock["ore"] >= build_cost(g, seat)


def research_cost(g: Kingdoms, seat: int) -> int:
    return g.content.tracks.research.cost_of(g.seat(seat).magic + 1)


def can_research(g: Kingdoms, seat: int) -> bool:
    owner = g.seat(seat)
    if owner.magic >= g.content.tracks.research.top:
        return False
    return owner.stock["mana"] >= research_cost(g, seat)


def expand_cost(g: Kingdoms, seat: int) -> int:
    number = g.in_play(seat) + 1
    return discounted(
        g.content.tracks.expand.cost_of(number), total(g.ops(seat, "expand_discount"))
    )


@derived
def expand_regions(g: Kingdoms, seat: int) -> tuple[str, ...]:
    """Regions with a single meeple, the seat's own; with burrows also empty ones beside it."""
    found = {region for region in g.occupied(seat) if len(g.meeples_in(region)) == 1}
    if g.has(seat, "expand_adjacent"):
        for region in g.occupied(seat):
            found.update(n for n in neighbours(g, seat, region) if not g.meeples_in(n))
    return tuple(sorted(found))


def can_expand(g: Kingdoms, seat: int) -> bool:
    if g.reserve(seat) < 1 or not expand_regions(g, seat):
        return False
    stock = g.seat(seat).stock
    purse = sum(stock.values()) if g.has(seat, "expand_any_resource") else stock["food"]
    return purse >= expand_cost(g, seat)


def tradable(g: Kingdoms, seat: int) -> list[ResourceId]:
    """What the seat can give away: it owns some, and has room for something else."""
    return [kind for kind in RESOURCES if g.seat(seat).stock[kind] and gettable(g, seat, kind)]


def gettable(g: Kingdoms, seat: int, gives: ResourceId) -> list[ResourceId]:
    return [kind for kind in RESOURCES if kind != gives and g.room(seat, kind)]


def can_perform(g: Kingdoms, seat: int, action: ActionId) -> bool:
    """Whether an action is performable (SPEC 6, T2)."""
    match action:
        case "patrol":
            return bool(sleeping_places(g, seat) or patrol_origins(g, seat))
        case "quest":
            return bool(quest_origins(g, seat))
        case "build":
            return can_build(g, seat)
        case "research":
            return can_research(g, seat)
        case "expand":
            return can_expand(g, seat)
        case "trade":
            return bool(tradable(g, seat))


def fixed_income(g: Kingdoms, seat: int) -> Income:
    """One resource for each occupied region that gives a fixed one (SPEC 7.7.1)."""
    income: Income = dict.fromkeys(RESOURCES, 0)
    for region in g.occupied(seat):
        kind = fixed_yield(g, seat, region)
        if kind is not None:
            income[kind] += 1
    return income


def fixed_yield(g: Kingdoms, seat: int, region: str) -> ResourceId | None:
    place = g.region(region)
    printed = g.content.terrains[place.terrain].yields
    if place.terrain in PRODUCTIVE and printed != "choice_if_lying":
        return printed
    for op in g.ops(seat, "collect_region"):
        if place.terrain in op.terrains and op.resource not in (None, "choice"):
            return op.resource  # type: ignore[return-value]  # the two others are ruled out
    return None


def productive_kinds(g: Kingdoms, seat: int) -> list[ResourceId]:
    """What plains, forests and mountains give: one unit of it may be shifted (R69)."""
    kinds = {
        g.content.terrains[g.region(region).terrain].yields
        for region in g.occupied(seat)
        if g.region(region).terrain in PRODUCTIVE
    }
    return [kind for kind in RESOURCES if kind in kinds]


def bonus_income(g: Kingdoms, seat: int) -> Income:
    """Conditional bonuses, each at most once (SPEC 7.7.3, R55)."""
    income: Income = dict.fromkeys(RESOURCES, 0)
    for op in g.ops(seat, "collect_bonus"):
        if op.resource in RESOURCES and any(
            meets(g, region, op.needs) for region in g.occupied(seat)
        ):
            income[op.resource] += op.amount
    return income


def meets(g: Kingdoms, region: str, needs: str | None) -> bool:
    place = g.region(region)
    return place.waterside if needs == "waterside" else place.terrain == needs


def choice_income(g: Kingdoms, seat: int) -> list[str]:
    """The sources of resources of one's choice, in the order of SPEC 7.7.5."""
    ruins = [
        region
        for region in g.occupied(seat)
        if any(meeple.lying for meeple in g.own_in(seat, region))
    ]
    water = [
        region
        for op in g.ops(seat, "collect_region")
        if op.resource == "choice"
        for region in g.occupied(seat)
        if g.region(region).terrain in op.terrains
    ]
    last = ["last_meeple"] * g.content.limits.last_meeple_collect_bonus
    return [*ruins, *water, *(last if g.in_play(seat) == 1 else [])]
