"""How well a seat stands, for the heuristic bot."""

from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.scoring.points import points


def estimate(g: Daimyo, seat: int) -> float:
    return float(points(g, seat))
