"""What objectives ask for, counted on the board as it is (SPEC 10)."""

from collections.abc import Callable, Mapping

from games.rules.daimyo.printed.words import ObjectiveNeed
from games.rules.daimyo.queries.board import (
    buildings_of,
    governors_of,
    influence,
    islands,
    islands_of,
    shadows_of,
)
from games.rules.daimyo.queries.daimyo import Daimyo


def sole_leads(g: Daimyo, seat: int) -> int:
    """Islands on which the seat is ahead of everybody, the Mercenaries too."""
    rivals = [owner for owner in g.participants if owner != seat]
    return sum(
        influence(g, island, seat) > max(influence(g, island, rival) for rival in rivals)
        for island in islands(g)
    )


COUNTS: Mapping[ObjectiveNeed, Callable[[Daimyo, int], int]] = {
    "restored_relics": lambda g, seat: len(g.seat(seat).restored),
    "farms_built": lambda g, seat: len(buildings_of(g, seat, "farm")),
    "towers_built": lambda g, seat: len(buildings_of(g, seat, "tower")),
    "buildings_built": lambda g, seat: sum(map(len, g.seat(seat).uncovered.values())),
    "min_each_kind": lambda g, seat: min(map(len, g.seat(seat).uncovered.values())),
    "shadows_on_board": lambda g, seat: len(shadows_of(g, seat)),
    "governors_on_board": lambda g, seat: len(governors_of(g, seat)),
    "islands_with_governor": lambda g, seat: len(islands_of(g, governors_of(g, seat))),
    "influence_on_one_island": lambda g, seat: max(
        influence(g, island, seat) for island in islands(g)
    ),
    "sole_leader_islands": sole_leads,
    "heroes_owned": lambda g, seat: len(g.seat(seat).heroes),
    "storage_capacity": lambda g, seat: g.seat(seat).capacity,
}


def is_met(g: Daimyo, seat: int, objective: str) -> bool:
    needs = g.content.objectives[objective].needs
    return all(COUNTS[need](g, seat) >= least for need, least in needs.items())


def open_slots(g: Daimyo, objective: str) -> int:
    """How many may still claim it: one, or two of a green one with three or four players."""
    card = g.content.objectives[objective]
    slots = 2 if card.silver is not None and g.table.silver_slot else 1
    return slots - len(g.state.claims.get(objective, ()))
