"""Where reefs may grow (SPEC 13.5)."""

from games.rules.tsukuyumi.queries.board import areas, barred, may_fill, reefs_at
from games.rules.tsukuyumi.queries.geometry import direction, neighbours, opposite
from games.rules.tsukuyumi.queries.realm import Realm, ongoing

Slot = tuple[str, int]
EVOLUTION = "reef_great_evolution"


def own_reefs(g: Realm) -> list[Slot]:
    return [(cell, edge) for cell in areas(g) for edge in sorted(reefs_at(g, cell))]


def base_slots(g: Realm, seat: int) -> list[Slot]:
    """The slots that face the own base."""
    base = g.seat(seat).base
    return [(cell, direction(cell, base)) for cell in areas(g) if base in neighbours(cell)]


def inner_slots(g: Realm, seat: int) -> list[Slot]:
    found = dict.fromkeys(base_slots(g, seat))
    for cell, edge in own_reefs(g):
        found |= dict.fromkeys([(cell, (edge + 1) % 6), (cell, (edge + 5) % 6)])
    return sorted(found)


def outer_slots(g: Realm, seat: int) -> list[Slot]:
    found = dict.fromkeys(base_slots(g, seat))
    for cell, edge in own_reefs(g):
        beyond = neighbours(cell)[edge]
        if beyond in g.state.tiles:
            found[beyond, opposite(edge)] = None
    return sorted(found)


def all_slots(g: Realm) -> list[Slot]:
    return [(cell, edge) for cell in areas(g) for edge in range(6)]


def growable(g: Realm, slots: list[Slot], kind: str) -> list[Slot]:
    return [(cell, edge) for cell, edge in slots if may_fill(g, cell, edge, kind)]


def slots_for(g: Realm, seat: int, how: str) -> list[Slot]:
    match how:
        case "inner":
            return inner_slots(g, seat)
        case "outer":
            return outer_slots(g, seat)
        case "effect":
            return [(c, e) for c, e in all_slots(g) if not barred(g, seat, c)]
    return all_slots(g)


def kinds_for(g: Realm, seat: int, how: str) -> list[str]:
    """Kinds in the supply with a legal slot."""
    slots = slots_for(g, seat, how)
    kinds = ["spore"] if how == "effect" else list(g.content.reefs)
    return [kind for kind in kinds if g.state.tokens.get(kind, 0) and growable(g, slots, kind)]


def evolutions_left(g: Realm, seat: int) -> int:
    """Great Evolution: once a round, more by Adaptation and Heir of light."""
    most = g.content.reef_sets[EVOLUTION].limit + ongoing(g, seat, EVOLUTION)
    most += g.seat(seat).gift == "gift_heir"
    return most - g.seat(seat).spent.count(EVOLUTION)
