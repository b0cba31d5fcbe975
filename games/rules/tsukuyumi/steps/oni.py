"""ONI: place them, move a stack, let it fight (SPEC 7.6, 7.7)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.units import UnitsDeployed
from games.rules.tsukuyumi.queries.board import MOON_CENTRE, units_of
from games.rules.tsukuyumi.queries.names import area, spot, stack
from games.rules.tsukuyumi.queries.oni import (
    fight_areas,
    kinds_in_supply,
    may_conquer,
    oni_march,
    oni_tiles,
    placement_areas,
    useful_stacks,
)
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.state import NOBODY, ONI
from games.rules.tsukuyumi.steps.attack import oni_attack
from games.rules.tsukuyumi.steps.marching import Terms
from games.rules.tsukuyumi.steps.moving import Movement
from games.rules.tsukuyumi.steps.pick import Ask, Pick, has_options, take

_ = gettext_noop
MUST = "must"
SINGLE = "single"


def place_oni(
    seat: int, count: int, kinds: tuple[str, ...] = (), *, optional: bool = False
) -> Pick:
    return Pick(seat, "oni.place_type", n=count, done=kinds, name="may" if optional else "")


def can_place(g: Realm) -> bool:
    return bool(kinds_in_supply(g) and placement_areas(g))


def type_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Which ONI is placed? ({left} to place)"), left=pick.n)


def type_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in kinds_in_supply(g):
        if not pick.done or kind in pick.done:
            yield take(kind, say("{unit}", unit=g.name(kind)), f"card:{kind}")
    if pick.name == "may":
        yield take("none", say(_("Place no more")))


def decide_type(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "none":
        return
    if g.content.oni[value].legendary:
        yield Pick(pick.seat, "oni.place_legend", name=value)
        if pick.n > 1:
            yield Pick(pick.seat, "oni.place_type", n=pick.n - 1, done=pick.done, name="may")
    else:
        yield Pick(pick.seat, "oni.place_tile", name=value, n=pick.n, done=pick.done)


def type_applies(g: Realm, pick: Pick) -> bool:
    return pick.n > 0 and bool(placement_areas(g)) and has_options(g, pick)


def tile_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Where is {unit} placed?"), unit=g.name(pick.name))


def tile_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in placement_areas(g):
        yield take(cell, spot(g, cell), area(cell))


def decide_tile(g: Realm, pick: Pick, value: str) -> Rule:
    yield UnitsDeployed(ONI, pick.name, value, 1, "supply")
    if pick.n > 1:
        yield Pick(pick.seat, "oni.place_type", n=pick.n - 1, done=pick.done, name="may")


def default_tile(g: Realm, pick: Pick) -> str:
    found = placement_areas(g)
    centre = [cell for cell in found if g.tile(cell).id == MOON_CENTRE]
    return (centre or list(found))[0]


# -- the ONI combat action --


def oni_action(seat: int, *, must: bool = False, sheltered: int = NOBODY) -> Pick:
    """Choose a stack, move it, fight; `must` if it has to end in a fight where it can."""
    return Pick(seat, "oni.stack", name=MUST if must else "", other=sheltered)


def stacks(g: Realm, pick: Pick) -> list[str]:
    if pick.name == MUST:
        return useful_stacks(g, pick.seat, pick.other) or list(oni_tiles(g))
    return list(oni_tiles(g))


def stack_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Which ONI do you lead?"))


def stack_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in stacks(g, pick):
        count = len(units_of(g, ONI, cell))
        label = say(_("{count} ONI in {place}"), count=count, place=spot(g, cell))
        yield take(cell, label, area(cell))
    if pick.name != MUST:
        yield take("skip", say(_("Lead no ONI")))


def decide_stack(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "skip":
        return
    units = tuple(units_of(g, ONI, value))
    yield Movement(Terms(oni_march(g, pick.seat, value), units))
    yield Pick(pick.seat, "oni.fight_tile", name=pick.name, units=units, other=pick.other)


def fight_cells(g: Realm, pick: Pick) -> list[str]:
    """Areas where ONI of the stack stand now and may conquer; all of them without a stack."""
    if not pick.units:
        return fight_areas(g, pick.other)
    cells = {g.unit(number).cell for number in pick.units if number in g.state.units}
    return [cell for cell in sorted(cells) if may_conquer(g, cell, pick.other)]


def fight_prompt(g: Realm, pick: Pick) -> Text:
    return say(_("Where do the ONI fight for the area?"))


def fight_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in fight_cells(g, pick):
        yield take(cell, spot(g, cell), area(cell))
    if pick.name != MUST:
        yield take("skip", say(_("Let them not fight")))


def decide_fight(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "skip":
        yield from oni_attack(g, pick.seat, value)


def fight_applies(g: Realm, pick: Pick) -> bool:
    return bool(fight_cells(g, pick))


# -- a single ONI (Surprise attack) --


def single_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in oni_tiles(g):
        kinds = dict.fromkeys(g.unit(number).kind for number in units_of(g, ONI, cell))
        for kind in kinds:
            label = say(_("{unit} in {place}"), unit=g.name(kind), place=spot(g, cell))
            yield take(f"{cell}/{kind}", label, stack(cell, kind, ONI))


def decide_single(g: Realm, pick: Pick, value: str) -> Rule:
    cell, kind = value.split("/")
    number = next(n for n in units_of(g, ONI, cell) if g.unit(n).kind == kind)
    march = oni_march(g, pick.seat, cell, single=True)
    yield Movement(Terms(march, (number,)))
    yield Pick(pick.seat, "oni.fight_tile", units=(number,))


ASKS = {
    "oni.place_type": Ask(type_prompt, type_options, decide_type, applies=type_applies),
    "oni.place_tile": Ask(tile_prompt, tile_options, decide_tile, default_tile),
    "oni.stack": Ask(
        stack_prompt,
        stack_options,
        decide_stack,
        lambda g, pick: stacks(g, pick)[0] if pick.name == MUST else "skip",
        lambda g, pick: bool(stacks(g, pick)),
    ),
    "oni.fight_tile": Ask(
        fight_prompt,
        fight_options,
        decide_fight,
        lambda g, pick: fight_cells(g, pick)[0] if pick.name == MUST else "skip",
        fight_applies,
    ),
    "oni.single": Ask(stack_prompt, single_options, decide_single, applies=has_options),
}
