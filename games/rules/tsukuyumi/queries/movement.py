"""Where units can go: range, blockades, enemies, prohibitions (SPEC 7.1)."""

from msgspec import Struct

from games.kernel.position import derived
from games.rules.tsukuyumi.queries.board import (
    areas_around,
    border_blocked,
    enemies_of,
    entry_forbidden,
    ignores_blockades_this_round,
    units_of,
)
from games.rules.tsukuyumi.queries.geometry import direction, neighbours
from games.rules.tsukuyumi.queries.realm import Realm, ongoing, seat_of
from games.rules.tsukuyumi.queries.units import has_trait, is_helpless, is_legendary, move_bonus
from games.rules.tsukuyumi.state import ONI, Unit

Path = tuple[str, ...]


class March(Struct, frozen=True):
    """How somebody may move units: whose, how far, and under which terms."""

    seat: int
    """Who decides."""
    owner: int
    range: int
    action: bool = False
    """A move action: more bonuses count, and massive units are slow."""
    denied: bool = False
    """The owner does not lend abilities (R13)."""
    bare: bool = False
    """No bonuses at all."""
    ghosts: bool = False
    """Blockades and the slowness of massive units do not count."""
    bases: bool = True
    """False if bases may not be entered."""


@derived
def unit_range(g: Realm, number: int, march: March) -> int:
    """How many steps a unit may make."""
    unit = g.unit(number)
    reach = march.range
    if not march.denied and not march.bare:
        reach += move_bonus(g, unit, action=march.action)
    turn = g.state.turn
    acts = turn is not None and turn.seat == unit.owner == march.seat
    if acts and not march.ghosts and has_trait(g, unit, "massive"):
        reach = min(reach, 1 - unit.steps)
    return max(reach, 0)


def ignores_blockades(g: Realm, unit: Unit, cell: str, other: str, march: March) -> bool:
    if march.ghosts or has_trait(g, unit, "flying"):
        return True
    if march.denied or unit.owner == ONI:
        return False
    if ignores_blockades_this_round(g, unit.owner):
        return True
    if is_helpless(g, unit):
        return False
    if has_trait(g, unit, "ignores_blockades"):
        return True
    near = (*units_of(g, unit.owner, cell), *units_of(g, unit.owner, other))
    return any(has_trait(g, g.unit(number), "wagon") for number in near)


def ignores_enemies(g: Realm, unit: Unit, march: March) -> bool:
    if has_trait(g, unit, "flying"):
        return True
    if march.denied or unit.owner == ONI:
        return False
    if ongoing(g, unit.owner, "secret_path"):
        return True
    return has_trait(g, unit, "ignores_enemies") and not is_helpless(g, unit)


def may_step(g: Realm, unit: Unit, cell: str, edge: int, march: March) -> bool:
    other = neighbours(cell)[edge]
    tile = g.state.tiles.get(other)
    if tile is None or (tile.base >= 0 and not march.bases):
        return False
    if entry_forbidden(g, unit.owner, other):
        return False
    if not border_blocked(g, cell, edge, unit.owner):
        return True
    return ignores_blockades(g, unit, cell, other, march)


@derived
def reach(g: Realm, number: int, march: March) -> dict[str, Path]:
    """Every tile where the unit may end, with the path: fewest mines, then fewest steps."""
    unit = g.unit(number)
    best: dict[str, tuple[int, int, tuple[int, ...], Path]] = {}
    layer: dict[str, tuple[int, tuple[int, ...], Path]] = {unit.cell: (0, (), ())}
    for steps in range(1, unit_range(g, number, march) + 1):
        layer = next_layer(g, unit, layer, march)
        for cell, (mines, turns, path) in layer.items():
            rated = (mines, steps, turns, path)
            if cell != unit.cell and (cell not in best or rated < best[cell]):
                best[cell] = rated
    return {cell: best[cell][3] for cell in sorted(best)}


Layer = dict[str, tuple[int, tuple[int, ...], Path]]


def next_layer(g: Realm, unit: Unit, layer: Layer, march: March) -> Layer:
    """One step further from every cell that need not be the last one."""
    found: Layer = {}
    for cell, (mines, turns, path) in layer.items():
        if path and must_stop(g, unit, cell, march):
            continue
        for edge, other in enumerate(neighbours(cell)):
            if may_step(g, unit, cell, edge, march):
                rated = (mines + mined(g, unit, other), (*turns, edge), (*path, other))
                if other not in found or rated < found[other]:
                    found[other] = rated
    return found


def mined(g: Realm, unit: Unit, cell: str) -> int:
    return int(g.tile(cell).mines > 0 and seat_of(g, "nomads") != unit.owner)


def must_stop(g: Realm, unit: Unit, cell: str, march: March) -> bool:
    """Enemy stop: a unit that enters a tile with an enemy goes no further."""
    others = enemies_of(g, unit.owner, cell)
    if unit.owner != ONI and has_trait(g, unit, "devours"):
        others = [n for n in others if g.unit(n).owner != ONI or is_legendary(g, g.unit(n))]
    return bool(others) and not ignores_enemies(g, unit, march)


def push_areas(g: Realm, unit: Unit) -> list[str]:
    """Where a unit can be pushed: adjacent areas over open borders, never bases (R59)."""
    return [
        other
        for other in areas_around(g, unit.cell)
        if not border_blocked(g, unit.cell, direction(unit.cell, other), unit.owner)
        and not entry_forbidden(g, unit.owner, other)
    ]
