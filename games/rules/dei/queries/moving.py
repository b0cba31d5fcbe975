"""Which groups may move where (SPEC 9.2)."""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.position import derived
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.majority import strengths, would_lead
from games.rules.dei.queries.ways import links


class Group(Struct, frozen=True, array_like=True):
    """What moves together."""

    leader: bool = False
    refuges: int = 0
    scrappers: int = 0


@derived
def movable_refuges(g: Dei, seat: int, region: str) -> int:
    """Own Refuges that may travel from a Region."""
    return g.seat(seat).refuges.count(region) if g.powers(seat).refuges_travel else 0


@derived
def origins(g: Dei, seat: int, kind: str) -> tuple[str, ...]:
    """The Regions from which some Move is legal."""
    starts = set(g.places(seat))
    if g.powers(seat).refuges_travel:
        starts.update(g.seat(seat).refuges)
    return tuple(origin for origin in sorted(starts) if destinations(g, seat, kind, origin))


@derived
def destinations(g: Dei, seat: int, kind: str, origin: str) -> tuple[str, ...]:
    found = set(links(g, seat, origin))
    if g.content.actions[kind].climbs or g.powers(seat).leader_climbs:
        found.update(g.region(origin).climbs)
    return tuple(to for to in sorted(found) if can_go(g, seat, kind, origin, to))


def can_go(g: Dei, seat: int, kind: str, origin: str, to: str) -> bool:
    """True if a group may go; the largest one does if any does, for it is the strongest."""
    whole = largest(g, seat, origin)
    if is_legal(g, seat, kind, (origin, to), whole):
        return True
    return whole.leader and is_legal(g, seat, kind, (origin, to), Group(leader=True))


def largest(g: Dei, seat: int, origin: str) -> Group:
    return Group(
        g.has_leader_in(seat, origin),
        movable_refuges(g, seat, origin),
        g.scrappers_in(seat, origin),
    )


def is_legal(g: Dei, seat: int, kind: str, way: tuple[str, str], group: Group) -> bool:
    """The rule in one place: a way for this group, and the Majority afterwards if it is needed."""
    if not (group.leader or group.refuges or group.scrappers):
        return False
    if not has_way(g, seat, kind, way, group):
        return False
    if g.content.actions[kind].ignores_majority:
        return True
    if group.leader and g.powers(seat).leader_sneaks:
        return True
    return would_lead(g, seat, way[1], strength_after(g, seat, way[1], group))


def has_way(g: Dei, seat: int, kind: str, way: tuple[str, str], group: Group) -> bool:
    origin, to = way
    if to in links(g, seat, origin):
        return True
    if to not in g.region(origin).climbs:
        return False
    alone = group.leader and not group.refuges and not group.scrappers
    return g.content.actions[kind].climbs or (g.powers(seat).leader_climbs and alone)


def strength_after(g: Dei, seat: int, to: str, group: Group) -> int:
    powers = g.powers(seat)
    value = strengths(g, to)[seat] + group.scrappers + group.refuges * powers.strength_per_refuge
    if group.leader:
        value += 1 + powers.leader_strength
    arrives = group.leader or group.scrappers
    if powers.strength_beside_drones and arrives and not g.units_in(seat, to) and g.drone_in(to):
        value += powers.strength_beside_drones
    return value


def groups(g: Dei, seat: int, kind: str, way: tuple[str, str]) -> Iterator[Group]:
    """Every legal group: without the Leader first, then by Refuges and Scrappers."""
    most = largest(g, seat, way[0])
    for leader in (False, True) if most.leader else (False,):
        for refuges in range(most.refuges + 1):
            for scrappers in range(most.scrappers + 1):
                group = Group(leader, refuges, scrappers)
                if is_legal(g, seat, kind, way, group):
                    yield group
