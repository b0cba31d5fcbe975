"""Relic tiles: what a storage may take, where from (SPEC 8.4)."""

from games.kernel.position import derived
from games.rules.daimyo.events.relics import restored_of, tiles_of
from games.rules.daimyo.queries.board import island_of, relic_slots
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.state import AUTOMATON, Owner

ANYWHERE = "nml"
MARKET = "market"
MERCENARIES = "mercenaries"
OPPONENTS = "opponents"
"""Where a tile can come from; an island's name stands for its No Man's Land."""


def colour_of(tile: str) -> str:
    return tile.rsplit("_", 1)[0]


def number_of(tile: str) -> int:
    return int(tile.rsplit("_", 1)[1])


def tile_of(colour: str, number: int) -> str:
    return f"{colour}_{number}"


def may_hold(g: Daimyo, owner: Owner, tile: str) -> bool:
    """No two equal unrestored tiles; tiles in restored Relics do not count."""
    return tile not in tiles_of(g.state, owner)


def has_room(g: Daimyo, seat: int) -> bool:
    held = g.seat(seat)
    return len(held.tiles) + len(held.restored) < held.capacity


@derived
def filled_slots(g: Daimyo, island: str) -> tuple[str, ...]:
    """The slots with a tile, of one island or of all."""
    return tuple(
        slot
        for slot in relic_slots(g)
        if g.state.nml.get(slot) and (not island or island_of(g, slot) == island)
    )


def empty_slots(g: Daimyo) -> list[str]:
    return [slot for slot in relic_slots(g) if not g.state.nml.get(slot)]


def obtainable(g: Daimyo, seat: int, source: str) -> list[tuple[str, str]]:
    """The tiles that the seat may take from a source, each with where exactly it lies."""
    match source:
        case "market":
            found = [(tile, MARKET) for tile in dict.fromkeys(g.state.black_market)]
        case "mercenaries":
            found = [(tile, str(AUTOMATON)) for tile in g.automaton.tiles]
        case "opponents":
            found = [(tile, str(other)) for other in g.others(seat) for tile in g.seat(other).tiles]
        case _:
            island = "" if source == ANYWHERE else source
            found = [(g.state.nml[slot], slot) for slot in filled_slots(g, island)]
    return [(tile, where) for tile, where in found if may_hold(g, seat, tile)]


def can_take(g: Daimyo, seat: int, source: str) -> bool:
    """A take is void without an obtainable tile, or without room that could be made."""
    return bool(obtainable(g, seat, source)) and (has_room(g, seat) or bool(g.seat(seat).tiles))


def complete_set(g: Daimyo, owner: Owner) -> str:
    """The colour of which all numbers are there, or nothing."""
    held = tiles_of(g.state, owner)
    for tile in held:
        colour = colour_of(tile)
        if all(tile_of(colour, number) in held for number in g.content.relics[colour].numbers):
            return colour
    return ""


def relics_of(g: Daimyo, owner: Owner) -> int:
    """Restored Relics that count at the end: those with a marker (R56, R68)."""
    if owner == AUTOMATON:
        return g.automaton.markers
    return len(restored_of(g.state, owner))
