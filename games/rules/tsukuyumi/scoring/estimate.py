"""How well a seat stands, for the heuristic bot: points now, then what may become points."""

from collections.abc import Mapping

from games.rules.tsukuyumi.queries.board import areas, control, controlled, owners_at, reefs_at
from games.rules.tsukuyumi.queries.combat import side_points
from games.rules.tsukuyumi.queries.realm import Realm, is_duel
from games.rules.tsukuyumi.queries.reefs import growable, outer_slots
from games.rules.tsukuyumi.queries.units import has_trait, on_board
from games.rules.tsukuyumi.scoring.duel import COUNTS
from games.rules.tsukuyumi.scoring.points import area_points, slips

UNIT_WEIGHT = 0.004
"""Of conquest points, hit points and damage together."""
COMMON_REEF = "armoured"
WAITING = {"replace": 0.0, "remove": 0.0}
"""What parts are worth before they are used, where they differ."""
PART_WEIGHT = {"combat": 0.5, "move": 0.25, "effect": 0.3, "production": 0.25, "draw": 0.1}


def estimate(g: Realm, seat: int) -> float:
    if not g.seat(seat).faction:
        return 0.0
    own = worth(g, seat) + haste(g, seat)
    rivals = [worth(g, other) for other in g.seats if other != seat and g.seat(other).faction]
    return own - (1.0 if is_duel(g) else 0.25) * max(rivals, default=0.0)


def worth(g: Realm, seat: int) -> float:
    value = float(sum(slip.points for slip in slips(g, seat)))
    lasting = [n for n in on_board(g, seat) if not has_trait(g, g.unit(n), "golden_shot")]
    value += UNIT_WEIGHT * sum(strength(g, number) for number in lasting)
    value += 0.15 * len(g.seat(seat).events)
    value += 0.08 * sum(prospects(g, seat, cell) for cell in areas(g))
    if g.faction(seat).start_reefs:
        value += sum(reef_worth(g, seat, cell) for cell in areas(g))
        value += 0.1 * len(new_ground(g, seat))
    value += task_progress(g, seat) if is_duel(g) else goal_progress(g, seat)
    return value + card_value(g, seat)


def haste(g: Realm, seat: int) -> float:
    """Unused parts of the own turn are lost: to act is a little better than to end it."""
    turn = g.state.turn
    if turn is None or turn.seat != seat:
        return 0.0
    waiting = sum(WAITING.get(part, 0.02) * count for part, count in turn.left.items())
    return 0.03 * len(turn.used) + waiting + growth(g, seat, turn.left)


def growth(g: Realm, seat: int, left: Mapping[str, int]) -> float:
    """Reefs that may still grow: a second one where one waits for it, else into a new area."""
    inner, outer = left.get("inner", 0), left.get("outer", 0)
    either = left.get("inner_or_outer", 0)
    if not inner + outer + either:
        return 0.0
    lone = sum(bool(reefs_at(g, cell)) and control(g, cell) != seat for cell in areas(g))
    pairs = min(inner + either, lone)
    spread = min(outer, len(new_ground(g, seat)))
    return 0.6 * pairs + 0.35 * spread + 0.15 * (inner + either - pairs)


def new_ground(g: Realm, seat: int) -> set[str]:
    """Areas without a reef into which one may grow."""
    slots = growable(g, outer_slots(g, seat), COMMON_REEF)
    return {cell for cell, _edge in slots if not reefs_at(g, cell) and control(g, cell) != seat}


def card_value(g: Realm, seat: int) -> float:
    """What the drafted card still gives, so that the draft has a reason."""
    card = g.content.action_cards.get(g.seat(seat).card)
    if card is None or g.state.phase is not None:
        return 0.0
    parts = [*card.blue.items(), *card.green.items(), *card.red.items()]
    return sum(PART_WEIGHT.get(part, 0.05) * count for part, count in parts)


def goal_progress(g: Realm, seat: int) -> float:
    return 0.08 * sum(g.seat(seat).counters.values())


def task_progress(g: Realm, seat: int) -> float:
    """How far the tasks of the victory card are, and areas for the tie-break."""
    value = 0.5 * len(controlled(g, seat))
    card = g.content.victory_cards.get(g.seat(seat).victory)
    for task in card.tasks if card else ():
        if task.points > 0 and task.slug not in g.seat(seat).tasks:
            need = max(task.n, 1)
            share = min(COUNTS[task.check](g, seat) / need, 1.0)
            value += 0.8 * task.points * share
    return value


def strength(g: Realm, number: int) -> int:
    return sum(g.content.stats[g.unit(number).kind])


def reef_worth(g: Realm, seat: int, cell: str) -> float:
    """Every reef holds what is held; the first one in an area of others is half the way to it."""
    reefs = len(reefs_at(g, cell))
    if not reefs or control(g, cell) == seat:
        return 0.1 * reefs
    return 0.1 * reefs + 0.3 * area_points(g, seat, cell)


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
