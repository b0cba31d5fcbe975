"""Which tiles lie where: the recommended layout, a random one, or one laid by the players."""

from collections.abc import Iterator, Sequence

from games.kernel.chance import Chance
from games.rules.dei.content import Content
from games.rules.dei.queries.assembly import assemble
from games.rules.dei.state import District, LaidTile

SEEDS = 1 << 32
"""How many random layouts a match can draw from."""


def columns_for(content: Content, seats: int) -> int:
    return content.layouts[seats].columns


def recommended(content: Content, seats: int) -> list[LaidTile]:
    return [LaidTile(tile, turns) for tile, turns in content.layouts[seats].tiles]


def drawn_layout(content: Content, seats: int, seed: int) -> list[LaidTile]:
    """The valid candidate whose largest Ground Region is smallest; the first of equals (4.5)."""
    best: list[LaidTile] = []
    smallest = 0
    valid = 0
    for tiles in candidates(content, seats, seed):
        if refuges_meet(content, tiles, columns_for(content, seats)):
            continue
        district = assemble(content, columns_for(content, seats), tiles)
        if not is_valid(content, district):
            continue
        valid += 1
        size = largest_ground(content, district)
        if not best or size < smallest:
            best, smallest = tiles, size
        if valid == content.game.random_map.valid:
            break
    return best or recommended(content, seats)


def candidates(content: Content, seats: int, seed: int) -> Iterator[list[LaidTile]]:
    """A stream of its own, so that the log tells one number instead of thousands of draws."""
    chance = Chance(str(seed).encode(), 0)
    for _draw in range(content.game.random_map.draws):
        order = chance.shuffle(content.tiles_for(seats))
        yield [LaidTile(tile, chance.pick(range(4))) for tile in order]


def is_valid(content: Content, district: District) -> bool:
    """The house conditions of 4.5: two Refuge Regions, connected streets, Bridges that join."""
    lines = [
        line.id_on(laid.tile)
        for laid in district.tiles
        for line in content.tiles[laid.tile].bridges
        if line.neutral
    ]
    return (
        len(set(district.refuges)) == len(district.refuges)
        and streets_connect(district)
        and all(line in district.bridges for line in lines)
    )


def refuges_meet(content: Content, tiles: Sequence[LaidTile | None], columns: int) -> bool:
    """True if two tiles with Neutral Refuges share an edge, which the rulebook forbids."""
    places = [
        divmod(place, columns)
        for place, laid in enumerate(tiles)
        if laid is not None and content.tiles[laid.tile].refuge
    ]
    return any(
        abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
        for number, one in enumerate(places)
        for other in places[number + 1 :]
    )


def streets_connect(district: District) -> bool:
    ground = [region for region in district.regions if region[0] == "G"]
    seen = {ground[0]}
    edge = [ground[0]]
    while edge:
        for other in district.regions[edge.pop()].linked:
            if other not in seen:
                seen.add(other)
                edge.append(other)
    return len(seen) == len(ground)


def largest_ground(content: Content, district: District) -> int:
    """The cells of the largest Ground Region."""
    return max(
        sum(cells_in(content, area) for area in region.areas)
        for name, region in district.regions.items()
        if name[0] == "G"
    )


def cells_in(content: Content, area: str) -> int:
    tile, letter = area[:-1], area[-1]
    return sum(row.count(letter) for row in content.tiles[tile].grid)
