"""The start of each player: base, start areas, units, first reefs (SPEC 5.8)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.board import (
    BaseLaid,
    SlotFilled,
    StartAreaMarked,
    StartTileChosen,
)
from games.rules.tsukuyumi.queries.board import areas_around, may_fill, terrain
from games.rules.tsukuyumi.queries.geometry import grid
from games.rules.tsukuyumi.queries.names import area, edge_name, slot, spot
from games.rules.tsukuyumi.queries.realm import Realm
from games.rules.tsukuyumi.queries.starting import (
    base_cells,
    first_edge_tiles,
    reef_areas,
    start_areas,
    start_cells,
)
from games.rules.tsukuyumi.queries.tiles import tiles_for
from games.rules.tsukuyumi.steps.pick import Ask, Pick, has_options, take
from games.rules.tsukuyumi.steps.producing import deploy
from games.rules.tsukuyumi.steps.starting import said
from games.rules.tsukuyumi.steps.tiles import replace_tile

_ = gettext_noop


def base_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in base_cells(g):
        yield take(cell, say(_("Cell {cell}"), cell=grid(cell)), area(cell))


def decide_base(g: Realm, pick: Pick, value: str) -> Rule:
    yield BaseLaid(pick.seat, value)


def default_base(g: Realm, pick: Pick) -> str:
    return max(base_cells(g), key=lambda cell: len(areas_around(g, cell)))


def area_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in start_areas(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_area(g: Realm, pick: Pick, value: str) -> Rule:
    yield StartAreaMarked(pick.seat, value)
    if pick.n > 1:
        yield Pick(pick.seat, "setup.pick_start_area", n=pick.n - 1)


def default_area(g: Realm, pick: Pick) -> str:
    cells = start_areas(g, pick.seat)
    return next((cell for cell in cells if terrain(g, cell) == "fertile"), cells[0])


def decide_sisters(g: Realm, pick: Pick, value: str) -> Rule:
    """The one start area of the Sisters becomes fertile (SPEC 13.1)."""
    yield StartAreaMarked(pick.seat, value)
    own = [tile for tile in tiles_for(g, pick.seat) if tile in g.state.sisters]
    if own:
        yield replace_tile(pick.seat, value, "fertile", ("own",))


def reef_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in reef_areas(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_reef(g: Realm, pick: Pick, value: str) -> Rule:
    yield StartTileChosen(pick.seat, value)
    if pick.n > 1:
        yield Pick(pick.seat, "reef.start_area", n=pick.n - 1)


def circus_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in first_edge_tiles(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_circus(g: Realm, pick: Pick, value: str) -> Rule:
    """One Uberclown on each of six edge tiles (SPEC 13.4)."""
    yield StartTileChosen(pick.seat, value)
    yield from deploy(g, pick.seat, "uberclown", value)
    if pick.n > 1:
        yield Pick(pick.seat, "mc.start_tiles", n=pick.n - 1)


def waiting_units(g: Realm, seat: int) -> list[str]:
    """The starting units that are not on the board yet, in a fixed order."""
    found: list[str] = []
    owned = [unit.kind for unit in g.state.units.values() if unit.owner == seat]
    for kind, count in g.faction(seat).start_units.items():
        found += [kind] * (count - owned.count(kind))
    mascot = g.faction(seat).mascot
    if g.seat(seat).reserve.get(mascot):
        found.append(mascot)
    return found


def deploy_prompt(g: Realm, pick: Pick) -> Text:
    waiting = waiting_units(g, pick.seat)
    return say(
        _("Where does {unit} start? ({left} to place)"),
        unit=g.name(waiting[0]),
        left=len(waiting),
    )


def deploy_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in start_cells(g, pick.seat):
        yield take(cell, spot(g, cell), area(cell))


def decide_deploy(g: Realm, pick: Pick, value: str) -> Rule:
    yield from deploy(g, pick.seat, waiting_units(g, pick.seat)[0], value)
    yield pick


def deploy_applies(g: Realm, pick: Pick) -> bool:
    return bool(waiting_units(g, pick.seat) and start_cells(g, pick.seat))


def waiting_reefs(g: Realm, seat: int) -> list[str]:
    """The starting reefs that are not on the board yet."""
    found: list[str] = []
    for kind, count in g.faction(seat).start_reefs.items():
        left = count - (g.content.reefs[kind].count - g.state.tokens[kind])
        found += [kind] * left
    return found


def slot_prompt(g: Realm, pick: Pick) -> Text:
    kind = waiting_reefs(g, pick.seat)[0]
    return say(_("Where does {reef} grow?"), reef=g.name(f"reef_{kind}"))


def slot_options(g: Realm, pick: Pick) -> Iterator[Option]:
    kind = waiting_reefs(g, pick.seat)[0]
    for cell in g.seat(pick.seat).start:
        for edge in range(6):
            if may_fill(g, cell, edge, kind):
                label = say(_("{place}, {edge}"), place=spot(g, cell), edge=edge_name(edge))
                yield take(f"{cell}/{edge}", label, slot(cell, edge))


def decide_slot(g: Realm, pick: Pick, value: str) -> Rule:
    cell, edge = value.split("/")
    yield SlotFilled(pick.seat, cell, int(edge), waiting_reefs(g, pick.seat)[0])
    yield pick


def slot_applies(g: Realm, pick: Pick) -> bool:
    return bool(waiting_reefs(g, pick.seat)) and has_options(g, pick)


ASKS = {
    "setup.place_base": Ask(
        said(_("Where does your base lie?")), base_options, decide_base, default_base
    ),
    "setup.pick_start_area": Ask(
        said(_("Choose a start area.")), area_options, decide_area, default_area, has_options
    ),
    "sis.start_area": Ask(
        said(_("Choose the area that becomes fertile.")),
        area_options,
        decide_sisters,
        default_area,
        has_options,
    ),
    "reef.start_area": Ask(
        said(_("Choose an area for your first reefs.")),
        reef_options,
        decide_reef,
        applies=has_options,
    ),
    "mc.start_tiles": Ask(
        said(_("Choose an edge tile for an Uberclown.")),
        circus_options,
        decide_circus,
        applies=has_options,
    ),
    "setup.deploy_unit": Ask(deploy_prompt, deploy_options, decide_deploy, applies=deploy_applies),
    "reef.first_slot": Ask(slot_prompt, slot_options, decide_slot, applies=slot_applies),
}
