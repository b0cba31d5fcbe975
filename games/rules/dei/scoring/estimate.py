"""How well a seat stands, for the heuristic bot (SPEC 23)."""

from games.rules.dei.content import COLOURS, Family
from games.rules.dei.queries.dei import Dei
from games.rules.dei.queries.majority import majority, strengths
from games.rules.dei.scoring.missions import open_missions, worth

BAG: dict[Family, float] = {
    "enlist": 0.4,
    "move": 0.35,
    "collect": 0.6,
    "build": 0.4,
    "kill": 0.3,
    "copy": 0.5,
    "supply": 1.0,
    "gain": 0.8,
    "per_outpost": 0.5,
    "drone": 0.6,
    "buy": 0.0,
}
"""What an Action that is still to come is worth."""


def estimate(g: Dei, seat: int) -> float:
    """The seat's own prospects, less a part of the best opponent's."""
    if g.state.district is None or not g.state.priority:
        return 0.0
    others = max(standing(g, other) for other in g.opponents(seat))
    return prospects(g, seat) - 0.4 * others


def standing(g: Dei, seat: int) -> float:
    """Supply, cubes and Resources: what can be seen of somebody else."""
    owner = g.seat(seat)
    return owner.supply + 1.6 * g.cubes(seat, None) + 0.7 * owner.tech + 1.1 * owner.energy


def prospects(g: Dei, seat: int) -> float:
    owner = g.seat(seat)
    left = turns_left(g)
    value = standing(g, seat) + 0.3 * min(g.on_map(seat), 13)
    value += (0.25 + 0.15 * left) * g.constructions(seat)
    value += sum(g.card(card).supply + 0.25 + 0.35 * left for card in owner.cards[8:])
    value += 1.3 * g.unlocked(seat) + feats_in_sight(g, seat)
    value += 0.5 * len(owner.boosts)
    value += 0.2 * within_reach(g, seat) + spread(g, seat)
    return value + mission_in_sight(g, seat) + still_to_do(g, seat)


def turns_left(g: Dei) -> int:
    return g.content.limits.turns - g.state.turn


def feats_in_sight(g: Dei, seat: int) -> float:
    """Colours that would unlock, if the seat keeps its cubes."""
    needed = g.content.limits.cubes_to_unlock
    feats = g.seat(seat).feats
    return sum(
        0.5 * min(g.cubes(seat, colour), needed)
        for colour in COLOURS
        if colour in feats and not feats[colour].unlocked
    )


def within_reach(g: Dei, seat: int) -> int:
    """Resources, up to three, in each Region where the seat has the Majority."""
    return sum(
        min(g.state.resources.get(region, 0), 3)
        for region in g.places(seat)
        if majority(g, region) == seat
    )


def spread(g: Dei, seat: int) -> float:
    """Units beside Outposts, and a margin that holds them."""
    value = 0.0
    for outpost in g.state.outposts.values():
        values = strengths(g, outpost.region)
        lead = values[seat] - max(own for other, own in enumerate(values) if other != seat)
        if values[seat]:
            value += 0.15 * max(-2, min(lead, 2))
    return value


def mission_in_sight(g: Dei, seat: int) -> float:
    """What the best Mission of this Turn would bring now; it counts more towards its end."""
    open_now = open_missions(g, seat)
    if not open_now or not g.state.turn or scored_this_turn(g, seat):
        return 0.0
    weight = (0.3, 0.3, 0.5, 0.8)[g.state.phase]
    return weight * max(worth(g, seat, card) for card in open_now)


def scored_this_turn(g: Dei, seat: int) -> bool:
    return len(g.seat(seat).missions) >= g.state.turn


def still_to_do(g: Dei, seat: int) -> float:
    """Planned cards, the bag of the current card, and bonus Moves."""
    play = g.state.play
    planned = [entry for card in g.seat(seat).planned for entry in g.card(card).bag]
    value = 0.5 * sum(BAG[g.content.family(entry.do)] for entry in planned)
    if g.state.active != seat:
        return value
    value += 0.3 * play.bonus_moves
    if play.current is not None:
        value += sum(BAG[g.content.family(entry.do)] * entry.n for entry in play.current.bag)
        value += 2.0 if play.current.buying else 0.0
    return value
