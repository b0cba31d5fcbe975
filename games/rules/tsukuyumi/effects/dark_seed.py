"""Dark Seed: eggs, sacrifice, for the Queen (SPEC 14)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.targets import cells_of_units
from games.rules.tsukuyumi.events.board import TokensPlaced
from games.rules.tsukuyumi.events.turn import Counted, FlagRaised
from games.rules.tsukuyumi.events.units import UnitsDeployed
from games.rules.tsukuyumi.queries.board import (
    barred,
    enemies_of,
    is_base,
    units_of,
)
from games.rules.tsukuyumi.queries.combat import legal_cards
from games.rules.tsukuyumi.queries.leaving import by_fate, going, gone
from games.rules.tsukuyumi.queries.movement import March, reach
from games.rules.tsukuyumi.queries.names import area, owner_name, spot, stack
from games.rules.tsukuyumi.queries.realm import Realm, has_flag
from games.rules.tsukuyumi.queries.units import (
    fate,
    hit_points,
    kinds_at,
    of_kind,
    with_trait,
)
from games.rules.tsukuyumi.state import ONI, Combat
from games.rules.tsukuyumi.steps.combat_choices import fight
from games.rules.tsukuyumi.steps.entering import entered
from games.rules.tsukuyumi.steps.marching import Terms
from games.rules.tsukuyumi.steps.moving import Movement, can_move, move_units
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.turn import Extra

_ = gettext_noop
WORKER = "worker"
SACRIFICE = "sacrifice/"


def egg_room(g: Realm, cell: str) -> int:
    if is_base(g, cell):
        return 0
    room = g.content.limits.eggs_per_area - g.tile(cell).eggs
    return min(room, g.state.tokens.get("egg", 0))


# -- the faction effect: two of three --


def nests(g: Realm, seat: int) -> list[str]:
    cells = [g.unit(number).cell for number in with_trait(g, seat, "plants")]
    return [cell for cell in cells if egg_room(g, cell) and not barred(g, seat, cell)]


def parts(g: Realm, seat: int) -> list[str]:
    found = ["move"] if can_move(g, March(seat, seat, 1)) else []
    found += [] if has_flag(g, seat, "flying") else ["fly"]
    return [*found, "eggs"] if nests(g, seat) else found


def effect(g: Realm, seat: int) -> Rule:
    yield Pick(seat, "seed.effects", n=2)


def effect_options(g: Realm, pick: Pick) -> Iterator[Option]:
    labels = {
        "move": say(_("Move all your units, range 1")),
        "fly": say(_("All your units fly until the round ends")),
        "eggs": say(_("Each Breeder and the Planter lay an egg")),
    }
    for part in ("fly", "eggs", "move"):
        if part in parts(g, pick.seat) and part not in pick.done:
            yield take(part, labels[part])
    yield take("finish", say(_("Nothing more")))


def decide_effect(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "finish":
        return
    match value:
        case "fly":
            yield FlagRaised(pick.seat, "flying")
        case "eggs":
            for cell in nests(g, pick.seat):
                if egg_room(g, cell):
                    yield TokensPlaced(pick.seat, cell, "egg", 1)
        case _:
            yield from move_units(g, March(pick.seat, pick.seat, 1))
    if pick.n > 1:
        yield Pick(pick.seat, "seed.effects", n=pick.n - 1, done=(*pick.done, value))


# -- for the Queen --


def queen_count(g: Realm, seat: int, cell: str) -> int:
    return (len(units_of(g, seat, cell)) + 1) // 2


def queen_cells(g: Realm, seat: int, cell: str) -> list[str]:
    """Adjacent tiles that all remaining units could reach."""
    units = units_of(g, seat, cell)
    march = March(seat, seat, 1, bare=True)
    reached = [set(reach(g, number, march)) for number in units]
    return sorted(set.intersection(*reached)) if reached else []


def may_serve(g: Realm, seat: int, combat: Combat) -> bool:
    return bool(queen_cells(g, seat, combat.target))


def serve(g: Realm, combat: Combat, seat: int) -> Rule:
    yield Pick(seat, "seed.queen_units", combat.target, n=queen_count(g, seat, combat.target))


def queen_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in kinds_at(g, pick.seat, pick.cell):
        yield take(kind, say("{unit}", unit=g.name(kind)), stack(pick.cell, kind, pick.seat))


def decide_queen(g: Realm, pick: Pick, value: str) -> Rule:
    units = of_kind(g, pick.seat, pick.cell, value)[:1]
    yield gone(g, units, fate(g, g.unit(units[0])))
    if pick.n > 1:
        yield Pick(pick.seat, "seed.queen_units", pick.cell, n=pick.n - 1)
    else:
        yield Pick(pick.seat, "seed.queen_to", pick.cell)


def flee_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in queen_cells(g, pick.seat, pick.cell):
        yield take(cell, spot(g, cell), area(cell))


def decide_flee(g: Realm, pick: Pick, value: str) -> Rule:
    units = units_of(g, pick.seat, pick.cell)
    yield going(g, pick.seat, units, [value])
    yield from entered(g, units, value)


# -- eggs --


def egg_cells(g: Realm) -> list[str]:
    return [cell for cell, tile in g.state.tiles.items() if tile.eggs]


def may_hatch(g: Realm, seat: int) -> bool:
    return bool(egg_cells(g)) and g.seat(seat).reserve.get(WORKER, 0) > 0


def hatch_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("all", say(_("Let all eggs hatch")))
    for cell in egg_cells(g):
        yield take(cell, say(_("An egg in {place}"), place=spot(g, cell)), area(cell))
    yield take("finish", say(_("Let no more eggs hatch")))


def decide_hatch(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "all":
        yield from hatch_everywhere(g, pick.seat)
    elif value != "finish":
        yield from hatch(g, pick.seat, value, 1)
        yield pick


def hatch(g: Realm, seat: int, cell: str, count: int) -> Rule:
    count = min(count, g.seat(seat).reserve.get(WORKER, 0))
    if count:
        yield TokensPlaced(seat, cell, "egg", -count)
        yield UnitsDeployed(seat, WORKER, cell, count)


def hatch_everywhere(g: Realm, seat: int) -> Rule:
    for cell in egg_cells(g):
        yield from hatch(g, seat, cell, g.tile(cell).eggs)


def hatch_all(g: Realm, seat: int, event: EventCard) -> Rule:
    yield from hatch_everywhere(g, seat)


def egg_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("yes", say(_("Leave an egg in {place}"), place=spot(g, pick.cell)), area(pick.cell))
    yield take("no", say(_("Leave no egg")))


def decide_egg(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "yes":
        yield TokensPlaced(pick.seat, pick.cell, "egg", 1)


def eggs_for_kills(g: Realm, combat: Combat, seat: int) -> Rule:
    count = min(combat.kills, egg_room(g, combat.cell))
    if count > 0:
        yield TokensPlaced(seat, combat.cell, "egg", count)


def spread(g: Realm, combat: Combat, seat: int) -> Rule:
    """After a successful conquest units may go on to one adjacent area."""
    units = tuple(units_of(g, seat, combat.cell))
    if combat.conquered and units:
        march = March(seat, seat, 1, bare=True, bases=False)
        yield Movement(Terms(march, units, together=True))


# -- the sacrifice of a Conqueror --


def sacrifice_options(g: Realm, seat: int) -> Iterator[Option]:
    seen = set()
    for number in with_trait(g, seat, "sacrifice"):
        unit = g.unit(number)
        if unit.cell not in seen and legal_cards(g, seat, unit.cell, ("conquest",)):
            seen.add(unit.cell)
            label = say(
                _("Sacrifice {unit} for a conquest in {place}"),
                unit=g.name(unit.kind),
                place=spot(g, unit.cell),
            )
            yield take(f"{SACRIFICE}{number}", label, stack(unit.cell, unit.kind, seat))


def sacrifice(g: Realm, seat: int, value: str) -> Rule:
    number = int(value)
    yield fight(seat, f"{SACRIFICE}{value}", cell=g.unit(number).cell, kinds=("conquest",))
    yield Pick(seat, "seed.sacrificed", n=number)


def take_sacrifice(g: Realm, pick: Pick) -> Rule:
    """Once the card was shown the Conqueror is removed, not eliminated."""
    if f"{SACRIFICE}{pick.n}" in g.turn.used and pick.n in g.state.units:
        yield gone(g, [pick.n], "reserve")


# -- events --


def drift_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    march = March(seat, seat, 1, bare=True, ghosts=True)
    return [
        cell
        for cell in cells_of_units(g, seat)
        if can_move(g, march, tuple(units_of(g, seat, cell)))
    ]


def drift(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    march = March(seat, seat, 1, bare=True, ghosts=True)
    units = tuple(units_of(g, seat, cell))
    yield Movement(Terms(march, units, most=event.n, together=True))


def frail(g: Realm, seat: int, cell: str, most: int) -> list[int]:
    return [n for n in enemies_of(g, seat, cell) if hit_points(g, g.unit(n)) <= most]


def plague_cells(g: Realm, seat: int, event: EventCard) -> list[str]:
    return [cell for cell in cells_of_units(g, seat) if frail(g, seat, cell, event.n)]


def plague(g: Realm, seat: int, event: EventCard, cell: str) -> Rule:
    yield Pick(seat, "seed.plague", cell, n=event.n)


def plague_options(g: Realm, pick: Pick) -> Iterator[Option]:
    seen = set()
    for number in frail(g, pick.seat, pick.cell, pick.n):
        unit = g.unit(number)
        if (unit.owner, unit.kind) not in seen:
            seen.add((unit.owner, unit.kind))
            label = say(
                _("{unit} of {owner}"), unit=g.name(unit.kind), owner=owner_name(unit.owner)
            )
            yield take(number, label, stack(unit.cell, unit.kind, unit.owner))


def decide_plague(g: Realm, pick: Pick, value: str) -> Rule:
    counter = "oni_killed" if g.unit(int(value)).owner == ONI else "killed"
    for to, those in by_fate(g, [int(value)]):
        yield gone(g, those, to, pick.seat, eliminated=True)
    yield Counted(pick.seat, counter)


EFFECTS = {
    "effect_dark_seed": effect,
    "defence_for_the_queen": serve,
    "eggs_for_kills": eggs_for_kills,
    "spread": spread,
    "hatch_all": hatch_all,
}
PLAYABLE = {
    "effect_dark_seed": lambda g, seat: bool(parts(g, seat)),
    "defence_for_the_queen": may_serve,
    "hatch_all": lambda g, seat, event: may_hatch(g, seat),
}
CELLS = {"shift_units_freely": drift_cells, "plague": plague_cells}
AT = {"shift_units_freely": drift, "plague": plague}
EXTRAS = (Extra("sacrifice", ("blue",), sacrifice_options, sacrifice),)
ASKS = {
    "seed.effects": Ask(
        lambda g, pick: say(_("Choose an effect of the swarm ({left} left)."), left=pick.n),
        effect_options,
        decide_effect,
        applies=lambda g, pick: any(part not in pick.done for part in parts(g, pick.seat)),
    ),
    "seed.queen_units": Ask(
        lambda g, pick: say(_("Which unit dies for the Queen? ({left} left)"), left=pick.n),
        queen_options,
        decide_queen,
        applies=lambda g, pick: bool(units_of(g, pick.seat, pick.cell)),
    ),
    "seed.queen_to": Ask(
        lambda g, pick: say(_("Where do the others flee?")),
        flee_options,
        decide_flee,
        applies=lambda g, pick: bool(queen_cells(g, pick.seat, pick.cell)),
    ),
    "seed.hatch": Ask(
        lambda g, pick: say(_("Which eggs hatch?")),
        hatch_options,
        decide_hatch,
        applies=lambda g, pick: may_hatch(g, pick.seat),
    ),
    "seed.surprise_egg": Ask(
        lambda g, pick: say(_("Leave a surprise egg?")),
        egg_options,
        decide_egg,
        applies=lambda g, pick: egg_room(g, pick.cell) > 0,
    ),
    "seed.sacrificed": Ask(
        lambda g, pick: say(_("The sacrifice")),
        lambda g, pick: iter(()),
        lambda g, pick, value: iter(()),
        applies=lambda g, pick: False,
        otherwise=take_sacrifice,
    ),
    "seed.plague": Ask(
        lambda g, pick: say(_("Who falls to the plague?")), plague_options, decide_plague
    ),
}
