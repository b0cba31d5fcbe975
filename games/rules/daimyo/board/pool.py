"""The middle of the table: the dice by value, the villager tiles, the Black Market, the Helmet."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.controls import pin, ring
from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import (
    Box,
    Circle,
    Group,
    Label,
    Line,
    Rectangle,
    Shape,
    Span,
    Use,
    at,
    label,
)
from games.rules.daimyo.board.heroes import STRONG
from games.rules.daimyo.board.island_words import tile_words
from games.rules.daimyo.board.pieces import die, relic_tile, small_disc
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.words import EMPTY_MARKET, ROUND
from games.rules.daimyo.state import Die

WIDTH, HEIGHT = 376.0, 366.0
DIE = 36.0
COLUMN = 62.0
TILE = 46.0


def draw_pool(scene: Scene) -> Iterator[Shape]:
    """As large as an island, so that it takes its place among them."""
    yield Rectangle(Box(0, 0, WIDTH, HEIGHT), 14, css="card")
    yield from head(scene)
    yield from dice(scene)
    y = 176.0
    for villager in in_order(scene.content.villagers):
        yield villager_tile(scene, villager, y)
        y += TILE + 5
    yield black_market(scene, HEIGHT - 30)


def head(scene: Scene) -> Iterator[Shape]:
    words = scene.word(ROUND, round=scene.state.round, rounds=scene.content.game.rounds)
    yield label(14, 28, words, "heading", 18)
    yield helmet(scene)


def helmet(scene: Scene) -> Group:
    box = Box(0, 0, 74, 34)
    number = scene.number("helmet")
    shapes: list[Shape] = [Rectangle(box, 8, css="ground card-used")]
    if number is not None:
        shapes += [*ring(box, 8), pin(number, (70, 4), radius=13)]
    shapes.append(Use("icon-helmet", css="icon", transform=at(8, 5)))
    shapes.append(small_disc(scene, scene.state.helmet, (52, 17), 0.85))
    name = scene.word(scene.content.terms["helmet"].name)
    words = f"{name}: {scene.name_of(scene.state.helmet)}"
    return scene.target("helmet", tuple(shapes), words, at(WIDTH - 88, 8))


def dice(scene: Scene) -> Iterator[Shape]:
    """A column for each value; equal dice share a place and are counted."""
    for value in range(1, 7):
        x = 8 + (value - 0.5) * (WIDTH - 16) / 6
        here = [one for one in scene.g.different_dice() if one.value == value]
        for row, one in enumerate(here):
            yield pool_die(scene, one, x, 70 + row * (DIE + 5))
        if not here:
            yield label(x, 76, str(value), "figure-quiet", 15)
    yield Line((12, 168), (WIDTH - 12, 168), css="dai-tick")


def pool_die(scene: Scene, one: Die, x: float, y: float) -> Group:
    target, count = f"die:{one.colour}:{one.value}", scene.state.pool.count(one)
    number, half = scene.number(target), DIE / 2
    shapes: list[Shape] = [die(one.colour, one.value, (0, 0), DIE)]
    if number is not None:
        shapes += [*ring(Box(-half, -half, DIE, DIE), 8), pin(number, (-half, -half), radius=12)]
    if count > 1:
        shapes.append(Circle(half, half, 10, css="wall thin"))
        shapes.append(label(half, half + 4.5, f"×{count}", "figure", 12))
    named = scene.word(scene.content.terms[f"die_{one.colour}"].name)
    return scene.target(target, tuple(shapes), f"{named} {one.value} ×{count}", at(x - 4, y))


def villager_tile(scene: Scene, name: str, y: float) -> Group:
    target, printed = f"villager:{name}", scene.content.villagers[name]
    side = scene.state.villagers.get(name) or printed.starts or sorted(printed.sides)[0]
    text = scene.word(printed.sides[side].text)
    box, number = Box(0, 0, WIDTH - 24, TILE), scene.number(f"villager:{name}")
    room = (box.width - 70) / STRONG
    size = fitting_size(text, 15, room, 2, smallest=11)
    shapes: list[Shape] = [Rectangle(box, 8, css="ground card-used")]
    if number is not None:
        shapes += [*ring(box, 8), pin(number, (box.width - 16, TILE / 2), radius=14)]
    shapes.append(Use("icon-villagers", css="icon-quiet", transform=at(8, 11)))
    lines = lines_of(text, size, room)[:3]
    top = TILE / 2 + 5 - (len(lines) - 1) * size * 0.6
    for row, line in enumerate(lines):
        shapes.append(label(40, top + row * size * 1.2, line, "strong", size))
    if scene.is_changed(target):
        shapes.append(Line((40, TILE - 4), (box.width - 12, TILE - 4), css="changed"))
    return scene.target(target, tuple(shapes), text, at(12, y))


def black_market(scene: Scene, y: float) -> Group:
    """All tiles that lie there, equal ones once."""
    name = scene.word(scene.content.terms["black_market"].name)
    number = scene.number("black_market")
    tiles = list(dict.fromkeys(scene.state.black_market))
    shapes: list[Shape] = []
    box = Box(-6, -24, WIDTH - 12, 46)
    if number is not None:
        shapes += ring(box, 8)
    spans = (
        Span(name, "quiet", 14),
        Span("" if tiles else scene.word(EMPTY_MARKET), "quiet", 14, 8),
    )
    shapes.append(Label(0, -28 if len(tiles) > 5 else 5, spans))
    first = 16 if len(tiles) > 5 else 118
    step = min(40.0, (WIDTH - 30 - first) / max(len(tiles), 1))
    for place, tile in enumerate(tiles):
        shapes.append(market_tile(scene, tile, first + place * step))
    if number is not None:
        shapes.append(pin(number, (WIDTH - 34, -22), radius=13))
    return scene.target("black_market", tuple(shapes), name, at(12, y))


def market_tile(scene: Scene, tile: str, x: float) -> Group:
    target = f"black_market:{tile}"
    number = scene.number(target)
    count = scene.state.black_market.count(tile)
    shapes: list[Shape] = [relic_tile(tile, (0, 0))]
    if count > 1:
        shapes.append(label(8, 27, f"×{count}", "quiet", 12))
    if number is not None:
        shapes += [*ring(Box(-17, -17, 34, 34), 5), pin(number, (13, -13), radius=12)]
    return scene.target(target, tuple(shapes), tile_words(scene, tile), at(x, 0))
