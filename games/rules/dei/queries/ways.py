"""Which Regions a faction can walk to, and how far a Drone flies (SPEC 5.4, 11)."""

from games.kernel.position import derived
from games.rules.dei.queries.dei import Dei


@derived
def links(g: Dei, seat: int, region: str) -> tuple[str, ...]:
    """Linked for everybody, or for this faction by Constructions; sorted."""
    found = {*g.region(region).linked, *over_bridges(g, seat, region)}
    elevators = [elevator_ends(site) for site in g.seat(seat).elevators]
    for ground, roof in elevators:
        if region in (ground, roof):
            found.add(roof if region == ground else ground)
    grounds = [ground for ground, _roof in elevators]
    if g.powers(seat).tunnels and region in grounds:
        found.update(grounds)
    found.discard(region)
    return tuple(sorted(found))


def over_bridges(g: Dei, seat: int, region: str) -> list[str]:
    """The far Roofs of the Neutral Bridges and the faction's own."""
    own = g.seat(seat).bridges
    return [
        site.roofs[1] if region == site.roofs[0] else site.roofs[0]
        for name, site in g.district.bridges.items()
        if region in site.roofs and (site.neutral or name in own)
    ]


def elevator_ends(site: str) -> tuple[str, str]:
    """The Ground and the Roof of an Elevator site."""
    ground, roof = site.split("-")
    return ground, roof


def flight(g: Dei, start: str, distance: int) -> list[str]:
    """Every Region that a Drone reaches, the start included; Levels do not matter (R48)."""
    seen = {start}
    edge = [start]
    for _step in range(distance):
        edge = sorted({near for far in edge for near in g.region(far).adjacent} - seen)
        seen.update(edge)
    return sorted(seen)


def drone_range(g: Dei, seat: int, bonus: int) -> int:
    return g.content.limits.drone_range + bonus + g.powers(seat).drone_range
