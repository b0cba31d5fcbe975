"""What a seat has: tokens, units in supply, the recruitment track, the storage with its relics."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.controls import pin, ring
from games.kernel.drawing.shapes import Box, Circle, Group, Rectangle, Shape, Use, at, label
from games.rules.daimyo.board.heroes import FULL
from games.rules.daimyo.board.island_words import tile_words
from games.rules.daimyo.board.pieces import relic_tile
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.words import RESTORED, STORAGE, SUPPLY, TRACK
from games.rules.daimyo.printed.words import Kind, UnitKind
from games.rules.daimyo.queries.board import units_left

CELL = Box(0, 0, 62, 34)
UNITS: tuple[UnitKind, ...] = ("governor", "shadow")


def stores(scene: Scene, seat: int) -> tuple[list[Shape], float]:
    shapes: list[Shape] = []
    for place, kind in enumerate(scene.content.kinds):
        shapes.append(tokens(scene, seat, kind, place * 68))
    for place, unit in enumerate(UNITS):
        shapes.append(supply(scene, seat, unit, 290 + place * 68))
    shapes.append(track(scene, seat, 424))
    shapes += storage(scene, seat, 44)
    return shapes, 44 + 58


def cell(scene: Scene, target: str, icon: str, count: int, words: str, x: float) -> Group:
    number = scene.number(target)
    shapes: list[Shape] = [Rectangle(CELL, 8, css="ground card")]
    if number is not None:
        shapes += ring(CELL, 8)
    shapes.append(Use(f"icon-{icon}", css="icon", transform=at(5, 6, scale=0.92)))
    shapes.append(label(34, 24, str(count), "strong", 18))
    if number is not None:
        shapes.append(pin(number, (CELL.width - 4, 2), radius=13))
    return scene.target(target, tuple(shapes), words, at(x, 0))


def tokens(scene: Scene, seat: int, kind: Kind, x: float) -> Group:
    count = scene.state.seats[seat].tokens.get(kind, 0)
    words = f"{scene.word(scene.content.resources[kind].name)}: {count}"
    return cell(scene, f"tokens:{seat}:{kind}", kind, count, words, x)


def supply(scene: Scene, seat: int, unit: UnitKind, x: float) -> Group:
    count = units_left(scene.g, seat, unit)
    words = scene.word(SUPPLY, name=scene.word(scene.content.terms[unit].name), count=count)
    return cell(scene, f"supply:{seat}:{unit}", unit, count, words, x)


def track(scene: Scene, seat: int, x: float) -> Group:
    """The price of the next unit: three spaces, one of them taken by the marker."""
    target, owner = f"track:{seat}", scene.state.seats[seat]
    number, box = scene.number(target), Box(0, 0, FULL - x, 34)
    shapes: list[Shape] = [Rectangle(box, 8, css="ground card")]
    if number is not None:
        shapes += ring(box, 8)
    costs = scene.content.economy.recruit.costs
    for place, cost in enumerate(costs):
        here = (place + 0.5) * box.width / len(costs)
        if place == owner.track:
            shapes.append(Circle(here, 17, 12, css="card-last thin"))
        shapes.append(label(here, 23, str(cost), "figure", 16))
    if number is not None:
        shapes.append(pin(number, (box.width - 6, 2), radius=13))
    words = f"{scene.word(TRACK)}: {costs[owner.track]}"
    return scene.target(target, tuple(shapes), words, at(x, 0))


def storage(scene: Scene, seat: int, y: float) -> Iterator[Shape]:
    """The tiles by their relics; restored relics stand whole at the front."""
    owner = scene.state.seats[seat]
    used = len(owner.tiles) + len(owner.restored)
    words = scene.word(STORAGE, used=used, capacity=owner.capacity)
    yield label(0, y + 14, words, "quiet", 13.5)
    x = 18.0
    step = min(44.0, (FULL - 30) / max(owner.capacity, used, 1))
    for colour in owner.restored:
        yield restored(scene, colour, x, y + 38)
        x += step
    for tile in sorted(owner.tiles, key=lambda tile: relic_order(scene, tile)):
        yield stored(scene, seat, tile, x, y + 38)
        x += step
    for _ in range(owner.capacity - used):
        yield Rectangle(Box(x - 17, y + 21, 34, 34), 5, css="dai-dashed")
        x += step


def relic_order(scene: Scene, tile: str) -> tuple[int, str]:
    return in_order(scene.content.relics).index(tile.rsplit("_", 1)[0]), tile


def restored(scene: Scene, colour: str, x: float, y: float) -> Group:
    name = scene.word(scene.content.relics[colour].name)
    star = label(12, -8, "★", "strong", 15)
    return Group(
        (Circle(0, 0, 20, css=f"dai-relic-{colour}"), relic_tile(f"{colour}_4", (0, 0), 24), star),
        title=f"{name}: {scene.word(RESTORED)}",
        transform=at(x, y),
    )


def stored(scene: Scene, owner: int, tile: str, x: float, y: float) -> Group:
    target = f"storage:{owner}:{tile}"
    number = scene.number(target)
    shapes: list[Shape] = [relic_tile(tile, (0, 0))]
    if number is not None:
        shapes += [*ring(Box(-17, -17, 34, 34), 5), pin(number, (13, -13), radius=12)]
    return scene.target(target, tuple(shapes), tile_words(scene, tile), at(x, y))
