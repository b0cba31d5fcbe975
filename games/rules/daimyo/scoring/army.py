"""The armies at the end: value, tie-breaks, ranks (SPEC 12, R44)."""

from itertools import groupby

from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import AUTOMATON, Owner

COSTS = (5, 4, 3, 2)
"""The most expensive cards break ties first."""
Strength = tuple[int, ...]


def army_value(g: Daimyo, owner: Owner) -> int:
    tokens = g.automaton.tokens if owner == AUTOMATON else g.seat(owner).tokens
    heroes = sum(g.hero(hero).cost for hero in g.army_heroes(owner))
    return heroes + tokens[g.content.economy.hiring.currency]


def army_strength(g: Daimyo, owner: Owner) -> Strength:
    """Value, then fewer cards, then more of the highest costs."""
    costs = [g.hero(hero).cost for hero in g.army_heroes(owner)]
    return (army_value(g, owner), -len(costs), *(costs.count(cost) for cost in COSTS))


def army_points(g: Daimyo) -> dict[Owner, int]:
    """What each participant's rank is worth; equal ones share what they span."""
    table = g.content.scoring.army
    prizes = list(table.solo if g.is_solo else table.several)
    order = sorted(g.participants, key=lambda owner: army_strength(g, owner), reverse=True)
    points: dict[Owner, int] = {}
    for _strength, group in groupby(order, lambda owner: army_strength(g, owner)):
        equals = list(group)
        spanned, prizes = prizes[: len(equals)], prizes[len(equals) :]
        for owner in equals:
            points[owner] = sum(spanned) // len(equals)
    return points
