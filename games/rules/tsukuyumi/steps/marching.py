"""Which units may still move, and where each could end."""

from msgspec import Struct

from games.rules.tsukuyumi.queries.movement import March, reach, unit_range
from games.rules.tsukuyumi.queries.realm import Realm


class Terms(Struct, frozen=True, omit_defaults=True):
    """Who moves which units how far; `only` names the units that may, none for all."""

    march: March
    only: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    most: int = 0
    """How many units may move in all; 0 for any number."""
    to: tuple[str, ...] = ()
    """Where they may end; nowhere named for anywhere."""
    together: bool = False
    """True if all must end on the same tile."""
    gates: bool = False
    """True if those who end on a gate may teleport afterwards."""


def groups(g: Realm, terms: Terms) -> dict[tuple[str, str, int], list[int]]:
    """Tile, kind and range to the units that may still move."""
    found: dict[tuple[str, str, int], list[int]] = {}
    if terms.most and len(terms.moved) >= terms.most:
        return found
    march = terms.march
    for number, unit in g.state.units.items():
        if unit.owner != march.owner or number in terms.moved:
            continue
        if terms.only and number not in terms.only:
            continue
        steps = unit_range(g, number, march)
        if steps > 0:
            found.setdefault((unit.cell, unit.kind, steps), []).append(number)
    return {key: found[key] for key in sorted(found) if goals(g, terms, found[key][0])}


def goals(g: Realm, terms: Terms, number: int) -> list[str]:
    found = reach(g, number, terms.march)
    return [cell for cell in found if not terms.to or cell in terms.to]
