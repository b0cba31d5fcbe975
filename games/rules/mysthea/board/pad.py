"""The pad of an island: monsters and encounter tokens, which stand in no region."""

from collections.abc import Iterator

from msgspec import Struct

from games.kernel.drawing.shapes import Box, Ellipse, Group, Rectangle, Shape, Use, at
from games.rules.mysthea.board.pieces import SILHOUETTES, pin
from games.rules.mysthea.board.ring import RADIUS
from games.rules.mysthea.board.scene import Scene
from games.rules.mysthea.board.words import TOKEN

MONSTER = 58.0
ROW = 52.0
WIDEST = 140.0
"""A row is no wider; further figures stand in a row above."""


class Standing(Struct, frozen=True):
    target: str
    drawing: str
    words: str
    width: float
    height: float


def on_pad(scene: Scene, island: str) -> list[Standing]:
    """The monsters first, then the tokens in the order of the artefacts."""
    monsters = [
        Standing(
            f"monster:{name}",
            f"piece-{name}",
            scene.word(scene.content.monsters[name].name),
            MONSTER,
            48,
        )
        for name, beast in scene.state.monsters.items()
        if beast.island == island
    ]
    shape = SILHOUETTES["token"]
    tokens = [
        Standing(
            f"token:{seat}",
            f"piece-token-{scene.colour_of(seat)}",
            f"{scene.name_of(seat)}: {scene.word(TOKEN)}",
            shape.width + 2,
            shape.height,
        )
        for seat in scene.in_artefact_order
        if scene.seat(seat).token == island
    ]
    return monsters + tokens


def rows_of(things: list[Standing]) -> list[list[Standing]]:
    rows: list[list[Standing]] = []
    for thing in things:
        if rows and sum(one.width for one in rows[-1]) + thing.width <= WIDEST:
            rows[-1].append(thing)
        else:
            rows.append([thing])
    return rows


def wide(row: list[Standing]) -> float:
    return sum(thing.width for thing in row)


def pad_box(scene: Scene, island: str) -> list[Box]:
    """What the figures take up, so that units keep off it."""
    rows = rows_of(on_pad(scene, island))
    if not rows:
        return []
    x, y = heart(scene, island, len(rows))
    width = max(map(wide, rows))
    return [Box(x - width / 2 - 5, y - len(rows) * ROW / 2, width + 10, len(rows) * ROW)]


def heart(scene: Scene, island: str, rows: int) -> tuple[float, float]:
    """The middle of the figures: on the pad, but inside of the island's square."""
    across, down = scene.content.islands[island].pad
    x, y = (across - 0.5) * 2 * RADIUS * 1.04, (down - 0.5) * 2 * RADIUS * 1.04
    most = RADIUS + 4 - rows * ROW / 2
    return x, min(max(y, -most), most)


def pad_row(scene: Scene, island: str) -> Iterator[Shape]:
    rows = rows_of(on_pad(scene, island))
    if not rows:
        return
    middle, y = heart(scene, island, len(rows))
    plate = pad_box(scene, island)[0]
    yield Rectangle(plate, ROW / 2, css="wall thin")
    y -= (len(rows) - 1) * ROW / 2
    for row in rows:
        x = middle - wide(row) / 2
        for thing in row:
            yield figure(scene, thing, x + thing.width / 2, y)
            x += thing.width
        y += ROW


def figure(scene: Scene, thing: Standing, x: float, y: float) -> Group:
    number = scene.lit.get(thing.target)
    lamp: tuple[Shape, ...] = ()
    if number is not None:
        lamp = tuple(
            Ellipse(0, 0, thing.width / 2 + 7, thing.height / 2 + 7, css=css)
            for css in ("ring-casing", "ring")
        )
    dashes: tuple[Shape, ...] = ()
    if number is None and (scene.has_news("arrived", thing.target)):
        dashes = (Ellipse(0, 0, thing.width / 2 + 5, thing.height / 2 + 5, css="arrived"),)
    pins = () if number is None else (pin(number, (thing.width / 2, -22), radius=17),)
    return Group(
        (Group(lamp, day=True), Use(thing.drawing), *dashes, *pins),
        link=scene.link(thing.target),
        id=thing.target,
        css="piece" + scene.lit_class(thing.target),
        title=scene.told(thing.target, thing.words),
        transform=at(x, y),
    )
