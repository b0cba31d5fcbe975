"""Soft borders of a map: areas cut into chains that two neighbours share point by point."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from games.kernel.drawing.geometry import Points, closed_edges, rounded, smoothed
from games.kernel.drawing.shapes import Point

OUTSIDE = ""


class Chain(Struct, frozen=True):
    """The line between two areas, from one point that three share (or the edge) to the next."""

    between: tuple[str, str]
    points: Points


class Network(Struct, frozen=True):
    outlines: dict[str, Points]
    borders: tuple[Chain, ...]
    """Every line between two areas once; the edge of the map is not among them."""


def network_of(polygons: Mapping[str, Sequence[Point]]) -> Network:
    """The smoothed map. Neighbours match exactly: each chain is smoothed once, for both."""
    owners = owners_of_edges(polygons)
    outlines: dict[str, Points] = {}
    borders: dict[Points, Chain] = {}
    for area, polygon in polygons.items():
        outline: list[Point] = []
        for neighbour, points in chains_around(area, polygon, owners):
            soft = points if neighbour == OUTSIDE else softened(points)
            outline += soft[:-1]
            if neighbour != OUTSIDE:
                key = min(soft, soft[::-1])
                first, second = sorted((area, neighbour))
                borders.setdefault(key, Chain((first, second), key))
        outlines[area] = rounded(outline)
    return Network(outlines, tuple(borders.values()))


def softened(points: Points) -> Points:
    """Smoothed in one direction only, so that both neighbours get the very same numbers."""
    forward = min(points, points[::-1])
    soft = rounded(smoothed(forward))
    return soft if forward == points else soft[::-1]


def owners_of_edges(
    polygons: Mapping[str, Sequence[Point]],
) -> dict[frozenset[Point], list[str]]:
    owners: dict[frozenset[Point], list[str]] = {}
    for area, polygon in polygons.items():
        for edge in closed_edges(polygon):
            owners.setdefault(frozenset(edge), []).append(area)
    return owners


def chains_around(
    area: str, polygon: Sequence[Point], owners: Mapping[frozenset[Point], list[str]]
) -> list[tuple[str, Points]]:
    """The outline of an area in order, cut wherever the neighbour changes."""
    edges = closed_edges(polygon)
    beyond = [other_owner(area, owners[frozenset(edge)]) for edge in edges]
    first = first_cut(beyond, polygon)
    edges = edges[first:] + edges[:first]
    beyond = beyond[first:] + beyond[:first]
    chains: list[tuple[str, list[Point]]] = []
    for neighbour, (start, end) in zip(beyond, edges, strict=True):
        if chains and chains[-1][0] == neighbour:
            chains[-1][1].append(end)
        else:
            chains.append((neighbour, [start, end]))
    return [(neighbour, tuple(points)) for neighbour, points in chains]


def other_owner(area: str, owners: Sequence[str]) -> str:
    return next((owner for owner in owners if owner != area), OUTSIDE)


def first_cut(beyond: Sequence[str], polygon: Sequence[Point]) -> int:
    """Where the neighbour changes; an island within one area is cut at its smallest point."""
    for place, neighbour in enumerate(beyond):
        if beyond[place - 1] != neighbour:
            return place
    return polygon.index(min(polygon))
