"""Where a seat's meeples may go: geometry depends on the seat's abilities (SPEC 2, 7, 9.3)."""

from collections.abc import Iterable

from games.kernel.position import derived
from games.rules.tiny_epic_kingdoms.queries.kingdoms import Kingdoms
from games.rules.tiny_epic_kingdoms.state import NEUTRAL, Meeple

Moved = tuple[str, ...]
"""The meeples that have already moved in this action."""


@derived
def may_stand_on(g: Kingdoms, seat: int, region: str) -> bool:
    """True if the seat may enter the region's terrain."""
    terrain = g.region(region).terrain
    if g.region(region).standable:
        return True
    return any(terrain in op.terrains for op in g.ops(seat, "terrain_access"))


@derived
def neighbours(g: Kingdoms, seat: int, region: str) -> tuple[str, ...]:
    """The regions adjacent for this seat: rivers block unless it can cross them (R43)."""
    here = g.region(region)
    blocked = () if g.has(seat, "river_cross") else here.rivers
    return tuple(
        other for other in here.touches if other not in blocked and may_stand_on(g, seat, other)
    )


def is_free(g: Kingdoms, seat: int, region: str) -> bool:
    """Enterable, without foreign meeples and with at most one of the seat's own (SPEC 2)."""
    there = g.meeples_in(region)
    return (
        may_stand_on(g, seat, region)
        and len(there) < g.content.limits.region_capacity
        and not g.foreign_in(seat, region)
    )


def can_enter(g: Kingdoms, seat: int, region: str) -> bool:
    """The entry rule (SPEC 7): no third meeple; a last meeple neither attacks nor is attacked."""
    there = g.meeples_in(region)
    if not may_stand_on(g, seat, region) or len(there) >= g.content.limits.region_capacity:
        return False
    if not there or there[0].owner == seat:
        return True
    owner = there[0].owner
    return g.in_play(seat) > 1 and (owner == NEUTRAL or g.in_play(owner) > 1)


def mover_in(g: Kingdoms, seat: int, region: str, moved: Moved = ()) -> Meeple | None:
    """The meeple that a move from here takes: a standing one first, then the lowest id (SPEC 4)."""
    free = g.has(seat, "ruins_free_move")
    candidates = [
        meeple
        for meeple in g.own_in(seat, region)
        if meeple.id not in moved and (free or not meeple.lying)
    ]
    return min(candidates, key=lambda meeple: (meeple.lying, meeple.id), default=None)


def sleeper_in(g: Kingdoms, seat: int, region: str, moved: Moved = ()) -> Meeple | None:
    """The lying meeple that stands up here."""
    lying = (m for m in g.own_in(seat, region) if m.lying and m.id not in moved)
    return next(lying, None)


@derived
def patrol_destinations(g: Kingdoms, seat: int, origin: str) -> tuple[str, ...]:
    """Adjacent regions that can be entered; a gallop reaches a second step (SPEC 9.3)."""
    near = neighbours(g, seat, origin)
    reached = set(near)
    if any(op.value > 1 for op in g.ops(seat, "patrol_range")):
        for middle in near:
            if is_free(g, seat, middle) and g.region(middle).terrain != "ruins":
                reached.update(neighbours(g, seat, middle))
    reached.discard(origin)
    return tuple(sorted(region for region in reached if can_enter(g, seat, region)))


def patrol_origins(g: Kingdoms, seat: int, moved: Moved = ()) -> list[str]:
    return [
        region
        for region in g.occupied(seat)
        if mover_in(g, seat, region, moved) and patrol_destinations(g, seat, region)
    ]


def sleeping_places(g: Kingdoms, seat: int, moved: Moved = ()) -> list[str]:
    """Where a lying meeple could stand up."""
    return [region for region in g.occupied(seat) if sleeper_in(g, seat, region, moved)]


@derived
def is_gate(g: Kingdoms, seat: int, region: str, end: str) -> bool:
    """True if a quest of this seat may begin (`origin`) or end (`destination`) here (SPEC 7.2)."""
    place = g.region(region)
    if place.border:
        return True
    return any(
        (op.side == "both" or end == "destination")
        and (not op.terrains or place.terrain in op.terrains)
        for op in g.ops(seat, "quest_region")
    )


@derived
def quest_destinations(g: Kingdoms, seat: int, territory: str) -> tuple[str, ...]:
    return tuple(
        region.id
        for region in g.content.regions_on(territory)
        if is_gate(g, seat, region.id, "destination") and can_enter(g, seat, region.id)
    )


def quest_territories(g: Kingdoms, seat: int, origin: str) -> list[str]:
    """Other territories with a region to go to; never the same territory."""
    home = g.region(origin).side
    return [
        territory
        for territory in g.territories()
        if territory != home and quest_destinations(g, seat, territory)
    ]


def quest_origins(g: Kingdoms, seat: int, moved: Moved = ()) -> list[str]:
    return [
        region
        for region in g.occupied(seat)
        if is_gate(g, seat, region, "origin")
        and mover_in(g, seat, region, moved)
        and quest_territories(g, seat, region)
    ]


def free_neighbours(g: Kingdoms, seat: int, region: str) -> list[str]:
    return [other for other in neighbours(g, seat, region) if is_free(g, seat, other)]


def nearest_free(g: Kingdoms, seat: int, origin: str) -> list[str]:
    """The nearest free regions for a flight, with the fall-backs of SPEC 8.4 (R32)."""
    seen = {origin}
    ring = [origin]
    while ring:
        ring = sorted({n for region in ring for n in neighbours(g, seat, region)} - seen)
        found = [region for region in ring if is_free(g, seat, region)]
        if found:
            return found
        seen.update(ring)
    side = g.region(origin).side
    away = [region for region in regions_in_play(g) if g.region(region).side != side]
    gates = [region for region in away if g.region(region).border and is_free(g, seat, region)]
    return gates or [r for r in regions_in_play(g) if r != origin and is_free(g, seat, r)]


def regions_in_play(g: Kingdoms) -> Iterable[str]:
    return [region.id for side in g.territories() for region in g.content.regions_on(side)]
