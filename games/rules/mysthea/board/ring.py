"""The ring as geometry: where the five islands lie, their soft thirds, the gaps between them."""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, hypot, radians, sin

from msgspec import Struct

from games.kernel.drawing.geometry import Points, between, line_data, outline_data, rounded
from games.kernel.drawing.network import Network, network_of
from games.kernel.drawing.scatter import fractions
from games.kernel.drawing.shapes import Box, Point

WIDTH = 1130.0
HEIGHT = 946.0
RADIUS = 178.0
SLOTS: tuple[Point, ...] = ((565, 190), (942, 322), (788, 708), (342, 708), (188, 322))
"""The middles of the five places, clockwise, the first at the top."""
ASIDE: tuple[float, ...] = (0, 44, 0, 0, -44)
"""How far the name of an island lies beside its middle, off the gaps of the ring."""
CENTRE = (565.0, 505.0)
VIEW = Box(-4, -4, WIDTH + 8, HEIGHT + 4)
EDGE = 60
"""Half the angle of a third, in degrees."""
STEP = 5


class Ground(Struct, frozen=True):
    """An island around its middle: its coast and its three regions with soft borders."""

    coast: Points
    network: Network
    shore_path: str
    paths: dict[str, str]
    """The outline of each region, as path data."""
    borders: str


def slot_of(ring: list[str], island: str) -> Point:
    return SLOTS[ring.index(island)]


def gap_of(ring: list[str], island: str) -> Point:
    """The middle of the gap between an island and the next one clockwise."""
    place = ring.index(island)
    return between(SLOTS[place], SLOTS[(place + 1) % len(SLOTS)], 0.5)


def towards(start: Point, end: Point, distance: float) -> Point:
    """The point so far from the start on the way to the end."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    return between(start, end, distance / length)


def ground_of(island: str, regions: Mapping[str, int]) -> Ground:
    return cached_ground(island, tuple(sorted(regions.items())))


@lru_cache(maxsize=16)
def cached_ground(island: str, regions: tuple[tuple[str, int], ...]) -> Ground:
    coast = {angle % 360: shore(island, angle) for angle in range(0, 360, STEP)}
    rays = {
        (direction + EDGE) % 360: ray(island, (direction + EDGE) % 360, coast)
        for _, direction in regions
    }
    polygons = {f"{island}.{kind}": third(direction, coast, rays) for kind, direction in regions}
    coast_line, network = rounded(tuple(coast.values())), network_of(polygons)
    return Ground(
        coast_line,
        network,
        outline_data(coast_line),
        {region: outline_data(outline) for region, outline in network.outlines.items()},
        "".join(line_data(chain.points) for chain in network.borders),
    )


def shore(island: str, angle: int) -> Point:
    """A point of the coast: a circle with slow waves of its own."""
    chance = fractions(f"{island} coast")
    first, second = next(chance) * 360, next(chance) * 360
    wave = 0.022 * sin(radians(3 * angle + first)) + 0.014 * sin(radians(8 * angle + second))
    reach = RADIUS * (1 - 0.03 + wave)
    return reach * cos(radians(angle)), reach * sin(radians(angle))


def ray(island: str, angle: int, coast: Mapping[int, Point]) -> Points:
    """A border from the middle of the island to its coast, not quite straight."""
    chance = fractions(f"{island} border {angle}")
    end = coast[angle]
    across = (-end[1] / RADIUS, end[0] / RADIUS)
    points: list[Point] = [(0.0, 0.0)]
    for share in (0.25, 0.5, 0.75):
        x, y = between((0, 0), end, share)
        sway = (next(chance) - 0.5) * 26
        points.append((x + across[0] * sway, y + across[1] * sway))
    return (*points, end)


def third(direction: int, coast: Mapping[int, Point], rays: Mapping[int, Points]) -> Points:
    """Out along one border, along the coast, back along the other."""
    start, end = (direction - EDGE) % 360, (direction + EDGE) % 360
    along = [coast[(start + turn) % 360] for turn in range(STEP, 2 * EDGE, STEP)]
    return (*rays[start], *along, *rays[end][:0:-1])
