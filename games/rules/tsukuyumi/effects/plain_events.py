"""Event cards without a target tile: production, ONI, new land, blockades (SPEC 15)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import SeatName, gettext_noop, say
from games.rules.tsukuyumi.content import EventCard
from games.rules.tsukuyumi.effects.targets import (
    blocked_slots,
    open_slots,
)
from games.rules.tsukuyumi.events.board import (
    SlotCleared,
    SlotFilled,
    TileDrawn,
)
from games.rules.tsukuyumi.events.cards import EventLost
from games.rules.tsukuyumi.queries.names import edge_name, slot, spot, token_name
from games.rules.tsukuyumi.queries.oni import kinds_in_supply
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.queries.tiles import tiles_for
from games.rules.tsukuyumi.steps.drawing import COMMON, draw_events, shift_initiative
from games.rules.tsukuyumi.steps.oni import oni_action, place_oni
from games.rules.tsukuyumi.steps.pick import Pick, take
from games.rules.tsukuyumi.steps.producing import produce
from games.rules.tsukuyumi.steps.tiles import add_tile

_ = gettext_noop


def production(g: Realm, seat: int, event: EventCard) -> Rule:
    yield produce(seat, event.n)


def rising_oni(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "event.rising")


def rising_options(g: Realm, pick: Pick) -> Iterator[Option]:
    if "oni_small" in kinds_in_supply(g):
        yield take("oni_small", say(_("Two small ONI")))
    if "oni_medium" in kinds_in_supply(g):
        yield take("oni_medium", say(_("One medium ONI")))


def decide_rising(g: Realm, pick: Pick, value: str) -> Rule:
    yield place_oni(pick.seat, 2 if value == "oni_small" else 1, (value,))


def oni_hunt(g: Realm, seat: int, event: EventCard) -> Rule:
    yield oni_action(seat)


def single_oni(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "oni.single")


def any_oni(g: Realm, seat: int, event: EventCard) -> Rule:
    yield place_oni(seat, event.n, optional=True)


def initiative(g: Realm, seat: int, event: EventCard) -> Rule:
    yield shift_initiative(seat, seat, event.n)


def new_land(g: Realm, seat: int, event: EventCard) -> Rule:
    """A random tile; the Sisters may take a fertile one instead (SPEC 13.1)."""
    fertile = tiles_for(g, seat, "fertile") if seat_of(g, "sisters_of_seven") == seat else []
    if fertile:
        yield Pick(seat, "event.new_land")
    else:
        yield from draw_tile(g, seat)


def draw_tile(g: Realm, seat: int) -> Rule:
    tile = g.chance.pick(g.state.reserve)
    yield TileDrawn(seat, tile)
    yield Pick(seat, "tile.cell", name=tile)


def new_land_options(g: Realm, pick: Pick) -> Iterator[Option]:
    if g.state.reserve:
        yield take("random", say(_("Draw a random tile")))
    yield take("fertile", say(_("Take a fertile tile")))


def decide_new_land(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "random":
        yield from draw_tile(g, pick.seat)
    else:
        yield add_tile(pick.seat, "fertile")


def draw(g: Realm, seat: int, event: EventCard) -> Rule:
    yield draw_events(seat, event.n)


def sabotage(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "event.sabotage")


def victims(g: Realm, seat: int) -> list[int]:
    return [other for other in g.others(seat) if g.seat(other).events]


def sabotage_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for other in victims(g, pick.seat):
        yield take(other, say("{player}", player=SeatName(other)), f"seat:{other}")


def decide_sabotage(g: Realm, pick: Pick, value: str) -> Rule:
    hand = sorted(g.seat(int(value)).events)
    card = g.chance.pick(hand)
    leaves = g.content.events[card].set not in COMMON
    yield EventLost(int(value), pick.seat, card, leaves, hand)


def unblock(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "event.unblock")


def unblock_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell, edge, what in blocked_slots(g, pick.seat):
        label = say(
            _("{what}: {place}, {edge}"),
            what=UNBLOCK[what] if what in UNBLOCK else token_name(g, what),
            place=spot(g, cell),
            edge=edge_name(edge),
        )
        yield take(f"{cell}/{edge}", label, slot(cell, edge))


UNBLOCK = {
    "printed": say(_("Cover a printed blockade")),
    "red": say(_("Remove a blockade token")),
}


def decide_unblock(g: Realm, pick: Pick, value: str) -> Rule:
    cell, edge = value.split("/")
    if int(edge) in g.tile(cell).slots:
        yield SlotCleared(pick.seat, cell, int(edge))
    else:
        yield SlotFilled(pick.seat, cell, int(edge), "grey")


def block(g: Realm, seat: int, event: EventCard) -> Rule:
    yield Pick(seat, "event.block")


def block_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell, edge, covered in open_slots(g, pick.seat):
        label = say(_("Block {place}, {edge}"), place=spot(g, cell), edge=edge_name(edge))
        if covered:
            label = say(_("Uncover {place}, {edge}"), place=spot(g, cell), edge=edge_name(edge))
        yield take(f"{cell}/{edge}", label, slot(cell, edge))


def decide_block(g: Realm, pick: Pick, value: str) -> Rule:
    cell, edge = value.split("/")
    if g.tile(cell).slots.get(int(edge)) == "grey":
        yield SlotCleared(pick.seat, cell, int(edge))
    else:
        yield SlotFilled(pick.seat, cell, int(edge), "red")


def nothing(g: Realm, seat: int, event: EventCard) -> Rule:
    """Cards that lie open: what they do is read by queries."""
    yield from ()


def always(g: Realm, seat: int, event: EventCard) -> bool:
    return True
