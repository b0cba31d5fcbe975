"""First Guardians: awakenings, private gates (SPEC 13.3)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.board import BlessingPlaced
from games.rules.tsukuyumi.events.turn import FlagRaised
from games.rules.tsukuyumi.queries.board import barred, is_base, owners_at, units_of
from games.rules.tsukuyumi.queries.gates import PRIVATE, possible_private_gates
from games.rules.tsukuyumi.queries.movement import March, reach
from games.rules.tsukuyumi.queries.names import area, spot
from games.rules.tsukuyumi.queries.realm import Realm, has_flag
from games.rules.tsukuyumi.queries.tiles import replaceable, tiles_for
from games.rules.tsukuyumi.state import ONI, Combat
from games.rules.tsukuyumi.steps.moving import move_units, walk
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.tiles import replace_tile

_ = gettext_noop
AWAKENING_POINTS = 3


def may_use_effect(g: Realm, seat: int) -> bool:
    """Of use only with another gate to go to (R76)."""
    if has_flag(g, seat, PRIVATE):
        return False
    own = [cell for cell in possible_private_gates(g, seat) if not barred(g, seat, cell)]
    gates = [cell for cell in g.state.tiles if g.tile(cell).gate and cell not in own]
    return len(own) + len(gates) > 1


def effect(g: Realm, seat: int) -> Rule:
    yield FlagRaised(seat, PRIVATE)


def spend_here(g: Realm, combat: Combat, seat: int) -> Rule:
    """Production on Morgwa's tile, but no Reclaimers."""
    yield produce(seat, AWAKENING_POINTS, cell=combat.cell, without=("reclaimer",))


def expel_enemies(g: Realm, combat: Combat, seat: int) -> Rule:
    """Everybody else takes one step away; owners choose, First Guardians for ONI."""
    for owner in owners_at(g, combat.cell):
        if owner != seat:
            units = tuple(units_of(g, owner, combat.cell))
            chooser = seat if owner == ONI else owner
            yield Pick(chooser, "fg.morgwa_leave", combat.cell, units=units)


def step_away(g: Realm, pick: Pick) -> March:
    owner = g.unit(staying(g, pick)[0]).owner
    return March(pick.seat, owner, 1, bare=True, bases=False)


def staying(g: Realm, pick: Pick) -> list[int]:
    return [n for n in pick.units if n in g.state.units and g.unit(n).cell == pick.cell]


def exits(g: Realm, pick: Pick) -> list[str]:
    left = staying(g, pick)
    return list(reach(g, left[0], step_away(g, pick))) if left else []


def leave_prompt(g: Realm, pick: Pick) -> Text:
    unit = g.unit(staying(g, pick)[0])
    return say(_("{unit} must leave {place}."), unit=g.name(unit.kind), place=spot(g, pick.cell))


def leave_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in exits(g, pick):
        yield take(cell, spot(g, cell), area(cell))


def decide_leave(g: Realm, pick: Pick, value: str) -> Rule:
    number, *others = staying(g, pick)
    yield from walk(g, step_away(g, pick), [number], [value])
    yield Pick(pick.seat, pick.what, pick.cell, units=tuple(others))


def next_leaver(g: Realm, pick: Pick) -> Rule:
    """A unit that cannot go stays; the others are asked."""
    left = staying(g, pick)
    if len(left) > 1:
        yield Pick(pick.seat, pick.what, pick.cell, units=tuple(left[1:]))


def default_leave(g: Realm, pick: Pick) -> str:
    owner = g.unit(staying(g, pick)[0]).owner
    cells = exits(g, pick)
    quiet = [cell for cell in cells if all(other == owner for other in owners_at(g, cell))]
    return (quiet or cells)[0]


def bless_area(g: Realm, combat: Combat, seat: int) -> Rule:
    if not is_base(g, combat.cell):
        yield Pick(seat, "fg.morgwa_area", combat.cell)


def bless_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("none", say(_("Leave the area as it is")))
    if not g.tile(pick.cell).vp2 and g.state.tokens["vp2"] > 0:
        yield take("vp2", say(_("Put a 2VP marker on it")), area(pick.cell))
    if replaceable(g, pick.cell) and tiles_for(g, pick.seat, "fertile"):
        yield take("fertile", say(_("Replace it by a fertile tile")), area(pick.cell))


def decide_bless(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "vp2":
        yield BlessingPlaced(pick.seat, pick.cell)
    elif value == "fertile":
        yield replace_tile(pick.seat, pick.cell, "fertile", ("general",))


def double_damage(g: Realm, combat: Combat, seat: int) -> Rule:
    yield FlagRaised(seat, "double_damage")


def free_combat(g: Realm, combat: Combat, seat: int) -> Rule:
    """One free combat on another tile, inside this one."""
    yield Pick(seat, "combat.tile", combat.cell)


def strip_tokens(g: Realm, combat: Combat, seat: int) -> Rule:
    yield Pick(seat, "area.tokens", combat.cell)


def offer_replacement(g: Realm, combat: Combat, seat: int) -> Rule:
    yield replace_tile(seat, combat.cell, "", ("general", "optional"))


def ignore_blockades(g: Realm, combat: Combat, seat: int) -> Rule:
    yield FlagRaised(seat, "ignores_blockades")


def free_march(g: Realm, combat: Combat, seat: int) -> Rule:
    """All own units, even if they moved already, over blockades (G22)."""
    yield from move_units(g, March(seat, seat, 1, ghosts=True))


EFFECTS = {
    "effect_first_guardians": effect,
    "spend_here": spend_here,
    "expel_enemies": expel_enemies,
    "bless_area": bless_area,
    "double_damage": double_damage,
    "free_combat": free_combat,
    "strip_tokens": strip_tokens,
    "offer_replacement": offer_replacement,
    "ignore_blockades": ignore_blockades,
    "free_march": free_march,
}
PLAYABLE = {"effect_first_guardians": may_use_effect}
ASKS = {
    "fg.morgwa_leave": Ask(
        leave_prompt,
        leave_options,
        decide_leave,
        default_leave,
        lambda g, pick: bool(exits(g, pick)),
        next_leaver,
    ),
    "fg.morgwa_area": Ask(
        lambda g, pick: say(_("What becomes of the area around Morgwa?")),
        bless_options,
        decide_bless,
    ),
}
