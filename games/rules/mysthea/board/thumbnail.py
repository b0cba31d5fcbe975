"""The parts of the table as small pictures on their tabs: colours, marks, light; no glyphs."""

from collections.abc import Iterator, Mapping

from games.kernel.drawing.seats import SEAT_COLOURS, seat_disc
from games.kernel.drawing.shapes import Box, Circle, Group, Path, Rectangle, Shape, at
from games.kernel.drawing.svg import PaletteName, palette_named, svg
from games.rules.mysthea.board.cards import GROUNDS
from games.rules.mysthea.board.draw import EVENTS_PART, MARKET_PART, RING
from games.rules.mysthea.board.glyphs import ground_of
from games.rules.mysthea.board.icons import ICONS
from games.rules.mysthea.board.island import ground_for
from games.rules.mysthea.board.ring import HEIGHT, SLOTS, WIDTH, gap_of
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.queries.mysthea import Mysthea

PICTURE = Box(0, 0, WIDTH, HEIGHT)
PAPER = Rectangle(PICTURE, 30, css="pattern-ground")


def draw_thumbnail(
    g: Mysthea,
    part: str,
    *,
    lit: Mapping[str, int] = {},
    language: str = "en",
    palette: PaletteName = "light",
) -> str:
    """The picture for a tab. It has no ids: the large board has them."""
    scene = Scene(g, lit, language, ())
    return svg(small_shapes(scene, part), PICTURE, palette_named(palette), "")


def small_shapes(scene: Scene, part: str) -> Iterator[Shape]:
    if part == RING:
        return small_ring(scene)
    if part == MARKET_PART:
        return small_cards(scene, scene.state.market)
    if part == EVENTS_PART:
        return small_track(scene)
    what, _colon, seat = part.partition(":")
    if what == "hand":
        return small_cards(scene, scene.seat(int(seat)).hand)
    return small_mat(scene, int(seat))


def small_ring(scene: Scene) -> Iterator[Shape]:
    yield PAPER
    for island, place in zip(scene.state.ring, SLOTS, strict=False):
        yield Group(tuple(small_island(scene, island)), transform=at(*place))
    for island in scene.state.ring:
        if f"gap:{island}" in scene.lit:
            yield Group(
                tuple(lamp(Circle, 40)), day=True, transform=at(*gap_of(scene.state.ring, island))
            )
    for seat in scene.seats:
        yield from champion_disc(scene, seat)


def small_island(scene: Scene, island: str) -> Iterator[Shape]:
    ground = ground_for(scene, island)
    for region, path in ground.paths.items():
        earth = ground_of(region.partition(".")[2])
        bright = bool({f"region:{region}", f"island:{island}"} & scene.lit.keys())
        yield Group((Path(path, css=f"ground-{earth}"),), day=bright)
    yield Path(ground.shore_path, css="frame")
    for region, path in ground.paths.items():
        if f"region:{region}" in scene.lit or unit_is_lit(scene, region):
            yield outline_lamp(path)
    if f"island:{island}" in scene.lit:
        yield outline_lamp(ground.shore_path)


def unit_is_lit(scene: Scene, region: str) -> bool:
    return any(one.startswith("unit:") and f":{region}:" in one for one in scene.lit)


def outline_lamp(outline: str) -> Group:
    return Group((Path(outline, css="light-casing"), Path(outline, css="light")), day=True)


def lamp(shape: type[Circle], radius: float) -> Iterator[Shape]:
    yield shape(0, 0, radius, css="light-casing")
    yield shape(0, 0, radius, css="light")


def champion_disc(scene: Scene, seat: int) -> Iterator[Shape]:
    """Where the champion of a seat stands, as the seat's disc."""
    region = scene.seat(seat).champion.region
    if not region or not scene.state.ring:
        return
    island = scene.content.regions[region].island
    outline = ground_for(scene, island).network.outlines[region]
    x, y = SLOTS[scene.state.ring.index(island)]
    middle_x = sum(point[0] for point in outline) / len(outline)
    middle_y = sum(point[1] for point in outline) / len(outline)
    aside = (seat - len(scene.seats) / 2) * 22
    yield seat_mark(scene, seat, (x + middle_x + aside, y + middle_y), 2.7)


def seat_mark(scene: Scene, seat: int, place: tuple[float, float], size: float) -> Group:
    colour = scene.colour_of(seat)
    drawn = seat_disc(colour, SEAT_COLOURS[colour]).children
    return Group((Circle(0, 0, 16, css="halo"), *drawn), transform=at(*place, scale=size))


def small_cards(scene: Scene, codes: list[str]) -> Iterator[Shape]:
    """A row of cards in the tints of their types; lit ones have light around them."""
    yield PAPER
    shown = codes[:5] or [""]
    step = min(220.0, (WIDTH - 330) / max(1, len(shown) - 1)) if len(shown) > 1 else 0
    first = (WIDTH - 250 - step * (len(shown) - 1)) / 2
    for place, code in enumerate(shown):
        x = first + place * step
        card = scene.content.cards.get(code)
        box = Box(x, 260, 250, 400)
        yield Rectangle(box, 24, css="card" if card else "card-used")
        if card:
            yield Rectangle(Box(x, 260, 250, 150), 24, css=f"ground-{GROUNDS[card.type]}")
    if any(f"card:{code}" in scene.lit for code in codes):
        frame = Box(first - 20, 235, 290 + step * (len(shown) - 1), 450)
        yield Group(
            tuple(Rectangle(frame, 30, css=css) for css in ("light-casing", "light")), day=True
        )


def small_track(scene: Scene) -> Iterator[Shape]:
    yield PAPER
    for place in range(9):
        box = Box(115 + place % 3 * 310, 140 + place // 3 * 230, 270, 190)
        event = scene.state.track[place] if place < len(scene.state.track) else ""
        known = event in scene.content.region_types
        ground = f"ground-{ground_of(event)}" if known else "card"
        yield Rectangle(box, 20, css=ground if event else "card-used")
        if event and not known:
            mark = ICONS["storm" if event == "storm" else "monster"]
            yield Path(mark, css="icon", transform=at(box.x + 55, box.y + 14, scale=6.5))


def small_mat(scene: Scene, seat: int) -> Iterator[Shape]:
    yield PAPER
    yield seat_mark(scene, seat, (WIDTH / 2, 400), 14)
    held = len(scene.seat(seat).upgrades) + len(scene.seat(seat).accessories)
    for place in range(8):
        box = Box(85 + place * 122, 720, 104, 140)
        yield Rectangle(box, 14, css="card" if place < held else "card-used")
