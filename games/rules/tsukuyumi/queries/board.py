"""Tiles, traits, blockades, control (SPEC 4)."""

from games.kernel.position import derived
from games.rules.tsukuyumi.kinds import TerrainId, TraitId
from games.rules.tsukuyumi.queries.geometry import distance, neighbours, opposite, place, sort_key
from games.rules.tsukuyumi.queries.realm import Realm, has_flag, ongoing, seat_of
from games.rules.tsukuyumi.state import NOBODY, ONI, Tile

ANCIENT = ("radioactive", "unstable")
FACTION_BLOCKADES = ("pig_blockade", "kaneda")
MOON_CENTRE = "moon_centre"


@derived
def cells(g: Realm) -> tuple[str, ...]:
    """All tiles, in a fixed order."""
    return tuple(sorted(g.state.tiles, key=sort_key))


@derived
def areas(g: Realm) -> tuple[str, ...]:
    return tuple(cell for cell in cells(g) if g.tile(cell).base == NOBODY)


@derived
def tiles_around(g: Realm, cell: str) -> tuple[str, ...]:
    """The neighbouring tiles."""
    tiles = g.state.tiles
    return tuple(other for other in neighbours(cell) if other in tiles)


def areas_around(g: Realm, cell: str) -> list[str]:
    return [other for other in tiles_around(g, cell) if g.tile(other).base == NOBODY]


def is_base(g: Realm, cell: str) -> bool:
    return g.state.tiles[cell].base != NOBODY


def is_moon(g: Realm, cell: str) -> bool:
    """A Moon area; gate areas count as such (SPEC 16.2)."""
    tile = g.state.tiles[cell]
    return tile.gate or g.content.tiles[tile.id].terrain == "moon"


def terrain(g: Realm, cell: str) -> TerrainId:
    tile = g.state.tiles[cell]
    return "devastated" if tile.devastated else g.content.tiles[tile.id].terrain


def mountain_value(g: Realm, cell: str) -> int:
    return g.content.tiles[g.tile(cell).id].mountain if terrain(g, cell) == "mountain" else 0


@derived
def traits(g: Realm, cell: str) -> tuple[TraitId, ...]:
    """What holds on an area: printed and not negated, marked, or brought by units there."""
    tile = g.state.tiles[cell]
    found: list[TraitId] = []
    printed = g.content.tiles[tile.id].trait
    if printed is not None and printed not in tile.negated:
        found.append(printed)
    found += [trait for trait in tile.traits if trait not in found]
    if tile.gate:
        found += [trait for trait in GATE_TRAITS if trait not in found]
    if "amaterasu" not in found and units_bring_amaterasu(g, cell):
        found.append("amaterasu")
    if ancient_army(g, cell):
        found = [trait for trait in found if trait not in ANCIENT]
    return tuple(found)


GATE_TRAITS: tuple[TraitId, ...] = ("tsukuyumi", "amaterasu")


def units_bring_amaterasu(g: Realm, cell: str) -> bool:
    units = g.state.units
    cards = g.content.units
    return any(
        "amaterasu" in cards[units[number].kind].traits
        for number in occupants(g, cell)
        if units[number].owner != ONI
    )


def ancient_army(g: Realm, cell: str) -> bool:
    """Radioactive and unstable are cancelled where its owner's dominators stand."""
    return any(ongoing(g, seat, "ancient_army") for seat in dominators(g, cell) if seat >= 0)


@derived
def by_cell(g: Realm) -> dict[str, list[int]]:
    """The units of every tile, in the order in which they came."""
    found: dict[str, list[int]] = {}
    for number, unit in g.state.units.items():
        found.setdefault(unit.cell, []).append(number)
    return found


def occupants(g: Realm, cell: str) -> list[int]:
    return by_cell(g).get(cell, [])


def units_of(g: Realm, owner: int, cell: str) -> list[int]:
    units = g.state.units
    return [number for number in occupants(g, cell) if units[number].owner == owner]


def enemies_of(g: Realm, owner: int, cell: str) -> list[int]:
    units = g.state.units
    return [number for number in occupants(g, cell) if units[number].owner != owner]


def owners_at(g: Realm, cell: str) -> list[int]:
    """Who has units there: seats in initiative order, then ONI."""
    there = {g.state.units[number].owner for number in occupants(g, cell)}
    order = [seat for seat in g.state.initiative if seat in there]
    return [*order, ONI] if ONI in there else order


# -- blockades --


def printed_edges(g: Realm, cell: str) -> frozenset[int]:
    tile = g.state.tiles[cell]
    return turned_edges(g, tile.id, tile.turned)


def turned_edges(g: Realm, tile: str, turned: int) -> frozenset[int]:
    return frozenset((edge + turned) % 6 for edge in g.content.tiles[tile].blockades)


def is_reef(g: Realm, token: str) -> bool:
    return token in g.content.reefs


def reefs_at(g: Realm, cell: str) -> dict[int, str]:
    """Slot to kind of reef."""
    reefs = g.content.reefs
    return {edge: token for edge, token in g.state.tiles[cell].slots.items() if token in reefs}


def slot_blocks(g: Realm, cell: str, edge: int, owner: int) -> bool:
    tile = g.state.tiles[cell]
    token = tile.slots.get(edge)
    if token is None:
        return edge in printed_edges(g, cell)
    if token == "grey":
        return False
    if token == "pig_blockade":
        return g.state.akira != cell and seat_of(g, "boarlords") != owner
    reef = g.content.reefs.get(token)
    return reef is None or reef.blocks


def border_blocked(g: Realm, cell: str, edge: int, owner: int) -> bool:
    """A border is blocked by what lies on either side of it, both ways (SPEC 4.2)."""
    other = neighbours(cell)[edge]
    back = opposite(edge)
    if seat_of(g, "boarlords") == owner and has_tunnel(g, cell, edge, other):
        return False
    return slot_blocks(g, cell, edge, owner) or slot_blocks(g, other, back, owner)


def has_tunnel(g: Realm, cell: str, edge: int, other: str) -> bool:
    tiles = g.state.tiles
    here = edge in tiles[cell].tunnels and g.state.akira != cell
    return here or (opposite(edge) in tiles[other].tunnels and g.state.akira != other)


def blockades(g: Realm, cell: str) -> int:
    """How many slots count: printed and uncovered, red, faction blockade, reef (Spore too)."""
    tile = g.state.tiles[cell]
    return counted_blockades(tile, printed_edges(g, cell))


def counted_blockades(tile: Tile, printed: frozenset[int]) -> int:
    tokens = {edge for edge, token in tile.slots.items() if token != "grey"}
    bare = {edge for edge in printed if edge not in tile.slots}
    return len(tokens | bare)


def may_fill(g: Realm, cell: str, edge: int, token: str) -> bool:
    """The stacking table and the limit of five (SPEC 4.2)."""
    if is_base(g, cell):
        return False
    there = g.tile(cell).slots.get(edge)
    printed = edge in printed_edges(g, cell)
    if not may_stack(g, token, there, printed=printed):
        return False
    if token == "grey" or (there not in (None, "grey")) or (printed and there is None):
        return True
    return blockades(g, cell) < g.content.limits.blockades_per_area


def may_stack(g: Realm, token: str, there: str | None, *, printed: bool) -> bool:
    on_reef = there is not None and is_reef(g, there)
    if token == "red":
        return not printed and (on_reef or there is None)
    if token == "grey":
        return there is None and printed
    if there in FACTION_BLOCKADES:
        return False
    return not (on_reef and is_reef(g, token))


def may_uncover(g: Realm, cell: str, edge: int) -> bool:
    """A grey cover may go unless the print below would be the sixth blockade."""
    tile = g.tile(cell)
    return (
        tile.slots.get(edge) == "grey" and blockades(g, cell) < g.content.limits.blockades_per_area
    )


# -- control --


@derived
def dominators(g: Realm, cell: str) -> tuple[int, ...]:
    """The seats with at least one active dominator on an area."""
    if is_base(g, cell):
        return ()
    cards, units = g.content.units, g.state.units
    found = {
        units[number].owner
        for number in occupants(g, cell)
        if units[number].owner != ONI and "domination" in cards[units[number].kind].traits
    }
    reef = seat_of(g, "reef_collective")
    if reef is not None and reefs_dominate(g, cell):
        found.add(reef)
    return tuple(sorted(found))


def reefs_dominate(g: Realm, cell: str) -> bool:
    """An Invasive Reef, or two reefs in neighbouring slots (R57); not beside the rocket."""
    reefs = reefs_at(g, cell)
    if not reefs or g.state.akira == cell:
        return False
    if any(g.content.reefs[kind].dominates for kind in reefs.values()):
        return True
    return any((edge + 1) % 6 in reefs for edge in reefs)


@derived
def control(g: Realm, cell: str) -> int:
    """A seat, ONI or NOBODY (SPEC 4.4)."""
    found = dominators(g, cell)
    return found[0] if len(found) == 1 else g.state.tiles[cell].marker


@derived
def controlled(g: Realm, seat: int) -> tuple[str, ...]:
    return tuple(cell for cell in areas(g) if control(g, cell) == seat)


def next_to_base(g: Realm, seat: int) -> list[str]:
    base = g.seat(seat).base
    return areas_around(g, base) if base else []


# -- the shape of the board --


@derived
def edge_tiles(g: Realm) -> tuple[str, ...]:
    """Tiles with an empty neighbour that is connected to the outside (SPEC 2)."""
    outside = outside_cells(g)
    return tuple(cell for cell in cells(g) if any(other in outside for other in neighbours(cell)))


def outside_cells(g: Realm) -> set[str]:
    """The empty cells around each island, enclosed holes left out."""
    found: set[str] = set()
    tiles = g.state.tiles
    reach: dict[int, int] = {}
    for cell in tiles:
        island, q, r = place(cell)
        reach[island] = max(reach.get(island, 0), abs(q), abs(r), abs(q + r))
    for cell in tiles:
        island, q, r = place(cell)
        bound = reach[island] + 1
        if cell_radius(cell) < reach[island]:
            continue
        front = [other for other in neighbours(cell) if other not in tiles]
        while front:
            here = front.pop()
            if here in found or here in tiles or cell_radius(here) > bound:
                continue
            found.add(here)
            front += neighbours(here)
    return found


def cell_radius(cell: str) -> int:
    _, q, r = place(cell)
    return max(abs(q), abs(r), abs(q + r))


def connected(g: Realm, members: frozenset[str]) -> list[list[str]]:
    """The members in groups of neighbours, largest first."""
    left = sorted(members, key=sort_key)
    groups: list[list[str]] = []
    seen: set[str] = set()
    for start in left:
        if start in seen:
            continue
        group, front = [], [start]
        seen.add(start)
        while front:
            here = front.pop()
            group.append(here)
            for other in neighbours(here):
                if other in members and other not in seen:
                    seen.add(other)
                    front.append(other)
        groups.append(group)
    return sorted(groups, key=len, reverse=True)


def within(g: Realm, cell: str, reach: int) -> list[str]:
    """The tiles at most so many cells away."""
    return [other for other in cells(g) if distance(cell, other) <= reach]


def is_unstable(g: Realm, cell: str, seat: int) -> bool:
    """Whether a seat's event may treat the area as unstable (SPEC 7.3)."""
    if is_base(g, cell) or ancient_army(g, cell):
        return False
    if shielded_by_land(g, cell, seat):
        return False
    return "unstable" in traits(g, cell) or bool(ongoing(g, seat, "all_unstable"))


def shielded_by_land(g: Realm, cell: str, seat: int) -> bool:
    """Land of Amaterasu: others cannot use unstable where its owner stands or grows."""
    for owner in g.seats:
        if owner == seat or g.seat(owner).gift != "gift_land":
            continue
        reefs = seat_of(g, "reef_collective") == owner and reefs_at(g, cell)
        if units_of(g, owner, cell) or reefs:
            return True
    return False


def barred(g: Realm, seat: int, cell: str) -> bool:
    """Cyber Barrier or AKIRA of an opponent: no faction effect, no limited card there."""
    if g.state.akira == cell and seat_of(g, "cybersamurai") != seat:
        return True
    sisters = seat_of(g, "sisters_of_seven")
    return sisters is not None and sisters != seat and cell in barrier(g)


@derived
def barrier(g: Realm) -> frozenset[str]:
    """The Cyber Barrier: Cybear's tile and those around (SPEC 13.1)."""
    found: set[str] = set()
    for unit in g.state.units.values():
        if unit.owner != ONI and "barrier" in g.content.units[unit.kind].traits:
            found |= {unit.cell, *neighbours(unit.cell)}
    return frozenset(found)


def refuge(g: Realm, cell: str, seat: int) -> bool:
    """Eternal refuge: tiles with Jade Guardians are out of reach of opponents' events."""
    for owner in g.seats:
        if owner != seat and ongoing(g, owner, "refuge") and has_jade(g, owner, cell):
            return True
    return False


def has_jade(g: Realm, owner: int, cell: str) -> bool:
    cards = g.content.units
    return any("jade" in cards[g.unit(number).kind].traits for number in units_of(g, owner, cell))


def entry_forbidden(g: Realm, owner: int, cell: str) -> bool:
    """No entry, and Gift of the Sun for ONI (SPEC 7.1)."""
    for seat in g.seats:
        if seat != owner and ongoing(g, seat, "no_entry") and has_jade(g, seat, cell):
            return True
    return owner == ONI and sun_shields(g, cell)


def sun_shields(g: Realm, cell: str) -> bool:
    owner = NOBODY if is_base(g, cell) else control(g, cell)
    return owner >= 0 and g.seat(owner).gift == "gift_sun"


def ignores_blockades_this_round(g: Realm, seat: int) -> bool:
    return has_flag(g, seat, "ignores_blockades") or bool(ongoing(g, seat, "secret_path"))
