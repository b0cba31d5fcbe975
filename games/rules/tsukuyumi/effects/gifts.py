"""Amaterasu's Gifts: guardians and lasting advantages (SPEC 16.3)."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.events.board import MarkerLifted, TileLaid, TileRenewed
from games.rules.tsukuyumi.events.cards import GiftTaken
from games.rules.tsukuyumi.events.turn import PartGained, PartUsed
from games.rules.tsukuyumi.queries.board import cells
from games.rules.tsukuyumi.queries.geometry import neighbours
from games.rules.tsukuyumi.queries.leaving import going
from games.rules.tsukuyumi.queries.names import area, explained, spot, stack
from games.rules.tsukuyumi.queries.production import affordable, can_produce
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.queries.starting import start_cells
from games.rules.tsukuyumi.queries.tiles import distinct_turns, one_of_each
from games.rules.tsukuyumi.queries.units import with_trait
from games.rules.tsukuyumi.state import ONI, Combat
from games.rules.tsukuyumi.steps.entering import entered
from games.rules.tsukuyumi.steps.gates import move_action
from games.rules.tsukuyumi.steps.marching import Terms
from games.rules.tsukuyumi.steps.moving import Movement
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.producing import deploy, produce
from games.rules.tsukuyumi.steps.tiles import tile_name
from games.rules.tsukuyumi.steps.turn import Extra

_ = gettext_noop
COUNCIL = "gift_council"
PREFERRED = ("gift_armour", "gift_sun", "gift_heir", "gift_generation", "gift_land")
MOST_COST = 3


# -- choosing --


def offered(g: Realm, seat: int) -> list[str]:
    """Not taken yet; Council of Three without First Guardians (G20), no guardian for Reef."""
    taken = [other.gift for other in g.state.seats]
    reef = seat_of(g, "reef_collective") == seat
    found = []
    for slug in in_order(g.content.gifts):
        guardian = g.content.gifts[slug].kind == "guardian"
        barred = slug == COUNCIL and seat_of(g, "first_guardians") is not None
        if slug not in taken and not barred and not (guardian and reef):
            found.append(slug)
    return found


def gift_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for slug in offered(g, pick.seat):
        label = say("{gift}", gift=g.name(slug))
        yield take(slug, label, f"card:{slug}", hint=explained(g, slug))


def decide_gift(g: Realm, pick: Pick, value: str) -> Rule:
    units = {kind: g.content.units[kind].count for kind in g.content.gifts[value].units}
    yield GiftTaken(pick.seat, value, units)
    if value == COUNCIL:
        yield Pick(pick.seat, "gift.jade")
    else:
        for kind, count in units.items():
            for _number in range(count):
                yield Pick(pick.seat, "gift.place", name=kind)


def default_gift(g: Realm, pick: Pick) -> str:
    found = offered(g, pick.seat)
    return next((slug for slug in PREFERRED if slug in found), found[0])


def jade_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in g.content.gifts[COUNCIL].units:
        yield take(kind, say("{unit}", unit=g.name(kind)), f"card:{kind}")


def decide_jade(g: Realm, pick: Pick, value: str) -> Rule:
    yield Pick(pick.seat, "gift.place", name=value)


def place_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in start_cells(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_place(g: Realm, pick: Pick, value: str) -> Rule:
    yield from deploy(g, pick.seat, pick.name, value)


# -- with the faction effect --


def baiam_cells(g: Realm, seat: int) -> list[str]:
    """Free cells next to Baiam."""
    found = [g.unit(number).cell for number in with_trait(g, seat, "cleanses")]
    return [c for cell in found for c in neighbours(cell) if c not in g.state.tiles]


def may_add(g: Realm, seat: int) -> bool:
    return bool(baiam_cells(g, seat) and g.state.reserve)


def gift_effect(g: Realm, seat: int) -> bool:
    generation = g.seat(seat).gift == "gift_generation"
    reef = seat_of(g, "reef_collective") == seat
    return may_add(g, seat) or (generation and not reef and can_produce(g, seat, 2))


def add_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("none", say(_("Add no tile")))
    for tile in one_of_each(g, g.state.reserve):
        yield take(tile, tile_name(g, tile), f"tile:{tile}")


def decide_add(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "none":
        yield Pick(pick.seat, "baiam.cell", name=value, n=pick.n)


def cell_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in baiam_cells(g, pick.seat):
        for turns in distinct_turns(g, pick.name):
            label = say(_("Cell {cell}, turned by {turns}"), cell=cell, turns=turns)
            yield take(f"{cell}/{turns}", label, area(cell))


def decide_cell(g: Realm, pick: Pick, value: str) -> Rule:
    cell, turns = value.split("/")
    yield TileLaid(cell, pick.name, int(turns), "reserve", pick.seat)
    if pick.n > 1:
        yield Pick(pick.seat, "baiam.add", n=pick.n - 1)


def generation_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("production", say(_("2 production points")))
    for kind in affordable(g, pick.seat, MOST_COST):
        yield take(kind, say(_("{unit} for nothing"), unit=g.name(kind)), f"card:{kind}")
    yield take("none", say(_("Nothing")))


def decide_generation(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "production":
        yield produce(pick.seat, 2)
    elif value != "none":
        yield Pick(pick.seat, "produce.place", name=value, m=1)


def generation_applies(g: Realm, pick: Pick) -> bool:
    owner = g.seat(pick.seat)
    return owner.gift == "gift_generation" and owner.faction != "reef_collective"


# -- Heir of light, Torii --


def heir_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("move", say(_("One more move of range 1")))
    yield take("combat", say(_("One more combat")))


def decide_heir(g: Realm, pick: Pick, value: str) -> Rule:
    yield PartGained("combat" if value == "combat" else "extra_move")


def torii(g: Realm, seat: int) -> int:
    return with_trait(g, seat, "jumps")[0]


def jump_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("no", say(_("Torii stays and may walk")))
    here = g.unit(torii(g, pick.seat)).cell
    for cell in cells(g):
        if cell != here:
            yield take(cell, spot(g, cell), area(cell))


def decide_jump(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "no":
        yield Movement(Terms(move_action(pick.seat, pick.n)))
        return
    number = torii(g, pick.seat)
    yield going(g, pick.seat, [number], [value], "jump")
    yield from entered(g, [number], value)
    yield Pick(pick.seat, "torii.bring", value)
    yield Movement(Terms(move_action(pick.seat, pick.n), moved=(number,)))


def afar(g: Realm, pick: Pick) -> list[int]:
    found: dict[tuple[str, str], int] = {}
    for number, unit in g.state.units.items():
        if unit.owner == pick.seat and unit.cell != pick.cell:
            found.setdefault((unit.cell, unit.kind), number)
    return list(found.values())


def bring_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("finish", say(_("Bring nobody else")))
    for number in afar(g, pick):
        unit = g.unit(number)
        label = say(_("{unit} in {place}"), unit=g.name(unit.kind), place=spot(g, unit.cell))
        yield take(number, label, stack(unit.cell, unit.kind, pick.seat))


def decide_bring(g: Realm, pick: Pick, value: str) -> Rule:
    """From any island; no move, but an entry (R75, R94)."""
    if value != "finish":
        yield going(g, pick.seat, [int(value)], [pick.cell], "jump")
        yield from entered(g, [int(value)], pick.cell)
        yield pick


def regroup_options(g: Realm, seat: int) -> Iterator[Option]:
    free = g.turn.left.get("move", 0) > 0 and not g.turn.fought
    if free and with_trait(g, seat, "jumps"):
        yield take("regroup", say(_("Regroup: two moves of range 1 instead of your move")))


def regroup(g: Realm, seat: int, value: str) -> Rule:
    yield PartUsed("move", whole=True)
    yield PartGained("extra_move", 2)


# -- Light of destruction --


def lift_oni_marker(g: Realm, combat: Combat, seat: int) -> Rule:
    if g.tile(combat.cell).marker == ONI:
        yield MarkerLifted(combat.cell, seat)


def renew_area(g: Realm, combat: Combat, seat: int) -> Rule:
    if g.tile(combat.cell).devastated:
        yield Pick(seat, "light.renew", combat.cell)


def renew_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("yes", say(_("Renew the area")), area(pick.cell))
    yield take("no", say(_("Leave it devastated")))


def decide_renew(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "yes":
        yield TileRenewed(pick.seat, pick.cell)


EFFECTS = {"lift_oni_marker": lift_oni_marker, "renew_area": renew_area}
PLAYABLE = {"gift_effect": gift_effect}
EXTRAS = (Extra("regroup", ("red",), regroup_options, regroup),)
ASKS = {
    "gift.pick": Ask(
        lambda g, pick: say(_("Choose a gift of Amaterasu.")),
        gift_options,
        decide_gift,
        default_gift,
    ),
    "gift.jade": Ask(
        lambda g, pick: say(_("Which Jade Guardian comes first?")), jade_options, decide_jade
    ),
    "gift.place": Ask(
        lambda g, pick: say(_("Where does {unit} start?"), unit=g.name(pick.name)),
        place_options,
        decide_place,
    ),
    "baiam.add": Ask(
        lambda g, pick: say(_("Which tile does Baiam raise? ({left} left)"), left=pick.n),
        add_options,
        decide_add,
        applies=lambda g, pick: may_add(g, pick.seat),
    ),
    "baiam.cell": Ask(
        lambda g, pick: say(_("Where does the tile lie?")), cell_options, decide_cell
    ),
    "sun.generation": Ask(
        lambda g, pick: say(_("What does the Generation of the Sun bring?")),
        generation_options,
        decide_generation,
        applies=generation_applies,
    ),
    "heir.choice": Ask(
        lambda g, pick: say(_("What does the Heir of light take in this phase?")),
        heir_options,
        decide_heir,
        applies=lambda g, pick: g.seat(pick.seat).gift == "gift_heir",
    ),
    "torii.jump": Ask(
        lambda g, pick: say(_("Does Torii No Mori appear somewhere else?")),
        jump_options,
        decide_jump,
    ),
    "torii.bring": Ask(
        lambda g, pick: say(_("Whom does Torii bring along?")),
        bring_options,
        decide_bring,
        applies=lambda g, pick: bool(afar(g, pick)),
    ),
    "light.renew": Ask(
        lambda g, pick: say(_("Is the devastated area renewed?")), renew_options, decide_renew
    ),
}
