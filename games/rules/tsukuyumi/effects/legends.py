"""Legendary ONI: where they come from and what Gambler's die brings (SPEC 16.1)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import gettext_noop, say
from games.rules.tsukuyumi.events.board import TraitMarked
from games.rules.tsukuyumi.events.units import UnitsDeployed
from games.rules.tsukuyumi.queries.board import areas, terrain, traits, units_of
from games.rules.tsukuyumi.queries.leaving import by_fate, gone
from games.rules.tsukuyumi.queries.names import area, spot, stack
from games.rules.tsukuyumi.queries.oni import RONIN, legend_cells, may_be_placed
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.tiles import fits, legal_turns, replacement
from games.rules.tsukuyumi.queries.units import kinds_at, of_kind
from games.rules.tsukuyumi.state import ONI
from games.rules.tsukuyumi.steps.drawing import draw_events
from games.rules.tsukuyumi.steps.pick import Ask, Pick, take
from games.rules.tsukuyumi.steps.producing import produce

_ = gettext_noop
COMPANIONS = 3
LARGE, MEDIUM, SMALL = "oni_large", "oni_medium", "oni_small"


def legend_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in legend_cells(g, pick.name):
        yield take(cell, spot(g, cell), area(cell))


def decide_legend(g: Realm, pick: Pick, value: str) -> Rule:
    if pick.name != RONIN:
        yield UnitsDeployed(ONI, pick.name, value, 1, "supply")
        yield from companions(g, value)
        return
    yield from make_fertile(g, pick.seat, value)
    yield UnitsDeployed(ONI, pick.name, value, 1, "supply")
    for cell in areas(g):
        if cell != value and terrain(g, cell) == "fertile" and may_be_placed(g, cell):
            yield Pick(pick.seat, "oni.ronin_extra", cell)


def companions(g: Realm, cell: str) -> Rule:
    """Three medium ONI with Gambler; two small ones for each that is missing."""
    medium = min(COMPANIONS, g.state.oni[MEDIUM])
    if medium:
        yield UnitsDeployed(ONI, MEDIUM, cell, medium, "supply")
    small = min(2 * (COMPANIONS - medium), g.state.oni[SMALL])
    if small:
        yield UnitsDeployed(ONI, SMALL, cell, small, "supply")


def make_fertile(g: Realm, seat: int, cell: str) -> Rule:
    """Without any fertile area Ronin's own becomes one first (R70)."""
    if terrain(g, cell) == "fertile":
        return
    for tile in g.state.reserve:
        turns = legal_turns(g, cell, tile) if fits(g, tile, "fertile", plain=False) else []
        if turns:
            yield replacement(g, seat, cell, tile, turns[0])
            return


def extra_options(g: Realm, pick: Pick) -> Iterator[Option]:
    if g.state.oni[SMALL] > 1:
        yield take(SMALL, say(_("Two small ONI")), area(pick.cell))
    if g.state.oni[MEDIUM]:
        yield take(MEDIUM, say(_("One medium ONI")), area(pick.cell))


def decide_extra(g: Realm, pick: Pick, value: str) -> Rule:
    yield UnitsDeployed(ONI, value, pick.cell, 2 if value == SMALL else 1, "supply")


# -- Gambler's die --


def lose_half(g: Realm, seat: int, cell: str) -> Rule:
    yield Pick(seat, "gambler.lose", cell, n=len(units_of(g, seat, cell)) // 2)


def lose_one(g: Realm, seat: int, cell: str) -> Rule:
    yield Pick(seat, "gambler.lose", cell, n=1)


def lose_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for kind in kinds_at(g, pick.seat, pick.cell):
        yield take(kind, say("{unit}", unit=g.name(kind)), stack(pick.cell, kind, pick.seat))


def decide_lose(g: Realm, pick: Pick, value: str) -> Rule:
    for to, those in by_fate(g, of_kind(g, pick.seat, pick.cell, value)[:1]):
        yield gone(g, those, to)
    if pick.n > 1:
        yield Pick(pick.seat, "gambler.lose", pick.cell, n=pick.n - 1)


def neighbour_draws(g: Realm, seat: int, cell: str) -> Rule:
    """The left neighbour draws and may play at once; else the card is kept (R69)."""
    other = (seat + 1) % len(g.seats)
    yield draw_events(other, 1)
    yield Pick(other, "event.play")


def darken(g: Realm, seat: int, cell: str) -> Rule:
    yield Pick(seat, "gambler.mark")


def unmarked(g: Realm) -> list[str]:
    if not g.state.tokens["tsukuyumi"]:
        return []
    return [
        cell
        for cell in areas(g)
        if "tsukuyumi" not in traits(g, cell)
        and g.content.tiles[g.tile(cell).id].trait != "tsukuyumi"
    ]


def mark_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in unmarked(g):
        yield take(cell, spot(g, cell), area(cell))


def decide_mark(g: Realm, pick: Pick, value: str) -> Rule:
    yield TraitMarked(pick.seat, value, "tsukuyumi")


def large_come(g: Realm, seat: int, cell: str) -> Rule:
    yield Pick(seat, "gambler.large", cell)


def large_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for count in range(min(2, g.state.oni[LARGE]) + 1):
        yield take(count, say(_("{count} large ONI"), count=count), area(pick.cell))


def decide_large(g: Realm, pick: Pick, value: str) -> Rule:
    if int(value):
        yield UnitsDeployed(ONI, LARGE, pick.cell, int(value), "supply")


def windfall(g: Realm, seat: int, cell: str) -> Rule:
    yield produce(seat, 2)


EFFECTS = {
    "gambler:1": lose_half,
    "gambler:2": lose_one,
    "gambler:3": neighbour_draws,
    "gambler:4": darken,
    "gambler:5": large_come,
    "gambler:6": windfall,
}
PLAYABLE: dict[str, object] = {}
ASKS = {
    "oni.place_legend": Ask(
        lambda g, pick: say(_("Where does {unit} appear?"), unit=g.name(pick.name)),
        legend_options,
        decide_legend,
    ),
    "oni.ronin_extra": Ask(
        lambda g, pick: say(_("Which ONI follow Ronin to {place}?"), place=spot(g, pick.cell)),
        extra_options,
        decide_extra,
        applies=lambda g, pick: g.state.oni[SMALL] > 1 or g.state.oni[MEDIUM] > 0,
    ),
    "gambler.lose": Ask(
        lambda g, pick: say(_("Gambler takes a unit of yours ({left} left)."), left=pick.n),
        lose_options,
        decide_lose,
        applies=lambda g, pick: pick.n > 0 and bool(units_of(g, pick.seat, pick.cell)),
    ),
    "gambler.mark": Ask(
        lambda g, pick: say(_("Which area does the dragon darken?")),
        mark_options,
        decide_mark,
        applies=lambda g, pick: bool(unmarked(g)),
    ),
    "gambler.large": Ask(
        lambda g, pick: say(_("How many large ONI come?")), large_options, decide_large
    ),
}
