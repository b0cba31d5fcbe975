"""What is chosen before the first round: clans, and construction boards in a draft."""

from games.kernel.content import in_order
from games.kernel.drawing.controls import pin, ring
from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, Use, at, label
from games.rules.daimyo.board.heroes import FULL, ROOMY
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.printed.words import Tokens

WIDE = (FULL - 12) / 2
TALL = 118.0


def is_choosing(scene: Scene) -> bool:
    """True while a clan or a board is missing."""
    return any(not seat.clan or len(seat.boards) < 2 for seat in scene.state.seats)


def draw_choices(scene: Scene) -> tuple[list[Shape], float]:
    shapes: list[Shape] = []
    taken = {seat.clan for seat in scene.state.seats}
    clans = [name for name in in_order(scene.content.clans) if name not in taken]
    cards = [clan_card(scene, name) for name in clans]
    if scene.g.options.boards == "advanced":
        drafted = {board for seat in scene.state.seats for board in seat.boards.values()}
        left = [name for name in in_order(scene.content.boards) if name not in drafted]
        cards += [board_card(scene, name) for name in left]
    for place, card in enumerate(cards):
        where = at(place % 2 * (WIDE + 12), place // 2 * (TALL + 10))
        shapes.append(Group((card,), transform=where))
    return shapes, max(1, -(-len(cards) // 2)) * (TALL + 10)


def clan_card(scene: Scene, name: str) -> Group:
    clan = scene.content.clans[name]
    return card(scene, f"clan:{name}", scene.word(clan.name), [scene.word(clan.text)], clan.start)


def board_card(scene: Scene, name: str) -> Group:
    board = scene.content.boards[name]
    side = board.sides[scene.g.options.boards]
    tiles = [scene.word(scene.content.effects[tile].text) for tile in side.tiles]
    return card(scene, f"draft:{name}", scene.word(board.name), tiles, side.start)


def card(scene: Scene, target: str, title: str, texts: list[str], start: Tokens) -> Group:
    number, box = scene.number(target), Box(0, 0, WIDE, TALL)
    shapes: list[Shape] = [Rectangle(box, 10, css="ground card")]
    if number is not None:
        shapes += ring(box, 10)
    shapes.append(label(10, 25, title, "heading", fitting_size(title, 16.5, WIDE - 50, 1)))
    room, words = (WIDE - 20) / ROOMY, " · ".join(texts)
    size = fitting_size(words, 13, room, 4 if len(texts) > 1 else 3, smallest=9)
    for row, line in enumerate(lines_of(words, size, room)[:5]):
        shapes.append(label(10, 44 + row * size * 1.18, line, "quiet", size))
    x = 10.0
    for kind, amount in start.items():
        shapes.append(Use(f"icon-{kind}", css="icon-quiet", transform=at(x, TALL - 24, scale=0.75)))
        shapes.append(label(x + 20, TALL - 10, str(amount), "strong", 14))
        x += 38
    if number is not None:
        shapes.append(pin(number, (WIDE - 14, 14), radius=14))
    return scene.target(target, tuple(shapes), f"{title}: {words}")
