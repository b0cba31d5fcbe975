"""The Mercenaries of two players, the Empire of one: their dice, orders, relics and heroes."""

from collections.abc import Iterator

from games.kernel.content import in_order
from games.kernel.drawing.controls import pin, ring
from games.kernel.drawing.lettering import fitting_size, lines_of
from games.kernel.drawing.shapes import Box, Group, Rectangle, Shape, Use, at, label
from games.rules.daimyo.board.heroes import ROOMY
from games.rules.daimyo.board.pieces import coin, die, small_disc
from games.rules.daimyo.board.pool import HEIGHT, WIDTH
from games.rules.daimyo.board.scene import Scene
from games.rules.daimyo.board.stores import restored, stored
from games.rules.daimyo.board.words import EMPIRE_CARD, HEROES_OF, POINTS
from games.rules.daimyo.printed.automata import EmpireRow
from games.rules.daimyo.printed.words import MercenaryActionId
from games.rules.daimyo.state import AUTOMATON

ROW = 52.0


def draw_automaton(scene: Scene) -> Iterator[Shape]:
    yield Rectangle(Box(0, 0, WIDTH, HEIGHT), 14, css="card")
    yield head(scene)
    if scene.g.automaton.kind == "mercenaries":
        yield from mercenary_spaces(scene)
    else:
        yield from empire_rows(scene)
    yield from belongings(scene, HEIGHT - 92)


def head(scene: Scene) -> Group:
    """Who it is; options point at it by either of its names."""
    target = f"seat:{AUTOMATON}" if scene.g.is_solo else "mercenaries"
    box, number = Box(8, 8, WIDTH - 16, 38), scene.number(target)
    shapes: list[Shape] = [Rectangle(box, 8, css="ground card-used")]
    if number is not None:
        shapes += ring(box, 8)
    shapes.append(small_disc(scene, AUTOMATON, (28, 27), 0.8))
    shapes.append(label(48, 33, scene.name_of(AUTOMATON), "heading", 18))
    worth = scene.g.automaton.tokens.get("gold", 0)
    if scene.g.is_solo:
        points = scene.word(POINTS, count=scene.g.points(AUTOMATON))
        shapes.append(label(WIDTH - 20, 33, points, "dai-end strong", 16))
    else:
        shapes.append(coin(worth, (WIDTH - 30, 27), 13))
    if number is not None:
        shapes.append(pin(number, (WIDTH - 70, 27), radius=14))
    return scene.target(target, tuple(shapes), scene.name_of(AUTOMATON))


# -- the Mercenaries -----------------------------------------------------------------------


def mercenary_spaces(scene: Scene) -> Iterator[Shape]:
    for row, name in enumerate(in_order(scene.content.mercenaries.spaces)):
        yield mercenary_space(scene, name, 56 + row * (ROW + 3))


def mercenary_space(scene: Scene, name: MercenaryActionId, y: float) -> Group:
    printed = scene.content.mercenaries.spaces[name]
    dice = [one for one in scene.g.automaton.dice if one.space == name]
    title, text = scene.word(printed.name), scene.word(printed.text)
    shapes = list(order_row(scene, f"merc:{name}", title, text))
    for place in range(printed.capacity):
        x = 26 + place * 38
        if place < len(dice):
            shapes.append(die(dice[place].colour, dice[place].value, (x, ROW / 2), 32))
        else:
            box = Box(x - 16, ROW / 2 - 16, 32, 32)
            shapes.append(Rectangle(box, 7, css=f"dai-space-{printed.die}"))
    return scene.target(f"merc:{name}", tuple(shapes), f"{title}: {text}", at(8, y))


def order_row(scene: Scene, target: str, name: str, text: str) -> Iterator[Shape]:
    """A row of orders: room for dice at the left, words at the right."""
    box, number = Box(0, 0, WIDTH - 16, ROW), scene.number(target)
    yield Rectangle(box, 8, css="ground card-used")
    if number is not None:
        yield from ring(box, 8)
    room = (box.width - 98) / ROOMY
    if name:
        yield label(90, 17, name, "strong", 14.5)
    size = fitting_size(text, 14, room, 2 if name else 3, smallest=10)
    for row, line in enumerate(lines_of(text, size, room)[:3]):
        yield label(90, (31 if name else 20) + row * size * 1.15, line, "quiet", size)
    if number is not None:
        yield pin(number, (box.width - 14, 12), radius=13)


# -- the Empire ----------------------------------------------------------------------------


def empire_rows(scene: Scene) -> Iterator[Shape]:
    card = scene.g.automaton.card
    if card not in scene.content.solo.cards:
        yield label(16, 76, scene.word(EMPIRE_CARD), "quiet", 14)
        return
    for place, row in enumerate(scene.content.solo.cards[card].rows):
        yield empire_row(scene, place, row, 56 + place * (ROW + 5))


def empire_row(scene: Scene, place: int, row: EmpireRow, y: float) -> Group:
    """An order of the Empire card, with the die that called it."""
    islands = [scene.word(scene.content.islands[name].name) for name in row.islands]
    anywhere = scene.word(scene.content.terms["any_island"].name)
    text = scene.content.solo.row_texts[row.op].text
    said = scene.word(text, n=row.n, islands=", ".join(islands) or anywhere)
    shapes = list(order_row(scene, f"empire:{place}", "", said))
    dice = [one for one in scene.g.automaton.dice if one.space == str(place)]
    if dice:
        shapes.append(die(dice[0].colour, dice[0].value, (26, ROW / 2), 32))
    else:
        box = Box(10, ROW / 2 - 16, 32, 32)
        shapes.append(Rectangle(box, 7, css=f"dai-space-{row.die}"))
    if row.advantage:
        shapes.append(Use("icon-eye", css="icon-quiet", transform=at(54, ROW / 2 - 12)))
    return scene.target(f"empire:{place}", tuple(shapes), said, at(8, y))


# -- what it owns --------------------------------------------------------------------------


def belongings(scene: Scene, y: float) -> Iterator[Shape]:
    automaton = scene.g.automaton
    step = min(40.0, (WIDTH - 40) / max(len(automaton.restored) + len(automaton.tiles), 1))
    x = 28.0
    for colour in automaton.restored:
        yield restored(scene, colour, x, y + 18)
        x += step
    for tile in automaton.tiles:
        yield stored(scene, AUTOMATON, tile, x, y + 18)
        x += step
    count = len(automaton.heroes) + bool(automaton.first_hero)
    yield label(14, y + 66, scene.word(HEROES_OF, count=count), "quiet", 14)
    names = [scene.word(scene.content.heroes[hero].name) for hero in automaton.heroes]
    words = ", ".join(names)
    size = fitting_size(words, 12.5, WIDTH - 28, 1, smallest=9)
    for row, line in enumerate(lines_of(words, size, WIDTH - 28)[:1]):
        yield label(14, y + 84 + row * 14, line, "quiet", size)
