"""Cybersamurai: uplinks (SPEC 14)."""

from collections.abc import Callable, Iterator
from itertools import permutations

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import SeatName, Text, gettext_noop, plain, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.targets import cells_of_units
from games.rules.tsukuyumi.events.board import AkiraPlaced, SlotCleared, SlotFilled
from games.rules.tsukuyumi.events.cards import CardsLookedAt, DeckArranged, EventLost
from games.rules.tsukuyumi.events.turn import CardSpent, UplinkInstalled
from games.rules.tsukuyumi.events.units import UnitsDeployed
from games.rules.tsukuyumi.queries.board import areas, may_fill, within
from games.rules.tsukuyumi.queries.combat import has_prey, targets
from games.rules.tsukuyumi.queries.names import area, edge_name, joined, side_name, slot, spot
from games.rules.tsukuyumi.queries.realm import Realm, seat_of, steward
from games.rules.tsukuyumi.state import NOBODY, ONI, REEFS, Blow, Combat
from games.rules.tsukuyumi.steps.damage import strike
from games.rules.tsukuyumi.steps.drawing import COMMON, draw_events
from games.rules.tsukuyumi.steps.pick import Ask, Pick, SecretPick, take
from games.rules.tsukuyumi.steps.turn import Extra

_ = gettext_noop
REACH = 2
TETSUO_DAMAGE = 15
LOOKS = 3
WEAPONRY = ("kaneda", "akira", "tetsuo")


def installed(g: Realm, seat: int, uplink: str) -> bool:
    return uplink in g.seat(seat).uplinks


def is_ready(g: Realm, seat: int, uplink: str) -> bool:
    """Each uplink works once a round."""
    return installed(g, seat, uplink) and f"uplink_{uplink}" not in g.seat(seat).spent


def near_cells(g: Realm, seat: int) -> list[str]:
    found: dict[str, None] = {}
    for cell in cells_of_units(g, seat):
        found |= dict.fromkeys(within(g, cell, REACH))
    return list(found)


def kaneda_slots(g: Realm, seat: int, cell: str = "") -> list[tuple[str, int]]:
    cells = [cell] if cell else near_cells(g, seat)
    return [(c, edge) for c in cells for edge in range(6) if may_fill(g, c, edge, "kaneda")]


def tetsuo_cells(g: Realm, seat: int) -> list[str]:
    return [cell for cell in near_cells(g, seat) if has_prey(g, seat, cell)]


POSSIBLE: dict[str, Callable[[Realm, int, str], bool]] = {
    "kaneda": lambda g, seat, cell: bool(kaneda_slots(g, seat, cell)),
    "akira": lambda g, seat, cell: not cell or g.state.akira != cell,
    "tetsuo": lambda g, seat, cell: (
        has_prey(g, seat, cell) if cell else bool(tetsuo_cells(g, seat))
    ),
    "orbital": lambda g, seat, cell: bool(g.state.deck),
}


# -- in the own turn --


def uplink_options(g: Realm, seat: int) -> Iterator[Option]:
    if seat_of(g, "cybersamurai") != seat:
        return
    phase = g.turn.phase
    for uplink, phases in PHASES.items():
        if phase in phases and is_ready(g, seat, uplink) and POSSIBLE[uplink](g, seat, ""):
            label = say(_("Use {uplink}"), uplink=g.name(f"uplink_{uplink}"))
            yield take(f"uplink/{uplink}", label, f"card:{uplink}")


PHASES = {
    "kaneda": ("blue", "red"),
    "akira": ("red",),
    "tetsuo": ("red",),
    "orbital": ("blue",),
}


def use_uplink(g: Realm, seat: int, uplink: str) -> Rule:
    yield CardSpent(seat, f"uplink_{uplink}")
    if uplink == "orbital":
        top = g.state.deck[:LOOKS]
        yield CardsLookedAt(seat, top, NOBODY)
        yield SecretPick(seat, "cyb.orbital")
    else:
        yield Pick(seat, f"cyb.{uplink}")


def orbital_options(g: Realm, pick: Pick) -> Iterator[Option]:
    cards = g.state.looked.get(pick.seat, [])
    for order in dict.fromkeys(permutations(cards)):
        label = joined([plain(g.name(card)) for card in order])
        yield take("+".join(order), label)


def decide_orbital(g: Realm, pick: Pick, value: str) -> Rule:
    yield DeckArranged(pick.seat, value.split("+"))


def kaneda_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell, edge in kaneda_slots(g, pick.seat, pick.cell):
        label = say(_("{place}, {edge}"), place=spot(g, cell), edge=edge_name(edge))
        yield take(f"{cell}/{edge}", label, slot(cell, edge))


def decide_kaneda(g: Realm, pick: Pick, value: str) -> Rule:
    """The one Kaneda blockade moves here from wherever it lies."""
    for cell, tile in g.state.tiles.items():
        for edge, token in tile.slots.items():
            if token == "kaneda":
                yield SlotCleared(pick.seat, cell, edge)
                break
    cell, edge_text = value.split("/")
    yield SlotFilled(pick.seat, cell, int(edge_text), "kaneda")


def akira_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in areas(g):
        if cell != g.state.akira:
            yield take(cell, spot(g, cell), area(cell))


def decide_akira(g: Realm, pick: Pick, value: str) -> Rule:
    yield AkiraPlaced(pick.seat, value)


def tetsuo_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in tetsuo_cells(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_tetsuo(g: Realm, pick: Pick, value: str) -> Rule:
    yield Pick(pick.seat, "cyb.tetsuo_target", value)


def groups(g: Realm, pick: Pick) -> list[int]:
    card = g.content.combat_cards["cyb_terminate"]
    return targets(g, pick.seat, pick.cell, card)


def target_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for group in groups(g, pick):
        label = say(_("{damage} damage for {side}"), damage=TETSUO_DAMAGE, side=side_name(group))
        yield take(group, label, area(pick.cell))


def decide_target(g: Realm, pick: Pick, value: str) -> Rule:
    side = int(value)
    decider = steward(g, pick.seat) if side == ONI else NOBODY
    blow = Blow(pick.cell, side, TETSUO_DAMAGE, pick.seat, NOBODY if side == REEFS else decider)
    yield from strike(g, [blow])


# -- faction effect and defence --


def may_use_effect(g: Realm, seat: int) -> bool:
    return installed(g, seat, "tenno")


def effect(g: Realm, seat: int) -> Rule:
    """TENNO SUB-AI: draw an event, and use one of the three once more."""
    yield draw_events(seat, 1)
    yield Pick(seat, "cyb.uplink_use")


def weaponry(g: Realm, seat: int, cell: str = "") -> list[str]:
    return [
        uplink
        for uplink in WEAPONRY
        if installed(g, seat, uplink) and POSSIBLE[uplink](g, seat, cell)
    ]


def use_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("none", say(_("Use none")))
    for uplink in weaponry(g, pick.seat, pick.cell):
        label = say(_("Use {uplink}"), uplink=g.name(f"uplink_{uplink}"))
        yield take(uplink, label, f"card:{uplink}")


def decide_use(g: Realm, pick: Pick, value: str) -> Rule:
    if value != "none":
        yield Pick(pick.seat, f"cyb.{value}")


def may_defend(g: Realm, seat: int, combat: Combat) -> bool:
    return bool(matrix(g, seat, combat.target))


def matrix(g: Realm, seat: int, cell: str) -> list[str]:
    if g.tile(cell).base >= 0:
        return [uplink for uplink in weaponry(g, seat, cell) if uplink == "tetsuo"]
    return weaponry(g, seat, cell)


def defend(g: Realm, combat: Combat, seat: int) -> Rule:
    yield Pick(seat, "cyb.matrix", combat.target)


def matrix_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("none", say(_("Use none")))
    for uplink in matrix(g, pick.seat, pick.cell):
        label = say(_("Use {uplink}"), uplink=g.name(f"uplink_{uplink}"))
        yield take(uplink, label, f"card:{uplink}")


def decide_matrix(g: Realm, pick: Pick, value: str) -> Rule:
    match value:
        case "akira":
            yield AkiraPlaced(pick.seat, pick.cell)
        case "kaneda":
            yield Pick(pick.seat, "cyb.kaneda", pick.cell)
        case "tetsuo":
            yield Pick(pick.seat, "cyb.tetsuo_target", pick.cell)


# -- events --


def cheap_uplinks(g: Realm, seat: int, most: int) -> list[str]:
    return [
        slug
        for slug, uplink in g.content.uplinks.items()
        if uplink.cost <= most and slug not in g.seat(seat).uplinks
    ]


def free_uplink(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "cyb.install", n=event.n)


def install_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for slug in cheap_uplinks(g, pick.seat, pick.n):
        yield take(slug, plain(g.name(f"uplink_{slug}")), f"card:{slug}")


def decide_install(g: Realm, pick: Pick, value: str) -> Rule:
    yield UplinkInstalled(pick.seat, value, 0)


def drones(g: Realm, seat: int) -> list[str]:
    return [
        kind
        for kind, left in g.seat(seat).reserve.items()
        if left and "drone" in g.content.units[kind].traits
    ]


def repair_swarm(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "cyb.repair")


def repair_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in drones(g, pick.seat):
        for cell in cells_of_units(g, pick.seat):
            label = say(_("{unit} in {place}"), unit=g.name(kind), place=spot(g, cell))
            yield take(f"{kind}/{cell}", label, area(cell))


def decide_repair(g: Realm, pick: Pick, value: str) -> Rule:
    kind, cell = value.split("/")
    yield UnitsDeployed(pick.seat, kind, cell)


def hands(g: Realm, seat: int) -> list[int]:
    return [other for other in g.others(seat) if g.seat(other).events]


def hack(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "cyb.hack")


def hack_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for other in hands(g, pick.seat):
        yield take(other, say("{player}", player=SeatName(other)), f"seat:{other}")


def decide_hack(g: Realm, pick: Pick, value: str) -> Rule:
    yield CardsLookedAt(pick.seat, sorted(g.seat(int(value)).events), int(value))
    yield Pick(pick.seat, "cyb.hack_card", other=int(value))


def card_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for card in dict.fromkeys(g.state.looked.get(pick.seat, [])):
        yield take(card, plain(g.name(card)), f"card:{card}")


def decide_card(g: Realm, pick: Pick, value: str) -> Rule:
    leaves = g.content.events[value].set not in COMMON
    yield EventLost(pick.other, pick.seat, value, leaves)
    yield CardsLookedAt(pick.seat, [], pick.other)


def said(template: str) -> Callable[[Realm, Pick], Text]:
    return lambda g, pick: say(template)


EFFECTS = {
    "effect_cybersamurai": effect,
    "defence_matrix": defend,
    "free_uplink": free_uplink,
    "repair_swarm": repair_swarm,
    "hack": hack,
}
PLAYABLE = {
    "effect_cybersamurai": may_use_effect,
    "defence_matrix": may_defend,
    "free_uplink": lambda g, seat, event: bool(cheap_uplinks(g, seat, event.n)),
    "repair_swarm": lambda g, seat, event: bool(drones(g, seat) and cells_of_units(g, seat)),
    "hack": lambda g, seat, event: bool(hands(g, seat)),
}
EXTRAS = (Extra("uplink", ("blue", "red"), uplink_options, use_uplink),)
ASKS = {
    "cyb.orbital": Ask(
        said(_("In which order do the top cards go back?")), orbital_options, decide_orbital
    ),
    "cyb.kaneda": Ask(
        said(_("Where does the Kaneda blockade stand?")),
        kaneda_options,
        decide_kaneda,
        applies=lambda g, pick: bool(kaneda_slots(g, pick.seat, pick.cell)),
    ),
    "cyb.akira": Ask(said(_("Where does AKIRA strike?")), akira_options, decide_akira),
    "cyb.tetsuo": Ask(
        said(_("Where does TETSUO strike?")),
        tetsuo_options,
        decide_tetsuo,
        applies=lambda g, pick: bool(tetsuo_cells(g, pick.seat)),
    ),
    "cyb.tetsuo_target": Ask(
        said(_("Whom does TETSUO hit?")),
        target_options,
        decide_target,
        applies=lambda g, pick: bool(groups(g, pick)),
    ),
    "cyb.uplink_use": Ask(
        said(_("Which uplink do you use once more?")),
        use_options,
        decide_use,
        applies=lambda g, pick: bool(weaponry(g, pick.seat)),
    ),
    "cyb.matrix": Ask(
        said(_("Which uplink defends the tile?")),
        matrix_options,
        decide_matrix,
        applies=lambda g, pick: bool(matrix(g, pick.seat, pick.cell)),
    ),
    "cyb.install": Ask(said(_("Which uplink is installed?")), install_options, decide_install),
    "cyb.repair": Ask(said(_("Which drone appears where?")), repair_options, decide_repair),
    "cyb.hack": Ask(said(_("Whose events do you look at?")), hack_options, decide_hack),
    "cyb.hack_card": Ask(said(_("Which card is discarded?")), card_options, decide_card),
}
