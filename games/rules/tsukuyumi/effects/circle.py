"""Circle of the Sun: Dreamtime, the Gospel Bearer, formations (SPEC 13.2)."""

from collections.abc import Callable, Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.targets import cells_of_units
from games.rules.tsukuyumi.events.turn import Counted, FormationExempted, PartUsed
from games.rules.tsukuyumi.events.units import (
    DreamersReleased,
    UnitsDeployed,
)
from games.rules.tsukuyumi.queries.board import (
    barred,
    controlled,
    is_base,
    next_to_base,
    units_of,
)
from games.rules.tsukuyumi.queries.combat import combat_tiles
from games.rules.tsukuyumi.queries.formations import is_complete, transformable
from games.rules.tsukuyumi.queries.leaving import by_fate, going, gone
from games.rules.tsukuyumi.queries.movement import March
from games.rules.tsukuyumi.queries.names import area, spot, stack
from games.rules.tsukuyumi.queries.production import can_produce
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.queries.units import fate, hit_points, of_kind, with_trait
from games.rules.tsukuyumi.state import ONI, Combat, Fate
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.drawing import draw_events
from games.rules.tsukuyumi.steps.gates import move_action, move_out
from games.rules.tsukuyumi.steps.marching import Terms
from games.rules.tsukuyumi.steps.moving import Movement, can_move
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.standard_actions import can_draw
from games.rules.tsukuyumi.steps.turn import Extra

_ = gettext_noop
FOLLOWER, BEARER = "follower", "gospel_bearer"
HP_PER_FOLLOWER = 10


def bearer_cell(g: Realm, seat: int) -> str:
    found = with_trait(g, seat, "returns")
    return g.unit(found[0]).cell if found else ""


def home_cells(g: Realm, seat: int) -> list[str]:
    return [g.seat(seat).base, *next_to_base(g, seat)]


# -- the faction effect and the defence --


def effect_cells(g: Realm, seat: int) -> list[str]:
    found = home_cells(g, seat)
    bearer = bearer_cell(g, seat)
    if bearer and bearer not in found:
        found.append(bearer)
    return [cell for cell in found if not barred(g, seat, cell)]


def effect_count(g: Realm, seat: int) -> int:
    """One Follower for each controlled area out of reach of a Cyber Barrier."""
    held = sum(not barred(g, seat, cell) for cell in controlled(g, seat))
    return min(held, g.seat(seat).dreamtime)


def may_use_effect(g: Realm, seat: int) -> bool:
    return effect_count(g, seat) > 0 and bool(effect_cells(g, seat))


def effect(g: Realm, seat: int) -> Rule:
    yield Pick(seat, "cos.effect_deploy", n=effect_count(g, seat))


def deploy_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in effect_cells(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))
    yield take("finish", say(_("Deploy no more")))


def decide_deploy(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    yield UnitsDeployed(pick.seat, FOLLOWER, value, 1, "dreamtime")
    if pick.n > 1:
        yield Pick(pick.seat, "cos.effect_deploy", n=pick.n - 1)


def default_deploy(g: Realm, pick: Pick) -> str:
    return bearer_cell(g, pick.seat) or effect_cells(g, pick.seat)[0]


def rebirth(g: Realm, combat: Combat, seat: int) -> Rule:
    cell = bearer_cell(g, seat)
    if cell and g.seat(seat).dreamtime:
        yield UnitsDeployed(seat, FOLLOWER, cell, 1, "dreamtime")


def may_be_reborn(g: Realm, seat: int, combat: Combat) -> bool:
    return bool(bearer_cell(g, seat)) and g.seat(seat).dreamtime > 0


# -- the Gospel Bearer --


def return_cells(g: Realm, seat: int) -> list[str]:
    found = home_cells(g, seat)
    crowds = {g.unit(number).cell for number in with_trait(g, seat, "dreams")}
    return [*found, *(cell for cell in sorted(crowds) if cell not in found)]


def return_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in return_cells(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_return(g: Realm, pick: Pick, value: str) -> Rule:
    yield UnitsDeployed(pick.seat, BEARER, value)


def default_return(g: Realm, pick: Pick) -> str:
    def crowd(cell: str) -> int:
        return len(of_kind(g, pick.seat, cell, FOLLOWER))

    best = max(return_cells(g, pick.seat), key=crowd)
    return best if crowd(best) else g.seat(pick.seat).base


# -- formations --


def release_options(g: Realm, seat: int) -> Iterator[Option]:
    if seat_of(g, "circle_of_the_sun") == seat and g.seat(seat).dreamtime:
        count = g.seat(seat).dreamtime
        yield take("release/1", say(_("Release a Follower from Dreamtime to the reserve")))
        if count > 1:
            label = say(_("Release all {count} Followers from Dreamtime"), count=count)
            yield take(f"release/{count}", label)


def release(g: Realm, seat: int, value: str) -> Rule:
    yield DreamersReleased(seat, int(value))


def transform_options(g: Realm, seat: int) -> Iterator[Option]:
    if "transform" not in g.turn.used and transformable(g, seat):
        yield take("transform", say(_("The Transformation: turn an ONI into Followers")))


def transform(g: Realm, seat: int, value: str) -> Rule:
    yield PartUsed("transform")
    yield Pick(seat, "cos.transform_oni")


def oni_options(g: Realm, pick: Pick) -> Iterator[Option]:
    seen = set()
    for number in transformable(g, pick.seat):
        unit = g.unit(number)
        if (unit.cell, unit.kind) not in seen:
            seen.add((unit.cell, unit.kind))
            label = say(_("{unit} in {place}"), unit=g.name(unit.kind), place=spot(g, unit.cell))
            yield take(number, label, stack(unit.cell, unit.kind, ONI))


def decide_oni(g: Realm, pick: Pick, value: str) -> Rule:
    unit = g.unit(int(value))
    cell, count = unit.cell, hit_points(g, unit) // HP_PER_FOLLOWER
    yield gone(g, [int(value)], fate(g, unit))
    yield Pick(pick.seat, "cos.transform_source", cell, "counts", count)


def sources(g: Realm, seat: int) -> list[str]:
    found = ["dreamtime"] if g.seat(seat).dreamtime else []
    return [*found, "reserve"] if g.seat(seat).reserve.get(FOLLOWER) else found


def source_options(g: Realm, pick: Pick) -> Iterator[Option]:
    labels = {
        "dreamtime": say(_("A Follower from Dreamtime")),
        "reserve": say(_("A Follower from the reserve")),
    }
    for source in sources(g, pick.seat):
        yield take(source, labels[source])


def decide_source(g: Realm, pick: Pick, value: str) -> Rule:
    source: Fate = "dreamtime" if value == "dreamtime" else "reserve"
    yield UnitsDeployed(pick.seat, FOLLOWER, pick.cell, 1, source)
    if pick.name == "counts":
        yield Counted(pick.seat, "followers_by_transformation")
    if pick.n > 1:
        yield Pick(pick.seat, "cos.transform_source", pick.cell, pick.name, pick.n - 1)


# -- the Great Snake --


def snake_options(g: Realm, seat: int) -> Iterator[Option]:
    """One more action by phase while the snake is complete (R27)."""
    if "snake" in g.turn.used or not is_complete(g, seat, "great_snake"):
        return
    if g.turn.phase == "white":
        if can_produce(g, seat, 1):
            yield take("snake/1", say(_("Great Snake: 1 production point")))
        if can_add_to_standard(g, seat):
            yield take("snake/2", say(_("Production with the Great Snake: 2 points")))
        return
    label, possible = SNAKE[g.turn.phase]
    if possible(g, seat):
        yield take("snake", say(label))


SNAKE: dict[str, tuple[str, Callable[[Realm, int], bool]]] = {
    "blue": (_("Great Snake: draw an event"), can_draw),
    "green": (
        _("Great Snake: move, range 1"),
        lambda g, seat: can_move(g, move_action(seat, 1)),
    ),
    "red": (_("Great Snake: one combat"), lambda g, seat: bool(combat_tiles(g, seat))),
}


def can_add_to_standard(g: Realm, seat: int) -> bool:
    free = g.turn.left.get("standard", 0) > 0 and "std.production" not in g.turn.used
    return free and can_produce(g, seat, 2)


def snake(g: Realm, seat: int, value: str) -> Rule:
    if g.turn.phase == "red":
        yield fight(seat, "snake")
        return
    yield PartUsed("snake")
    match g.turn.phase:
        case "white":
            if value == "2":
                yield PartUsed("std.production")
                yield PartUsed("standard")
            yield produce(seat, int(value))
        case "blue":
            yield draw_events(seat, 1)
        case _:
            yield from move_out(g, seat, 1)


# -- events --


def choose_formation(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "cos.fe1_formation")


def formation_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for slug in g.content.formations:
        yield take(slug, say("{formation}", formation=g.name(f"formation_{slug}")))


def decide_formation(g: Realm, pick: Pick, value: str) -> Rule:
    yield FormationExempted(pick.seat, value)


def bard_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    bearer = bearer_cell(g, seat)
    crowds = sorted({g.unit(number).cell for number in with_trait(g, seat, "dreams")})
    return [cell for cell in crowds if cell != bearer] if bearer else []


def relocate_bearer(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield going(g, seat, with_trait(g, seat, "returns")[:1], [cell], "jump")


def transform_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    return [
        cell for cell in cells_of_units(g, seat) if units_of(g, ONI, cell) and not is_base(g, cell)
    ]


def transform_all(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    """All ONI go; Followers come only for the largest (SPEC appendix F)."""
    there = units_of(g, ONI, cell)
    count = max(hit_points(g, g.unit(number)) for number in there) // HP_PER_FOLLOWER
    for to, those in by_fate(g, there):
        yield gone(g, those, to)
    yield Pick(seat, "cos.transform_source", cell, "", count)


def dawn_chorus(g: Realm, seat: int, event: EventCard) -> Rule:
    count = min(event.n, g.seat(seat).dreamtime)
    yield UnitsDeployed(seat, FOLLOWER, bearer_cell(g, seat), count, "dreamtime")


def shift_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    """Tiles with units of the kind that could take a step."""
    march = March(seat, seat, 1, bare=True)
    found = []
    for cell in cells_of_units(g, seat):
        units = tuple(n for n in units_of(g, seat, cell) if event.unit in ("", g.unit(n).kind))
        if units and can_move(g, march, units):
            found.append(cell)
    return found


def shift_units(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    """Up to so many units from one tile to one adjacent tile."""
    units = tuple(n for n in units_of(g, seat, cell) if event.unit in ("", g.unit(n).kind))
    yield Movement(Terms(March(seat, seat, 1, bare=True), units, most=event.n, together=True))


EFFECTS = {
    "effect_circle_of_the_sun": effect,
    "defence_rebirth": rebirth,
    "choose_formation": choose_formation,
    "dawn_chorus": dawn_chorus,
}
PLAYABLE = {
    "effect_circle_of_the_sun": may_use_effect,
    "defence_rebirth": may_be_reborn,
    "choose_formation": lambda g, seat, event: True,
    "dawn_chorus": lambda g, seat, event: bool(bearer_cell(g, seat) and g.seat(seat).dreamtime),
}
CELLS = {
    "relocate_bearer": bard_cells,
    "transform_all": transform_cells,
    "shift_units": shift_cells,
}
AT = {
    "relocate_bearer": relocate_bearer,
    "transform_all": transform_all,
    "shift_units": shift_units,
}
EXTRAS = (
    Extra("transform", ("red",), transform_options, transform),
    Extra("snake", ("white", "blue", "green", "red"), snake_options, snake),
    Extra("release", ("white", "blue", "green", "red"), release_options, release, alone=False),
)
ASKS = {
    "cos.effect_deploy": Ask(
        lambda g, pick: say(_("Where does a Follower return? ({left} left)"), left=pick.n),
        deploy_options,
        decide_deploy,
        default_deploy,
        lambda g, pick: pick.n > 0 and bool(effect_cells(g, pick.seat)),
    ),
    "cos.bearer_return": Ask(
        lambda g, pick: say(_("Where does the Gospel Bearer return?")),
        return_options,
        decide_return,
        default_return,
        lambda g, pick: g.seat(pick.seat).reserve.get(BEARER, 0) > 0,
    ),
    "cos.transform_oni": Ask(
        lambda g, pick: say(_("Which ONI is transformed?")), oni_options, decide_oni
    ),
    "cos.transform_source": Ask(
        lambda g, pick: say(_("From where does a Follower come? ({left} left)"), left=pick.n),
        source_options,
        decide_source,
        applies=lambda g, pick: pick.n > 0 and bool(sources(g, pick.seat)),
    ),
    "cos.fe1_formation": Ask(
        lambda g, pick: say(_("Which formation may lack units on one tile?")),
        formation_options,
        decide_formation,
    ),
}
