"""Facts about units that go or leave, with all that a reader of the log wants to know."""

from collections import Counter

from games.rules.tsukuyumi.events.units import How, UnitExchanged, UnitsLeft, UnitsMoved
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.units import fate
from games.rules.tsukuyumi.state import NOBODY, Fate


def gone(
    g: Realm, units: list[int], to: Fate, by: int = NOBODY, *, eliminated: bool = False
) -> UnitsLeft:
    """Units of one owner leave the board."""
    first = g.unit(units[0])
    cells = {g.unit(number).cell for number in units}
    kinds = Counter(g.unit(number).kind for number in units)
    cell = first.cell if len(cells) == 1 else ""
    return UnitsLeft(units, to, by, eliminated, first.owner, cell, dict(sorted(kinds.items())))


def going(
    g: Realm, seat: int, units: list[int], path: list[str], how: How = "move", *, steps: int = 0
) -> UnitsMoved:
    """Units of one tile go somewhere."""
    return UnitsMoved(seat, units, path, how, steps, g.unit(units[0]).cell)


def exchanged(g: Realm, seat: int, unit: int, kind: str, cost: int = 0) -> UnitExchanged:
    return UnitExchanged(seat, unit, kind, cost, g.unit(unit).cell)


def by_fate(g: Realm, units: list[int]) -> list[tuple[Fate, list[int]]]:
    """The same units in groups by where each goes when it leaves the board."""
    found: dict[Fate, list[int]] = {}
    for number in units:
        found.setdefault(fate(g, g.unit(number)), []).append(number)
    return list(found.items())
