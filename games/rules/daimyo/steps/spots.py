"""Choosing a spot on the islands; a long list asks for the island first (SPEC 20)."""

from collections.abc import Iterator, Sequence
from typing import Literal

from games.kernel.options import Choice, Option
from games.kernel.text import Text, gettext_noop, plain, say
from games.rules.daimyo.queries.board import island_of, islands_of, on
from games.rules.daimyo.queries.daimyo import Daimyo
from games.rules.daimyo.queries.names import (
    danger_name,
    island_name,
    place_name,
    ranking,
    tile_name,
)
from games.rules.daimyo.queries.relics import MARKET

_ = gettext_noop
MOST_AT_ONCE = 10
Space = Literal["governor", "building"]


class GoTo(Choice, frozen=True, tag="island"):
    """The island on which the choice is made."""

    island: str


class PutAt(Choice, frozen=True, tag="place"):
    place: str


class PutIn(Choice, frozen=True, tag="danger"):
    danger: str


class PickTile(Choice, frozen=True, tag="tile"):
    """A relic tile and where it lies: a slot, the Black Market, somebody's storage."""

    tile: str
    where: str = MARKET


def asks_island(g: Daimyo, spots: Sequence[str], island: str) -> bool:
    return not island and len(spots) > MOST_AT_ONCE and len(islands_of(g, spots)) > 1


def island_options(g: Daimyo, names: Sequence[str]) -> Iterator[Option]:
    for name in names:
        hint = say(_("Influence: {ranking}"), ranking=ranking(g, name))
        yield Option(GoTo(name), plain(island_name(g, name)), (f"island:{name}",), hint)


def place_options(g: Daimyo, spots: Sequence[str], island: str, space: Space) -> Iterator[Option]:
    """Governor spaces or building spaces."""
    if asks_island(g, spots, island):
        yield from island_options(g, islands_of(g, spots))
        return
    for place in on(g, island, spots) if island else spots:
        yield Option(PutAt(place), place_name(g, place), (f"{space}:{place}",))


def danger_options(g: Daimyo, spots: Sequence[str], island: str) -> Iterator[Option]:
    if asks_island(g, spots, island):
        yield from island_options(g, islands_of(g, spots))
        return
    for danger in on(g, island, spots) if island else spots:
        yield Option(PutIn(danger), danger_name(g, danger), (f"danger:{danger}",))


def tile_options(g: Daimyo, tiles: Sequence[tuple[str, str]], island: str) -> Iterator[Option]:
    """Relic tiles with where they lie; those off the islands are always at hand."""
    slots = [where for _tile, where in tiles if where in g.content.island_of]
    by_island = asks_island(g, slots, island)
    if by_island:
        yield from island_options(g, islands_of(g, slots))
    for tile, where in tiles:
        on_island = where in g.content.island_of
        if on_island and (by_island or (island and island_of(g, where) != island)):
            continue
        if not on_island and island:
            continue
        yield Option(PickTile(tile, where), tile_label(g, tile, where), (tile_target(where, tile),))


def tile_label(g: Daimyo, tile: str, where: str) -> Text:
    name = tile_name(g, tile)
    if where == MARKET:
        return say(_("{tile}, Black Market"), tile=name)
    if where in g.content.island_of:
        return say(_("{tile}, {island}"), tile=name, island=island_name(g, island_of(g, where)))
    return name


def tile_target(where: str, tile: str) -> str:
    """The shape of a tile: in its slot, on the Black Market, in a storage."""
    if where == MARKET:
        return f"black_market:{tile}"
    if where.lstrip("-").isdigit():
        return f"storage:{where}:{tile}"
    return f"nml:{where}"


def own_tile_options(g: Daimyo, seat: int, tiles: Sequence[str]) -> Iterator[Option]:
    for tile in tiles:
        where = str(seat)
        yield Option(PickTile(tile, where), tile_name(g, tile), (tile_target(where, tile),))
