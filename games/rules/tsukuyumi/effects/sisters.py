"""Sisters of Seven: fertile tiles, pushing, the Grinder (SPEC 13.1)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.targets import cells_of_units
from games.rules.tsukuyumi.events.board import AreaCleared, BlessingPlaced
from games.rules.tsukuyumi.queries.board import (
    areas,
    areas_around,
    barred,
    controlled,
    enemies_of,
    next_to_base,
    terrain,
    units_of,
)
from games.rules.tsukuyumi.queries.combat import attackers
from games.rules.tsukuyumi.queries.leaving import by_fate, gone
from games.rules.tsukuyumi.queries.movement import March, push_areas
from games.rules.tsukuyumi.queries.names import area, spot
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.tiles import replaceable, tiles_for
from games.rules.tsukuyumi.queries.units import with_trait
from games.rules.tsukuyumi.state import ONI, Combat
from games.rules.tsukuyumi.steps.attack import attack
from games.rules.tsukuyumi.steps.moving import move_units
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.pushing import push
from games.rules.tsukuyumi.steps.tiles import replace_tile

_ = gettext_noop


def effect_cells(g: Realm, seat: int) -> list[str]:
    """Areas with an own unit, next to the base or to a fertile area that they control."""
    near = set(next_to_base(g, seat))
    for cell in controlled(g, seat):
        if terrain(g, cell) == "fertile":
            near |= set(areas_around(g, cell))
    return [
        cell
        for cell in areas(g)
        if cell in near
        and replaceable(g, cell)
        and attackers(g, seat, cell)
        and not barred(g, seat, cell)
    ]


def may_use_effect(g: Realm, seat: int) -> bool:
    able = tiles_for(g, seat) or g.state.tokens["vp2"] > 0
    return bool(able and effect_cells(g, seat))


def effect(g: Realm, seat: int) -> Rule:
    yield Pick(seat, "sis.effect_tile")


def effect_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in effect_cells(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))
    yield take("none", say(_("Replace nothing")))


def decide_effect(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "none":
        yield replace_tile(pick.seat, value)


def can_push(g: Realm, seat: int, cell: str) -> bool:
    return any(push_areas(g, g.unit(number)) for number in enemies_of(g, seat, cell))


def may_order(g: Realm, seat: int, combat: Combat) -> bool:
    return bool(attackers(g, seat, combat.target)) and can_push(g, seat, combat.target)


def defence_order(g: Realm, combat: Combat, seat: int) -> Rule:
    """One push for each Sisters unit on the tile."""
    yield push(seat, combat.target, len(attackers(g, seat, combat.target)))


def clear_area(g: Realm, combat: Combat, seat: int) -> Rule:
    """All tokens go, and all ONI without being eliminated (R20)."""
    yield AreaCleared(seat, combat.cell)
    for to, those in by_fate(g, units_of(g, ONI, combat.cell)):
        yield gone(g, those, to)


def grind_area(g: Realm, combat: Combat, seat: int) -> Rule:
    yield replace_tile(seat, combat.cell, "", ("plain",))


def move_on(g: Realm, combat: Combat, seat: int) -> Rule:
    """Survivors on the tile may move once more (R74)."""
    there = tuple(units_of(g, seat, combat.cell))
    if there:
        yield from move_units(g, March(seat, seat, 1), there)


def free_card(g: Realm, seat: int, event: EventCard) -> Rule:
    cell = g.unit(with_trait(g, seat, "commands")[0]).cell
    yield from attack(g, seat, cell, event.card, limited=False)


def push_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    return [cell for cell in cells_of_units(g, seat) if can_push(g, seat, cell)]


def honey_trap(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield push(seat, cell, event.n)


def thumb_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    if g.state.tokens["vp2"] < 1:
        return []
    return [
        cell
        for cell in controlled(g, seat)
        if terrain(g, cell) == "ocean" and units_of(g, seat, cell) and not g.tile(cell).vp2
    ]


def green_thumb(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield BlessingPlaced(seat, cell)


EFFECTS = {
    "effect_sisters_of_seven": effect,
    "defence_order": defence_order,
    "clear_area": clear_area,
    "grind_area": grind_area,
    "move_on": move_on,
    "free_card": free_card,
}
PLAYABLE = {
    "effect_sisters_of_seven": may_use_effect,
    "defence_order": may_order,
    "free_card": lambda g, seat, event: bool(with_trait(g, seat, "commands")),
}
CELLS = {"push": push_cells, "green_thumb": thumb_cells}
AT = {"push": honey_trap, "green_thumb": green_thumb}
ASKS = {
    "sis.effect_tile": Ask(
        lambda g, pick: say(_("Which area do you replace?")),
        effect_options,
        decide_effect,
        lambda g, pick: "none",
        lambda g, pick: bool(effect_cells(g, pick.seat)),
    )
}
