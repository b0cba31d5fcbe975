"""Majority, Ties and Domination, and who controls which Outpost (SPEC 5.1 to 5.3)."""

from collections.abc import Iterator

from games.kernel.position import derived
from games.rules.dei.content import ColourId
from games.rules.dei.queries.dei import Dei
from games.rules.dei.state import NOBODY


@derived
def strengths(g: Dei, region: str) -> tuple[int, ...]:
    """The Majority value of every seat in a Region."""
    return tuple(values.get(region, 0) for values in strength_table(g))


@derived
def strength_table(g: Dei) -> tuple[dict[str, int], ...]:
    """By seat: where it has any strength, and how much."""
    return tuple(strengths_of(g, seat) for seat in g.seats)


def strengths_of(g: Dei, seat: int) -> dict[str, int]:
    """Every Unit counts 1; Leaders, Feats and Constructions add to it."""
    owner = g.seat(seat)
    found = dict(owner.scrappers)
    if owner.leader:
        found[owner.leader] = found.get(owner.leader, 0) + 1
    for region, value in modifiers(g, seat):
        found[region] = found.get(region, 0) + value
    return found


def modifiers(g: Dei, seat: int) -> Iterator[tuple[str, int]]:
    """R7: Constructions count without a Unit; only the Drone modifier asks for one."""
    powers, owner = g.powers(seat), g.seat(seat)
    if powers.leader_strength and owner.leader:
        yield owner.leader, powers.leader_strength
    if powers.strength_per_refuge:
        yield from ((region, powers.strength_per_refuge) for region in owner.refuges)
    if powers.strength_under_bridges:
        sites = g.district.bridges
        yield from ((sites[site].over, powers.strength_under_bridges) for site in owner.bridges)
    if powers.strength_beside_drones:
        drones = sorted(set(g.state.drones.values()))
        beside = [region for region in drones if g.units_in(seat, region)]
        yield from ((region, powers.strength_beside_drones) for region in beside)


@derived
def majority(g: Dei, region: str) -> int | None:
    """Who has strictly more than anybody else, or wins a Tie for the most (R4, R8)."""
    values = strengths(g, region)
    most = max(values)
    if most == 0:
        return None
    best = [seat for seat in g.seats if values[seat] == most]
    if len(best) == 1:
        return best[0]
    return next((seat for seat in best if g.powers(seat).wins_ties), None)


def has_majority(g: Dei, seat: int, region: str) -> bool:
    return majority(g, region) == seat


def dominates(g: Dei, seat: int, region: str) -> bool:
    """R9: Majority over opposing Units; nothing in the base game asks for it."""
    return has_majority(g, seat, region) and any(
        g.units_in(other, region) for other in g.seats if other != seat
    )


def would_lead(g: Dei, seat: int, region: str, value: int) -> bool:
    """True if the seat had the Majority in a Region with this value of its own."""
    others = max(
        (own for other, own in enumerate(strengths(g, region)) if other != seat), default=0
    )
    return value > others or (value == others >= 1 and g.powers(seat).wins_ties)


def settled_cubes(g: Dei) -> dict[str, int]:
    """Where every cube belongs now: lost ones first, then those that find room (5.3)."""
    outposts = g.state.outposts
    holders = {name: majority(g, outpost.region) for name, outpost in outposts.items()}
    control = {
        name: outpost.controller if outpost.controller == holders[name] else NOBODY
        for name, outpost in outposts.items()
    }
    counts: dict[tuple[int, ColourId], int] = {}
    for name, controller in control.items():
        key = (controller, outposts[name].colour)
        counts[key] = counts.get(key, 0) + 1
    for name, holder in holders.items():
        key = (NOBODY if holder is None else holder, outposts[name].colour)
        room = counts.get(key, 0) < g.content.limits.cubes_per_colour
        if control[name] == NOBODY and holder is not None and room:
            control[name] = holder
            counts[key] = counts.get(key, 0) + 1
    return control


@derived
def outposts_in(g: Dei, region: str) -> tuple[str, ...]:
    return tuple(name for name, outpost in g.state.outposts.items() if outpost.region == region)


def garrisoned(g: Dei, seat: int, colour: ColourId) -> int:
    """Outposts of a colour with a Unit of the seat beside them; control is not needed."""
    return sum(
        outpost.colour == colour and g.units_in(seat, outpost.region) > 0
        for outpost in g.state.outposts.values()
    )
