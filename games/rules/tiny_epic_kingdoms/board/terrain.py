"""Where on an area its glyphs stand: seeded by its id, so that they never move."""

from functools import lru_cache

from msgspec import Struct

from games.kernel.drawing.geometry import Points, bounds, distance_to_border, is_inside, middle
from games.kernel.drawing.scatter import fractions, jittered_grid
from games.kernel.drawing.shapes import Group, Point, Use, at
from games.rules.tiny_epic_kingdoms.board.glyphs import GLYPHS, SCATTERS
from games.rules.tiny_epic_kingdoms.content import TerrainId

CASTLE_ABOVE = 51
"""How far the foot of the castle is above the place of the pieces."""

LIGHT = 7
"""How wide the line of light is, a little less: an edge of a glyph may touch it."""

Extent = tuple[float, float, float, float]


class Area(Struct, frozen=True):
    """A region as it is drawn."""

    id: str
    terrain: TerrainId
    standable: bool
    outline: Points
    slots: Points
    exit: Point | None

    @property
    def kept_free(self) -> list[Extent]:
        """Room for two pieces, or a piece and a pin; and for the exit."""
        found: list[Extent] = []
        if self.standable:
            x, y = middle(self.slots)
            found.append((x - 60, y - 36, x + 60, y + 34))
        if self.exit is not None:
            x, y = self.exit
            found.append((x - 28, y - 28, x + 28, y + 28))
        return found


class Spot(Struct, frozen=True):
    glyph: str
    foot: Point
    scale: float

    @property
    def extent(self) -> Extent:
        glyph = GLYPHS[self.glyph]
        x, y = self.foot
        half = glyph.half * self.scale
        return x - half, y - glyph.above * self.scale, x + half, y + glyph.below * self.scale


def glyphs_on(area: Area) -> Group:
    """All glyphs of an area, those further up first; they are the same in every match."""
    drawn = tuple(
        Use(f"glyph-{spot.glyph}", transform=at(*spot.foot, scale=spot.scale))
        for spot in spots(area)
    )
    return Group(drawn, css=f"glyphs-{area.terrain}")


@lru_cache(maxsize=512)
def spots(area: Area) -> tuple[Spot, ...]:
    scatter = SCATTERS[area.terrain]
    castle = [castle_of(area)] if area.terrain == "capital" else []
    taken = [*area.kept_free, *(spot.extent for spot in castle)]
    chance = fractions(f"{area.id} glyphs")
    found: list[Spot] = []
    for x, y in jittered_grid(area.id, bounds(area.outline), scatter.across, scatter.down):
        glyph = scatter.glyphs[int(next(chance) * len(scatter.glyphs))]
        spot = Spot(glyph, (round(x), round(y)), round(0.85 + next(chance) * 0.25, 2))
        if next(chance) >= scatter.gaps and fits(spot, scatter.margin, area.outline, taken):
            found.append(spot)
            taken += [spot.extent] if scatter.is_loose else []
    chosen = [*castle, *(found if len(found) <= scatter.most else spread(found, scatter.most))]
    return tuple(sorted(chosen, key=lambda spot: spot.foot[1]))


def castle_of(area: Area) -> Spot:
    x, y = middle(area.slots)
    return Spot("castle", (round(x), round(y - CASTLE_ABOVE)), 1)


def spread(found: list[Spot], most: int) -> list[Spot]:
    """Some of them, evenly over the area."""
    return [found[place * len(found) // most] for place in range(most)]


def fits(spot: Spot, margin: float, outline: Points, taken: list[Extent]) -> bool:
    """Inside the area, away from its border, off what has to stay free."""
    left, top, right, bottom = spot.extent
    corners = ((left, top), (right, top), (left, bottom), (right, bottom))
    if not all(is_clear(corner, outline) for corner in corners):
        return False
    if distance_to_border((spot.foot[0], (top + bottom) / 2), outline) < margin:
        return False
    return not any(overlaps(spot.extent, other) for other in taken)


def is_clear(corner: Point, outline: Points) -> bool:
    """Inside, and not under the light that runs along the border."""
    return is_inside(corner, outline) and distance_to_border(corner, outline) >= LIGHT


def overlaps(one: Extent, other: Extent) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
