"""The units of a region as countable pieces, side by side, with rings, dashes and ghosts."""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.drawing.geometry import Points
from games.kernel.drawing.lettering import width_of
from games.kernel.drawing.shapes import (
    Box,
    Ellipse,
    Group,
    Line,
    Shape,
    Use,
    at,
    label,
)
from games.rules.mysthea.board.pieces import SILHOUETTES, pin
from games.rules.mysthea.board.places import laid_out
from games.rules.mysthea.board.scene import KINDS, Scene
from games.rules.mysthea.board.words import LEFT, LOST
from games.rules.mysthea.content import UnitKind

LEAN = 0.74
"""How far apart overlapping pieces of one kind stand, in parts of their width."""
MOST = 3
"""More pieces of a kind than that are one piece and a number."""
COUNT_SIZE = 23.0
PIN = 22.0
AROUND = 20.0
"""How much more room pieces take that may be chosen: for the light around them."""
WOUNDED = 78


class Band(Struct, frozen=True):
    """The pieces of one seat and kind in a region: standing there, or gone from it."""

    seat: int
    kind: UnitKind
    region: str
    count: int
    gone: str = ""
    lying: bool = False

    @property
    def target(self) -> str:
        return f"unit:{self.seat}:{self.region}:{self.kind}"

    @property
    def shown(self) -> int:
        """How many pieces are drawn."""
        return self.count if self.count <= MOST else 1

    @property
    def step(self) -> float:
        return SILHOUETTES[self.kind].width * LEAN

    @property
    def number(self) -> str:
        return "" if self.count <= MOST else f"×{self.count}"

    @property
    def width(self) -> float:
        first = SILHOUETTES[self.kind].height if self.lying else SILHOUETTES[self.kind].width
        pieces = first + (self.shown - 1) * self.step
        return pieces + (width_of(self.number, COUNT_SIZE) + 2 if self.number else 0)


def bands_in(scene: Scene, region: str) -> list[Band]:
    """Seats in artefact order; behind those who stand there the ghosts of those who left."""
    standing = [
        Band(seat, kind, region, count, lying=kind == "champion" and is_wounded(scene, seat))
        for seat in scene.in_artefact_order
        for kind, count in scene.units_in(seat, region)
    ]
    ghosts = [
        Band(seat, kind, region, 1, gone)
        for gone in ("left", "lost")
        for seat in scene.in_artefact_order
        for kind in KINDS
        if scene.has_news(gone, f"unit:{seat}:{region}:{kind}")
    ]
    return [*standing, *ghosts]


def is_wounded(scene: Scene, seat: int) -> bool:
    return scene.seat(seat).champion.wounded


def standing(scene: Scene, region: str, outline: Points, free: tuple[Box, ...]) -> Iterator[Shape]:
    """All bands of a region; the first place belongs to the region's own pin."""
    number = scene.lit.get(f"region:{region}")
    bands = bands_in(scene, region)
    widths = [band.width + (AROUND if band.target in scene.lit else 0) for band in bands]
    if number is not None:
        widths.insert(0, 2 * PIN + 4)
    layout = laid_out(outline, tuple(widths), free)
    places = list(layout.places)
    if number is not None:
        yield pin(number, places.pop(0), radius=max(PIN * layout.scale, 18))
    for band, place in zip(bands, places, strict=True):
        yield drawn_band(scene, band, at(*place, scale=layout.scale), own=number)


def drawn_band(scene: Scene, band: Band, transform: str, *, own: int | None) -> Group:
    if band.gone:
        return ghost(scene, band, transform)
    number = scene.lit.get(band.target)
    inner = (
        *ring(scene, band),
        *pieces(scene, band),
        *news(scene, band),
        *(() if number in (None, own) else (pin(number or 0, (band.width / 2, -24), radius=17),)),
    )
    told = f"{scene.unit_words(band.seat, band.kind, band.count)}, {scene.region_name(band.region)}"
    return Group(
        inner,
        link=scene.link(band.target),
        id=band.target,
        css="piece" + scene.lit_class(band.target),
        title=scene.told(band.target, told),
        transform=transform,
    )


def pieces(scene: Scene, band: Band) -> Iterator[Shape]:
    first = 0.0 if band.lying else -band.width / 2 + SILHOUETTES[band.kind].width / 2
    name = f"piece-{band.kind}-{scene.colour_of(band.seat)}"
    turn = -WOUNDED if band.lying else 0
    for place in range(band.shown):
        yield Use(name, transform=at(first + place * band.step, 0, turn=turn))
    if band.number:
        x = first + SILHOUETTES[band.kind].width / 2 + 2
        yield label(x, 9, band.number, "strong", COUNT_SIZE)


def extent(band: Band) -> tuple[float, float]:
    return band.width / 2 + 9, SILHOUETTES[band.kind].height / 2 + 9


def ring(scene: Scene, band: Band) -> tuple[Shape, ...]:
    """The lamp around pieces that may be chosen."""
    if band.target not in scene.lit:
        return ()
    across, down = extent(band)
    return (
        Group(
            (
                Ellipse(0, 0, across, down, css="ring-casing"),
                Ellipse(0, 0, across, down, css="ring"),
            ),
            day=True,
        ),
    )


def news(scene: Scene, band: Band) -> Iterator[Shape]:
    if scene.has_news("arrived", band.target) and band.target not in scene.lit:
        yield Ellipse(0, 0, *extent(band), css="arrived")


def ghost(scene: Scene, band: Band, transform: str) -> Group:
    """A dashed piece where one stood; with a stroke through it if it was lost."""
    lost = band.gone == "lost"
    stroke = (Line((-18, 20), (18, -20), css="struck"),) if lost else ()
    told = f"{scene.unit_words(band.seat, band.kind, 1)}, {scene.word(LOST if lost else LEFT)}"
    return Group(
        (Use(f"outline-{band.kind}", css="ghost"), *stroke), title=told, transform=transform
    )
