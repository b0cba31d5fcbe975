"""Conditions of missions and goals, by the name of their check (SPEC 12, appendix G)."""

from collections.abc import Callable

from games.rules.tsukuyumi.content import Goal
from games.rules.tsukuyumi.queries.board import (
    areas_around,
    blockades,
    connected,
    controlled,
    is_base,
    is_moon,
    reefs_at,
    terrain,
    traits,
    units_of,
)
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.queries.units import on_board, with_trait
from games.rules.tsukuyumi.state import ONI

Check = Callable[[Realm, int, Goal], bool]


def control_terrain(g: Realm, seat: int, goal: Goal) -> bool:
    """So many areas of each of these terrains."""
    held = [terrain(g, cell) for cell in controlled(g, seat)]
    return all(sum(kind == here for here in held) >= need for kind, need in goal.need.items())


def oni_in_controlled(g: Realm, seat: int, goal: Goal) -> bool:
    return sum(len(units_of(g, ONI, cell)) for cell in controlled(g, seat)) >= goal.n


def goal_done(g: Realm, seat: int, goal: Goal) -> bool:
    return g.seat(seat).goal_done


def never_by_itself(g: Realm, seat: int, goal: Goal) -> bool:
    """Told by the fact that brings it about, not by looking at the board."""
    return False


def control_next_to_enemy_base(g: Realm, seat: int, goal: Goal) -> bool:
    held = controlled(g, seat)
    return any(
        cell in held
        for other in g.others(seat)
        if g.seat(other).base
        for cell in areas_around(g, g.seat(other).base)
    )


def control_chain(g: Realm, seat: int, goal: Goal) -> bool:
    held = controlled(g, seat)
    return len(held) >= goal.n and len(connected(g, frozenset(held))[0]) >= goal.n


def control_area_with_blockades(g: Realm, seat: int, goal: Goal) -> bool:
    return any(blockades(g, cell) >= goal.n for cell in controlled(g, seat))


def presence_tiles(g: Realm, seat: int, goal: Goal) -> bool:
    found = {g.unit(number).cell for number in on_board(g, seat)}
    if seat_of(g, "reef_collective") == seat:
        found |= {cell for cell in g.state.tiles if reefs_at(g, cell)}
    return len(found) >= goal.n


def counter(g: Realm, seat: int, goal: Goal) -> bool:
    return g.seat(seat).counters.get(goal.counter, 0) >= goal.n


def round_counter(g: Realm, seat: int, goal: Goal) -> bool:
    return g.seat(seat).round_counters.get(goal.counter, 0) >= goal.n


def jade_in_enemy_bases(g: Realm, seat: int, goal: Goal) -> bool:
    """Jade Guardians in different enemy bases at once."""
    cells = {
        g.unit(number).cell
        for number in with_trait(g, seat, "jade")
        if is_base(g, g.unit(number).cell) and g.tile(g.unit(number).cell).base != seat
    }
    return len(cells) >= goal.n


def control_count(g: Realm, seat: int, goal: Goal) -> bool:
    return len(controlled(g, seat)) >= goal.n


def control_distinct(g: Realm, seat: int, goal: Goal) -> bool:
    """A mountain, a fertile, a Tsukuyumi and an ordinary ocean area: four different ones."""
    held = controlled(g, seat)
    kinds = {
        "mountain": [cell for cell in held if terrain(g, cell) == "mountain"],
        "fertile": [cell for cell in held if terrain(g, cell) == "fertile"],
        "tsukuyumi": [cell for cell in held if "tsukuyumi" in traits(g, cell)],
        "ocean_plain": [
            cell for cell in held if terrain(g, cell) == "ocean" and not traits(g, cell)
        ],
    }
    rest = kinds["tsukuyumi"]
    if not all(kinds[need] for need in goal.need):
        return False
    others = [kinds["mountain"], kinds["fertile"]]
    return any(all(any(c != cell for c in found) for found in others) for cell in rest)


def fertile_chain(g: Realm, seat: int, goal: Goal) -> bool:
    held = frozenset(cell for cell in controlled(g, seat) if terrain(g, cell) == "fertile")
    return len(held) >= goal.n and len(connected(g, held)[0]) >= goal.n


def control_moon(g: Realm, seat: int, goal: Goal) -> bool:
    return sum(is_moon(g, cell) for cell in controlled(g, seat)) >= goal.n


def have_units(g: Realm, seat: int, goal: Goal) -> bool:
    return all(len(on_board(g, seat, kind)) >= need for kind, need in goal.need.items())


def uplinks_and_unit(g: Realm, seat: int, goal: Goal) -> bool:
    return len(g.seat(seat).uplinks) >= goal.n and bool(on_board(g, seat, "shogun"))


def unit_count(g: Realm, seat: int, goal: Goal) -> bool:
    return len(on_board(g, seat)) >= goal.n


ANYTIME: dict[str, Check] = {
    "control_terrain": control_terrain,
    "oni_in_controlled": oni_in_controlled,
    "goal_done": goal_done,
    "initiative_moved_to_last": never_by_itself,
    "control_next_to_enemy_base": control_next_to_enemy_base,
    "control_chain": control_chain,
    "control_area_with_blockades": control_area_with_blockades,
    "presence_tiles": presence_tiles,
    "counter": counter,
    "round_counter": round_counter,
    "jade_in_enemy_bases": jade_in_enemy_bases,
    "control_distinct": control_distinct,
    "uplinks_and_unit": uplinks_and_unit,
}
"""Looked at after every event that changes the board."""
AT_ROUND_END: dict[str, Check] = {
    "round_end_fertile_chain": fertile_chain,
    "round_end_control_moon": control_moon,
    "round_end_units": have_units,
    "round_end_unit_count": unit_count,
}
AFTER_OWN_RED: dict[str, Check] = {"control_count_end_of_own_red": control_count}
