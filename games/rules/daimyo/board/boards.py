"""The two construction boards of a seat: what the next building costs and which tile it frees."""

from collections.abc import Iterator

from games.kernel.drawing.controls import pin, ring
from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, Use, at, label
from games.rules.daimyo.board.heroes import FULL, ROOMY
from games.rules.daimyo.board.pieces import piece
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.words import BUILT, COVERED
from games.rules.daimyo.printed.cards import BoardSide
from games.rules.daimyo.printed.words import BuildingKind

KINDS: tuple[BuildingKind, ...] = ("farm", "tower")
HEAD = 124.0
TALL = 124.0


def boards(scene: Scene, seat: int) -> tuple[list[Shape], float]:
    shapes: list[Shape] = []
    for row, kind in enumerate(KINDS):
        if kind in scene.state.seats[seat].boards:
            inner = tuple(board(scene, seat, kind))
            shapes.append(Group(inner, transform=at(0, row * (TALL + 8))))
    return shapes, 2 * (TALL + 8) + 4


def board(scene: Scene, seat: int, kind: BuildingKind) -> Iterator[Shape]:
    yield head(scene, seat, kind)
    tiles = side_of(scene, seat, kind).tiles
    wide, high = (FULL - HEAD - 8) / 2, TALL / 2
    for place in range(len(tiles)):
        x, y = HEAD + 8 + place % 2 * wide, place // 2 * high
        yield tile_space(scene, seat, kind, place + 1, Box(x, y, wide - 6, high - 4))


def side_of(scene: Scene, seat: int, kind: BuildingKind) -> BoardSide:
    printed = scene.content.boards[scene.state.seats[seat].boards[kind]]
    return printed.sides[scene.g.options.boards]


def head(scene: Scene, seat: int, kind: BuildingKind) -> Group:
    """The board as a whole: its name and the basic price."""
    target, number = f"board:{seat}:{kind}", scene.number(f"board:{seat}:{kind}")
    box = Box(0, 0, HEAD, TALL)
    shapes: list[Shape] = [Rectangle(box, 10, css="ground card")]
    if number is not None:
        shapes += ring(box, 10)
    shapes.append(piece(scene, kind, seat, (24, 26)))
    name = scene.word(scene.content.terms[kind].name)
    size = 14.5
    for row, line in enumerate(lines_of(name, size, (HEAD - 16) / ROOMY)[:2]):
        shapes.append(label(8, 60 + row * size * 1.15, line, "strong", size))
    x = 8.0
    for token, amount in side_of(scene, seat, kind).cost.items():
        icon = at(x, TALL - 30, scale=0.85)
        shapes.append(Use(f"icon-{token}", css="icon-quiet", transform=icon))
        shapes.append(label(x + 23, TALL - 13, str(amount), "strong", 16))
        x += 44
    if number is not None:
        shapes.append(pin(number, (HEAD - 12, 10), radius=14))
    return scene.target(target, tuple(shapes), name)


def tile_space(scene: Scene, seat: int, kind: BuildingKind, space: int, box: Box) -> Group:
    """A tile under a building that is not built yet; a gap once it is."""
    target = f"board:{seat}:{kind}:{space}"
    number, inner = scene.number(target), Box(0, 0, box.width, box.height)
    is_built = space in scene.state.seats[seat].uncovered.get(kind, [])
    effect = side_of(scene, seat, kind).tiles[space - 1]
    text = scene.word(scene.content.effects[effect].text)
    look = "dai-dashed" if is_built else "card-used"
    shapes: list[Shape] = [Rectangle(inner, 8, css=f"ground {look}")]
    if number is not None:
        shapes += ring(inner, 8)
    if not is_built:
        room = (box.width - 16) / ROOMY
        size = fitting_size(text, 14.5, room, 3, smallest=11)
        for row, line in enumerate(lines_of(text, size, room)[:4]):
            shapes.append(label(8, 18 + row * size * 1.15, line, "quiet", size))
    if number is not None:
        shapes.append(pin(number, (box.width - 12, 12), radius=13))
    words = f"{text} ({scene.word(BUILT if is_built else COVERED)})"
    return scene.target(target, tuple(shapes), words, at(box.x, box.y))
