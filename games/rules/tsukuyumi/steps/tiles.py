"""Choosing a tile, a cell and a rotation: to replace an area or to add one (SPEC 4.5)."""

from collections.abc import Iterator

from games.kernel.options import Option
from games.kernel.steps import Rule
from games.kernel.text import Text, gettext_noop, say
from games.rules.tsukuyumi.events.board import BlessingPlaced, TileLaid, TraitMarked
from games.rules.tsukuyumi.queries.board import turned_edges
from games.rules.tsukuyumi.queries.geometry import grid
from games.rules.tsukuyumi.queries.names import EDGES, area, spot
from games.rules.tsukuyumi.queries.realm import Realm, seat_of
from games.rules.tsukuyumi.queries.tiles import (
    addable_cells,
    distinct_turns,
    legal_turns,
    replacement,
    source_of,
    tiles_for,
)
from games.rules.tsukuyumi.steps.pick import Ask, Pick, has_options, take

_ = gettext_noop


def replace_tile(seat: int, cell: str, terrain: str = "", flags: tuple[str, ...] = ()) -> Pick:
    """Replace an area; flags: `plain` without trait, `optional`, `general` or `own` reserve."""
    return Pick(seat, "tile.pick", cell, terrain, done=flags)


def add_tile(seat: int, terrain: str = "", flags: tuple[str, ...] = ()) -> Pick:
    """Add a tile anywhere at the edge; `amaterasu` marks it, `optional` may be declined."""
    return Pick(seat, "tile.pick", "", terrain, done=flags)


def tile_name(g: Realm, tile: str) -> Text:
    card = g.content.tiles[tile]
    name = g.name(f"terrain_{card.terrain}")
    if card.trait:
        return say(
            _("{terrain}, {trait}, {edges} blockades"),
            terrain=name,
            trait=g.name(f"trait_{card.trait}"),
            edges=len(card.blockades),
        )
    return say(_("{terrain}, {edges} blockades"), terrain=name, edges=len(card.blockades))


def offered(g: Realm, pick: Pick) -> list[str]:
    found = tiles_for(g, pick.seat, pick.name, plain="plain" in pick.done)
    if "general" in pick.done:
        found = [tile for tile in found if tile in g.state.reserve]
    if "own" in pick.done:
        found = [tile for tile in found if tile in g.state.sisters]
    if pick.cell:
        return [tile for tile in found if legal_turns(g, pick.cell, tile)]
    return found if addable_cells(g) else []


def may_bless(g: Realm, pick: Pick) -> bool:
    """Sisters with an empty own reserve may put a 2VP marker instead (R19, R93)."""
    if seat_of(g, "sisters_of_seven") != pick.seat or g.state.sisters:
        return False
    return bool(pick.cell) and not g.tile(pick.cell).vp2 and g.state.tokens["vp2"] > 0


def pick_prompt(g: Realm, pick: Pick) -> Text:
    if pick.cell:
        return say(_("Which tile replaces {place}?"), place=spot(g, pick.cell))
    return say(_("Which tile do you add?"))


def pick_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for tile in offered(g, pick):
        yield take(tile, tile_name(g, tile), f"tile:{tile}")
    if may_bless(g, pick):
        yield take("vp2", say(_("Put a 2VP marker there instead")), area(pick.cell))
    if "optional" in pick.done:
        yield take("none", say(_("No tile")))


def decide_pick(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "none":
        return
    if value == "vp2":
        yield BlessingPlaced(pick.seat, pick.cell)
    elif pick.cell:
        yield Pick(pick.seat, "tile.rotation", pick.cell, value, done=pick.done)
    else:
        yield Pick(pick.seat, "tile.cell", name=value, done=pick.done)


def pick_applies(g: Realm, pick: Pick) -> bool:
    return bool(offered(g, pick)) or may_bless(g, pick)


def cell_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for cell in addable_cells(g):
        yield take(cell, say(_("Cell {cell}"), cell=grid(cell)), area(cell))


def decide_cell(g: Realm, pick: Pick, value: str) -> Rule:
    yield Pick(pick.seat, "tile.rotation", value, pick.name, done=(*pick.done, "add"))


def turns_for(g: Realm, pick: Pick) -> list[int]:
    if "add" in pick.done:
        return distinct_turns(g, pick.name)
    return legal_turns(g, pick.cell, pick.name)


def rotation_options(g: Realm, pick: Pick) -> Iterator[Option]:
    for turns in turns_for(g, pick):
        edges = sorted(turned_edges(g, pick.name, turns))
        label = say(_("No blockades"))
        for index, edge in enumerate(edges):
            label = (
                say(EDGES[edge])
                if not index
                else say(_("{edges}, {edge}"), edges=label, edge=say(EDGES[edge]))
            )
        yield take(turns, label, area(pick.cell))


def decide_rotation(g: Realm, pick: Pick, value: str) -> Rule:
    turns = int(value)
    if "add" not in pick.done:
        yield replacement(g, pick.seat, pick.cell, pick.name, turns)
        return
    yield TileLaid(pick.cell, pick.name, turns, source_of(g, pick.name), pick.seat)
    if "amaterasu" in pick.done and g.state.tokens["amaterasu"]:
        yield TraitMarked(pick.seat, pick.cell, "amaterasu")
    if may_bless(g, pick):
        yield Pick(pick.seat, "tile.bless", pick.cell)


def bless_options(g: Realm, pick: Pick) -> Iterator[Option]:
    yield take("no", say(_("No marker")))
    yield take("yes", say(_("Put a 2VP marker on it")), area(pick.cell))


def decide_bless(g: Realm, pick: Pick, value: str) -> Rule:
    if value == "yes":
        yield BlessingPlaced(pick.seat, pick.cell)


ASKS = {
    "tile.pick": Ask(pick_prompt, pick_options, decide_pick, applies=pick_applies),
    "tile.cell": Ask(
        lambda g, pick: say(_("Where do you lay the tile?")),
        cell_options,
        decide_cell,
        applies=has_options,
    ),
    "tile.rotation": Ask(
        lambda g, pick: say(_("On which edges are its blockades?")),
        rotation_options,
        decide_rotation,
    ),
    "tile.bless": Ask(
        lambda g, pick: say(_("Put a 2VP marker on the new tile?")), bless_options, decide_bless
    ),
}
