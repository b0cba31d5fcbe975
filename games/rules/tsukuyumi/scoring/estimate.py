"""How well a seat stands, for the heuristic bot: points now, then what may become points."""

from games.rules.tsukuyumi.queries.board import areas, control, owners_at
from games.rules.tsukuyumi.queries.combat import side_points
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.queries.units import on_board
from games.rules.tsukuyumi.scoring.points import area_points, slips

UNIT_WEIGHT = 0.004
"""Of conquest points, hit points and damage together."""


def estimate(g: Realm, seat: int) -> float:
    if not g.seat(seat).faction:
        return 0.0
    own = worth(g, seat)
    rivals = [worth(g, other) for other in g.seats if other != seat and g.seat(other).faction]
    return own - 0.25 * max(rivals, default=0.0)


def worth(g: Realm, seat: int) -> float:
    value = float(sum(slip.points for slip in slips(g, seat)))
    value += UNIT_WEIGHT * sum(strength(g, number) for number in on_board(g, seat))
    value += 0.15 * len(g.seat(seat).events)
    value += 0.05 * sum(prospects(g, seat, cell) for cell in areas(g))
    if seat_of(g, "reef_collective") == seat:
        value += 0.05 * sum(len(tile.slots) for tile in g.state.tiles.values())
    return value + 0.08 * sum(g.seat(seat).counters.values())


def strength(g: Realm, number: int) -> int:
    return sum(g.content.stats[g.unit(number).kind])


def prospects(g: Realm, seat: int, cell: str) -> float:
    """An area where the seat stands strongest but does not control."""
    holder = control(g, cell)
    if holder == seat:
        return 2.0 * area_points(g, seat, cell)
    there = owners_at(g, cell)
    if seat not in there:
        return 0.0
    mine = side_points(g, seat, cell)
    rest = [side_points(g, other, cell) for other in there if other != seat]
    return 3.0 * area_points(g, seat, cell) if mine >= max(rest, default=5) else 0.5
